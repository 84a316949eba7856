package tidetable.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tidetable.client.Api;
import tidetable.client.Problem;
import tidetable.engine.file.Json;
import tidetable.engine.file.MatchRecord;

/** A table never waits for somebody who has left, whatever they were asked; the kinds of questions are those that random play finds. */
class LeaversIT {
    private static final int MATCHES = 8;
    private static final int MOST_QUESTIONS = 25;
    /** Stands for a moment at which somebody else is asked. */
    private static final String NOT_ASKED = "(not asked)";

    @TempDir
    static Path folder;

    private static ServerProcess server;
    private static Api api;

    /** Kinds of questions that came up, and those at which somebody did what is tested. */
    private final Set<String> seen = ConcurrentHashMap.newKeySet();

    private final Set<String> done = ConcurrentHashMap.newKeySet();

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

    /** A seat that plays at random over a line of its own. */
    private static final class Hand {
        private final Line line;
        private final int seat;
        private final Random chance;
        private JsonNode update = Json.object();
        private String answered = "";

        Hand(Line line, int seat, Random chance) {
            this.line = line;
            this.seat = seat;
            this.chance = chance;
        }

        JsonNode next() throws IOException, InterruptedException {
            update = line.next("update");
            return update;
        }

        boolean over() {
            return update.path("table").path("status").asText().equals("over");
        }

        int position() {
            return update.path("table").path("position").asInt();
        }

        JsonNode me() {
            return update.path("table").path("seats").path(seat);
        }

        String question() {
            String id = update.path("question").path("id").asText();
            return id.equals(answered) ? "" : id;
        }

        String kind() {
            return question().isEmpty()
                    ? NOT_ASKED
                    : update.path("question").path("step").asText();
        }

        /** Any of the actions on offer. */
        String action() {
            JsonNode actions = update.path("question").path("actions");
            return actions.path(chance.nextInt(actions.size())).path("action").asText();
        }

        void answer() throws IOException, InterruptedException {
            answered = question();
            line.act(UUID.randomUUID().toString(), answered, action());
        }

        /** Says something; the answer. What is shown meanwhile is taken note of. */
        JsonNode ask(String type) throws IOException, InterruptedException {
            String command = UUID.randomUUID().toString();
            line.say(type, command);
            return answerTo(command);
        }

        JsonNode answerTo(String command) throws IOException, InterruptedException {
            while (true) {
                JsonNode message = line.next();
                if (message.path("type").asText().equals("update")) {
                    update = message;
                }
                if (message.path("command").asText().equals(command)) {
                    return message;
                }
            }
        }
    }

    @Test
    void whoLeavesIsPlayedForAndMayComeBackWhateverTheyWereAsked() throws Exception {
        try (Crew crew = new Crew()) {
            List<CompletableFuture<Void>> playing = new ArrayList<>();
            for (int match = 0; match < MATCHES; match++) {
                for (Player.Seat seat : Tables.full(api, 2 + match % 3, 1)) {
                    Random chance = new Random(17L * match + seat.seat());
                    playing.add(crew.begin(() -> playAndLeave(seat, chance)));
                }
            }
            for (CompletableFuture<Void> end : playing) {
                crew.await(end);
            }
        }
        assertThat(done)
                .isEqualTo(seen)
                .contains(NOT_ASKED, "play", "chain", "catch", "end")
                .hasSizeGreaterThan(6);
    }

    private Void playAndLeave(Player.Seat seat, Random chance) throws IOException, InterruptedException {
        try (Line line = Line.at(server.address(), seat)) {
            Hand hand = new Hand(line, seat.seat(), chance);
            hand.next();
            while (!hand.over()) {
                String kind = hand.kind();
                seen.add(kind);
                if (done.add(kind)) {
                    leaveAndComeBack(hand);
                } else {
                    if (!kind.equals(NOT_ASKED)) {
                        hand.answer();
                    }
                    hand.next();
                }
            }
            JsonNode table = hand.update.path("table");
            assertThat(table.path("asked")).isEmpty();
            assertThat(table.path("standing").path("scores"))
                    .hasSize(table.path("seats").size());
        }
        return null;
    }

    private static void leaveAndComeBack(Hand hand) throws IOException, InterruptedException {
        String question = hand.question();
        String action = question.isEmpty() ? "" : hand.action();
        assertThat(hand.ask("leave").path("type").asText()).isEqualTo("done");
        if (!hand.over()) {
            assertThat(hand.me().path("away").asBoolean()).isTrue();
            assertGone(hand);
        }
        if (!question.isEmpty()) {
            hand.line.act("gone", question, action);
            JsonNode refused = hand.answerTo("gone");
            assertThat(refused.path("type").asText())
                    .as("who has left decides nothing: %s", refused)
                    .isEqualTo("refused");
            assertThat(refused.path("code").asText()).isIn("not-asked", "stale-question", "not-running");
            while (!hand.over() && waitsFor(hand, question)) {
                hand.next();
                assertGone(hand);
            }
        }
        assertThat(hand.ask("back").path("type").asText()).isEqualTo("done");
        assertThat(hand.over() || !hand.me().path("away").asBoolean()).isTrue();
    }

