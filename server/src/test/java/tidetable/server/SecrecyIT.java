package tidetable.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tidetable.client.Api;
import tidetable.engine.ActionList;
import tidetable.engine.Deal;
import tidetable.engine.Event;
import tidetable.engine.State;
import tidetable.engine.Story;
import tidetable.engine.Viewer;
import tidetable.engine.chance.Seed;
import tidetable.engine.file.Commitment;
import tidetable.engine.file.Json;
import tidetable.engine.file.MatchRecord;
import tidetable.games.fintasticsea.FintasticSea;
import tidetable.games.fintasticsea.FintasticState;

/**
 * All that reaches anybody from joining to the end of whole matches, byte for byte, held against what the rules show to
 * that viewer. The cards that lie hidden have names that occur nowhere else.
 */
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class SecrecyIT {
    private static final Pattern MARKER = Pattern.compile("(?i)veiled[ -]?[a-z]");
    private static final String NO_AUDIENCE =
            "{\"type\":\"problem\",\"code\":\"no-audience\",\"text\":\"this table is not shown to an audience\"}";
    private static final String WRONG_TOKEN =
            "{\"type\":\"problem\",\"code\":\"wrong-token\",\"text\":\"this token opens no seat at this table (any more)\"}";
    private static final String PONG = "{\"type\":\"pong\"}";
    private static final JsonNode DECK = deck();
    private static final FintasticSea GAME = FintasticSea.with(DECK, "deck");

    /** Whatever nobody but its owner may ever read. */
    private static final Set<String> SECRETS = new HashSet<>();
    /** What the journal holds in the place of tokens. */
    private static final Set<String> HASHES = new HashSet<>();

    private static final HttpClient HTTP = HttpClient.newHttpClient();

    @TempDir
    static Path folder;

    private static TappedServer server;
    private static Api api;

    @BeforeAll
    static void start() {
        server = TappedServer.start(
                ServerProcess.Start.in(folder.resolve("data")).and("--no-limits"));
        api = new Api(server.address(), "en");
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    /** The standard deck with names for Secret Fish that are found wherever they leak. */
    private static JsonNode deck() {
        ObjectNode deck = (ObjectNode) Json.resource(FintasticSea.class, "cards.json");
        char letter = 'a';
        for (JsonNode card : deck.path("cards")) {
            if (card.path("type").asText().equals("SECRET_FISH")) {
                ((ObjectNode) card)
                        .put("id", "veiled-" + letter)
                        .put("name", "Veiled " + letter)
                        .put("text", "Veiled " + letter);
                letter++;
            }
        }
        return deck.put("name", "marked");
    }

    private static String hash(String secret) throws Exception {
        return HexFormat.of()
                .formatHex(MessageDigest.getInstance("SHA-256").digest(secret.getBytes(StandardCharsets.UTF_8)));
    }

    private static Player.Seat known(JsonNode answer) throws Exception {
        Player.Seat seat = Player.Seat.of(answer);
        SECRETS.add(seat.token().substring(seat.token().indexOf('.') + 1));
        SECRETS.add(seat.recovery());
        SECRETS.add(seat.recovery().replace("-", ""));
        HASHES.add(hash(seat.token()));
        HASHES.add(hash(seat.recovery().replace("-", "")));
        return seat;
    }

    private static List<Player.Seat> sit(Api at, int seats, boolean audience, JsonNode deck) throws Exception {
        String command = UUID.randomUUID().toString();
        SECRETS.add(command);
        ObjectNode create = Json.object()
                .put("command", command)
                .put("game", FintasticSea.ID)
                .put("audience", audience);
        create.set("deck", deck);
        var list = create.putArray("seats");
        list.addObject().put("person", "Sailor 0");
        for (int i = 1; i < seats; i++) {
            list.addObject();
        }
        List<Player.Seat> all = new ArrayList<>();
        all.add(known(at.post("/api/tables", create)));
        for (int i = 1; i < seats; i++) {
            all.add(join(at, all.getFirst(), "Sailor " + i));
        }
        return all;
    }

    private static Player.Seat join(Api at, Player.Seat first, String name) throws Exception {
        String command = UUID.randomUUID().toString();
        SECRETS.add(command);
        return known(at.post(
                "/api/tables/" + first.table() + "/seats",
                Json.object().put("name", name).put("invite", first.invite()).put("command", command)));
    }

    @ParameterizedTest(name = "{0} seats")
    @ValueSource(ints = {2, 3, 4})
    @Order(1)
    void nobodyHearsMoreThanTheRulesShow(int seats) throws Exception {
        try (Watch watch = new Watch(sit(api, seats, true, DECK), seats)) {
            watch.toTheEnd();
            watch.check();
        }
    }

    @Test
    @Order(2)
    void whoIsNotShownTheTableLearnsNothing() throws Exception {
        Player.Seat first = known(api.post("/api/tables", closedTable()));
        Player.Seat second = join(api, first, "Sailor 1");
        Player.Seat former = join(api, first, "Former");
        String table = first.table();
        try (Wiretap gone = Wiretap.open(server.address());
                Wiretap audience = Wiretap.open(server.address());
                Wiretap wrong = Wiretap.open(server.address());
                Wiretap other = Wiretap.open(server.address());
                Wiretap one = Wiretap.open(server.address());
                Wiretap two = Wiretap.open(server.address())) {
            gone.hello(table, former.token(), 0);
            api.post("/api/tables/" + table + "/leave", former.token(), Json.object());
            int before = gone.heard().size();
            audience.hello(table, "", 0);
            wrong.hello(table, former.token().substring(0, 20) + "x".repeat(40), 0);
            other.hello(table, former.token(), 0);
            one.hello(table, first.token(), 0);
            two.hello(table, second.token(), 0);
            api.post("/api/tables/" + table + "/start", first.token(), Json.object());
            int position =
                    one.until(m -> m.has("view")).path("table").path("position").asInt();
            for (int turn = 0; turn < 20; turn++) {
                Wiretap actor = one.at(position).has("question") ? one : two;
                JsonNode asked = actor.at(position);
                actor.send(act(
                        "c" + turn,
                        asked.path("question").path("id").asText(),
                        List.of(offered(asked).getFirst())));
                JsonNode done = actor.until(m -> m.has("command"));
                assertThat(done.path("type").asText()).isEqualTo("done");
                position = done.path("position").asInt();
            }
            for (Wiretap shut : List.of(gone, audience, wrong, other)) {
                shut.send("{\"type\":\"ping\"}");
                shut.until(m -> m.path("type").asText().equals("pong"));
            }
            assertThat(audience.heard()).containsExactly(NO_AUDIENCE, PONG);
            assertThat(wrong.heard()).containsExactly(WRONG_TOKEN, PONG);
            assertThat(other.heard()).containsExactly(WRONG_TOKEN, PONG);
            assertThat(gone.heard().subList(before - 1, gone.heard().size())).endsWith(WRONG_TOKEN, PONG);
            assertThat(gone.heard()).noneMatch(text -> text.contains("\"view\""));
        }
    }

    private static ObjectNode closedTable() {
        ObjectNode create = Json.object().put("game", FintasticSea.ID).put("audience", false);
        create.set("deck", DECK);
        var list = create.putArray("seats");
        list.addObject().put("person", "Sailor 0");
        list.addObject();
        list.addObject();
        list.addObject();
        return create;
    }

    @Test
    @Order(3)
    void logsAndJournalHoldNoSecret() throws Exception {
        server.stop();
        String out = server.output() + Files.readString(ServerProcess.errors(folder.resolve("data")));
        StringBuilder logs = new StringBuilder(out);
        try (Stream<Path> files = Files.list(folder.resolve("data"))) {
            for (Path log : files.filter(f -> f.getFileName().toString().startsWith("server.log"))
                    .toList()) {
                logs.append(Files.readString(log));
            }
        }
        assertThat(SECRETS).hasSizeGreaterThan(30);
        for (String secret : SECRETS) {
            assertThat(logs.toString()).doesNotContain(secret);
        }
        String journal = journal();
        Set<String> stored = new HashSet<>(SECRETS);
        // what the table itself must know to deal and to let people in
        stored.removeIf(
                secret -> journal.contains("\"seed\":\"" + secret) || journal.contains("\"invite\":\"" + secret));
        for (String secret : stored) {
            assertThat(journal).doesNotContain(secret);
        }
        assertThat(HASHES).isNotEmpty().allMatch(journal::contains);
    }

    private static String journal() throws Exception {
        StringBuilder all = new StringBuilder();
        String url =
                "jdbc:h2:file:" + folder.resolve("data").resolve("tidetable").toAbsolutePath();
        try (Connection connection = DriverManager.getConnection(url, "sa", "");
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery("SELECT \"event_payload\" FROM \"event_journal\"")) {
            while (rows.next()) {
                all.append(new String(rows.getBytes(1), StandardCharsets.UTF_8)).append('\n');
            }
        }
        return all.toString();
    }

    /** With the same shuffle, the audience hears the same whichever Secret Fish a seat keeps. */
    @Test
    @Order(4)
    void theAudienceCannotTellWhatASeatHolds() throws Exception {
        ServerProcess.Start start = ServerProcess.Start.in(folder.resolve("same"))
                .with(TestRig.SEED, "00000000000000070000000000000007")
                .and("--no-limits");
        try (TappedServer same = TappedServer.start(start)) {
            List<String> first = audienceOf(same, true);
            List<String> second = audienceOf(same, false);
            assertThat(first).hasSizeGreaterThan(20);
            for (int i = 0; i < first.size(); i++) {
                assertThat(second.get(i)).as("message " + i).isEqualTo(first.get(i));
            }
            assertThat(second).hasSameSizeAs(first);
        }
    }

    private static JsonNode deckOfSecrets() {
        ObjectNode deck = ((ObjectNode) DECK).deepCopy();
        for (JsonNode card : deck.path("cards")) {
            if (card.path("type").asText().equals("FISH")) {
                ((ObjectNode) card)
                        .putArray("effects")
                        .addObject()
                        .put("trigger", "OCEAN")
                        .put("op", "DRAW_SECRET")
                        .put("draw", 2)
                        .put("keep", 1);
            }
        }
        return deck;
    }

    private static List<String> audienceOf(TappedServer at, boolean keepFirst) throws Exception {
        Api there = new Api(at.address(), "en");
        String command = UUID.randomUUID().toString();
        ObjectNode create = Json.object().put("command", command).put("game", FintasticSea.ID);
        create.set("deck", deckOfSecrets());
        create.putArray("seats").addObject().put("person", "Ana");
        create.withArray("seats").addObject();
        List<Player.Seat> seats = new ArrayList<>();
        seats.add(Player.Seat.of(there.post("/api/tables", create)));
        String table = seats.getFirst().table();
        try (Wiretap audience = Wiretap.open(at.address())) {
            audience.hello(table, "", 0);
            seats.add(Player.Seat.of(there.post(
                    "/api/tables/" + table + "/seats",
                    Json.object()
                            .put("name", "Ben")
                            .put("invite", seats.getFirst().invite()))));
            Wiretap[] taps = {Wiretap.open(at.address()), Wiretap.open(at.address())};
            for (int seat = 0; seat < 2; seat++) {
                taps[seat].hello(table, seats.get(seat).token(), 0);
            }
            int position = taps[1].at(0).path("table").path("position").asInt();
            int kept = 0;
            for (int turn = 0;
                    turn < 60
                            && taps[0].at(position)
                                    .path("table")
                                    .path("status")
                                    .asText()
                                    .equals("running");
                    turn++) {
                int actor =
                        taps[0].at(position).path("table").path("asked").path(0).asInt();
                JsonNode asked = taps[actor].at(position);
                List<String> offered = offered(asked);
                boolean keep = offered.getFirst().startsWith("keep");
                kept += keep && offered.size() > 1 ? 1 : 0;
                String action = keep
                        ? keepFirst ? offered.getFirst() : offered.getLast()
                        : offered.stream()
                                .filter(a -> !a.startsWith("enhance"))
                                .findFirst()
                                .orElseThrow();
                taps[actor].send(
                        act("c" + turn, asked.path("question").path("id").asText(), List.of(action)));
                position = taps[actor]
                        .until(m -> m.has("command"))
                        .path("position")
                        .asInt();
            }
            audience.at(position);
            assertThat(kept).isGreaterThan(3);
            for (Wiretap tap : taps) {
                tap.close();
            }
            return audience.heard().stream()
                    .filter(text -> !text.contains("\"status\":\"over\""))
                    .filter(text -> text.contains("\"events\":[{"))
                    .map(text -> text.replace(table, "TABLE")
                            .replaceAll("\"(created|changed)\":\"[^\"]*\"", "\"$1\":\"TIME\"")
                            .replaceAll("\"connected\":(true|false)", "\"connected\":0"))
                    .toList();
        }
    }

    private static String act(String command, String question, List<String> actions) {
        ObjectNode act =
                Json.object().put("type", "act").put("command", command).put("question", question);
        actions.forEach(act.putArray("actions")::add);
        return Json.line(act);
    }

    private static List<String> offered(JsonNode update) {
        List<String> offered = new ArrayList<>();
        update.path("question")
                .path("actions")
                .forEach(action -> offered.add(action.path("action").asText()));
        return offered;
    }

    /** A position that actions led to, and what each of them told. */
    private record Reached(FintasticState state, List<List<Event>> events) {}

    /** An action that stood at some moment, and the table's position after it. */
    private record Placed(String action, int position) {}

    /** A socket, and as whom it looks: a seat, or -1. */
    private record Tapped(int viewer, Wiretap tap) {}

    /** A whole match with everybody who may look at it. */
    private static final class Watch implements AutoCloseable {
        private final List<Player.Seat> seats;
        private final String table;
        private final Random random;
        private final List<Tapped> all = new ArrayList<>();
        private final List<Tapped> now = new ArrayList<>();
        private final List<String> overHttp = new ArrayList<>();
        private final Map<Integer, JsonNode> latest = new HashMap<>();
        private final TreeMap<Integer, List<Placed>> standing = new TreeMap<>(Map.of(0, List.of()));
        private final Map<List<String>, Reached> reached = new HashMap<>();
        private final Wiretap wrong = Wiretap.open(server.address());
        private final Wiretap liar = Wiretap.open(server.address());
        private MatchRecord record = nothing();
        private int position;
        private int commands;
        private int undone;

        Watch(List<Player.Seat> seats, long seed) throws Exception {
            this.seats = seats;
            this.table = seats.getFirst().table();
            this.random = new Random(seed);
            SECRETS.add(seats.getFirst().invite());
            for (int viewer = 0; viewer < seats.size(); viewer++) {
                tap(viewer, 0);
            }
            tap(-1, 0);
            tap(-1, 0);
            wrong.hello(table, table + ".AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", 0);
            liar.send("{\"type\":\"hello\",\"table\":\"" + table + "\",\"role\":\"seat\",\"seat\":0}");
            liar.next();
            position = latest(0).path("table").path("position").asInt();
            standing.put(position, List.of());
        }

        private static MatchRecord nothing() {
            return new MatchRecord(
                    "",
                    1,
                    Optional.empty(),
                    Deal.fast(2, new Seed(0, 0)),
                    List.of(),
                    Optional.empty(),
                    List.of(),
                    List.of(),
                    Optional.empty());
        }

        private String token(int viewer) {
            return viewer < 0 ? "" : seats.get(viewer).token();
        }

        private void tap(int viewer, int since) throws InterruptedException {
            Tapped tapped = new Tapped(viewer, Wiretap.open(server.address()));
            all.add(tapped);
            now.add(tapped);
            latest.put(viewer, tapped.tap().hello(table, token(viewer), since));
        }

        private JsonNode latest(int viewer) {
            return latest.getOrDefault(viewer, MissingNode.getInstance());
        }

        private Wiretap of(int seat) {
            return now.stream()
                    .filter(t -> t.viewer() == seat)
                    .findFirst()
                    .orElseThrow()
                    .tap();
        }

        void toTheEnd() throws Exception {
            while (!latest(0).path("table").path("status").asText().equals("over")) {
                step();
            }
            assertThat(undone).isGreaterThan(5);
            record = MatchRecord.parse(
                    api.get("/api/tables/" + table + "/record").toString(), "record");
            SECRETS.add(record.deal().seed().hex());
        }

        private void step() throws Exception {
            int seat = latest(0).path("table").path("asked").path(0).asInt();
            JsonNode question = latest(seat).path("question");
            String id = question.path("id").asText();
            int dice = random.nextInt(20);
            if (dice == 0) {
                reconnect();
            } else if (dice == 1) {
                lookOverHttp();
            } else if (dice < 4) {
                tryWhatIsNotAllowed(random.nextInt(seats.size()), seat, id);
            } else if (question.path("undo").asBoolean() && random.nextInt(3) == 0) {
                undo(seat, id);
            } else {
                List<String> offered = offered(latest(seat));
                String action = offered.get(random.nextInt(offered.size()));
                JsonNode answer = say(seat, c -> act(c, id, List.of(action)));
                List<Placed> more = new ArrayList<>(standing.lastEntry().getValue());
                // the last action is followed by the table's own end
                more.add(new Placed(action, standing.lastKey() + 1));
                arrived(answer, more);
            }
        }

        private void undo(int seat, String id) throws InterruptedException {
            JsonNode answer = say(
                    seat,
                    c -> Json.line(
                            Json.object().put("type", "undo").put("command", c).put("question", id)));
            List<Placed> fewer = new ArrayList<>(standing.lastEntry().getValue());
            fewer.removeLast();
            undone++;
            arrived(answer, fewer);
        }

        private void arrived(JsonNode answer, List<Placed> stand) throws InterruptedException {
            assertThat(answer.path("type").asText()).as(answer.toString()).isEqualTo("done");
            position = answer.path("position").asInt();
            standing.put(position, stand);
            for (Tapped tapped : now) {
                if (latest(tapped.viewer()).path("table").path("position").asInt() < position || tapped.viewer() < 0) {
                    latest.put(
                            tapped.viewer(),
                            tapped.tap()
                                    .until(m -> m.path("table").path("position").asInt() >= position));
                }
            }
        }

        private interface Said {
            String with(String command);
        }

        /** Says something; the answer. Updates on the way are taken note of. */
        private JsonNode say(int seat, Said said) throws InterruptedException {
            of(seat).send(said.with("c" + commands++));
            return of(seat).until(m -> {
                if (m.path("type").asText().equals("update")) {
                    latest.put(seat, m);
                }
                return m.has("command");
            });
        }

        private void tryWhatIsNotAllowed(int who, int actor, String id) throws InterruptedException {
            String any = GAME.actions().notation(random.nextInt(GAME.actions().size()));
            if (random.nextBoolean()) {
                say(
                        who,
                        c -> Json.line(Json.object()
                                .put("type", "why")
                                .put("command", c)
                                .put("action", any)));
            } else if (who != actor || !offered(latest(actor)).contains(any)) {
                JsonNode answer = say(who, c -> act(c, id, List.of(any)));
                assertThat(answer.path("type").asText()).isEqualTo("refused");
            }
        }

        private void reconnect() throws InterruptedException {
            int viewer = random.nextInt(seats.size() + 1) - 1;
            Tapped old =
                    now.stream().filter(t -> t.viewer() == viewer).findFirst().orElseThrow();
            now.remove(old);
            old.tap().close();
            tap(viewer, random.nextBoolean() ? 0 : random.nextInt(position + 3));
        }

        private void lookOverHttp() throws Exception {
            String path = "/api/tables/" + table;
            overHttp.add(http("GET", path, "", ""));
            overHttp.add(http("GET", path, table + ".wrong", ""));
            overHttp.add(http("GET", path + "/record", token(0), ""));
            overHttp.add(http("POST", path + "/rematch", token(0), "{}"));
            overHttp.add(http("POST", "/api/your-tables", "", "{\"tokens\":[\"" + table + ".wrong\"]}"));
            for (String open : List.of("/q/metrics", "/q/health", "/q/openapi", "/api/tables", "/api/games")) {
                overHttp.add(http("GET", open, "", ""));
            }
            for (Player.Seat seat : seats) {
                String own = http("GET", path, seat.token(), "")
                        + http("POST", "/api/your-tables", "", "{\"tokens\":[\"" + seat.token() + "\"]}");
                // who sits there may pass the invitation on
                overHttp.add(own.replace(seat.invite(), "INVITE"));
            }
        }

        private static String http(String method, String path, String token, String body) throws Exception {
            HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(server.address() + path))
                    .header("Content-Type", "application/json")
                    .method(method, body.isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(body));
            if (!token.isEmpty()) {
                request.header("Authorization", "Bearer " + token);
            }
            var answer = HTTP.send(request.build(), BodyHandlers.ofString());
            return answer.headers().map() + "\n" + answer.body();
        }

        void check() {
            assertThat(record.commitment()).contains(Commitment.of(GAME.info(), record.deal()));
            int updates = 0;
            for (Tapped tapped : all) {
                updates += check(tapped);
            }
            assertThat(updates).isGreaterThan(200);
            for (String text : overHttp) {
                assertThat(markers(text)).as(text).isEmpty();
                noSecret(text);
            }
            assertThat(overHttp).isNotEmpty();
            assertThat(wrong.heard()).containsExactly(WRONG_TOKEN);
            assertThat(liar.heard())
                    .containsExactly(
                            "{\"type\":\"problem\",\"code\":\"malformed\",\"text\":\"the message: /role is no known"
                                    + " field\"}");
        }

        private int check(Tapped tapped) {
            Set<String> shown = new TreeSet<>();
            // what a viewer says itself may come back
            tapped.tap().said().forEach(text -> shown.addAll(markers(text)));
            int updates = 0;
            for (String text : tapped.tap().heard()) {
                JsonNode message = Json.parse(text, "a message");
                JsonNode update = message.path("type").asText().equals("update") ? message : message.path("update");
                if (update.has("table")) {
                    checkUpdate(tapped.viewer(), update);
                    updates++;
                    shown.addAll(markers(update.path("view") + " " + update.path("events")));
                }
                assertThat(markers(text)).as(text).isSubsetOf(shown);
                noSecret(text);
            }
            return updates;
        }

        private static Set<String> markers(String text) {
            Set<String> found = new TreeSet<>();
            Matcher matcher = MARKER.matcher(text);
            while (matcher.find()) {
                found.add(matcher.group().toLowerCase(Locale.ROOT).replace(' ', '-'));
            }
            return found;
        }

        private static void noSecret(String text) {
            SECRETS.forEach(secret -> assertThat(text).doesNotContain(secret));
            HASHES.forEach(hash -> assertThat(text).doesNotContain(hash));
        }

        private void checkUpdate(int viewer, JsonNode update) {
            String status = update.path("table").path("status").asText();
            int at = update.path("table").path("position").asInt();
            assertThat(update.path("you").asInt()).isEqualTo(viewer);
            boolean over = status.equals("over");
            List<Placed> stand = standing.floorEntry(at).getValue();
            Reached there = reach(stand.stream().map(Placed::action).toList());
            Viewer who = over ? Viewer.ARCHIVE : viewer < 0 ? Viewer.AUDIENCE : Viewer.at(viewer);
            assertThat(update.path("view").toString())
                    .isEqualTo(Json.tree(GAME.view(there.state(), who)).toString());
            assertThat(happened(update))
                    .isEqualTo(expected(stand, there, update.path("since").asInt(), who));
            boolean asked = !over && there.state().actor() == viewer;
            assertThat(update.has("question")).isEqualTo(asked);
            if (asked) {
                assertThat(offered(update)).isEqualTo(legal(there.state()));
            }
        }

        private static List<String> happened(JsonNode update) {
            Set<String> notices = Set.of("started", "undone", "ended");
            List<String> events = new ArrayList<>();
            for (JsonNode event : update.path("events")) {
                if (!notices.contains(event.path("type").asText())) {
                    events.add(event.toString());
                }
            }
            return events;
        }

        private List<String> expected(List<Placed> stand, Reached there, int since, Viewer who) {
            List<String> events = new ArrayList<>();
            for (int i = 0; i < stand.size(); i++) {
                if (stand.get(i).position() > since) {
                    for (Event event : there.events().get(i)) {
                        Event seen = event.seenBy(who);
                        ObjectNode node = Json.object().put("at", stand.get(i).position());
                        node.setAll(Json.event(seen));
                        node.put("text", GAME.texts("en").say(seen.message(), seat -> "Sailor " + seat));
                        events.add(node.toString());
                    }
                }
            }
            return events;
        }

        private static List<String> legal(FintasticState state) {
            ActionList legal = new ActionList();
            state.legalActions(legal);
            List<String> notations = new ArrayList<>();
            for (int action : legal.toArray()) {
                notations.add(GAME.actions().notation(action));
            }
            return notations;
        }

        private Reached reach(List<String> actions) {
            return reached.computeIfAbsent(actions, _ -> {
                FintasticState state = GAME.deal(record.deal());
                List<List<Event>> events = new ArrayList<>();
                for (String action : actions) {
                    assertThat(state.actor()).isNotEqualTo(State.OVER);
                    List<Event> told = new ArrayList<>();
                    state.apply(GAME.actions().number(action).orElseThrow(), Story.into(told));
                    events.add(told);
                }
                return new Reached(state, events);
            });
        }

        @Override
        public void close() {
            all.forEach(tapped -> tapped.tap().close());
            wrong.close();
            liar.close();
        }
    }
}
