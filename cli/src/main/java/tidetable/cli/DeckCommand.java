package tidetable.cli;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import tidetable.cli.shell.Shell;
import tidetable.cli.shell.UserFiles;
import tidetable.engine.CardFace;
import tidetable.engine.Game;
import tidetable.engine.GameInfo;
import tidetable.engine.file.BadInput;
import tidetable.engine.file.Json;
import tidetable.games.Games;

/** {@code tidetable deck}: it only has commands. */
@Command(
        name = "deck",
        description =
                "Helps to make a deck of your own: writes the standard one, and says what is wrong with a changed one.",
        synopsisSubcommandLabel = "COMMAND",
        footer = {
            "",
            "Examples:",
            "  tidetable deck new fintastic-sea > my-deck.json",
            "  tidetable deck check my-deck.json",
            "  tidetable simulate fintastic-sea --deck my-deck.json",
            "",
            "What the fields of a deck mean is in docs/formats.md."
        })
final class DeckCommand {
    @Mixin
    private Help help = new Help();

    /** {@code tidetable deck check}. */
    @Command(
            name = "check",
            description = "Says what is wrong with a deck, at which card and field.",
            footer = {"", "Exit codes: 0 the deck can be played with, 2 it cannot"})
    static final class Check implements Callable<Integer> {
        private static final String STANDARD = "standard";

        private final Shell shell;

        @Mixin
        private Help help = new Help();

        @Parameters(index = "0", paramLabel = "FILE", description = "A deck (tidetable-deck/1).")
        private String file = "";

        Check(Shell shell) {
            this.shell = shell;
        }

        @Override
        public Integer call() {
            JsonNode deck = Json.parse(UserFiles.read(file), file);
            try {
                good(Games.ofDeck(deck, file));
                return Main.GOOD;
            } catch (BadInput e) {
                faults(e.problems());
                return Main.BAD_INPUT;
            }
        }

        private void good(Game<?, ?> game) {
            GameInfo info = game.info();
            say("%s is a deck of %s: '%s', %d kinds of cards, %d cards."
                    .formatted(
                            file,
                            info.title(),
                            info.deckName(),
                            game.cards().size(),
                            game.cards().stream().mapToInt(CardFace::count).sum()));
            boolean standard =
                    info.deckHash().equals(Games.open(info.id()).info().deckHash());
            if (standard) {
                say("It is the standard deck.");
            } else if (info.deckName().equals(STANDARD)) {
                say(
                        "It differs from the standard deck and has its name; give it a /name of its own, which is shown with"
                                + " results.");
            }
        }

        /** A line each, as all problems are told. */
        private void faults(List<String> problems) {
            problems.forEach(problem -> shell.err().println("tidetable: " + problem));
            if (problems.size() > 1) {
                shell.err()
                        .println("tidetable: these cards may have more faults; check again when these %d are mended"
                                .formatted(problems.size()));
            }
        }

        private void say(String sentence) {
            shell.style().paragraph(sentence, "").forEach(shell.out()::println);
        }
    }

    /** {@code tidetable deck new}. */
    @Command(
            name = "new",
            description = "Prints the standard deck of a game, to be changed.",
            footer = {"", "Example:", "  tidetable deck new fintastic-sea > my-deck.json"})
    static final class New implements Callable<Integer> {
        private final Shell shell;

        @Mixin
        private Help help = new Help();

        @Parameters(
                index = "0",
                paramLabel = "GAME",
                completionCandidates = GameChoice.Ids.class,
                description = "The game: ${COMPLETION-CANDIDATES}.")
        private String id = "";

        New(Shell shell) {
            this.shell = shell;
        }

        @Override
        public Integer call() {
            shell.out().print(Games.standardDeck(id));
            return Main.GOOD;
        }
    }
}
