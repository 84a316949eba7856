package tidetable.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SimulateCommandTest {
    @TempDir
    private Path folder;

    @Test
    void theSameSeedGivesTheSameFileWithOneAndTwoThreads() throws IOException {
        Path one = folder.resolve("one.csv");
        Path two = folder.resolve("two.csv");
        simulate("--threads", "1", "--csv", one.toString());
        simulate("--threads", "2", "--csv", two.toString());
        assertThat(Files.readString(one)).isEqualTo(Files.readString(two)).hasLineCount(61);
        assertThat(Files.readString(one)).startsWith("game,seed,seats,decisions,choices,winners,bot1,place1,score1,");
    }

    @Test
    void theSummaryNamesSeatsAndTheSeed() {
        Cli.Result result = simulate("--seed", "aB");
        assertThat(result.lines())
                .startsWith("Fintastic Sea (deck standard), 60 games, 3 seats", "seed 000000000000000000000000000000ab")
                .anyMatch(line -> line.matches(" {3}3  random +\\d+\\.\\d % .*"))
                .last()
                .asString()
                .matches(".*decisions a game, .* games a second\\.");
    }

    @Test
    void botsMayDifferBySeatAndDecideTheNumberOfSeats() {
        Cli.Result result =
                Cli.run("simulate", "fintastic-sea", "--games", "8", "--seed", "1", "--bots", "random,greedy");
        assertThat(result.lines())
                .anyMatch(line -> line.startsWith("   1  random "))
                .anyMatch(line -> line.startsWith("   2  greedy "));
    }

    @Test
    void aProgramPlaysAndTheSameSeedGivesTheSameFile() throws IOException {
        String bot = "exec:python3 '" + Path.of("..", "docs", "examples", "random_bot.py") + "'";
        for (String threads : List.of("1", "2")) {
            Cli.Result result = Cli.run(
                    "simulate",
                    "fintastic-sea",
                    "--games",
                    "20",
                    "--seed",
                    "1",
                    "--bots",
                    bot + ",greedy",
                    "--threads",
                    threads,
                    "--csv",
                    folder.resolve(threads).toString());
            assertThat(result.err()).isEmpty();
            assertThat(result.code()).isZero();
            assertThat(result.lines())
                    .anyMatch(line -> line.startsWith("   1  ...") && line.contains("random_bot.py'  "));
        }
        assertThat(Files.readString(folder.resolve("2")))
                .isEqualTo(Files.readString(folder.resolve("1")))
                .hasLineCount(21);
    }

    @Test
    void aProgramThatFailsIsOneSentenceWithAnyNumberOfThreads() {
        for (String threads : List.of("1", "2")) {
            Cli.Result result =
                    Cli.run("simulate", "fintastic-sea", "--bots", "exec:false,greedy", "--threads", threads);
            assertThat(result.err()).isEqualTo("tidetable: bot 'exec:false' ended with exit code 1\n");
            assertThat(result.out()).isEmpty();
            assertThat(result.code()).isEqualTo(2);
        }
    }

    @Test
    void anExistingFileIsReplacedAndALinkFollowed() throws IOException {
        Path file = Files.writeString(folder.resolve("games.csv"), "old");
        Path link = Files.createSymbolicLink(folder.resolve("link.csv"), file);
        simulate("--csv", link.toString());
        assertThat(Files.isSymbolicLink(link)).isTrue();
        assertThat(Files.readString(file)).startsWith("game,").hasLineCount(61);
    }

    private static Cli.Result simulate(String... more) {
        String[] args = new String[6 + more.length];
        System.arraycopy(new String[] {"simulate", "fintastic-sea", "--games", "60", "--seats", "3"}, 0, args, 0, 6);
        System.arraycopy(more, 0, args, 6, more.length);
        if (!String.join(" ", more).contains("--seed")) {
            args = java.util.stream.Stream.concat(
                            java.util.Arrays.stream(args), java.util.stream.Stream.of("--seed", "5"))
                    .toArray(String[]::new);
        }
        Cli.Result result = Cli.run(args);
        assertThat(result.err()).isEmpty();
        assertThat(result.code()).isZero();
        return result;
    }
}
