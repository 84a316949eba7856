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

/** Whole matches of people, bots and an audience, over sockets. */
class WholeGameIT {
    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void playsToTheEnd(int seats) throws Exception {
        try (ServerProcess server = ServerProcess.start(ServerProcess.Start.in(folder.resolve("data")))) {
            Api api = new Api(server.address(), "en");
            List<Player.Seat> people = Tables.full(api, seats, 1);
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
            assertThat(Tables.record(api, people.getFirst().table()).seats()).hasSize(seats);
        }
    }
}
