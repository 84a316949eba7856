package tidetable.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tidetable.client.Api;
import tidetable.engine.file.Json;
import tidetable.engine.file.MatchRecord;

/** The same server on PostgreSQL: killed in the middle of a match, it goes on where it was. */
class PostgresIT {
    private static final int PATIENCE_SECONDS = 120;

    @TempDir
    Path folder;

    @Test
    void goesOnAfterAKill() throws Exception {
        try (EmbeddedPostgres postgres = EmbeddedPostgres.builder().start()) {
            ServerProcess.Start start = ServerProcess.Start.in(folder.resolve("data"))
                    .environment(Map.of(
                            "TIDETABLE_DATABASE",
                            "jdbc:postgresql://127.0.0.1:" + postgres.getPort() + "/postgres",
                            "TIDETABLE_DATABASE_USER",
                            "postgres",
                            "TIDETABLE_DATABASE_PASSWORD",
                            "secret"));
            Player.Seat ana;
            Player.Seat ben;
            List<String> stored;
            int position;
            try (ServerProcess server = ServerProcess.start(start)) {
                Api api = new Api(server.address(), "en");
                var create = Json.object().put("game", "fintastic-sea").put("listed", true);
                create.putArray("seats").add(Json.object().put("person", "Ana")).addObject();
                ana = Player.Seat.of(api.post("/api/tables", create));
                assertThat(api.get("/api/tables").path("tables").findValuesAsText("table"))
                        .containsExactly(ana.table());
                ben = Player.Seat.of(api.post(
                        "/api/tables/" + ana.table() + "/seats", Json.object().put("name", "Ben")));
                try (Acting first = Acting.at(server, ana, 5);
                        Acting second = Acting.at(server, ben, 5)) {
                    first.begun().get(PATIENCE_SECONDS, TimeUnit.SECONDS);
                    second.begun().get(PATIENCE_SECONDS, TimeUnit.SECONDS);
                    server.kill();
                    stored = first.stored();
                    position = first.position();
                }
            }
            try (ServerProcess server = ServerProcess.start(start)) {
                Api api = new Api(server.address(), "en");
                assertThat(api.get("/api/tables/" + ana.table())
                                .path("position")
                                .asInt())
                        .isGreaterThanOrEqualTo(position);
                try (Acting first = Acting.at(server, ana, 1);
                        Acting second = Acting.at(server, ben, 1)) {
                    first.over().get(PATIENCE_SECONDS, TimeUnit.SECONDS);
                    second.over().get(PATIENCE_SECONDS, TimeUnit.SECONDS);
                }
                MatchRecord record = MatchRecord.parse(
                        api.get("/api/tables/" + ana.table() + "/record").toString(), "the record");
                assertThat(record.actions()).containsSubsequence(stored);
                assertThat(record.result()).isPresent();
                server.stop();
            }
            assertThat(folder.resolve("data").resolve("tidetable.mv.db")).doesNotExist();
            assertThat(Files.readString(folder.resolve("data").resolve("server.log")))
                    .doesNotContain("secret");
        }
    }
}
