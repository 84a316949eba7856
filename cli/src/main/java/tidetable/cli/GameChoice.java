package tidetable.cli;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Iterator;
import java.util.Optional;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tidetable.cli.shell.UserFiles;
import tidetable.engine.Game;
import tidetable.engine.file.BadInput;
import tidetable.engine.file.Json;
import tidetable.games.Games;

/** The arguments that choose a game and its deck. */
final class GameChoice {
    @Parameters(
            index = "0",
            paramLabel = "GAME",
            completionCandidates = Ids.class,
            description = "The game: ${COMPLETION-CANDIDATES}.")
    private String id = "";

    @Option(
            names = "--deck",
            paramLabel = "FILE",
            description = "A deck of your own (tidetable-deck/1) instead of the standard one.")
    private Optional<String> deck = Optional.empty();

    /** Whether a game is named at all, where it need not be. */
    boolean isMade() {
        return !id.isEmpty();
    }

    /** The custom deck, if one is chosen. */
    Optional<JsonNode> deck() {
        return deck.map(file -> Json.parse(UserFiles.read(file), file));
    }

    /** Whether a custom deck is chosen. */
    boolean hasDeck() {
        return deck.isPresent();
    }

    /** Fails unless a file is about the game that is chosen. */
    void check(String game, String file) {
        if (!Games.open(id).info().id().equals(game)) {
            throw new BadInput("%s is a match of '%s', not of '%s'".formatted(file, game, id));
        }
    }

    /** The game with its deck. */
    Game<?, ?> open() {
        return deck.isEmpty() ? Games.open(id) : Games.open(id, deck(), deck.get());
    }

    /** The ids of all games. */
    static final class Ids implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Games.ids().iterator();
        }
    }
}
