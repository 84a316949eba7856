package tidetable.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tidetable.client.Api;
import tidetable.client.Problem;
import tidetable.engine.file.BadInput;
import tidetable.engine.file.Json;
import tidetable.engine.file.MatchRecord;
import tidetable.server.table.Rig;

/**
 * A server that is killed at any moment loses nothing that it acknowledged and does nothing twice. {@code -Dtidetable.kills=200} for more kills,
 * {@code -Dtidetable.killseed} for others.
 */
class KillIT {
    private static final int KILLS = Integer.getInteger("tidetable.kills", 12);
    private static final long SEED = Long.getLong("tidetable.killseed", 15);
    private static final int TABLES = 6;
    private static final int MOST_STORED = 80;
    private static final List<String> POINTS = List.of(Rig.BEFORE_STORE, Rig.AFTER_STORE, Rig.BEFORE_ANSWER);

    @TempDir
    Path folder;

    private final Harbour harbour = new Harbour();
    private final Crew crew = new Crew();
    /** By table: the length of its journal. */
    private final Map<String, Integer> lengths = new ConcurrentHashMap<>();

    private volatile boolean enough;

    @Test
    void nothingAcknowledgedIsLostAndNothingDoneTwice() throws Exception {
        Random chance = new Random(SEED);
        ServerProcess.Start start =
                ServerProcess.Start.in(folder.resolve("data")).and("--no-limits");
        try (crew) {
            List<CompletableFuture<Integer>> berths = new ArrayList<>();
            for (int i = 0; i < TABLES; i++) {
                Random own = new Random(chance.nextLong());
                berths.add(crew.begin(() -> matches(own)));
            }
            for (int kill = 0; kill < KILLS; kill++) {
                String halt = POINTS.get(kill % POINTS.size()) + ":" + (1 + chance.nextInt(MOST_STORED));
                try (ServerProcess server = ServerProcess.start(start.with(TestRig.HALT, halt))) {
                    harbour.open(server);
                    assertThat(crew.await(server.end()))
                            .as("killed at %s", halt)
                            .isEqualTo(ServerProcess.HALTED);
                    harbour.close();
                }
                checkJournals();
            }
            enough = true;
            int matches = 0;
            try (ServerProcess server = ServerProcess.start(start)) {
                harbour.open(server);
                for (CompletableFuture<Integer> berth : berths) {
                    matches += crew.await(berth);
                }
                server.kill();
            }
            assertThat(matches).isGreaterThanOrEqualTo(TABLES);
            Map<String, Integer> stored = checkJournals();
            assertThat(lengths).isEqualTo(stored).hasSize(matches);
        }
    }

    /** Plays one match after the other until there were enough kills; how many. */
    private int matches(Random chance) throws InterruptedException {
        int count = 0;
        while (!enough) {
            match(2 + chance.nextInt(3), chance.nextInt(2));
            count++;
        }
        return count;
    }

    private void match(int seats, int bots) throws InterruptedException {
        AtomicInteger resent = new AtomicInteger();
        List<Player.Seat> people = new ArrayList<>();
        Player.Seat first = seat(resent, "/api/tables", Tables.asked(seats, bots));
        people.add(first);
        for (int i = 1 + bots; i < seats; i++) {
            people.add(seat(
                    resent,
                    "/api/tables/" + first.table() + "/seats",
                    Json.object().put("name", "Ben " + i).put("invite", first.invite())));
        }
        assertThat(people.stream().map(Player.Seat::seat)).doesNotHaveDuplicates();
        List<CompletableFuture<Sailor.Log>> sailing = people.stream()
                .map(seat -> crew.begin(new Sailor(harbour, seat, false, new Random(0), () -> {})))
                .toList();
        List<Sailor.Log> logs = new ArrayList<>();
        for (CompletableFuture<Sailor.Log> log : sailing) {
            logs.add(log.join());
        }
        MatchRecord record = again(new AtomicInteger(), api -> Tables.record(api, first.table()));
        assertThat(record.result()).isPresent();
        Tables.finalHash(record);
        Tables.checkMemory(record, logs, resent.get());
        lengths.put(first.table(), logs.getFirst().end());
    }

    /** Asks for a seat until there is an answer, always with the same command. */
    private Player.Seat seat(AtomicInteger resent, String path, ObjectNode body) throws InterruptedException {
        body.put("command", UUID.randomUUID().toString());
        return Player.Seat.of(again(resent, api -> api.post(path, body)));
    }

    private interface Asking<T> {
        T ask(Api api) throws InterruptedException;
    }

    /** Asks until a server answers, and counts how many were asked in vain: each may have stored it. */
    private <T> T again(AtomicInteger resent, Asking<T> asking) throws InterruptedException {
        URI server = harbour.address();
        while (true) {
            try {
                return asking.ask(new Api(server, "en"));
            } catch (BadInput _) {
                URI next = harbour.address();
                resent.addAndGet(next.equals(server) ? 0 : 1);
                server = next;
            } catch (Problem e) {
                assertThat(e.code()).isEqualTo("try-again");
                resent.incrementAndGet();
            }
        }
    }

    /** Reads what is on the disk: each table's entries are numbered from 1 without a gap. The lengths by table. */
    private Map<String, Integer> checkJournals() throws SQLException, IOException {
        Map<String, Integer> found = new HashMap<>();
        Path copy = folder.resolve("copy.mv.db");
        Files.copy(folder.resolve("data").resolve("tidetable.mv.db"), copy, StandardCopyOption.REPLACE_EXISTING);
        String file = folder.resolve("copy").toAbsolutePath().toString();
        // the server's own wish to stay open is part of its file
        String url = "jdbc:h2:file:" + file + ";DB_CLOSE_DELAY=0";
        try (Connection connection = DriverManager.getConnection(url, "sa", "");
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(
                        "SELECT \"persistence_id\", \"sequence_number\" FROM \"event_journal\" ORDER BY \"ordering\"")) {
            while (rows.next()) {
                String id = rows.getString(1);
                int number = found.merge(id.substring(id.indexOf('|') + 1), 1, Integer::sum);
                assertThat(rows.getInt(2)).as("entry of table %s", id).isEqualTo(number);
            }
        }
        return found;
    }
}
