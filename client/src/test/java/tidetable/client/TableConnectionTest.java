package tidetable.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tidetable.engine.file.Json;

@Timeout(60)
class TableConnectionTest {
    private static final Timing PATIENT =
            new Timing(Duration.ofSeconds(15), Duration.ofSeconds(30), Duration.ofMillis(20), Duration.ofMillis(100));

    private final FakeServer server = new FakeServer();
    private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();
    private final List<TableConnection> connections = new ArrayList<>();

    @AfterEach
    void end() {
        connections.forEach(TableConnection::close);
        server.close();
    }

    /** Writes down what it hears. */
    private final class Notes implements TableConnection.Listener {
        @Override
        public void update(JsonNode update) {
            heard.add("update " + update.path("table").path("position").asInt());
        }

        @Override
        public void refused(Answer.Refused refused) {
            heard.add("refused " + refused.code());
        }

        @Override
        public void problem(Problem problem) {
            heard.add("problem " + problem.code());
        }

        @Override
        public void ended(Problem problem) {
            heard.add("ended " + problem.code());
        }

        @Override
        public void lost() {
            heard.add("lost");
        }

        @Override
        public void restored() {
            heard.add("restored");
        }
    }

    private TableConnection open(URI uri, Timing timing) {
        TableConnection connection = TableConnection.open(
                new TableConnection.Target(uri, "k3v9", Optional.of("secret"), "de"),
                new Notes(),
                Shared.HTTP,
                Shared.SCHEDULER,
                timing);
        connections.add(connection);
        return connection;
    }

    private TableConnection open() {
        return open(server.uri(), PATIENT);
    }

    private void hears(String... expected) throws InterruptedException {
        for (String one : expected) {
            assertThat(Optional.ofNullable(heard.poll(10, TimeUnit.SECONDS))).contains(one);
        }
    }

    private static String update(int position) {
        return "{\"type\":\"update\",\"table\":{\"position\":" + position + "},\"you\":0,\"events\":[]}";
    }

    private static JsonNode read(FakeServer.Client client) throws InterruptedException {
        return Json.parse(client.read(), "what was sent");
    }

    /** The next socket, after its hello was answered. */
    private FakeServer.Client welcomed(int position) throws InterruptedException {
        FakeServer.Client client = server.next();
        assertThat(read(client).path("type").asText()).isEqualTo("hello");
        client.send(update(position));
        return client;
    }

    private static ObjectNode answer(String type, JsonNode command) {
        return Json.object()
                .put("type", type)
                .put("command", command.path("command").asText());
    }

    @Test
    void saysWhoItIsAndHearsUpdates() throws InterruptedException {
        open();
        FakeServer.Client client = server.next();
        assertThat(read(client))
                .isEqualTo(Json.parse(
                        "{\"type\":\"hello\",\"table\":\"k3v9\",\"token\":\"secret\",\"language\":\"de\",\"since\":0}",
                        "expected"));
        client.send(update(3));
        client.send(update(4));
        hears("update 3", "update 4");
    }

    @Test
    void theAudienceHasNoToken() throws InterruptedException {
        connections.add(TableConnection.open(
                new TableConnection.Target(server.uri(), "k3v9", Optional.empty(), "en"), new Notes()));
        assertThat(read(server.next()).has("token")).isFalse();
    }

