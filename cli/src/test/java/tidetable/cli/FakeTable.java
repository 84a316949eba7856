package tidetable.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;
import tidetable.client.FakeServer;
import tidetable.engine.ActionList;
import tidetable.engine.Deal;
import tidetable.engine.Event;
import tidetable.engine.Game;
import tidetable.engine.Match;
import tidetable.engine.Refusal;
import tidetable.engine.State;
import tidetable.engine.Story;
import tidetable.engine.Viewer;
import tidetable.engine.chance.Rng;
import tidetable.engine.chance.Seed;
import tidetable.engine.file.Json;
import tidetable.engine.file.MatchRecord;
import tidetable.games.Games;

/**
 * A table with one match between Ana (seat 0, the token "secret") and others (no token), behind a fake server that
 * speaks the protocol. The others act when the test says so, or by themselves.
 */
final class FakeTable<S extends State<S>, V extends Record> implements AutoCloseable {
    static final String ID = "k3v9x2m4q7w8a5tb";

    private final FakeServer server = new FakeServer();
    private final Match<S, V> match;
    private final List<String> names;
    private final boolean othersActAtOnce;
    private final List<Seen> sockets = new CopyOnWriteArrayList<>();
    private final List<Told> told = new ArrayList<>();
    private final Rng chance = Rng.fast(new Seed(0, 7), "others");
    private final ObjectNode table = Json.object();
    private int position = 1;
    private boolean conceded;
    private final Map<String, Boolean> interrupts = new TreeMap<>();

    private record Seen(FakeServer.Client client, Viewer viewer) {}

    private record Told(int at, Event event) {}

    private FakeTable(Game<S, V> game, boolean othersActAtOnce, List<String> names) {
        this.names = names;
        this.othersActAtOnce = othersActAtOnce;
        this.match = new Match<>(game, new Deal(names.size(), Map.of(), new Seed(0, 1), Rng.Kind.KEYED));
        table.put("table", ID)
                .put("game", game.info().id())
                .put("title", game.info().title())
                .put("status", "running")
                .put("rulesVersion", game.info().rulesVersion())
                .put("deck", "standard");
        server.reply(
                "POST",
                "/api/tables/" + ID + "/seats",
                201,
                "{\"table\":\"%s\",\"seat\":0,\"token\":\"secret\",\"recovery\":\"wave-coral-7\",\"invite\":\"in\",\"link\":\"%s#in\"}"
                        .formatted(ID, url()));
        game.passing().forEach(step -> interrupts.put(step, false));
        others();
        Thread.ofVirtual().start(this::accept);
    }

    /** A running match. */
    static FakeTable<?, ?> running(boolean othersActAtOnce, String... names) {
        return of(Games.open("fintastic-sea"), othersActAtOnce, List.of(names));
    }

    /** A running match of Full Seal, in which others act at once. */
    static FakeTable<?, ?> fullSeal(String... names) {
        return of(Games.open("full-seal"), true, List.of(names));
    }

    private static <S extends State<S>, V extends Record> FakeTable<S, V> of(
            Game<S, V> game, boolean othersActAtOnce, List<String> names) {
        return new FakeTable<>(game, othersActAtOnce, names);
    }

    String url() {
        return server.uri() + "/t/" + ID;
    }

    FakeServer server() {
        return server;
    }

    boolean conceded() {
        return conceded;
    }

    /** What passes by itself, and whether Ana wants to be asked. */
    synchronized Map<String, Boolean> interrupts() {
        return Map.copyOf(interrupts);
    }

    /** Changes what the table says of itself, and tells everybody. */
    synchronized void set(String field, String value) {
        table.put(field, value);
        tellAll(position);
    }

    /** Ends all connections without a word. */
    void cut() {
        List<Seen> cut = List.copyOf(sockets);
        sockets.removeAll(cut);
        cut.forEach(socket -> socket.client().cut());
    }

    /** Lets whoever is asked act, anyhow. */
    synchronized void act() {
        ActionList legal = new ActionList();
        match.state().legalActions(legal);
        carryOut(legal.toArray()[chance.below(legal.size())]);
    }

    synchronized boolean over() {
        return match.over();
    }

    /** Lets others act until Ana is asked. */
    synchronized void others() {
        while (!match.over() && match.state().actor() != 0) {
            act();
        }
        publish();
    }

    private void publish() {
        table.put("position", position);
        String text = tableNow().toString();
        server.reply("GET", "/api/tables/" + ID, 200, text);
        if (match.over()) {
            List<MatchRecord.Player> players = names.stream()
                    .map(name -> new MatchRecord.Player(false, name))
                    .toList();
            server.reply(
                    "GET",
                    "/api/tables/" + ID + "/record",
                    200,
                    MatchRecord.of(match, players, Optional.empty()).write());
        }
    }

    private Optional<Refusal> carryOut(int action) {
        List<Event> events = new ArrayList<>();
        Optional<Refusal> refusal = match.act(action, Story.into(events));
        if (refusal.isEmpty()) {
            position++;
            events.forEach(event -> told.add(new Told(position, event)));
            publish();
            tellAll(position - 1);
        }
        return refusal;
    }

