package tidetable.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever cannot be used is answered with one line that names it, and exit code 2. */
class BadInputTest {
    @TempDir
    private Path folder;

    private static Arguments says(String sentence, String... args) {
        return Arguments.of(List.of(args), sentence);
    }

    private static Stream<Arguments> arguments() {
        return Stream.of(
                says(
                        "name a command: play, join, watch, simulate, tournament, lab, env, replay, scenario, rules, deck, bench, help; see tidetable --help"),
                says(
                        "there is no command 'fly'; there are: play, join, watch, simulate, tournament, lab, env, replay, scenario, rules, deck, bench, help",
                        "fly"),
                says("unknown option '--fly'; see tidetable --help", "--fly"),
                says("unknown subcommand 'fly'; see tidetable --help", "help", "fly"),
                says("missing required parameter: 'GAME'; see tidetable play --help", "play"),
                says(
                        "there is no game 'chess'; there are: fintastic-sea, full-seal, finspan, last-fish",
                        "play",
                        "chess"),
                says("unknown option '--fly'; see tidetable play --help", "play", "--fly"),
                says("unexpected argument 'x'; see tidetable play --help", "play", "fintastic-sea", "x"),
                says("unexpected argument '@x'; see tidetable play --help", "play", "fintastic-sea", "@x"),
                says("--seats must be from 2 to 4, not 5", "play", "fintastic-sea", "--seats", "5"),
                says(
                        "invalid value for option '--seats': 'two' is not an int; see tidetable play --help",
                        "play",
                        "fintastic-sea",
                        "--seats",
                        "two"),
                says("--seat must be from 1 to 2, not 3", "play", "fintastic-sea", "--seats", "2", "--seat", "3"),
                says(
                        "there is no bot 'x'; there are: random, easy, greedy, medium, hard, expert, exec:COMMAND",
                        "play",
                        "fintastic-sea",
                        "--bots",
                        "x"),
                says(
                        "--bots names 3 bots, but 2 are needed; give one name for all of them, or one each",
                        "play",
                        "fintastic-sea",
                        "--bots",
                        "greedy,greedy,greedy"),
                says("--seed must be 1 to 32 hex digits, not 'xyz'", "play", "fintastic-sea", "--seed", "xyz"),
                says("option 'goals' of Finspan may be A or B, not 'C'", "play", "finspan", "--option", "goals=C"),
                says(
                        "Fintastic Sea has no option 'goals'; it has none",
                        "play",
                        "fintastic-sea",
                        "--option",
                        "goals=B"),
                says(
                        "Fintastic Sea has no texts in 'fr'; it has en, de, pt-BR",
                        "play",
                        "fintastic-sea",
                        "--language",
                        "fr"),
                says(
                        "cannot read 'no-such-file': there is no such file or folder",
                        "play",
                        "fintastic-sea",
                        "--deck",
                        "no-such-file"),
                says(
                        "cannot read 'no-such-file': there is no such file or folder",
                        "play",
                        "fintastic-sea",
                        "--load",
                        "no-such-file"),
                says(
                        "--load takes seats, names, bots, seed, options and deck from the file;"
                                + " leave --seats, --seat, --name, --bots, --seed, --option and --deck out",
                        "play",
                        "fintastic-sea",
                        "--load",
                        "x",
                        "--seats",
                        "2"),
                says(
                        "there is no game 'chess'; there are: fintastic-sea, full-seal, finspan, last-fish",
                        "simulate",
                        "chess"),
                says("unknown option '--fly'; see tidetable simulate --help", "simulate", "--fly"),
                says("--seats must be from 2 to 4, not 1", "simulate", "fintastic-sea", "--seats", "1"),
                says("--games must be from 1 to 1000000000000, not 0", "simulate", "fintastic-sea", "--games", "0"),
                says("--threads must be from 1 to 1024, not 0", "simulate", "fintastic-sea", "--threads", "0"),
                says(
                        "there is no bot 'x'; there are: random, easy, greedy, medium, hard, expert, exec:COMMAND",
                        "simulate",
                        "fintastic-sea",
                        "--bots",
                        "x"),
                says("missing required option: '--bots=BOT'; see tidetable tournament --help", "tournament", "finspan"),
                says(
                        "a tournament needs two bots or more, each named once, not greedy",
                        "tournament",
                        "finspan",
                        "--bots",
                        "greedy"),
                says(
                        "a tournament needs two bots or more, each named once, not greedy, random, greedy",
                        "tournament",
                        "finspan",
                        "--bots",
                        "greedy,random,greedy"),
                says(
                        "--ladder and --against are two questions; name one of them",
                        "tournament",
                        "finspan",
                        "--bots",
                        "greedy",
                        "--ladder",
                        "--against",
                        "random"),
                says(
                        "--ladder needs two bots or more in --bots, the weakest first",
                        "tournament",
                        "finspan",
                        "--ladder",
                        "--bots",
                        "greedy"),
                says(
                        "there is no bot 'x'; there are: random, easy, greedy, medium, hard, expert, exec:COMMAND",
                        "tournament",
                        "finspan",
                        "--ladder",
                        "--bots",
                        "greedy,x"),
                says("--seats must be from 2 to 5, not 1", "tournament", "finspan", "--seats", "1", "--bots", "greedy"),
                says(
                        "--margin must be from 0.51 to 0.99, not 65.0",
                        "tournament",
                        "finspan",
                        "--bots",
                        "greedy",
                        "--margin",
                        "65"),
                says(
                        "2 games are too few: with 3 seats a deal takes 3",
                        "tournament",
                        "finspan",
                        "--seats",
                        "3",
                        "--ladder",
                        "--bots",
                        "random,greedy",
                        "--games",
                        "2"),
                says(
                        "bot 'exec:no-such-program' cannot be started: there is no program 'no-such-program'",
                        "simulate",
                        "fintastic-sea",
                        "--bots",
                        "exec:no-such-program"),
                says(
                        "bot 'exec: ' names no program; write exec:COMMAND, such as exec:./my-bot",
                        "play",
                        "fintastic-sea",
                        "--bots",
                        "exec: "),
                says("bot 'exec:'x': a quote ' has no end", "simulate", "fintastic-sea", "--bots", "exec:'x"),
                says("--seats must be from 2 to 5, not 6", "env", "full-seal", "--seats", "6"),
                says("--rewards must be win or place or score, not 'luck'", "env", "finspan", "--rewards", "luck"),
                says("missing required parameter: 'FILE'; see tidetable replay --help", "replay"),
                says("cannot read 'no-such-file': there is no such file or folder", "replay", "no-such-file"),
                says("missing required parameter: 'FILE'; see tidetable scenario --help", "scenario"),
                says("missing required parameter: 'GAME'; see tidetable rules --help", "rules"),
                says(
                        "there is no game 'chess'; there are: fintastic-sea, full-seal, finspan, last-fish",
                        "rules",
                        "chess"),
                says(
                        "the rules of Fintastic Sea have no '8.77'; they have sections 1 to 17,"
                                + " clauses such as 1.1, and rulings such as R-1",
                        "rules",
                        "fintastic-sea",
                        "8.77"),
                says(
                        "Fintastic Sea has no texts in 'fr'; it has en, de, pt-BR",
                        "rules",
                        "fintastic-sea",
                        "--language",
                        "fr"),
                says(
                        "the terminal has no texts in 'fr'; it has en, de, pt-BR",
                        "join",
                        "http://localhost:1/t/k3v9x2m4q7w6a5tb",
                        "--language",
                        "fr"),
                says("name a command: new, check; see tidetable deck --help", "deck"),
                says("missing required parameter: 'FILE'; see tidetable deck check --help", "deck", "check"),
                says("cannot read 'no-such-file': there is no such file or folder", "deck", "check", "no-such-file"),
                says(
                        "there is no game 'chess'; there are: fintastic-sea, full-seal, finspan, last-fish",
                        "deck",
                        "new",
                        "chess"),
                says(
                        "there is no game 'chess'; there are: fintastic-sea, full-seal, finspan, last-fish",
                        "bench",
                        "chess"),
                says("--seats must be from 2 to 4, not 9", "bench", "fintastic-sea", "--seats", "9"),
                says("--seconds must be from 1 to 3600, not 0.5", "bench", "fintastic-sea", "--seconds", "0.5"));
    }