    /** Whether nothing has happened at a table since a question was opened, but that somebody came or went. */
    private static boolean waitsFor(Hand hand, String question) {
        int opened = Integer.parseInt(question.substring(0, question.indexOf('.')));
        JsonNode events = hand.update.path("events");
        for (JsonNode event : events) {
            if (event.path("at").asInt() > opened
                    && !Set.of("left", "returned", "conceded")
                            .contains(event.path("type").asText())) {
                return false;
            }
        }
        return true;
    }

    private static void assertGone(Hand hand) {
        assertThat(hand.update.has("question"))
                .as("who has left is asked nothing")
                .isFalse();
    }

    @Test
    void onePersonAfterTheOtherGivesUpWhateverTheyWereAsked() throws Exception {
        try (Crew crew = new Crew()) {
            List<CompletableFuture<Void>> playing = new ArrayList<>();
            for (int match = 0; match < MATCHES; match++) {
                List<Player.Seat> people = Tables.full(api, 3, 0);
                int number = match;
                playing.add(crew.begin(() -> giveUp(crew, people, number)));
            }
            for (CompletableFuture<Void> end : playing) {
                crew.await(end);
            }
        }
        assertThat(seen).containsAll(done);
        assertThat(done).contains(NOT_ASKED, "play", "end").hasSizeGreaterThan(4);
    }

    private Void giveUp(Crew crew, List<Player.Seat> people, int number) throws InterruptedException {
        List<CompletableFuture<JsonNode>> ends = new ArrayList<>();
        for (Player.Seat seat : people) {
            boolean stays = seat.seat() == number % people.size();
            Random chance = new Random(13L * number + seat.seat());
            ends.add(crew.begin(() -> playAndConcede(seat, stays, chance)));
        }
        JsonNode table = ends.getFirst().join();
        MatchRecord record = Tables.record(api, people.getFirst().table());
        List<Integer> order =
                record.conceded().stream().map(MatchRecord.Concession::seat).toList();
        assertThat(order).hasSize(2).doesNotContain(number % people.size());
        JsonNode groups = table.path("standing").path("groups");
        assertThat(groups)
                .isEqualTo(Json.tree(
                        List.of(List.of(number % people.size()), List.of(order.getLast()), List.of(order.getFirst()))));
        assertThat(record.result().map(Json::tree)).contains(table.path("standing"));
        Tables.finalHash(record);
        for (CompletableFuture<JsonNode> end : ends) {
            assertThat(end.join().path("standing")).isEqualTo(table.path("standing"));
        }
        return null;
    }

    /** Plays until a kind of question comes at which nobody gave up, then gives up; what the table is at the end. */
    private JsonNode playAndConcede(Player.Seat seat, boolean stays, Random chance)
            throws IOException, InterruptedException {
        try (Line line = Line.at(server.address(), seat)) {
            Hand hand = new Hand(line, seat.seat(), chance);
            hand.next();
            int questions = 0;
            boolean gone = false;
            while (!hand.over()) {
                String kind = hand.kind();
                if (gone) {
                    assertGone(hand);
                    assertThat(hand.me().path("conceded").asBoolean()).isTrue();
                    hand.next();
                    continue;
                }
                seen.add(kind);
                if (!stays && (done.add(kind) || questions > MOST_QUESTIONS)) {
                    String question = hand.question();
                    String action = question.isEmpty() ? "" : hand.action();
                    assertThat(hand.ask("concede").path("type").asText()).isEqualTo("done");
                    gone = true;
                    if (!question.isEmpty()) {
                        hand.line.act("gone", question, action);
                        assertThat(hand.answerTo("gone").path("type").asText()).isEqualTo("refused");
                    }
                } else {
                    if (!kind.equals(NOT_ASKED)) {
                        questions++;
                        hand.answer();
                    }
                    hand.next();
                }
            }
            assertThat(hand.update.path("table").path("asked")).isEmpty();
            if (gone) {
                JsonNode again = hand.ask("concede");
                assertThat(again.path("code").asText()).isEqualTo("not-running");
            }
            return hand.update.path("table");
        }
    }

    @Test
    void nobodyGivesUpWhatHasNotBegunOrIsNoMore() throws Exception {
        Player.Seat host = Tables.open(api, Tables.asked(2, 0));
        String path = "/api/tables/" + host.table();
        assertThatThrownBy(() -> api.post(path + "/concede", host.token(), Json.object()))
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.code()).isEqualTo("not-running"));
        api.post(path + "/close", host.token(), Json.object());
        assertThatThrownBy(() -> api.post(path + "/concede", host.token(), Json.object()))
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.code()).isEqualTo("gone"));
    }
}
