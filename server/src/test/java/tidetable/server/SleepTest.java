package tidetable.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tidetable.engine.Game;
import tidetable.engine.file.Json;
import tidetable.server.store.Database;
import tidetable.server.table.Entry;
import tidetable.server.table.Reply;
import tidetable.server.table.Request;
import tidetable.server.table.Rig;
import tidetable.server.table.TableSettings;

/** Tables that sleep and are woken by their stored due time, on a node of its own with a clock that the test sets. */
class SleepTest {
    private static final String TABLE = "bbbbbbbbbbbbbbbb";
    private static final TableSettings SETTINGS =
            new TableSettings(Duration.ZERO, Duration.ofMillis(100), Duration.ofDays(7), Duration.ofDays(60));
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    @TempDir
    Path folder;

    private final AtomicReference<Instant> now = new AtomicReference<>(Instant.parse("2026-11-30T12:00:00Z"));

    private Node start() {
        Database database = Database.open(Database.Kind.file(folder));
        Node node = Node.start(database, SETTINGS, new SimpleMeterRegistry(), now::get, Rig.NONE);
        node.awaitReady();
        return node;
    }

    private static Reply ask(Node node, Request request) throws Exception {
        return node.ask(TABLE, request, "en").toCompletableFuture().get(10, TimeUnit.SECONDS);
    }

    private static JsonNode open(Node node, List<String> seats) throws Exception {
        Game<?, ?> game = node.library().open("fintastic-sea");
        Entry.Opening opening = new Entry.Opening(
                "fintastic-sea",
                game.info().rulesVersion(),
                game.info().deckHash(),
                MissingNode.getInstance(),
                Map.of(),
                seats,
                false,
                true,
                0,
                false);
        Request.NewSeat ana = new Request.NewSeat("ana", "Ana", "token", "code");
        Reply reply = ask(node, new Request.Open("", opening, "invite", List.of(), "", 0, ana));
        return Json.parse(((Reply.Done) reply).body(), "the table");
    }

    /** Looks into the index, not at the table, which would wake it. */
    private static void untilDue(Node node, Instant at, Predicate<List<String>> due) throws Exception {
        long end = System.nanoTime() + PATIENCE.toNanos();
        List<String> found;
        do {
            found = node.index()
                    .due(at.toEpochMilli(), 10)
                    .toCompletableFuture()
                    .get(10, TimeUnit.SECONDS);
        } while (!due.test(found) && System.nanoTime() < end);
        assertThat(due.test(found)).as("due at %s: %s", at, found).isTrue();
    }

    private void expires(Duration life, List<String> seats, String before) throws Exception {
        try (Node node = start()) {
            assertThat(open(node, seats).path("status").asText()).isEqualTo(before);
            Instant due = now.get().plus(life);
            untilDue(node, due.minusMillis(1), List::isEmpty);
            untilDue(node, due, List.of(TABLE)::equals);
            now.set(due);
            untilDue(node, due, List::isEmpty);
            assertThat(ask(node, new Request.Close("token", ""))).isInstanceOf(Reply.Done.class);
            Reply look = ask(node, new Request.Look("token"));
            assertThat(Json.parse(((Reply.Done) look).body(), "the table")
                            .path("status")
                            .asText())
                    .isEqualTo("closed");
        }
    }

    @Test
    void aTableThatNobodyJoinsExpires() throws Exception {
        expires(SETTINGS.openLife(), List.of("", ""), "open");
    }

    @Test
    void aMatchThatNobodyGoesOnWithExpires() throws Exception {
        expires(SETTINGS.matchLife(), List.of("", "greedy"), "running");
    }

    @Test
    void aTableWaitsForDaysAndOverARestart() throws Exception {
        JsonNode before;
        try (Node node = start()) {
            open(node, List.of("", "greedy"));
            untilDue(node, now.get().plus(SETTINGS.matchLife()), List.of(TABLE)::equals);
            before = look(node);
        }
        now.set(now.get().plus(SETTINGS.matchLife()).minusSeconds(60));
        try (Node node = start()) {
            assertThat(look(node)).isEqualTo(before);
        }
    }

    private static JsonNode look(Node node) throws Exception {
        Reply.Done done = (Reply.Done) ask(node, new Request.Look("token"));
        return Json.parse(done.body(), "the table");
    }

    @Test
    void whoAsksForTablesThatAreNotThereLeavesNothingBehind() throws Exception {
        try (Node node = start()) {
            assertThat(ask(node, new Request.Look(""))).isInstanceOf(Reply.Refused.class);
            assertThat(open(node, List.of("", "greedy")).path("status").asText())
                    .isEqualTo("running");
        }
    }
}
