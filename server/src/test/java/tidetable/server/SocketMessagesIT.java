package tidetable.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tidetable.client.Api;
import tidetable.engine.file.Json;

/** A whole match of two people, a bot and an audience: every message, both ways, fits its schema. */
class SocketMessagesIT {
    private static final String CLIENT = "urn:tidetable:socket-client";
    private static final String SERVER = "urn:tidetable:socket-server";
    private static final String EVENT = "urn:tidetable:view:fintastic-sea#/$defs/event";
    /** What happens at a table rather than in its game. */
    private static final Set<String> NOTICES = Set.of(
            "seated",
            "unseated",
            "started",
            "undone",
            "conceded",
            "left",
            "returned",
            "paused",
            "resumed",
            "rematched",
            "ended",
            "closed");

    private static final int LATE = 12;

    @TempDir
    Path folder;

    /** Types of all messages so far, with the codes of those that have one. */
    private final Set<String> said = new TreeSet<>();

    private final Set<String> heard = new TreeSet<>();

    /** Something came that nobody has looked at. */
    private final Semaphore arrived = new Semaphore(0);

    /** One client. */
    private final class Line implements WebSocket.Listener, AutoCloseable {
        private final BlockingQueue<String> waiting = new LinkedBlockingQueue<>();
        private final StringBuilder part = new StringBuilder();
        private final WebSocket socket;
        private final List<String> texts = new ArrayList<>();
        private JsonNode update = Json.object();
        private String answered = "";
        private int commands;
        private int acts;

        Line(URI server) {
            socket = HttpClient.newHttpClient()
                    .newWebSocketBuilder()
                    .buildAsync(URI.create(server.toString().replaceFirst("http", "ws") + "/api/socket"), this)
                    .join();
        }

        @Override
        public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
            part.append(data);
            if (last) {
                waiting.add(part.toString());
                part.setLength(0);
                arrived.release();
            }
            from.request(1);
            return CompletableFuture.completedStage(0);
        }

        /** Says something that the schema allows. */
        void say(JsonNode message) {
            assertThat(Schemas.problems(CLIENT, message.toString()))
                    .as(message.toString())
                    .isEmpty();
            said.add(message.path("type").asText());
            socket.sendText(message.toString(), true).join();
        }

        /** Says something that the schema does not allow; hears the problem. */
        JsonNode mumble(String text) throws Exception {
            socket.sendText(text, true).join();
            return problem();
        }

        JsonNode problem() throws Exception {
            JsonNode message = hear();
            while (!message.path("type").asText().equals("problem")) {
                message = hear();
            }
            return message;
        }

        /** The next message. */
        JsonNode hear() throws InterruptedException {
            return take(Optional.ofNullable(waiting.poll(20, TimeUnit.SECONDS)).orElseThrow());
        }

        /** Hears what is there. */
        void catchUp() {
            for (String text = waiting.poll(); text != null; text = waiting.poll()) {
                take(text);
            }
        }

        private JsonNode take(String text) {
            assertThat(Schemas.problems(SERVER, text)).as(text).isEmpty();
            JsonNode message = Json.parse(text, "a message");
            heard.add(message.path("type").asText()
                    + (message.has("code") ? " " + message.path("code").asText() : ""));
            message.path("events").forEach(event -> {
                texts.add(event.path("text").asText());
                if (!NOTICES.contains(event.path("type").asText())) {
                    assertThat(Schemas.problems(EVENT, event.toString()))
                            .as(event.toString())
                            .isEmpty();
                }
            });
            update = message.path("type").asText().equals("update")
                    ? message
                    : message.path("update").isObject() ? message.path("update") : update;
            return message;
        }

        ObjectNode command(String type) {
            return Json.object().put("type", type).put("command", "c" + ++commands);
        }

        /** Sends a command; hears its answer. */
        JsonNode ask(ObjectNode command) throws Exception {
            say(command);
            JsonNode answer = hear();
            while (!answer.path("command").equals(command.path("command"))) {
                answer = hear();
            }
            return answer;
        }

        void hello(ObjectNode hello) throws Exception {
            say(hello);
            assertThat(hear().path("type").asText()).isEqualTo("update");
        }

        String question() {
            return update.path("question").path("id").asText("");
        }

        boolean over() {
            return update.path("table").path("status").asText().equals("over");
        }

        boolean asked() {
            return !question().isEmpty() && !question().equals(answered);
        }

        ObjectNode act(String... actions) {
            ObjectNode act = command("act").put("question", question());
            List.of(actions).forEach(act.putArray("actions")::add);
            return act;
        }

