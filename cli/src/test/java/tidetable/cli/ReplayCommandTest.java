package tidetable.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tidetable.engine.file.Commitment;
import tidetable.engine.file.Json;
import tidetable.engine.file.MatchRecord;
import tidetable.games.Games;

class ReplayCommandTest {
    @TempDir
    private static Path folder;

    private static Path file = Path.of("");

    @BeforeAll
    static void playAGame() {
        file = folder.resolve("game.tide.json");
        Robot.plays(3, List.of("save " + file), "play", "fintastic-sea", "--seed", "7", "--bots", "random");
    }

    private static Cli.Result replay(String... more) {
        String[] args = new String[2 + more.length];
        args[0] = "replay";
        args[1] = file.toString();
        System.arraycopy(more, 0, args, 2, more.length);
        return Cli.run(args);
    }

    @Test
    void theEndIsPrinted() {
        Cli.Result result = replay();
        assertThat(result.code()).isZero();
        assertThat(result.lines())
                .first()
                .asString()
                .matches("Fintastic Sea: Captain, Marina, Piet; \\d+ actions, all legal\\.");
        assertThat(result.lines()).last().asString().matches("The end: \\w+ \\d+(, | = )\\w+ \\d+(, | = )\\w+ \\d+\\.");
    }

    @Test
    void everyDecisionIsJudged() {
        Cli.Result result = replay("--analyse");
        assertThat(result.code()).isZero();
        assertThat(result.lines()).first().isEqualTo("Judging the decisions of Fintastic Sea ...");
        assertThat(result.out())
                .containsPattern("action \\d+, Captain to decide: Captain \\d+ %, Marina \\d+ %, Piet \\d+ %")
                .containsPattern("Captain, the costliest decisions:\\naction \\d+: -\\d+ % ");
        Cli.Result both = replay("--analyse", "--log");
        assertThat(both.code()).isEqualTo(2);
        assertThat(both.err()).contains("--analyse is about the whole record");
    }

    @Test
    void aPositionIsPrintedAsJsonAndNothingElse() {
        JsonNode start = Json.parse(replay("--at", "0", "--position").out(), "answer");
        assertThat(start.at("/round").asInt()).isEqualTo(1);
        assertThat(start.at("/players/0/hand").size()).isEqualTo(3);
        JsonNode end = Json.parse(replay("--position").out(), "answer");
        assertThat(end.at("/round").asInt()).isEqualTo(6);
        assertThat(end.at("/agenda").size()).isZero();
    }

    @Test
    void theMiddleSaysWhoIsAskedWhat() {
        assertThat(replay("--at", "1").out().replaceAll("\\s+", " "))
                .containsPattern("After 1 action it is up to \\w+: .* \\(rule \\d+\\.\\d\\w?\\)")
                .contains("If it ended now: ");
    }

    @Test
    void aSeatSeesNoHiddenHand() {
        String seen = replay("--at", "0", "--view", "2").out();
        assertThat(seen)
                .contains("Captain")
                .containsPattern("Captain.*\\n  Hand: 3 \\|")
                .doesNotContainPattern("Marina.*\\n  Hand: \\d");
    }

    @Test
    void theLogTellsWhatHappened() {
        String all = replay("--log").out();
        assertThat(all).contains("Round 2 begins", "The last round is over.", "Marina draws ");
        assertThat(replay("--log", "--view", "1").out()).contains("Marina draws a fish card.");
        assertThat(replay("--log", "--language", "de").out()).contains("Runde 2 beginnt");
    }

    @Test
    void wrongNumbersAreNamed() {
        assertThat(replay("--at", "99999").err()).matches("tidetable: --at must be from 0 to \\d+, not 99999\n");
        assertThat(replay("--view", "4").err()).isEqualTo("tidetable: --view must be from 1 to 3, not 4\n");
        assertThat(replay("--view", "0").code()).isEqualTo(2);
    }

    private static Path changed(String name, String pattern, String replacement) throws IOException {
        String text = Files.readString(file).replaceAll(pattern, replacement);
        return Files.writeString(folder.resolve(name), text);
    }