    @ParameterizedTest
    @MethodSource("arguments")
    void isAnsweredInOneLine(List<String> args, String sentence) {
        Cli.Result result = Cli.run(args.toArray(String[]::new));
        assertThat(result.err()).isEqualTo("tidetable: " + sentence + System.lineSeparator());
        assertThat(result.out()).isEmpty();
        assertThat(result.code()).isEqualTo(2);
    }

    @Test
    void filesThatAreNoTextOrNoJsonAreNamed() throws IOException {
        Path bytes = Files.write(folder.resolve("bytes"), new byte[] {(byte) 0xff, (byte) 0xfe});
        Path text = Files.writeString(folder.resolve("text"), "{\"format\":");
        Path other = Files.writeString(folder.resolve("other"), "{\"format\":\"tidetable-scenario/1\"}");
        for (String command : List.of("replay", "play")) {
            assertThat(load(command, bytes)).isEqualTo("tidetable: '" + bytes + "' is no text in UTF-8\n");
            assertThat(load(command, text)).startsWith("tidetable: " + text + " is no valid JSON at line 1, column ");
            assertThat(load(command, other))
                    .isEqualTo("tidetable: " + other
                            + ": /format must be 'tidetable-record/1', not 'tidetable-scenario/1'\n");
            assertThat(load(command, folder))
                    .isEqualTo("tidetable: '" + folder + "' is a folder; a file is expected\n");
        }
    }

