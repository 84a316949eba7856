package tidetable.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TournamentCommandTest {
    private static final String[] LADDER = {
        "tournament", "fintastic-sea", "--ladder", "--bots", "random,greedy,random", "--seed", "1", "--games", "24"
    };

    @TempDir
    private Path folder;

    @Test
    void aLadderComparesEachBotWithTheOneBefore() {
        Cli.Result result = Cli.run(LADDER);
        assertThat(result.err()).isEmpty();
        assertThat(result.lines())
                .startsWith(
                        "Fintastic Sea (deck standard), 2 seats, 24 games a pairing at most",
                        "seed 00000000000000000000000000000001")
                .anyMatch(line -> line.startsWith("greedy is stronger than random: it won "))
                .anyMatch(line -> line.startsWith("random is not clearly stronger than greedy: it won "))
                .anyMatch(line -> line.matches("greedy    random    yes {7}.* %  .* to .* %  +\\d+"))
                .anyMatch(line -> line.matches("random    greedy    no {8}.* %  .* to .* %  +\\d+"));
        assertThat(result.code()).isEqualTo(1);
    }

    @Test
    void allStrongerIsGood() {
        Cli.Result result = run("--against", "random", "--bots", "greedy", "--seats", "3", "--games", "90");
        assertThat(result.out()).contains("greedy is stronger than random");
        assertThat(result.code()).isZero();
    }

    @Test
    void theNumberOfThreadsChangesNothing() {
        String[] one = Stream.concat(Stream.of(LADDER), Stream.of("--threads", "1", "--json"))
                .toArray(String[]::new);
        String[] many = Stream.concat(Stream.of(LADDER), Stream.of("--threads", "5", "--json"))
                .toArray(String[]::new);
        Cli.Result result = Cli.run(one);
        assertThat(result.out())
                .startsWith("{\n  \"game\": \"fintastic-sea\"")
                .isEqualTo(Cli.run(many).out());
    }

    @Test
    void whatWasStoppedAnywhereGoesOnToTheSameEnd() throws IOException {
        Path whole = folder.resolve("whole.jsonl");
        Cli.Result result = kept(whole);
        byte[] bytes = Files.readAllBytes(whole);
        Path part = folder.resolve("part.jsonl");
        for (int length : List.of(5, 350, bytes.length - 1, bytes.length)) {
            Files.write(part, Arrays.copyOf(bytes, length));
            Cli.Result again = kept(part);
            assertThat(again.err()).isEmpty();
            assertThat(again.out()).isEqualTo(result.out());
            assertThat(Files.readAllBytes(part)).isEqualTo(bytes);
        }
    }

    @Test
    void theSeedOfKeptGamesNeedNotBeGivenAgain() {
        Path file = folder.resolve("games.jsonl");
        String[] without = Stream.of(LADDER)
                .filter(arg -> !arg.equals("--seed") && !arg.equals("1"))
                .toArray(String[]::new);
        Cli.Result first = keeping(file, without);
        assertThat(first.lines().get(1)).isNotEqualTo("seed 00000000000000000000000000000001");
        assertThat(keeping(file, without).out()).isEqualTo(first.out());
    }

    @Test
    void aFileOfAnotherPlanIsRefusedAndLeftAlone() throws IOException {
        Path file = folder.resolve("games.jsonl");
        kept(file);
        byte[] bytes = Files.readAllBytes(file);
        assertThat(refusal(file, "--seats", "3", "--bots", "random,greedy", "--ladder"))
                .isEqualTo("tidetable: '" + file + "' holds the games of another tournament:"
                        + " /seats is 2 there, and 3 here; name another file\n");
        String[] otherSeed = LADDER.clone();
        otherSeed[Arrays.asList(LADDER).indexOf("1")] = "2";
        assertThat(keeping(file, otherSeed).err()).contains("/seed is \"00000000000000000000000000000001\" there");
        assertThat(Files.readAllBytes(file)).isEqualTo(bytes);
    }

    @Test
    void aFileOfSomethingElseIsRefusedAndLeftAlone() throws IOException {
        for (String text : List.of("dear diary", "dear diary\n", "{\"format\":\"tidetable-record/1\"}\n", "{}")) {
            Path file = Files.writeString(folder.resolve("other"), text);
            assertThat(refusal(file, "--bots", "random,greedy", "--ladder"))
                    .isEqualTo("tidetable: '" + file
                            + "' holds something else than the games of a tournament; name another file\n");
            assertThat(file).hasContent(text);
        }
        assertThat(refusal(folder, "--bots", "random,greedy", "--ladder"))
                .isEqualTo("tidetable: cannot keep anything in '" + folder + "': it is no file\n");
    }

    @Test
    void aFileIsForOneCommandAtATime() throws IOException {
        Path file = folder.resolve("games.jsonl");
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                FileLock lock = channel.lock()) {
            assertThat(lock.isValid()).isTrue();
            assertThat(refusalOfLadder(file))
                    .isEqualTo("tidetable: '" + file + "' is in use: another command keeps its games there\n");
        }
        Path missing = folder.resolve("missing/games.jsonl");
        assertThat(refusalOfLadder(missing))
                .isEqualTo("tidetable: cannot keep anything in '" + missing + "': there is no such file or folder\n");
    }

    @Test
    void linesThatDoNotFollowAreNamed() throws IOException {
        Path file = folder.resolve("games.jsonl");
        kept(file);
        List<String> lines = Files.readAllLines(file);
        Files.write(
                file,
                Stream.concat(lines.stream().limit(2), lines.stream().skip(3)).toList());
        assertThat(refusalOfLadder(file))
                .isEqualTo("tidetable: '" + file
                        + "' cannot be gone on with: line 3 is not the deal that comes next; name another file\n");
        Files.write(
                file, Stream.concat(lines.stream(), Stream.of(lines.getLast())).toList());
        assertThat(refusalOfLadder(file)).contains("line " + (lines.size() + 1) + " is not the deal that comes next");
        Files.write(file, List.of(lines.getFirst(), "{\"table\":0,\"deal\":0,\"places\":[[0,1],[2,0]]}"));
        assertThat(refusalOfLadder(file))
                .isEqualTo("tidetable: " + file + ", line 2: /places/1/0 must be from 0 to 1, not 2\n");
    }

    @Test
    void everyBotPlaysWithEveryOther() throws IOException {
        Path file = folder.resolve("games.jsonl");
        Cli.Result result = run("--bots", "random,greedy", "--seats", "3", "--games", "6", "--keep", file.toString());
        assertThat(result.err()).isEmpty();
        assertThat(result.code()).isZero();
        assertThat(result.lines())
                .startsWith("Fintastic Sea (deck standard), 3 seats, 12 games")
                .anyMatch(line -> line.matches(" {4}1  greedy +1\\d+ +1\\d+ to \\d+ .* %  .* to .* % +18"))
                .anyMatch(line -> line.matches(" {4}2  random +1\\d+ .* %  .* to .* % +18"))
                .anyMatch(line -> line.matches("greedy +- +\\d+\\.\\d"));
        List<String> lines = Files.readAllLines(file);
        assertThat(lines).hasSize(5);
        Files.write(file, lines.subList(0, 3));
        assertThat(run(
                                "--bots",
                                "random,greedy",
                                "--seats",
                                "3",
                                "--games",
                                "6",
                                "--threads",
                                "1",
                                "--keep",
                                file.toString())
                        .out())
                .isEqualTo(result.out());
        assertThat(file).hasContent(String.join("\n", lines));
        assertThat(run("--bots", "random,greedy", "--seats", "3", "--games", "6", "--json")
                        .out())
                .contains("\"bot\": \"greedy\"", "\"ahead\": [");
    }

    private static Cli.Result run(String... more) {
        return Cli.run(Stream.concat(Stream.of("tournament", "fintastic-sea", "--seed", "1"), Stream.of(more))
                .toArray(String[]::new));
    }

    private static Cli.Result kept(Path file) {
        return keeping(file, LADDER);
    }

    private static Cli.Result keeping(Path file, String... args) {
        return Cli.run(Stream.concat(Stream.of(args), Stream.of("--keep", file.toString()))
                .toArray(String[]::new));
    }

    private static String refusalOfLadder(Path file) {
        Cli.Result result = kept(file);
        assertThat(result.code()).isEqualTo(2);
        return result.err();
    }

    private static String refusal(Path file, String... more) {
        Cli.Result result = run(Stream.concat(Stream.of(more), Stream.of("--keep", file.toString()))
                .toArray(String[]::new));
        assertThat(result.code()).isEqualTo(2);
        assertThat(result.out()).isEmpty();
        return result.err();
    }
}