    private void tellAll(int since) {
        for (Seen socket : sockets) {
            try {
                socket.client().send(update(socket.viewer(), since).toString());
            } catch (UncheckedIOException _) {
                sockets.remove(socket); // whoever has left is told nothing any more
            }
        }
    }

    private ObjectNode tableNow() {
        ObjectNode now = table.deepCopy().put("position", position);
        ArrayNode seats = now.putArray("seats");
        for (int seat = 0; seat < names.size(); seat++) {
            seats.addObject()
                    .put("seat", seat)
                    .put("kind", "person")
                    .put("name", names.get(seat))
                    .put("away", false);
        }
        ArrayNode asked = now.putArray("asked");
        if (match.over()) {
            now.put("status", "over").set("standing", Json.tree(match.state().standing()));
        } else {
            asked.add(match.state().actor());
        }
        return now;
    }

    private ObjectNode update(Viewer viewer, int since) {
        ObjectNode update = Json.object().put("type", "update");
        update.set("table", tableNow());
        update.put("you", viewer.sees(0) ? 0 : -1);
        String status = table.path("status").asText();
        if (!status.equals("open")) {
            update.set("view", Json.tree(match.view(match.over() ? Viewer.ARCHIVE : viewer)));
        }
        if (status.equals("running") && match.state().actor() == 0 && viewer.sees(0)) {
            question(update.putObject("question"));
        }
        if (viewer.sees(0) && !interrupts.isEmpty()) {
            update.set("interrupts", Json.tree(interrupts));
        }
        ArrayNode events = update.put("since", since).putArray("events");
        for (Told one : told) {
            if (one.at() > since) {
                String text =
                        match.game().texts("en").say(one.event().seenBy(viewer).message(), names::get);
                events.addObject().put("at", one.at()).put("type", "x").put("text", text);
            }
        }
        return update;
    }

    private void question(ObjectNode question) {
        State.Prompt prompt = match.state().prompt();
        question.put("id", position + ".0")
                .put("text", match.game().texts("en").say(prompt.message(), names::get))
                .put("rule", prompt.rule().number())
                .put("undo", position > 1);
        ArrayNode actions = question.putArray("actions");
        ActionList legal = new ActionList();
        match.state().legalActions(legal);
        for (int action : legal.toArray()) {
            actions.addObject().put("action", match.game().actions().notation(action));
        }
    }

    private void accept() {
        while (true) {
            try {
                FakeServer.Client client = server.next();
                Thread.ofVirtual().start(() -> serve(client));
            } catch (InterruptedException | AssertionError _) {
                return;
            }
        }
    }

    private void serve(FakeServer.Client client) {
        try {
            while (true) {
                answer(client, Json.parse(client.read(), "a message"));
            }
        } catch (InterruptedException | AssertionError _) {
            sockets.removeIf(socket -> socket.client() == client);
        }
    }

    private synchronized void answer(FakeServer.Client client, JsonNode message) {
        ObjectNode answer = Json.object().put("command", message.path("command").asText());
        switch (message.path("type").asText()) {
            case "hello" -> hello(client, message);
            case "act" -> act(client, message, answer);
            case "why" -> {
                int action = number(message.path("action").asText());
                match.state()
                        .refusal(action)
                        .ifPresentOrElse(why -> refuse(client, answer, why), () -> done(client, answer));
            }
            case "undo" -> {
                OptionalInt undone = match.undo();
                position++;
                told.removeIf(one -> one.at() == position - 1);
                tellAll(undone.isPresent() ? position - 2 : position);
                done(client, answer);
            }
            case "concede" -> {
                conceded = true;
                done(client, answer);
            }
            case "interrupt" -> {
                interrupts.put(message.path("step").asText(), message.path("on").asBoolean());
                tellAll(position);
                done(client, answer);
            }
            default -> {}
        }
    }

    private void hello(FakeServer.Client client, JsonNode hello) {
        String token = hello.path("token").asText();
        if (!token.isEmpty() && !token.equals("secret")) {
            client.send("{\"type\":\"problem\",\"code\":\"wrong-token\",\"text\":\"this token opens no seat here\"}");
            return;
        }
        Viewer viewer = token.isEmpty() ? Viewer.AUDIENCE : Viewer.at(0);
        sockets.add(new Seen(client, viewer));
        client.send(update(viewer, hello.path("since").asInt()).toString());
    }

    private void act(FakeServer.Client client, JsonNode message, ObjectNode answer) {
        Optional<Refusal> refusal =
                carryOut(number(message.path("actions").path(0).asText()));
        if (refusal.isPresent()) {
            refuse(client, answer, refusal.get());
            return;
        }
        if (othersActAtOnce) {
            others();
        }
        done(client, answer);
    }

    private int number(String notation) {
        return match.game().actions().number(notation).orElseThrow();
    }

    private void done(FakeServer.Client client, ObjectNode answer) {
        client.send(answer.put("type", "done").put("position", position).toString());
    }

    private void refuse(FakeServer.Client client, ObjectNode answer, Refusal refusal) {
        answer.put("type", "refused")
                .put("code", "not-legal")
                .put("text", match.game().texts("en").say(refusal.message(), names::get))
                .put("rule", refusal.rule().number())
                .set("update", update(Viewer.at(0), position));
        client.send(answer.toString());
    }

    @Override
    public void close() {
        server.close();
    }
}