    private static String load(String command, Path file) {
        Cli.Result result = command.equals("play")
                ? Cli.run("play", "fintastic-sea", "--load", file.toString())
                : Cli.run(command, file.toString());
        assertThat(result.code()).isEqualTo(2);
        assertThat(result.out()).isEmpty();
        assertThat(result.err().lines()).hasSize(1);
        return result.err();
    }

    @Test
    void aWrongDeckIsNamedWithCardAndField() throws IOException {
        Path deck = Files.writeString(
                folder.resolve("deck.json"),
                "{\"format\":\"tidetable-deck/1\",\"game\":\"fintastic-sea\",\"name\":\"x\",\"constants\":{},\"cards\":[]}");
        for (String command : List.of("play", "simulate", "bench")) {
            Cli.Result result = Cli.run(command, "fintastic-sea", "--deck", deck.toString());
            assertThat(result.code()).isEqualTo(2);
            assertThat(result.err())
                    .startsWith("tidetable: " + deck + ": /constants/")
                    .hasLineCount(1);
        }
    }

    @Test
    void anUnwritableCsvIsNamedAndNothingIsLeftBehind() throws IOException {
        Path missing = folder.resolve("missing/games.csv");
        assertThat(simulate(missing))
                .isEqualTo("tidetable: cannot write '" + missing + "': there is no such file or folder\n");
        assertThat(simulate(folder)).isEqualTo("tidetable: cannot write '" + folder + "': it is a folder\n");
        Path inFile = Files.writeString(folder.resolve("file"), "x").resolve("games.csv");
        assertThat(simulate(inFile)).startsWith("tidetable: cannot write '" + inFile + "': ");
        try (Stream<Path> left = Files.list(folder)) {
            assertThat(left).containsExactly(folder.resolve("file"));
        }
    }

    private static String simulate(Path csv) {
        Cli.Result result = Cli.run("simulate", "fintastic-sea", "--games", "3", "--csv", csv.toString());
        assertThat(result.code()).isEqualTo(2);
        assertThat(result.out()).isEmpty();
        return result.err();
    }
}