    @Test
    void whoGaveUpIsLast() throws IOException {
        String conceded = "\"conceded\": [{\"seat\": 1, \"after\": 1}, {\"seat\": 0, \"after\": 2}]";
        Path given = changed("conceded.tide.json", "(?s)\"result\".*\\}", conceded + "}");
        Cli.Result result = Cli.run("replay", given.toString());
        assertThat(result.code()).isZero();
        assertThat(result.lines())
                .contains("Marina gave up after 1 action.", "Captain gave up after 2 actions.")
                .last()
                .asString()
                .matches("The end: Piet \\d+, Captain \\d+, Marina \\d+\\.");
        assertThat(Cli.run("replay", given.toString(), "--at", "2").lines())
                .last()
                .asString()
                .matches("The end: Piet \\d+, Captain \\d+, Marina \\d+\\.");
        assertThat(Cli.run("replay", given.toString(), "--at", "1").lines())
                .contains("Marina gave up after 1 action.")
                .doesNotContain("Captain gave up after 2 actions.")
                .last()
                .asString()
                .matches("If it ended now: .*, Marina \\d+\\.");
        Cli.Result resumed = Cli.run("play", "fintastic-sea", "--load", given.toString());
        assertThat(resumed.code()).isEqualTo(2);
        assertThat(resumed.err())
                .isEqualTo("tidetable: " + given + ": /conceded must be empty for the match to be played on here;"
                        + " tidetable replay can show it\n");
    }

    private static String commitment() throws IOException {
        MatchRecord record = MatchRecord.parse(Files.readString(file), "file");
        return Commitment.of(Games.open(record.game()).info(), record.deal());
    }

    private static Path committed(String name, String hash) throws IOException {
        return changed(name, "\"actions\"", "\"commitment\": \"" + hash + "\", \"actions\"");
    }

    @Test
    void aCommitmentThatHoldsIsConfirmed() throws IOException {
        Path good = committed("committed.tide.json", commitment());
        Cli.Result result = Cli.run("replay", good.toString(), "--verify");
        assertThat(result.out()).isEqualTo("commitment holds: " + commitment() + "\n");
        assertThat(result.err()).isEmpty();
        assertThat(result.code()).isZero();
        assertThat(Cli.run("replay", good.toString(), "--verify", "--language", "de")
                        .out())
                .isEqualTo("Festlegung stimmt: " + commitment() + "\n");
        assertThat(Cli.run("replay", good.toString()).out()).isEqualTo(replay().out());
    }

    @Test
    void aCommitmentToAnotherDealFails() throws IOException {
        String other = "0123456789abcdef".repeat(4);
        Cli.Result result =
                Cli.run("replay", committed("other.tide.json", other).toString(), "--verify");
        assertThat(result.out())
                .isEqualTo("commitment does not hold: the record has " + other
                        + ", but its seed, deck, options and seats give " + commitment() + "\n");
        assertThat(result.err()).isEmpty();
        assertThat(result.code()).isEqualTo(1);
    }

    @Test
    void onlyAWholeRecordWithACommitmentCanBeVerified() throws IOException {
        Cli.Result none = replay("--verify");
        assertThat(none.err()).isEqualTo("tidetable: " + file + " has no /commitment, so there is nothing to verify\n");
        assertThat(none.out()).isEmpty();
        assertThat(none.code()).isEqualTo(2);
        Cli.Result part = replay("--verify", "--at", "1");
        assertThat(part.err())
                .isEqualTo("tidetable: --verify is about the whole record;"
                        + " leave --at, --position, --log and --view out\n");
        assertThat(part.code()).isEqualTo(2);
        Path illegal = changed(
                "illegal.tide.json",
                "\"actions\": *\\[",
                "\"commitment\": \"" + commitment() + "\", \"actions\": [\"end turn\",");
        Cli.Result refused = Cli.run("replay", illegal.toString(), "--verify");
        assertThat(refused.err()).startsWith("tidetable: " + illegal + ": /actions/0 'end turn' is not legal");
        assertThat(refused.out()).isEmpty();
        assertThat(refused.code()).isEqualTo(2);
    }

    @Test
    void anotherResultThanTheActionsLeadToIsRefused() throws IOException {
        Path forged = folder.resolve("forged.tide.json");
        Files.writeString(forged, Files.readString(file).replaceAll("(?s)(\"scores\": \\[ *)\\d+", "$1777"));
        Cli.Result result = Cli.run("replay", forged.toString());
        assertThat(result.code()).isEqualTo(2);
        assertThat(result.err())
                .startsWith("tidetable: " + forged + ": /result is ")
                .hasLineCount(1);
    }
}