    @Test
    void commandsAreAnswered() throws Exception {
        TableConnection connection = open();
        FakeServer.Client client = welcomed(1);
        CompletableFuture<Answer> acted = connection.act("12.0", List.of("play shrimp at (1,0)", "end turn"));
        JsonNode act = read(client);
        assertThat(act.path("type").asText()).isEqualTo("act");
        assertThat(act.path("question").asText()).isEqualTo("12.0");
        assertThat(act.path("actions")).hasSize(2);
        assertThat(act.path("command").asText()).matches("[A-Za-z0-9_-]{1,64}");
        client.send(answer("done", act).put("position", 13).toString());
        assertThat(acted.get(10, TimeUnit.SECONDS)).isEqualTo(new Answer.Done(13));

        CompletableFuture<Answer> why = connection.why("pass");
        JsonNode asked = read(client);
        assertThat(asked.path("action").asText()).isEqualTo("pass");
        ObjectNode refusal = answer("refused", asked).put("code", "not-legal").put("text", "you cannot");
        refusal.put("rule", "6.4").set("update", Json.parse(update(7), "update"));
        client.send(refusal.toString());
        assertThat(why.get(10, TimeUnit.SECONDS))
                .isEqualTo(new Answer.Refused(
                        "not-legal", "you cannot", Optional.of("6.4"), Json.parse(update(7), "update")));
        hears("update 1", "refused not-legal");

        CompletableFuture<Answer> hint = connection.hint("12.0");
        JsonNode wanted = read(client);
        assertThat(wanted.path("type").asText() + " " + wanted.path("question").asText())
                .isEqualTo("hint 12.0");
        client.send(answer("hint", wanted).put("text", "Expert would pass.").toString());
        assertThat(hint.get(10, TimeUnit.SECONDS)).isEqualTo(new Answer.Hinted("Expert would pass."));

        CompletableFuture<Answer> interrupt = connection.interrupt("table", true);
        JsonNode wish = read(client);
        assertThat(wish.path("type").asText() + " " + wish.path("step").asText() + " " + wish.path("on"))
                .isEqualTo("interrupt table true");
        client.send(answer("done", wish).put("position", 7).toString());
        assertThat(interrupt.get(10, TimeUnit.SECONDS)).isEqualTo(new Answer.Done(7));

        for (CompletableFuture<Answer> other :
                List.of(connection.undo("13.0"), connection.concede(), connection.leave(), connection.back())) {
            client.send(answer("done", read(client)).put("position", 14).toString());
            assertThat(other.get(10, TimeUnit.SECONDS)).isEqualTo(new Answer.Done(14));
        }
    }

    @Test
    void manyCommandsAtOnceAllGoOutInOrder() throws Exception {
        TableConnection connection = open();
        FakeServer.Client client = welcomed(1);
        List<CompletableFuture<Answer>> answers = new ArrayList<>();
        for (int i = 0; i < 200; i++) {
            answers.add(connection.why("action " + i));
        }
        for (int i = 0; i < 200; i++) {
            JsonNode asked = read(client);
            assertThat(asked.path("action").asText()).isEqualTo("action " + i);
            client.send(answer("done", asked).put("position", i).toString());
        }
        for (int i = 0; i < 200; i++) {
            assertThat(answers.get(i).get(10, TimeUnit.SECONDS)).isEqualTo(new Answer.Done(i));
        }
    }

    @Test
    void afterACutItConnectsAgainAndRepeatsWhatWasNotAnsweredUnderTheSameId() throws Exception {
        TableConnection connection = open();
        FakeServer.Client client = welcomed(5);
        CompletableFuture<Answer> first = connection.act("5.0", List.of("pass"));
        JsonNode sent = read(client);
        CompletableFuture<Answer> second = connection.undo("6.0");
        read(client);
        client.cut();

        FakeServer.Client again = server.next();
        assertThat(read(again).path("since").asInt()).isEqualTo(5);
        assertThat(again.silentFor(100)).isTrue();
        again.send(update(6));
        assertThat(read(again)).isEqualTo(sent);
        again.send(answer("done", sent).put("position", 6).toString());
        again.send(answer("done", read(again)).put("position", 7).toString());
        assertThat(first.get(10, TimeUnit.SECONDS)).isEqualTo(new Answer.Done(6));
        assertThat(second.get(10, TimeUnit.SECONDS)).isEqualTo(new Answer.Done(7));
        hears("update 5", "lost", "restored", "update 6");
    }

