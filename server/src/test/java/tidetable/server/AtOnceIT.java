package tidetable.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CyclicBarrier;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tidetable.client.Api;
import tidetable.client.Problem;
import tidetable.engine.file.Json;

/** What is done twice, or by many at once, is done once. */
class AtOnceIT {
    private static final int MANY = 50;
    private static final int ROUNDS = 20;

    @TempDir
    static Path folder;

    private static ServerProcess server;
    private static Api api;

    @BeforeAll
    static void start() {
        server = ServerProcess.start(
                ServerProcess.Start.in(folder.resolve("data")).and("--no-limits"));
        api = new Api(server.address(), "en");
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @Test
    void aCommandSentTwiceFromTwoSocketsIsCarriedOutOnce() throws Exception {
        Player.Seat seat = Tables.full(api, 2, 1).getFirst();
        try (Crew crew = new Crew();
                Line one = Line.at(server.address(), seat);
                Line two = Line.at(server.address(), seat)) {
            JsonNode update = asked(one);
            for (int round = 0; round < ROUNDS && !over(update); round++) {
                JsonNode question = update.path("question");
                String id = question.path("id").asText();
                String action = Player.choice(question.path("actions"));
                String command = UUID.randomUUID().toString();
                List<JsonNode> answers = atOnce(crew, command, command, id, action, action, one, two);
                assertThat(answers.getFirst()).isEqualTo(answers.getLast());
                assertThat(answers.getFirst().path("type").asText()).isEqualTo("done");
                assertThat(answers.getFirst().path("position").asInt()).isEqualTo(opened(id) + 1);
                update = askedAfter(one, seat, opened(id) + 1);
            }
        }
    }

    @Test
    void ofTwoCommandsForOneQuestionOneIsCarriedOutAndTheOtherIsToldSo() throws Exception {
        Player.Seat seat = Tables.full(api, 2, 1).getFirst();
        try (Crew crew = new Crew();
                Line one = Line.at(server.address(), seat);
                Line two = Line.at(server.address(), seat)) {
            JsonNode update = asked(one);
            for (int round = 0; round < ROUNDS && !over(update); round++) {
                JsonNode actions = update.path("question").path("actions");
                String id = update.path("question").path("id").asText();
                List<JsonNode> answers = atOnce(
                        crew,
                        "a" + round,
                        "b" + round,
                        id,
                        Player.choice(actions),
                        actions.path(actions.size() - 1).path("action").asText(),
                        one,
                        two);
                assertThat(answers.stream().map(answer -> answer.path("type").asText()))
                        .containsExactlyInAnyOrder("done", "refused");
                for (JsonNode answer : answers) {
                    if (answer.path("type").asText().equals("done")) {
                        assertThat(answer.path("position").asInt()).isEqualTo(opened(id) + 1);
                    } else {
                        assertThat(answer.path("code").asText()).isEqualTo("stale-question");
                        assertThat(position(answer.path("update"))).isGreaterThan(opened(id));
                    }
                }
                update = askedAfter(one, seat, opened(id) + 1);
            }
        }
    }

    /** Sends a command on each of two lines in the same moment; their answers. */
    private static List<JsonNode> atOnce(
            Crew crew,
            String command,
            String otherCommand,
            String question,
            String action,
            String otherAction,
            Line one,
            Line two)
            throws InterruptedException {
        CyclicBarrier together = new CyclicBarrier(2);
        CompletableFuture<JsonNode> first = crew.begin(() -> {
            together.await();
            one.act(command, question, action);
            return one.answer(command);
        });
        CompletableFuture<JsonNode> second = crew.begin(() -> {
            together.await();
            two.act(otherCommand, question, otherAction);
            return two.answer(otherCommand);
        });
        return List.of(crew.await(first), crew.await(second));
    }

    private static int opened(String question) {
        return Integer.parseInt(question.substring(0, question.indexOf('.')));
    }

    private static int position(JsonNode update) {
        return update.path("table").path("position").asInt();
    }

    private static boolean over(JsonNode update) {
        return update.path("table").path("status").asText().equals("over");
    }

    private static JsonNode asked(Line line) throws IOException, InterruptedException {
        JsonNode update = line.next("update");
        while (!over(update) && !update.has("question")) {
            update = line.next("update");
        }
        return update;
    }

    /** What a seat is asked next, at or after a position at which it may be asked already. */
    private static JsonNode askedAfter(Line line, Player.Seat seat, int position)
            throws IOException, InterruptedException {
        line.hello(seat, position);
        JsonNode update = asked(line);
        while (position(update) < position) {
            update = asked(line);
        }
        return update;
    }

    @Test
    void bothClientsOfASeatAreKeptUpToDate() throws Exception {
        Player.Seat seat = Tables.full(api, 2, 1).getFirst();
        try (Line one = Line.at(server.address(), seat);
                Line two = Line.at(server.address(), seat)) {
            JsonNode update = asked(one);
            asked(two);
            String id = update.path("question").path("id").asText();
            one.act("only", id, Player.choice(update.path("question").path("actions")));
            JsonNode told = one.next("update");
            while (position(told) <= opened(id)) {
                told = one.next("update");
            }
            JsonNode other = two.next("update");
            while (position(other) < position(told)) {
                other = two.next("update");
            }
            assertThat(other).isEqualTo(told);
            assertThat(one.answer("only").path("type").asText()).isEqualTo("done");
        }
    }

    @Test
    void ofFiftyWhoWantTheLastSeatOneGetsIt() throws Exception {
        try (Crew crew = new Crew()) {
            Player.Seat host = Tables.open(api, Tables.asked(2, 0));
            List<String> answers = sitAtOnce(crew, host);
            assertThat(answers).hasSize(MANY).containsOnlyOnce("seat 1");
            assertThat(answers.stream().filter("table-full"::equals)).hasSize(MANY - 1);
            JsonNode table = api.get("/api/tables/" + host.table());
            assertThat(table.path("status").asText()).isEqualTo("running");
            assertThat(table.path("position").asInt())
                    .as("opened, seated, seated, started")
                    .isEqualTo(4);
        }
    }

    @Test
    void aSeatThatIsFreedAtThatMomentIsTakenOnce() throws Exception {
        try (Crew crew = new Crew()) {
            Player.Seat host = Tables.open(api, Tables.asked(3, 0));
            Player.Seat leaver = Tables.sit(api, host, "Cleo");
            CompletableFuture<JsonNode> left =
                    crew.begin(() -> api.post("/api/tables/" + host.table() + "/leave", leaver.token(), Json.object()));
            List<String> answers = sitAtOnce(crew, host);
            boolean before = left.handle((_, failure) -> failure == null).join();
            List<String> seats =
                    answers.stream().filter(answer -> answer.startsWith("seat")).toList();
            assertThat(seats).doesNotHaveDuplicates().contains("seat 2");
            assertThat(answers.stream().filter("table-full"::equals)).hasSize(MANY - seats.size());
            JsonNode table = api.get("/api/tables/" + host.table());
            assertThat(table.path("status").asText()).isEqualTo("running");
            assertThat(before).isTrue();
            boolean freed = seats.size() == 2;
            // opened, three times seated, started; and a seat given up and taken, or given to a bot, which may have
            // begun
            assertThat(table.path("position").asInt())
                    .matches(position -> freed ? position == 7 : position >= 6, "position");
            assertThat(table.path("seats").path(1).path("away").asBoolean()).isEqualTo(!freed);
        }
    }

    /** Many ask for a seat in the same moment; what each is told. */
    private static List<String> sitAtOnce(Crew crew, Player.Seat host) throws InterruptedException {
        CyclicBarrier together = new CyclicBarrier(MANY);
        List<CompletableFuture<String>> asking = new ArrayList<>();
        for (int i = 0; i < MANY; i++) {
            String name = "Ben " + i;
            asking.add(crew.begin(() -> {
                together.await();
                try {
                    return "seat " + Tables.sit(api, host, name).seat();
                } catch (Problem e) {
                    return e.code();
                }
            }));
        }
        List<String> answers = new ArrayList<>();
        for (CompletableFuture<String> answer : asking) {
            answers.add(crew.await(answer));
        }
        return answers;
    }

    @Test
    void aTableAskedForTwiceIsOneTable() throws Exception {
        try (Crew crew = new Crew()) {
            for (int round = 0; round < ROUNDS; round++) {
                ObjectNode create =
                        Tables.asked(2, 0).put("command", UUID.randomUUID().toString());
                CompletableFuture<Player.Seat> first = crew.begin(() -> Tables.open(api, create));
                CompletableFuture<Player.Seat> second = crew.begin(() -> Tables.open(api, create));
                Player.Seat one = crew.await(first);
                Player.Seat two = crew.await(second);
                Player.Seat three = Tables.open(api, create);
                assertThat(List.of(two.table(), three.table())).containsOnly(one.table());
                assertThat(List.of(one.seat(), two.seat(), three.seat())).containsOnly(0);
                JsonNode table = api.get("/api/tables/" + one.table(), three.token());
                assertThat(table.path("you").asInt()).isZero();
                assertThat(table.path("status").asText()).isEqualTo("open");
                assertThat(table.path("seats").path(1).path("kind").asText()).isEqualTo("free");
            }
        }
    }
}
