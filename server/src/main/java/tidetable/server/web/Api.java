package tidetable.server.web;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.smallrye.common.annotation.NonBlocking;
import io.smallrye.mutiny.Uni;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.RoutingContext;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import tidetable.bots.Bots;
import tidetable.engine.Game;
import tidetable.engine.file.BadInput;
import tidetable.engine.file.Fields;
import tidetable.engine.file.Json;
import tidetable.games.Games;
import tidetable.server.Server;
import tidetable.server.table.Cards;
import tidetable.server.table.Code;
import tidetable.server.table.Reply;
import tidetable.server.table.Request;
import tidetable.server.table.Words;

/** Everything but play, over HTTP. What each request means is in {@code docs/api.md}. */
@Path("/api")
@Produces(MediaType.APPLICATION_JSON)
@NonBlocking
public class Api {
    private static final int MOST_LISTED = 100;
    private static final int MOST_TOKENS = 100;

    @Inject
    Server server;

    @Inject
    RoutingContext http;

    /** Who asks, taken down before anything waits: {@code token} is a hash. */
    private record Caller(String language, String token, String address) {}

    private Caller caller() {
        HttpServerRequest request = http.request();
        String bearer = Optional.ofNullable(request.getHeader("Authorization"))
                .filter(header -> header.startsWith("Bearer "))
                .map(header -> header.substring("Bearer ".length()).strip())
                .orElse("");
        return new Caller(
                Languages.of(request),
                Secrets.hash(bearer),
                request.remoteAddress().host());
    }

    @GET
    @Path("/games")
    public String games() {
        ObjectNode node = Json.object();
        ArrayNode games = node.putArray("games");
        for (String id : Games.ids()) {
            Game<?, ?> game = server.node().library().open(id);
            ObjectNode one = (ObjectNode) Json.tree(game.info());
            ArrayNode bots = one.putArray("bots");
            Bots.names(game).forEach(bots::add);
            games.add(one);
        }
        return Json.line(node);
    }

    @GET
    @Path("/games/{game}/rules")
    @Produces("text/markdown;charset=UTF-8")
    public Response rules(@PathParam("game") String id) {
        return told(id, Game::rulebook);
    }

    @GET
    @Path("/games/{game}/cards")
    public Response cards(@PathParam("game") String id) {
        return told(id, Cards::of);
    }

    /** What a game says in words, in the language of who asks or in English. */
    private Response told(String id, BiFunction<Game<?, ?>, String, String> words) {
        Caller who = caller();
        try {
            Game<?, ?> game = server.node().library().open(id);
            String language = Words.languageOf(game, who.language());
            return Response.ok(words.apply(game, language)).language(language).build();
        } catch (BadInput e) {
            throw refusal(Code.BAD_CHOICE, who, String.valueOf(e.getMessage()));
        }
    }

    @POST
    @Path("/tables")
    public Uni<Response> create(String body) {
        Caller who = caller();
        server.limits().count(Limits.Kind.CREATE, who.address(), who.language());
        Bodies.Create create = Bodies.create(body, server.node().library(), who.language());
        String table = create.command().isEmpty() ? Secrets.id() : Secrets.idFrom(create.command());
        Sitter sitter = new Sitter(table, create.name());
        Request.Open open = new Request.Open(
                Secrets.hash(create.command()),
                create.opening(),
                Secrets.id(),
                List.of(),
                "",
                create.person(),
                create.person() < 0 ? Request.NewSeat.NOBODY : sitter.seat());
        return ask(who, table, open)
                .map(done -> created(table, done, create.person() < 0 ? Optional.empty() : Optional.of(sitter)));
    }

    /** Who is about to sit down: secrets are made here and leave only once, in the answer. */
    private record Sitter(String table, String name, String token, String code) {
        Sitter(String table, String name) {
            this(table, name, Secrets.token(table), Secrets.code());
        }

        Request.NewSeat seat() {
            return new Request.NewSeat(Secrets.id(), name, Secrets.hash(token), Secrets.hashOfCode(code));
        }
    }

    private Response created(String table, Reply.Done done, Optional<Sitter> sitter) {
        return Response.status(Response.Status.CREATED)
                .entity(Json.line(seat(table, done, sitter)))
                .build();
    }

    private ObjectNode seat(String table, Reply.Done done, Optional<Sitter> sitter) {
        JsonNode known = Json.parse(done.body(), "the table");
        ObjectNode node = Json.object();
        node.put("table", table);
        sitter.ifPresent(person ->
                node.put("seat", done.seat()).put("token", person.token()).put("recovery", person.code()));
        String invite = known.path("invite").asText();
        node.put("invite", invite);
        node.put("link", server.address() + "/t/" + table + "#" + invite);
        return node;
    }

