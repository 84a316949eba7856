package tidetable.server.table;

import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import tidetable.engine.Game;
import tidetable.engine.chance.Seed;

/**
 * What tests bring to a server: a hand on named points in the life of an action, at which they kill the process, known
 * seeds, and games of their own. The program itself has none; there is no setting that makes one.
 */
public interface Rig {
    /** Reached after a request was decided, before anything of it is stored. */
    String BEFORE_STORE = "before-store";

    /** Reached after it was stored, before anybody is told. */
    String AFTER_STORE = "after-store";

    /** Reached after followers were told, before the sender is answered. */
    String BEFORE_ANSWER = "before-answer";

    /** What the program is started with. */
    Rig NONE = new Rig() {};

    /** Called when a table reaches a point with something to store. */
    default void reached(String point) {}

    /** The seed of the next match of a table, instead of a secret one. */
    default Optional<Seed> seed(String table) {
        return Optional.empty();
    }

    /** Games beside the usual ones. */
    default List<Game<?, ?>> games() {
        return List.of();
    }

    /** What tests have brought. */
    static Rig load() {
        // the loader that loaded this: that of the thread does not look beyond the packaged program
        return ServiceLoader.load(Rig.class, Rig.class.getClassLoader())
                .findFirst()
                .orElse(NONE);
    }
}
