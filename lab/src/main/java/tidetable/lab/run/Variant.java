package tidetable.lab.run;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import tidetable.engine.Game;
import tidetable.games.Games;

/**
 * One of the decks that a run compares.
 *
 * @param name what it is called in tables and pictures
 * @param deck a custom deck; empty for the standard one
 */
public record Variant(String name, Optional<JsonNode> deck) {
    /** The name of the variant with the standard deck, where nobody says another. */
    public static final String STANDARD = "standard";

    /** The standard deck. */
    public static Variant standard() {
        return new Variant(STANDARD, Optional.empty());
    }

    /**
     * The game with this deck.
     *
     * @throws tidetable.engine.file.BadInput when the deck is none of the game, naming card and field
     */
    public Game<?, ?> open(String game) {
        return Games.open(game, deck, "the deck of variant '" + name + "'");
    }
}
