package tidetable.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tidetable.client.Api;
import tidetable.engine.file.Json;
import tidetable.engine.file.MatchRecord;

/** Whole matches of people, bots and an audience, over sockets. */
class WholeGameIT {
    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void playsToTheEnd(int seats) throws Exception {
        try (ServerProcess server = ServerProcess.start(ServerProcess.Start.in(folder.resolve("data")))) {
            Api api = new Api(server.address(), "en");
            List<Player.Seat> people = sit(api, seats, 1);
            List<Player> players = new ArrayList<>();
            for (Player.Seat seat : people) {
                players.add(Player.at(server, seat));
            }
            try (Player audience = Player.watching(server, people.getFirst().table())) {
                for (Player player : players) {
                    JsonNode last = player.over().get(60, TimeUnit.SECONDS);
                    assertThat(last.path("table").path("standing").path("scores"))
                            .hasSize(seats);
                }
                audience.over().get(10, TimeUnit.SECONDS);
            } finally {
                players.forEach(Player::close);
            }
            String record = api.get("/api/tables/" + people.getFirst().table() + "/record")
                    .toString();
            assertThat(MatchRecord.parse(record, "record").seats()).hasSize(seats);
        }
    }

    private static List<Player.Seat> sit(Api api, int seats, int bots) throws InterruptedException {
        var create = Json.object().put("game", "fintastic-sea");
        var list = create.putArray("seats");
        list.addObject().put("person", "Ana");
        for (int i = 1; i < seats; i++) {
            if (i <= bots) {
                list.addObject().put("bot", "greedy");
            } else {
                list.addObject();
            }
        }
        List<Player.Seat> all = new ArrayList<>();
        all.add(Player.Seat.of(api.post("/api/tables", create)));
        Player.Seat first = all.getFirst();
        for (int i = 1 + bots; i < seats; i++) {
            all.add(Player.Seat.of(api.post(
                    "/api/tables/" + first.table() + "/seats",
                    Json.object().put("name", "Ben " + i).put("invite", first.invite()))));
        }
        return all;
    }
}
