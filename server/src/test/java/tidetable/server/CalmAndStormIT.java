package tidetable.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tidetable.client.Api;
import tidetable.engine.file.Json;
import tidetable.engine.file.MatchRecord;

/** A lost connection or a server that comes and goes changes nothing in a match. */
class CalmAndStormIT {
    private static final String SEED = "00c0ffee00c0ffee0123456789abcdef";
    private static final int LONGEST_SECONDS = 240;

    @TempDir
    Path folder;

    /** A table at which Ana, friends and a bot play, and what its match led to. */
    private record Table(List<Player.Seat> people) {
        String id() {
            return people.getFirst().table();
        }
    }

    @Test
    void aMatchThroughAStormIsTheCalmOne() throws Exception {
        ServerProcess.Start start = ServerProcess.Start.in(folder.resolve("data"))
                .with(TestRig.SEED, SEED)
                .and("--no-limits");
        List<MatchRecord> calm = new ArrayList<>();
        List<Table> tables = new ArrayList<>();
        URI address;
        Harbour harbour = new Harbour();
        try (Crew crew = new Crew()) {
            List<List<CompletableFuture<Sailor.Log>>> logs = new ArrayList<>();
            Tally acknowledged = new Tally();
            int all;
            try (ServerProcess server = ServerProcess.start(start)) {
                address = server.address();
                Api api = new Api(address, "en");
                List<CompletableFuture<MatchRecord>> playing = IntStream.rangeClosed(2, 4)
                        .mapToObj(seats -> crew.begin(() -> calm(server, api, seats)))
                        .toList();
                for (CompletableFuture<MatchRecord> match : playing) {
                    calm.add(crew.await(match));
                }
                all = calm.stream().mapToInt(Tables::byPeople).sum();
                for (int seats = 2; seats <= 4; seats++) {
                    Table table = new Table(Tables.full(api, seats, 1));
                    tables.add(table);
                    logs.add(table.people().stream()
                            .map(seat -> crew.begin(
                                    new Sailor(harbour, seat, true, weather(table, seat), acknowledged::add)))
                            .toList());
                }
                harbour.open(server);
                crew.await(acknowledged.at(all / 4));
                harbour.close();
                server.stop();
            }
            ServerProcess.Start there = start.and("--port", Integer.toString(address.getPort()));
            try (ServerProcess server = ServerProcess.start(there)) {
                harbour.open(server);
                crew.await(acknowledged.at(all / 2));
                harbour.close();
                server.kill();
            }
            try (ServerProcess server = ServerProcess.start(there)) {
                harbour.open(server);
                for (int i = 0; i < tables.size(); i++) {
                    List<Sailor.Log> remembered = new ArrayList<>();
                    for (CompletableFuture<Sailor.Log> log : logs.get(i)) {
                        remembered.add(crew.await(log));
                    }
                    MatchRecord record = Tables.record(
                            new Api(server.address(), "en"), tables.get(i).id());
                    assertThat(record).isEqualTo(calm.get(i));
                    assertThat(Tables.finalHash(record)).isEqualTo(Tables.finalHash(calm.get(i)));
                    Tables.checkMemory(record, remembered, 0);
                }
            }
        }
    }

    private static Random weather(Table table, Player.Seat seat) {
        return new Random(31L * table.people().size() + seat.seat());
    }

    private static MatchRecord calm(ServerProcess server, Api api, int seats) throws Exception {
        Table table = new Table(Tables.full(api, seats, 1));
        List<Player> players =
                table.people().stream().map(seat -> Player.at(server, seat)).toList();
        try {
            for (Player player : players) {
                player.over().get(LONGEST_SECONDS, TimeUnit.SECONDS);
            }
        } finally {
            players.forEach(Player::close);
        }
        return Tables.record(api, table.id());
    }

    @Test
    void whoActsOnAnOldViewIsToldAndShownTheNewOne() throws Exception {
        try (ServerProcess server = ServerProcess.start(ServerProcess.Start.in(folder.resolve("data")))) {
            Api api = new Api(server.address(), "en");
            List<Player.Seat> people = Tables.full(api, 2, 0);
            int first = api.get("/api/tables/" + people.getFirst().table())
                    .path("asked")
                    .path(0)
                    .asInt();
            Player.Seat asked = people.get(first);
            try (Line other = Line.at(server.address(), people.get(1 - first))) {
                int position;
                String question;
                String action;
                try (Line line = Line.at(server.address(), asked)) {
                    JsonNode before = line.next("update");
                    position = before.path("table").path("position").asInt();
                    question = before.path("question").path("id").asText();
                    action = Player.choice(before.path("question").path("actions"));
                    line.act("first", question, action);
                    // it has been carried out once the other seat is shown it; what this one is told, it does not hear
                    JsonNode shown = other.next("update");
                    while (shown.path("table").path("position").asInt() <= position) {
                        shown = other.next("update");
                    }
                }
                try (Line line = Line.to(server.address())) {
                    line.hello(asked, position);
                    JsonNode now = line.next("update");
                    assertThat(now.path("table").path("position").asInt()).isEqualTo(position + 1);
                    line.act("second", question, action);
                    JsonNode refused = line.answer("second");
                    assertThat(refused.path("type").asText()).isEqualTo("refused");
                    assertThat(refused.path("code").asText()).isEqualTo("stale-question");
                    assertThat(refused.path("text").asText()).isNotBlank();
                    assertThat(refused.path("update").path("view")).isEqualTo(now.path("view"));
                    assertThat(refused.path("update").path("question")).isEqualTo(now.path("question"));
                    assertThat(refused.path("update").path("table").path("position"))
                            .isEqualTo(now.path("table").path("position"));
                    line.act("first", question, action);
                    assertThat(line.answer("first"))
                            .isEqualTo(Json.object()
                                    .put("type", "done")
                                    .put("command", "first")
                                    .put("position", position + 1));
                }
            }
        }
    }
}