    @Test
    void aSocketClosedInGoodFormIsOpenedAgain() throws InterruptedException {
        open();
        for (int i = 1; i < 5; i++) {
            welcomed(i).close(1001);
        }
        hears("update 1", "lost", "restored", "update 2", "lost", "restored", "update 3");
    }

    @Test
    void whatIsSaidWhileTheConnectionIsLostGoesOutLater() throws Exception {
        int port = server.port();
        TableConnection connection = open();
        welcomed(1);
        hears("update 1");
        server.close();
        hears("lost");
        CompletableFuture<Answer> answer = connection.act("1.0", List.of("pass"));
        try (FakeServer other = new FakeServer(port)) {
            FakeServer.Client client = other.next();
            read(client);
            client.send(update(1));
            client.send(answer("done", read(client)).put("position", 2).toString());
            assertThat(answer.get(10, TimeUnit.SECONDS)).isEqualTo(new Answer.Done(2));
            hears("restored", "update 1");
        }
    }

    @Test
    void aServerThatIsNotThereIsTriedUntilItIs() throws InterruptedException {
        int port = server.port();
        server.close();
        open(URI.create("http://localhost:" + port), PATIENT);
        hears("lost");
        try (FakeServer late = new FakeServer(port)) {
            late.next().send(update(1));
            hears("restored", "update 1");
        }
        assertThat(heard).doesNotContain("restored");
    }

    @Test
    void aTextInPartsIsPutTogether() throws Exception {
        CompletableFuture<String> name = new CompletableFuture<>();
        connections.add(TableConnection.open(
                new TableConnection.Target(server.uri(), "k3v9", Optional.empty(), "en"),
                update -> name.complete(update.path("name").asText())));
        String letters = "Käpt'n Ünderwåter ".repeat(3000);
        server.next().sendSplit("{\"type\":\"update\",\"name\":\"" + letters + "\"}", 1001);
        assertThat(name.get(10, TimeUnit.SECONDS)).isEqualTo(letters);
    }