    @GET
    @Path("/tables")
    public Uni<String> listed() {
        return Uni.createFrom()
                .completionStage(server.node().index().listed(MOST_LISTED))
                .map(found -> {
                    ObjectNode node = Json.object();
                    ArrayNode tables = node.putArray("tables");
                    found.forEach(table -> {
                        ObjectNode one = tables.addObject();
                        one.put("table", table.table()).put("game", table.game());
                        one.put(
                                "title",
                                server.node()
                                        .library()
                                        .open(table.game())
                                        .info()
                                        .title());
                        one.put("seats", table.seats()).put("free", table.free());
                        one.put("created", Instant.ofEpochMilli(table.created()).toString());
                        table.people().forEach(one.putArray("people")::add);
                    });
                    return Json.line(node);
                });
    }

    @GET
    @Path("/tables/{table}")
    public Uni<String> table(@PathParam("table") String table) {
        Caller who = caller();
        return ask(who, table, new Request.Look(who.token())).map(Reply.Done::body);
    }

    @GET
    @Path("/tables/{table}/cards")
    public Uni<String> deck(@PathParam("table") String table) {
        Caller who = caller();
        return ask(who, table, new Request.Deck(who.token())).map(Reply.Done::body);
    }

    @POST
    @Path("/tables/{table}/seats")
    public Uni<Response> sit(@PathParam("table") String table, String body) {
        Caller who = caller();
        server.limits().count(Limits.Kind.JOIN, who.address(), who.language());
        Fields fields = Bodies.body(body);
        String command = Bodies.secretCommand(fields);
        String name = Bodies.name(fields, "name");
        String invite = fields.optionalText("invite").orElse("");
        int wanted = fields.integer("seat", 0, 31, -1);
        fields.end();
        Sitter sitter = new Sitter(table, name);
        return ask(who, table, new Request.Sit(who.token(), Secrets.hash(command), invite, wanted, sitter.seat()))
                .map(done -> created(table, done, Optional.of(sitter)));
    }

    @POST
    @Path("/tables/{table}/recovery")
    public Uni<String> recover(@PathParam("table") String table, String body) {
        Caller who = caller();
        server.limits().count(Limits.Kind.JOIN, who.address(), who.language());
        Fields fields = Bodies.body(body);
        String code = fields.text("code");
        fields.end();
        // The code stays good: an answer that was lost can be asked for again, and a stolen seat be taken back.
        Sitter sitter = new Sitter(table, "", Secrets.token(table), Secrets.written(code));
        return ask(who, table, new Request.Recover(Secrets.hashOfCode(code), Secrets.hash(sitter.token())))
                .map(done -> Json.line(seat(table, done, Optional.of(sitter))));
    }

    @POST
    @Path("/tables/{table}/start")
    public Uni<String> start(@PathParam("table") String table, String body) {
        Caller who = caller();
        Fields fields = Bodies.body(body);
        List<String> fill = Bodies.fill(fields);
        String command = Bodies.command(fields);
        fields.end();
        return ask(who, table, new Request.Start(who.token(), command, fill)).map(Reply.Done::body);
    }

    @POST
    @Path("/tables/{table}/concede")
    public Uni<String> concede(@PathParam("table") String table, String body) {
        return simple(table, body, Request.Concede::new);
    }

    @POST
    @Path("/tables/{table}/leave")
    public Uni<String> leave(@PathParam("table") String table, String body) {
        return simple(table, body, Request.Leave::new);
    }

    @POST
    @Path("/tables/{table}/back")
    public Uni<String> back(@PathParam("table") String table, String body) {
        return simple(table, body, Request.Back::new);
    }

    @POST
    @Path("/tables/{table}/resume")
    public Uni<String> resume(@PathParam("table") String table, String body) {
        return simple(table, body, Request.Resume::new);
    }

    @POST
    @Path("/tables/{table}/close")
    public Uni<String> close(@PathParam("table") String table, String body) {
        return simple(table, body, Request.Close::new);
    }

    private Uni<String> simple(String table, String body, BiFunction<String, String, Request> request) {
        Caller who = caller();
        return ask(who, table, request.apply(who.token(), commandAlone(body))).map(Reply.Done::body);
    }

    private static String commandAlone(String body) {
        Fields fields = Bodies.body(body);
        String command = Bodies.command(fields);
        fields.end();
        return command;
    }

