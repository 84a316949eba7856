package tidetable.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScenarioCommandTest {
    @TempDir
    private Path folder;

    private Path scenario(String name, int seats) throws IOException {
        return Files.writeString(folder.resolve(name), """
            {"format":"tidetable-scenario/1","game":"fintastic-sea","rule":"7.1","title":"a Shrimp is played",
             "position":{"players":[{"hand":["shrimp"]}]},
             "actions":["play shrimp at (0,-1)"],
             "expect":[{"after":1,"path":"/ocean/(0,-1)","equals":"shrimp"},{"after":0,"path":"/seats","equals":%d}]}
            """.formatted(seats));
    }

    @Test
    void scenariosThatHoldGiveALineEachAndZero() throws IOException {
        Path good = scenario("good.json", 2);
        Cli.Result result = Cli.run("scenario", good.toString(), good.toString());
        assertThat(result.lines())
                .containsExactly("holds 7.1 a Shrimp is played", "holds 7.1 a Shrimp is played", "2 hold, 0 do not");
        assertThat(result.code()).isZero();
        assertThat(result.err()).isEmpty();
    }

    @Test
    void aScenarioThatDoesNotHoldSaysWhatWasThereAndGivesOne() throws IOException {
        Path wrong = scenario("wrong.json", 3);
        Cli.Result result = Cli.run("scenario", wrong.toString());
        assertThat(result.lines())
                .containsExactly(
                        "FAILS 7.1 a Shrimp is played (" + wrong + "): /expect/1 after 0: expected /seats = 3, found 2",
                        "0 hold, 1 do not");
        assertThat(result.code()).isEqualTo(1);
    }

    @Test
    void aFolderIsSearchedAndWhatIsNoScenarioGivesTwo() throws IOException {
        scenario("a.json", 2);
        scenario("b.json", 3);
        Path broken = Files.writeString(folder.resolve("c.json"), "{}");
        Files.writeString(folder.resolve("notes.txt"), "no scenario, and not looked at");
        Cli.Result result = Cli.run("scenario", folder.toString());
        assertThat(result.out()).endsWith("1 hold, 1 do not, 1 could not be used\n");
        assertThat(result.err()).isEqualTo("tidetable: " + broken + ": /format is missing\n");
        assertThat(result.code()).isEqualTo(2);
    }

    @Test
    void anEmptyFolderAndAMissingFileGiveTwo() {
        Cli.Result result = Cli.run("scenario", folder.toString(), "no-such-file");
        assertThat(result.err().lines())
                .containsExactly(
                        "tidetable: the folder '" + folder + "' has no *.json file",
                        "tidetable: cannot read 'no-such-file': there is no such file or folder");
        assertThat(result.code()).isEqualTo(2);
    }

    @Test
    void anActionThatIsNoNotationGivesTwo() throws IOException {
        Path file = Files.writeString(
                folder.resolve("x.json"),
                Files.readString(scenario("y.json", 2)).replace("play shrimp", "throw shrimp"));
        Cli.Result result = Cli.run("scenario", file.toString());
        assertThat(result.err())
                .isEqualTo(
                        "tidetable: " + file + ": /actions/0 'throw shrimp at (0,-1)' is no action of Fintastic Sea\n");
        assertThat(result.code()).isEqualTo(2);
    }
}
