package tidetable.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tidetable.engine.Game;
import tidetable.engine.Standing;
import tidetable.engine.State;
import tidetable.engine.Story;
import tidetable.engine.file.Json;
import tidetable.engine.file.MatchRecord;
import tidetable.games.Games;

/** {@code tidetable env}, as itself and through the client that docs/research.md shows, which needs python3 on the PATH. */
class EnvCommandTest {
    private static final Path CLIENT = Path.of("..", "docs", "examples", "tidetable_env.py");
    private static final long MINUTES = 3;

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({"fintastic-sea,2", "full-seal,3", "finspan,2", "last-fish,3"})
    void thePythonClientPlaysWhatTheRulesPlayAgain(String id, int seats) throws Exception {
        List<String> lines = python(id, "--seats", Integer.toString(seats), "--matches", "3", "--json");
        assertThat(lines).hasSize(3);
        for (int number = 0; number < 3; number++) {
            JsonNode played = Json.parse(lines.get(number), "the client");
            assertThat(played.path("seed").asText()).isEqualTo("%032x".formatted(number));
            Standing end = end(Games.open(id), played.path("record"));
            assertThat(played.path("rewards").valueStream().map(JsonNode::asDouble))
                    .isEqualTo(IntStream.range(0, seats)
                            .mapToObj(seat ->
                                    end.place(seat) == 0 ? 1.0 / end.winners().size() : 0.0)
                            .toList());
        }
        assertThat(python(id, "--seats", Integer.toString(seats), "--matches", "5", "--at-once", "2", "--view"))
                .isEmpty();
    }

    private static <S extends State<S>, V extends Record> Standing end(Game<S, V> game, JsonNode record) {
        return MatchRecord.parse(record.toString(), "record")
                .replay(game, "record", Integer.MAX_VALUE, Story.NONE)
                .state()
                .standing();
    }

    /** What the client prints. */
    private List<String> python(String... arguments) throws IOException, InterruptedException {
        Path launcher = folder.resolve("tidetable");
        Files.writeString(
                launcher,
                "#!/bin/sh\nexec '%s' -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -cp '%s' tidetable.cli.Main \"$@\"\n"
                        .formatted(
                                Path.of(System.getProperty("java.home"), "bin", "java"),
                                System.getProperty("java.class.path")));
        Files.setPosixFilePermissions(launcher, PosixFilePermissions.fromString("rwxr-xr-x"));
        List<String> command = new ArrayList<>(List.of("python3", CLIENT.toString(), "--command", launcher.toString()));
        command.addAll(Arrays.asList(arguments));
        Path out = folder.resolve("out");
        Path err = folder.resolve("err");
        Process process = new ProcessBuilder(command)
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start();
        try {
            assertThat(process.waitFor(MINUTES, TimeUnit.MINUTES)).isTrue();
            assertThat(process.exitValue()).as(Files.readString(err)).isZero();
        } finally {
            process.destroyForcibly();
        }
        return Files.readAllLines(out);
    }

    @Test
    void theEndOfTheInputIsTheEnd() {
        Cli.Result result = Cli.typing(
                "{\"type\":\"hello\",\"protocol\":\"tidetable-bot/1\",\"name\":\"x\"}\n{\"type\"", "env", "finspan");
        assertThat(result.code()).isZero();
        assertThat(result.lines()).hasSize(3);
        assertThat(result.lines().getLast()).startsWith("{\"type\":\"error\",\"code\":\"malformed\"");
    }

    @Test
    void aHugeLineIsOneSentence() {
        Cli.Result result = Cli.typing(" ".repeat(17 * 1024 * 1024), "env", "finspan");
        assertThat(result.err()).isEqualTo("tidetable: a line of the input is longer than 16,777,216 characters\n");
        assertThat(result.code()).isEqualTo(2);
    }
}