    @POST
    @Path("/tables/{table}/rematch")
    public Uni<Response> rematch(@PathParam("table") String table, String body) {
        Caller who = caller();
        server.limits().count(Limits.Kind.CREATE, who.address(), who.language());
        String command = commandAlone(body);
        return ask(who, table, new Request.Rematch(who.token(), command, Secrets.id(), Secrets.id()))
                .chain(done -> again(who, done));
    }

    /** Sits down at the table of the rematch, where the seat is kept. */
    private Uni<Response> again(Caller who, Reply.Done done) {
        JsonNode next = Json.parse(done.body(), "the rematch");
        String table = next.path("table").asText();
        Sitter sitter = new Sitter(table, next.path("name").asText());
        return ask(who, table, new Request.Sit(who.token(), "", "", -1, sitter.seat()))
                .map(seated -> created(table, seated, Optional.of(sitter)));
    }

    @GET
    @Path("/tables/{table}/record")
    public Uni<Response> record(@PathParam("table") String table) {
        Caller who = caller();
        // a file that is the same for everybody
        return ask(who, table, new Request.Write(who.token()))
                .map(done -> Response.ok(done.body()).language("en").build());
    }

    @GET
    @Path("/tables/{table}/replay")
    public Uni<String> replay(@PathParam("table") String table) {
        Caller who = caller();
        server.limits().count(Limits.Kind.REPLAY, who.address(), who.language());
        Bodies.Part part = Bodies.part(http.queryParams());
        return ask(who, table, new Request.Replay(who.token(), part.view(), part.from(), part.count()))
                .map(Reply.Done::body);
    }

    @GET
    @Path("/tables/{table}/analysis")
    public Uni<String> analysis(@PathParam("table") String table) {
        Caller who = caller();
        server.limits().count(Limits.Kind.REPLAY, who.address(), who.language());
        return ask(who, table, new Request.Analyse(who.token())).map(Reply.Done::body);
    }

    @POST
    @Path("/your-tables")
    public Uni<String> yours(String body) {
        Caller who = caller();
        Fields fields = Bodies.body(body);
        List<String> tokens = Bodies.needed(fields, "tokens").texts("tokens");
        fields.end();
        if (tokens.size() > MOST_TOKENS) {
            throw fields.bad("tokens", "may hold " + MOST_TOKENS + " at most, not " + tokens.size());
        }
        List<Uni<Optional<JsonNode>>> asked = new ArrayList<>();
        tokens.forEach(token -> asked.add(yours(who, Secrets.tableOf(token), token)));
        ObjectNode node = Json.object();
        ArrayNode tables = node.putArray("tables");
        return asked.isEmpty()
                ? Uni.createFrom().item(Json.line(node))
                : Uni.join().all(asked).andFailFast().map(found -> {
                    found.forEach(table -> table.ifPresent(tables::add));
                    return Json.line(node);
                });
    }

    private Uni<Optional<JsonNode>> yours(Caller who, String table, String token) {
        if (!Secrets.isId(table)) {
            return Uni.createFrom().item(Optional.empty());
        }
        return Uni.createFrom()
                .completionStage(server.node().ask(table, new Request.Look(Secrets.hash(token)), who.language()))
                .map(reply -> reply instanceof Reply.Done done
                        ? Optional.of(Json.parse(done.body(), "the table"))
                        : Optional.<JsonNode>empty());
    }

    private Uni<Reply.Done> ask(Caller who, String table, Request request) {
        if (!Secrets.isId(table)) {
            throw refusal(Code.NO_SUCH_TABLE, who);
        }
        return Uni.createFrom()
                .completionStage(server.node().ask(table, request, who.language()))
                .onFailure()
                .transform(_ -> refusal(Code.TRY_AGAIN, who))
                .map(reply -> switch (reply) {
                    case Reply.Done done -> done;
                    case Reply.Refused refused -> {
                        Code code = Code.of(refused.code());
                        if (code == Code.WRONG_TOKEN || code == Code.WRONG_CODE) {
                            server.limits().count(Limits.Kind.FAIL, who.address(), who.language());
                        }
                        throw new Refusal(code, refused.text(), refused.rule(), 0);
                    }
                    case Reply.Update _, Reply.Dropped _, Reply.Rehearsed _, Reply.Hinted _ ->
                        throw refusal(Code.FAULT, who);
                });
    }

    private static Refusal refusal(Code code, Caller who, Object... arguments) {
        return new Refusal(code, Words.refusal(code, who.language(), List.of(arguments)));
    }
}
