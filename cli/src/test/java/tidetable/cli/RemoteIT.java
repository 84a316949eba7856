package tidetable.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tidetable.client.Api;
import tidetable.engine.file.Json;

/** {@code join} and {@code watch} against the real server: a whole match, followed by an audience, then checked. */
@Timeout(180)
class RemoteIT {
    private static final Path SERVER = Path.of("..", "server", "target", "quarkus-app", "quarkus-run.jar");
    private static final Pattern ADDRESS = Pattern.compile("Tidetable is at (\\S+)/ ");

    @TempDir
    private Path folder;

    @Test
    void aWholeMatchIsPlayedWatchedAndVerified() throws Exception {
        Process server = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "--sun-misc-unsafe-memory-access=allow",
                        "-jar",
                        SERVER.toString(),
                        "--port",
                        "0",
                        "--data",
                        folder.resolve("data").toString())
                .redirectError(folder.resolve("errors.txt").toFile())
                .start();
        try {
            URI address = address(server);
            ObjectNode create = Json.object().put("game", "fintastic-sea");
            create.putArray("seats").addObject();
            create.withArray("seats").addObject().put("bot", "greedy");
            JsonNode table = new Api(address, "en").post("/api/tables", create);
            String link = table.path("link").asText();
            String plain = link.replaceAll("#.*", "");

            CompletableFuture<Cli.Result> watching = CompletableFuture.supplyAsync(() -> Cli.run("watch", plain));
            Path record = folder.resolve("match.tide.json");
            Cli.Result played = Robot.plays(
                    3,
                    List.of("save " + record, ""),
                    "join",
                    link,
                    "--name",
                    "Ana",
                    "--seat-file",
                    folder.resolve("seat.json").toString());
            assertThat(played.err()).isEmpty();
            assertThat(played.code()).isZero();
            assertThat(played.out()).contains("The match is over.", "Saved in " + record + ".");

            Cli.Result watched = watching.get(30, TimeUnit.SECONDS);
            assertThat(watched.code()).isZero();
            assertThat(watched.out()).contains("Ana plays ").containsPattern("wins? with \\d+ points!|share the win");

            Cli.Result verified = Cli.run("replay", record.toString(), "--verify");
            assertThat(verified.out()).startsWith("commitment holds: ");
            assertThat(verified.code()).isZero();
        } finally {
            server.destroyForcibly().waitFor();
        }
    }

    private URI address(Process server) throws Exception {
        BufferedReader out = server.inputReader(StandardCharsets.UTF_8);
        for (String line = out.readLine(); line != null; line = out.readLine()) {
            Matcher matcher = ADDRESS.matcher(line);
            if (matcher.find()) {
                return URI.create(matcher.group(1));
            }
        }
        throw new IllegalStateException("the server did not start: " + Files.readString(folder.resolve("errors.txt")));
    }
}
