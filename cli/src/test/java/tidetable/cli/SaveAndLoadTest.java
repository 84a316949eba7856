package tidetable.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Saving, leaving and going on. */
class SaveAndLoadTest {
    private static final String PLAY_BLOWFISH = "play blowfish at (-2,-1)";

    @TempDir
    private Path folder;

    private Path file = Path.of("");

    @BeforeEach
    void nameTheFile() {
        file = folder.resolve("my game.tide.json");
    }

    private static Cli.Result play(String... lines) {
        return Cli.typing(String.join("\n", lines) + "\n", "play", "fintastic-sea", "--seed", "1");
    }

    private Cli.Result load(String... lines) {
        return Cli.typing(String.join("\n", lines) + "\n", "play", "fintastic-sea", "--load", file.toString());
    }

    @Test
    void aLoadedGameGoesOnAsIfItHadNeverStopped() {
        String[] rest = {"end turn", "1", "1", "log", "quit", ""};
        String[] whole =
                Stream.concat(Stream.of(PLAY_BLOWFISH), Stream.of(rest)).toArray(String[]::new);
        play(PLAY_BLOWFISH, "save " + file, "quit");
        String log = load(rest).answer(4);
        assertThat(log).startsWith("  Captain plays Blowfish at (-2,-1).").contains("Marina plays");
        assertThat(log).isEqualTo(play(whole).answer(5));
    }

    @Test
    void undoReachesBackBeyondTheSavedMoment() {
        play(PLAY_BLOWFISH, "save " + file);
        assertThat(load("undo", "log").out())
                .contains("Taken back: " + PLAY_BLOWFISH)
                .doesNotContain("Captain plays");
    }

    @Test
    void theEndOfTheInputSaysHowToGoOn() {
        String resume = "tidetable play fintastic-sea --load '" + file + "'";
        assertThat(words(play("2"))).endsWith("Good bye! This game was not saved.");
        assertThat(words(play("save " + file))).endsWith("Good bye! Go on with: " + resume);
        assertThat(words(load("save", PLAY_BLOWFISH)))
                .endsWith("What you did since you saved is not in the file. Go on from there with: " + resume);
    }

    @Test
    void quitOffersToSave() {
        assertThat(words(play(PLAY_BLOWFISH, "quit", ""))).contains("Save the game first?");
        assertThat(words(play(PLAY_BLOWFISH, "quit", "N"))).doesNotContain("Saved in");
        assertThat(file).doesNotExist();
        assertThat(words(play(PLAY_BLOWFISH, "quit", file.toString()))).contains("Saved in " + file);
        assertThat(file).exists();
        assertThat(words(load("quit"))).doesNotContain("Save the game first?");
        assertThat(words(play("quit"))).doesNotContain("Save the game first?");
    }

    @Test
    void aFileOfSomethingElseIsNotOverwritten() throws IOException {
        Files.writeString(file, "my diary");
        assertThat(words(play("save " + file, PLAY_BLOWFISH)))
                .contains("exists already and is not the file of this game")
                .contains("Captain plays Blowfish");
        assertThat(Files.readString(file)).isEqualTo("my diary");
    }

    @Test
    void itsOwnFileIsSavedAgain() throws IOException {
        play("save " + file, PLAY_BLOWFISH, "save");
        assertThat(Files.readString(file)).contains(PLAY_BLOWFISH);
    }

    @Test
    void aFileThatCannotBeWrittenDoesNotEndTheGame() {
        Path missing = folder.resolve("missing").resolve("x.json");
        assertThat(words(play("save " + missing, PLAY_BLOWFISH)))
                .contains("cannot write '" + missing + "': there is no such file or folder")
                .contains("Captain plays Blowfish");
        assertThat(words(play("save \0", PLAY_BLOWFISH))).contains("is no name of a file", "Captain plays Blowfish");
    }

    @Test
    void aCustomDeckIsSavedWithTheGame() throws IOException {
        Path deck = folder.resolve("deck.json");
        String standard = standardDeck().replace("\"name\": \"standard\"", "\"name\": \"mine\"");
        Files.writeString(deck, standard.replaceFirst("\"count\": 12", "\"count\": 9"));
        Cli.Result game = Cli.typing("save " + file, "play", "fintastic-sea", "--seed", "1", "--deck", deck.toString());
        assertThat(game.code()).isZero();
        Files.delete(deck);
        assertThat(load("board").out()).contains("deck 86");
        assertThat(Cli.run("replay", file.toString()).code()).isZero();
    }

    private static String standardDeck() throws IOException {
        try (var in = tidetable.games.fintasticsea.FintasticSea.class.getResourceAsStream("cards.json")) {
            return new String(
                    java.util.Objects.requireNonNull(in).readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
        }
    }

    @Test
    void recordsThatCannotBePlayedOnAreRefusedInOneLine() throws IOException {
        play(PLAY_BLOWFISH, "save " + file);
        String record = Files.readString(file);
        refused(record.replace("\"bot\"", "\"name\""), "/seats must hold just one seat with a \"name\"");
        refused(record.replace("\"name\"", "\"bot\""), "/seats must hold just one seat with a \"name\"");
        refused(
                record.replace("medium", "clever"),
                "/seats/1/bot must be one of random, easy, greedy, medium, hard, expert to be played on here, not 'clever'");
        refused(record.replace("medium", "exec:touch started"), "to be played on here, not 'exec:touch started'");
        refused(record.replace("blowfish at", "whale at"), "/actions/0 'play whale at (-2,-1)' is no action of");
        refused(record.replace("(-2,-1)", "(0,0)"), "/actions/0 'play blowfish at (0,0)' is not legal by rule 7.1b: ");
        refused(record.replace("fintastic-sea", "chess"), "is a match of 'chess', not of 'fintastic-sea'");
        refused(record.replace("\"rulesVersion\": 1", "\"rulesVersion\": 2"), "/rulesVersion is 2, but this program");
        refused(record.replace("\"seed\"", "\"sead\""), "/seed is missing");
    }

    private void refused(String record, String sentence) throws IOException {
        Files.writeString(file, record);
        Cli.Result result = load("board");
        assertThat(result.err()).startsWith("tidetable: ").contains(sentence).hasLineCount(1);
        assertThat(result.code()).isEqualTo(2);
        assertThat(result.out()).isEmpty();
    }

    private static String words(Cli.Result result) {
        assertThat(result.code()).isZero();
        assertThat(result.err()).isEmpty();
        return result.out().replaceAll("\\s+", " ").strip();
    }
}
