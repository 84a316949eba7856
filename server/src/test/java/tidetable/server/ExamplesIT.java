package tidetable.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tidetable.client.Api;
import tidetable.engine.file.Json;

/** The clients that docs/api.md shows play a match against each other and a bot, to the end. */
class ExamplesIT {
    private static final Path EXAMPLES = Path.of("..", "docs", "examples");
    private static final long MINUTES = 3;

    @TempDir
    Path folder;

    @Test
    void bothPlayToTheEnd() throws Exception {
        try (ServerProcess server = ServerProcess.start(ServerProcess.Start.in(folder.resolve("data")))) {
            Api api = new Api(server.address(), "en");
            ObjectNode create = Json.object().put("game", "fintastic-sea");
            create.putArray("seats").addObject();
            create.withArray("seats").addObject();
            create.withArray("seats").addObject().put("bot", "greedy");
            JsonNode table = api.post("/api/tables", create);
            String link = table.path("link").asText();

            Process python = run(
                    "python",
                    List.of("python3", EXAMPLES.resolve("random_player.py").toString()),
                    link);
            Process java = run(
                    "java",
                    List.of(
                            Path.of(System.getProperty("java.home"), "bin", "java")
                                    .toString(),
                            "-cp",
                            jars(ObjectMapper.class, JsonFactory.class, JsonProperty.class),
                            EXAMPLES.resolve("RandomPlayer.java").toString()),
                    link);
            end(python, "python");
            end(java, "java");

            assertThat(api.get("/api/tables/" + table.path("table").asText())
                            .path("status")
                            .asText())
                    .isEqualTo("over");
        }
    }

    private Process run(String name, List<String> command, String link) throws IOException {
        List<String> all = new ArrayList<>(command);
        all.addAll(List.of(link, "--name", name, "--seed", "1"));
        return new ProcessBuilder(all)
                .redirectErrorStream(true)
                .redirectOutput(output(name).toFile())
                .start();
    }

    private void end(Process process, String name) throws Exception {
        try {
            assertThat(process.waitFor(MINUTES, TimeUnit.MINUTES)).isTrue();
            assertThat(process.exitValue()).as(Files.readString(output(name))).isZero();
        } finally {
            process.destroyForcibly();
        }
    }

    private Path output(String name) {
        return folder.resolve(name + ".txt");
    }

    private static String jars(Class<?>... classes) {
        return Arrays.stream(classes)
                .map(type -> ServerProcess.home(type).toString())
                .collect(Collectors.joining(File.pathSeparator));
    }
}
