package tidetable.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tidetable.engine.file.MatchRecord;

/** Whole conversations. With seed 1 the person begins, with a Butterflyfish, a Blowfish and a Blue Tang in hand. */
class PlayCommandTest {
    private static final String PLAY_BLOWFISH = "play blowfish at (-2,-1)";

    @TempDir
    private Path folder;

    private static Cli.Result play(String... lines) {
        Cli.Result result =
                Cli.typing(String.join("\n", lines) + "\n", "play", "fintastic-sea", "--seed", "1", "--bots", "random");
        assertThat(result.code()).isZero();
        assertThat(result.err()).isEmpty();
        return result;
    }

    /** What is answered to the last line, with line breaks as spaces. */
    private static String answer(String... lines) {
        return play(lines).answer(lines.length).replaceAll("\\s+", " ").strip();
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void aWholeGameIsPlayedToTheEndSavedAndReplayed(int seats) {
        Path file = folder.resolve("game.tide.json");
        Cli.Result game = Robot.plays(
                seats,
                List.of("nonsense", "save " + file, "log", "quit"),
                "play",
                "fintastic-sea",
                "--seats",
                Integer.toString(seats),
                "--seat",
                "2",
                "--bots",
                "random",
                "--name",
                "Ana");
        assertThat(game.code()).isZero();
        assertThat(game.err()).isEmpty();
        assertThat(game.out())
                .contains("Welcome to Fintastic Sea, Ana!", "Ana plays ", "Marina plays ", "Ana: ", "Marina: ")
                .containsPattern("wins? with \\d+ points!|share the win")
                .contains("I do not know what nonsense means here", "Saved in " + file);
        Cli.Result replay = Cli.run("replay", file.toString());
        assertThat(replay.code()).isZero();
        assertThat(replay.out()).contains("The end: ").contains("all legal");
        Cli.Result again = Cli.run("play", "fintastic-sea", "--load", file.toString());
        assertThat(again.code()).isZero();
        assertThat(again.out()).contains("The match is over.");
    }

    @Test
    void theSameSeedAndTheSameAnswersGiveTheSameGame() {
        List<String> args = List.of("play", "fintastic-sea", "--seed", "abc");
        Cli.Result one = Robot.plays(1, List.of(), args.toArray(String[]::new));
        Cli.Result two = Robot.plays(1, List.of(), args.toArray(String[]::new));
        assertThat(one.out()).isEqualTo(two.out()).contains("Cards in the Reserve");
    }

    @Test
    void threeSeatsAndMediumBotsAreWhatANewcomerGets() throws IOException {
        Path file = folder.resolve("new.tide.json");
        Cli.typing("save " + file, "play", "fintastic-sea");
        MatchRecord record = MatchRecord.parse(Files.readString(file), "new");
        assertThat(record.seats())
                .containsExactly(
                        new MatchRecord.Player(false, "Captain"),
                        new MatchRecord.Player(true, "medium"),
                        new MatchRecord.Player(true, "medium"));
        assertThat(Files.readString(file)).contains("\"shuffle\": \"keyed\"");
    }

    @Test
    void aHintSaysWhatTheStrongestBotWouldDo() {
        assertThat(answer("hint"))
                .containsPattern(
                        "Expert would choose: play [a-z-]+ at \\(.+\\)\\. Chance to win: \\d+ % now, \\d+ % after it,");
        Cli.Result german =
                Cli.typing("tipp\n", "play", "fintastic-sea", "--seed", "1", "--bots", "easy,hard", "--language", "de");
        assertThat(german.answer(1)).contains("Der Experte würde wählen: play ");
    }

    @Test
    void choicesAreTakenByNumberByNameByCellAndInFull() {
        String played = "Captain plays Blowfish at (-2,-1).";
        assertThat(play("2", "5").out()).contains(played);
        assertThat(play("blowfish", "-2,-1").out()).contains(played);
        assertThat(play("Blowfish 5", "(-2, -1)").out()).contains(played);
        assertThat(play("2", PLAY_BLOWFISH).out()).contains(played);
        assertThat(play("  Play  Blowfish AT ( -2 , -1 )").out()).contains(played);
    }

    @Test
    void aCardIsChosenFirstThenItsCellWhichTheBoardShows() {
        String answer = play("2").answer(1);
        assertThat(answer).contains("Where does the Blowfish go?", " 14 (2,2)").containsPattern("\\[1\\] +\\[2\\]");
        assertThat(answer("2", "")).startsWith("Play a fish next to a card");
        assertThat(answer("2", "back")).startsWith("Play a fish next to a card");
    }

    @Test
    void theQuestionAndEachChoiceAreExplainedByTheirRules() {
        assertThat(answer("?")).startsWith("Play a fish").contains("(rule 7.1)", "7.1b The cell is empty");
        assertThat(answer("? 2")).contains("play Blowfish 5", "9.2e Blowfish (5): push (9.5)");
        assertThat(answer("? " + PLAY_BLOWFISH)).contains("typed: " + PLAY_BLOWFISH, "7.1 To play");
        assertThat(answer("? turtle")).contains("10.5 Enhancing");
    }

    @Test
    void aRefusalNamesItsRuleWithTheWordsOfThatRule() {
        String refusal = "Not allowed by rule 7.1b: at (0,0) lies a Coral.";
        assertThat(answer("? play blowfish at (0,0)"))
                .isEqualTo(refusal + " 7.1b The cell is empty: neither a fish nor a Coral lies there.");
        assertThat(answer("play blowfish at (0,0)")).startsWith(refusal);
        assertThat(answer("pass")).startsWith("Not allowed by rule 6.4: with 3 cards in your hand you cannot pass.");
    }

    @Test
    void whatCannotBeUnderstoodIsAnsweredWithWhatCan() {
        assertThat(answer("fly"))
                .isEqualTo(
                        "I do not know what fly means here; type a number from 1 to 4, an action in full, ? or help.");
        assertThat(answer("9")).startsWith("I do not know what 9 means here");
        assertThat(answer("")).isEqualTo("Type a number from 1 to 4, ? or help.");
        assertThat(answer("play")).isEqualTo("play can mean 1, 2, 3; type one of these numbers.");
        assertThat(answer("? fly")).startsWith("I cannot explain fly");
        assertThat(answer("rules 99")).startsWith("There is no rule 99");
        assertThat(answer("undo")).startsWith("That cannot be taken back");
        assertThat(answer("save")).startsWith("Which file?");
        assertThat(answer("{0} 'x")).startsWith("I do not know what {0} 'x means here");
    }

    @Test
    void undoTakesBackWhatUncoveredNothing() {
        Cli.Result result = play(PLAY_BLOWFISH, "undo", "log");
        String before = play("board").answer(1);
        assertThat(result.out()).contains("Taken back: " + PLAY_BLOWFISH);
        assertThat(result.answer(2)).contains(before.substring(before.indexOf("x = ")));
        assertThat(result.answer(3)).doesNotContain("Blowfish at");
    }

    @Test
    void undoStopsAtTheEndOfTheTurn() {
        assertThat(answer(PLAY_BLOWFISH, "end turn", "undo")).startsWith("That cannot be taken back");
    }

    @Test
    void enterTakesTheOnlyChoice() {
        assertThat(play(PLAY_BLOWFISH, "enhance turtle", "").out()).contains("Marina plays ");
    }

    @Test
    void rulesLogBoardAndHelpCanBeRead() {
        assertThat(answer("rules 8.3")).startsWith("8.3 Food Chain: once per turn");
        assertThat(answer("rules")).startsWith("1. Idea").endsWith("such as rules 8 or rules 8.3.");
        assertThat(answer(PLAY_BLOWFISH, "log")).isEqualTo("Captain plays Blowfish at (-2,-1).");
        assertThat(answer("board")).startsWith("Round 1 of 6").contains("Marina Hand: 3");
        assertThat(answer("help")).contains("undo takes your last action back");
    }

    @Test
    void nothingHiddenIsShown() {
        Cli.Result result = play("board");
        assertThat(result.out()).contains("Marina\n  Hand: 3 | Secret Fish: 1");
    }

    @Test
    void aNameCannotSteerTheTerminal() {
        Cli.Result result = Cli.typing("", "play", "fintastic-sea", "--name", "A\u001B[31m\nB");
        assertThat(result.out()).contains("Welcome to Fintastic Sea, A?[31m?B!");
        assertThat(Cli.run("\u001B[31mfly").err()).doesNotContain("\u001B");
    }

    @Test
    void itSpeaksGerman() {
        Cli.Result result = Cli.typing(
                "hilfe\nregeln 8.3\npass\n2\n5\nrückgängig",
                "play",
                "fintastic-sea",
                "--seed",
                "1",
                "--language",
                "de");
        assertThat(result.code()).isZero();
        assertThat(result.out())
                .contains("Willkommen bei Fintastic Sea, Käpten!", "8.3 Nahrungskette", "Nicht erlaubt nach Regel 6.4")
                .contains("Käpten spielt Kugelfisch auf (-2,-1).", "Zurückgenommen: " + PLAY_BLOWFISH)
                .contains("Dieses Spiel wurde nicht gespeichert.");
    }

    @Test
    void itSpeaksPortuguese() {
        Cli.Result result = Cli.typing(
                "ajuda\nregras 8.3\npass\n2\n5\ndesfazer", "play", "fintastic-sea", "--seed", "1", "--language", "pt");
        assertThat(result.code()).isZero();
        assertThat(result.out())
                .contains("Boas-vindas ao Fintastic Sea, Capitão!", "8.3 Cadeia Alimentar")
                .contains("Não permitido pela regra 6.4")
                .contains("Capitão joga Baiacu em (-2,-1).", "Desfeito: " + PLAY_BLOWFISH)
                .contains("Este jogo não foi salvo.");
    }
}