        /** An action that can be taken back, if there is one; else any. */
        String choice() {
            JsonNode actions = update.path("question").path("actions");
            return actions.valueStream()
                    .filter(action -> !action.path("final").asBoolean())
                    .findFirst()
                    .orElse(actions.path(0))
                    .path("action")
                    .asText();
        }

        void play() throws Exception {
            answered = question();
            acts++;
            done(ask(act(Player.choice(update.path("question").path("actions")))));
        }

        @Override
        public void close() {
            socket.abort();
        }
    }

    private static void done(JsonNode answer) {
        assertThat(answer.path("type").asText()).as(answer.toString()).isEqualTo("done");
    }

    private static void refused(JsonNode answer, String code) {
        assertThat(answer.path("type").asText() + " " + answer.path("code").asText())
                .as(answer.toString())
                .isEqualTo("refused " + code);
    }

    private static ObjectNode hello(Player.Seat seat, String language) {
        return Json.object()
                .put("type", "hello")
                .put("table", seat.table())
                .put("token", seat.token())
                .put("language", language);
    }

    @Test
    void everyMessageOfAMatchFits() throws Exception {
        try (ServerProcess server = ServerProcess.start(ServerProcess.Start.in(folder.resolve("data"))
                .with(TestRig.SEED, "0123456789abcdef0123456789abcdef"))) {
            Api api = new Api(server.address(), "en");
            ObjectNode create = Json.object().put("game", "fintastic-sea");
            create.putArray("seats")
                    .add(Json.object().put("person", "Ana"))
                    .add(Json.object().put("bot", "greedy"))
                    .add(Json.object());
            Player.Seat anas = Player.Seat.of(api.post("/api/tables", create));
            try (Line ana = new Line(server.address());
                    Line ben = new Line(server.address());
                    Line audience = new Line(server.address())) {
                ana.hello(hello(anas, "en"));
                Player.Seat bens = Player.Seat.of(api.post(
                        "/api/tables/" + anas.table() + "/seats",
                        Json.object().put("name", "Ben").put("invite", anas.invite())));
                ben.hello(hello(bens, "de"));
                watch(audience, anas);
                match(ana, ben);
                over(ana, ben, audience, anas);
            }
        }
        assertThat(said)
                .containsExactlyInAnyOrder(
                        "hello", "act", "rehearse", "undo", "concede", "leave", "back", "why", "interrupt", "ping");
        assertThat(heard)
                .contains(
                        "update",
                        "done",
                        "rehearsed",
                        "pong",
                        "refused not-seated",
                        "refused bad-choice",
                        "refused stale-question",
                        "refused not-asked",
                        "refused unknown-action",
                        "refused not-legal",
                        "refused no-undo",
                        "refused not-running",
                        "problem malformed",
                        "problem too-long",
                        "problem wrong-token",
                        "problem no-such-table");
    }

    /** Mistakes first, then the audience is let in, and may do nothing. */
    private static void watch(Line audience, Player.Seat seat) throws Exception {
        audience.say(Json.object().put("type", "why").put("command", "early").put("action", "pass"));
        JsonNode early = audience.problem();
        assertThat(early.path("code").asText() + early.path("command").asText()).isEqualTo("malformedearly");
        audience.say(hello(seat, "de").put("token", seat.table() + ".wrong"));
        assertThat(audience.problem().path("code").asText()).isEqualTo("wrong-token");
        audience.say(hello(seat, "de").put("table", "a".repeat(16)));
        assertThat(audience.problem().path("code").asText()).isEqualTo("no-such-table");
        audience.hello(
                Json.object().put("type", "hello").put("table", seat.table()).put("language", "de-AT"));
        JsonNode answer = audience.ask(audience.command("concede"));
        refused(answer, "not-seated");
        assertThat(answer.has("update")).isFalse();
    }

    private void match(Line ana, Line ben) throws Exception {
        boolean stumbled = false;
        boolean rested = false;
        boolean undone = false;
        while (!ana.over()) {
            arrived.drainPermits();
            ana.catchUp();
            ben.catchUp();
            if (ana.asked() && !stumbled) {
                stumbled = true;
                stumble(ana, ben);
            } else if (ben.asked() && !rested) {
                rested = true;
                rest(ben);
            } else if (ana.asked() && !undone && goesOn(ana)) {
                undone = true;
            } else if (ana.asked() && ana.acts > LATE) {
                done(ana.ask(ana.command("concede")));
            } else if (ana.asked()) {
                ana.play();
            } else if (ben.asked()) {
                ben.play();
            } else if (!ana.over()) {
                assertThat(arrived.tryAcquire(20, TimeUnit.SECONDS)).isTrue();
            }
        }
        assertThat(stumbled && rested && undone).isTrue();
    }

    /** Everything that can be said in vain. */
    private static void stumble(Line ana, Line ben) throws Exception {
        ana.say(Json.object().put("type", "ping"));
        while (!ana.hear().path("type").asText().equals("pong")) {
            // what came before
        }
        done(ana.ask(ana.command("why").put("action", ana.choice())));
        refused(ana.ask(ana.command("why").put("action", "fly to the moon")), "unknown-action");
        JsonNode nothing = ana.ask(ana.command("interrupt").put("step", "table").put("on", true));
        refused(nothing, "bad-choice");
        assertThat(nothing.path("text").asText()).contains("nothing passes by itself in this game");
        JsonNode illegal = ana.ask(ana.command("why").put("action", "play sardines at (0,0)"));
        refused(illegal, "not-legal");
        assertThat(illegal.path("rule").asText()).isNotEmpty();
        refused(ana.ask(ana.act("play sardines at (0,0)")), "not-legal");
        ObjectNode stale = ana.act(ana.choice()).put("question", "1.0");
        JsonNode refused = ana.ask(stale);
        refused(refused, "stale-question");
        assertThat(refused.path("update").path("question").path("id").asText()).isEqualTo(ana.question());
        ben.catchUp();
        refused(
                ben.ask(((ObjectNode) ben.command("act").put("question", ana.question()))
                        .set("actions", Json.object().putArray("a").add("pass"))),
                "not-asked");

        JsonNode named = ana.mumble("{\"type\": \"act\", \"command\": \"named\", \"question\": \"1.0\"}");
        assertThat(named.path("code").asText() + " " + named.path("command").asText())
                .isEqualTo("malformed named");
        assertThat(ana.mumble("{\"type\": \"ping\", \"command\": \"named\"}")
                        .path("command")
                        .asText())
                .isEqualTo("named");
        assertThat(ana.mumble("what?").has("command")).isFalse();
        assertThat(ana.mumble("{\"type\": \"why\", \"command\": \"a b\", \"action\": \"pass\"}")
                        .has("command"))
                .isFalse();
        assertThat(ana.mumble("{\"type\": \"ping\", \"" + "x".repeat(17_000) + "\": 1}")
                        .path("code")
                        .asText())
                .isEqualTo("too-long");
    }

    /** A bot plays for a while. */
    private static void rest(Line ben) throws Exception {
        if (!ben.update.path("question").path("undo").asBoolean()) {
            refused(ben.ask(ben.command("undo").put("question", ben.question())), "no-undo");
        }
        String german = ben.update.path("question").path("text").asText();
        assertThat(german).isNotEmpty();
        done(ben.ask(ben.command("leave")));
        done(ben.ask(ben.command("back")));
    }

    /** Takes an action back, then does it again together with the next; false when no action can be taken back now. */
    private static boolean goesOn(Line ana) throws Exception {
        String first = ana.choice();
        ObjectNode act = ana.act(first);
        JsonNode once = ana.ask(act);
        done(once);
        if (!ana.update.path("question").path("undo").asBoolean()) {
            return false;
        }
        JsonNode twice = ana.ask(act);
        assertThat(twice).isEqualTo(once);
        String second = ana.choice();
        JsonNode question = ana.update.path("question");
        done(ana.ask(ana.command("undo").put("question", ana.question())));
        assertThat(ana.texts).anyMatch(text -> text.contains("takes the last action back"));
        JsonNode rehearsed = ana.ask(ana.act(first).put("type", "rehearse"));
        assertThat(rehearsed.path("question"))
                .isEqualTo(((ObjectNode) question.deepCopy()).without(List.of("id", "undo")));
        done(ana.ask(ana.act(first, second)));
        return true;
    }

    private static void over(Line ana, Line ben, Line audience, Player.Seat seat) throws Exception {
        refused(ben.ask(ben.command("concede")), "not-running");
        refused(ana.ask(ana.command("why").put("action", "pass")), "not-running");
        audience.catchUp();
        audience.hello(Json.object()
                .put("type", "hello")
                .put("table", seat.table())
                .put("language", "de")
                .put("since", 3));
        assertThat(audience.update.path("since").asInt()).isEqualTo(3);
        assertThat(audience.update.path("table").path("standing").path("scores"))
                .hasSize(3);
        assertThat(ana.texts).contains("The match begins.").noneMatch(text -> text.contains("Das Spiel"));
        assertThat(ben.texts).doesNotContain("The match is over.");
        assertThat(audience.texts).doesNotContain("The match is over.");
    }
}