    @Test
    void aRefusedHelloIsTheEnd() throws Exception {
        TableConnection connection = open();
        CompletableFuture<Answer> answer = connection.concede();
        FakeServer.Client client = server.next();
        read(client);
        client.send("{\"type\":\"problem\",\"code\":\"wrong-token\",\"text\":\"no seat\"}");
        hears("ended wrong-token");
        assertThatThrownBy(() -> answer.get(10, TimeUnit.SECONDS))
                .isInstanceOf(ExecutionException.class)
                .cause()
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.code()).isEqualTo("wrong-token"));
        assertThatThrownBy(() -> connection.back().get(10, TimeUnit.SECONDS)).isInstanceOf(CancellationException.class);
    }

    @Test
    void aHelloThatCannotBeTakenNowIsSaidAgain() throws InterruptedException {
        open();
        server.next().send("{\"type\":\"problem\",\"code\":\"too-many\",\"text\":\"wait\"}");
        welcomed(1);
        hears("lost", "restored", "update 1");
    }

    @Test
    void whatWasNotUnderstoodFailsItsCommandAlone() throws Exception {
        TableConnection connection = open();
        FakeServer.Client client = welcomed(1);
        CompletableFuture<Answer> act = connection.act("x", List.of());
        client.send(answer("problem", read(client))
                .put("code", "malformed")
                .put("text", "no action")
                .toString());
        assertThatThrownBy(() -> act.get(10, TimeUnit.SECONDS)).cause().isInstanceOf(Problem.class);
        hears("update 1", "problem malformed");
        assertThatThrownBy(() -> connection.why("x".repeat(17000)).get(10, TimeUnit.SECONDS))
                .cause()
                .hasMessageContaining("too-long");
        connection.back();
        assertThat(read(client).path("type").asText()).isEqualTo("back");
    }

    @Test
    void whatWasNotStoredInTimeIsSentAgain() throws Exception {
        TableConnection connection = open();
        FakeServer.Client client = welcomed(1);
        CompletableFuture<Answer> acted = connection.act("1.0", List.of("pass"));
        JsonNode sent = read(client);
        client.send(answer("refused", sent).put("code", "try-again").toString());
        assertThat(read(client)).isEqualTo(sent);
        client.send(answer("done", sent).put("position", 2).toString());
        assertThat(acted.get(10, TimeUnit.SECONDS)).isEqualTo(new Answer.Done(2));
    }

    @Test
    void itPingsAndTakesSilenceForALostConnection() throws InterruptedException {
        Timing hasty = new Timing(
                Duration.ofMillis(150), Duration.ofMillis(600), Duration.ofMillis(20), Duration.ofMillis(100));
        open(server.uri(), hasty);
        FakeServer.Client client = welcomed(1);
        for (int i = 0; i < 6; i++) {
            assertThat(read(client).path("type").asText()).isEqualTo("ping");
            client.send("{\"type\":\"pong\"}");
        }
        hears("update 1");
        assertThat(heard).isEmpty();
        welcomed(2);
        hears("lost", "restored", "update 2");
    }

    @Test
    void aCommandThatIsNotAnsweredIsRepeatedOnANewConnection() throws Exception {
        Timing hasty = new Timing(
                Duration.ofMillis(150), Duration.ofMillis(600), Duration.ofMillis(20), Duration.ofMillis(100));
        TableConnection connection = open(server.uri(), hasty);
        FakeServer.Client client = welcomed(1);
        CompletableFuture<Answer> acted = connection.act("1.0", List.of("pass"));
        JsonNode sent = read(client);
        try {
            while (!acted.isDone() && heard.stream().noneMatch("lost"::equals)) {
                client.send("{\"type\":\"pong\"}");
                client.silentFor(50);
            }
        } catch (UncheckedIOException _) {
            // given up by the client between a look and a pong
        }
        FakeServer.Client again = welcomed(1);
        assertThat(read(again)).isEqualTo(sent);
    }

    @Test
    void closingIsQuietAndFinal() throws Exception {
        TableConnection connection = open();
        FakeServer.Client client = welcomed(1);
        hears("update 1");
        CompletableFuture<Answer> act = connection.act("1.0", List.of("pass"));
        read(client);
        connection.close();
        assertThatThrownBy(() -> act.get(10, TimeUnit.SECONDS)).isInstanceOf(CancellationException.class);
        assertThat(client.silentFor(100)).isTrue();
        assertThat(heard).isEmpty();
    }

    @Test
    void quietConnectionsNeedNoThreadsOfTheirOwn() throws Exception {
        int before = ManagementFactory.getThreadMXBean().getThreadCount();
        for (int i = 0; i < 1000; i++) {
            open();
        }
        List<FakeServer.Client> clients = new ArrayList<>();
        for (int i = 0; i < 1000; i++) {
            clients.add(welcomed(1));
        }
        clients.forEach(client -> client.send(update(2)));
        for (int i = 0; i < 2000; i++) {
            assertThat(Optional.ofNullable(heard.poll(10, TimeUnit.SECONDS))).isPresent();
        }
        assertThat(ManagementFactory.getThreadMXBean().getThreadCount() - before)
                .isLessThan(100);
    }

    @Test
    void aListenerThatFailsDoesNotStopTheConnection() throws Exception {
        TableConnection connection = TableConnection.open(
                new TableConnection.Target(server.uri(), "k3v9", Optional.empty(), "en"),
                _ -> {
                    throw new IllegalStateException("a fault in a listener, which a test made");
                },
                Shared.HTTP,
                Shared.SCHEDULER,
                PATIENT);
        connections.add(connection);
        CompletableFuture<Answer> answer = connection.back();
        FakeServer.Client client = welcomed(1);
        client.send(answer("done", read(client)).put("position", 2).toString());
        assertThat(answer.get(10, TimeUnit.SECONDS)).isEqualTo(new Answer.Done(2));
    }
}
