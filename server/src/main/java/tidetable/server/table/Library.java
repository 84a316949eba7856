package tidetable.server.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import tidetable.engine.Game;
import tidetable.engine.file.BadInput;
import tidetable.games.Games;

/**
 * The games that tables play, each opened once and shared. Games with a custom deck are opened for each table, since
 * everybody can bring one.
 */
public final class Library {
    private final Map<String, Game<?, ?>> standard = new ConcurrentHashMap<>();

    /** A library of the games there are and some more. */
    public Library(List<Game<?, ?>> more) {
        more.forEach(game -> standard.put(game.info().id(), game));
    }

    /**
     * A game by its id, with the standard deck.
     *
     * @throws BadInput when there is none
     */
    public Game<?, ?> open(String id) {
        return standard.computeIfAbsent(id, Games::open);
    }

    /**
     * The game of a table.
     *
     * @throws BadInput when there is none, or its deck cannot be used
     */
    public Game<?, ?> open(Entry.Opening opening) {
        return opening.deck().isObject()
                ? Games.open(opening.game(), Optional.of(opening.deck()), "deck")
                : open(opening.game());
    }
}
