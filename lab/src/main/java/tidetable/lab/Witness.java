package tidetable.lab;

import tidetable.engine.ActionList;
import tidetable.engine.State;
import tidetable.engine.Story;

/** Watches a match from its deal to its end. Must leave the position as it is. */
public interface Witness {
    /** Sees nothing, and costs nothing. */
    Witness NONE = new Witness() {};

    /** Hears what happens. */
    default Story story() {
        return Story.NONE;
    }

    /** The first position is there. */
    default void dealt(State<?> state) {}

    /**
     * Somebody has decided and nothing has happened yet.
     *
     * @param state the position in which the decision was open
     * @param legal what could have been chosen
     */
    default void decided(State<?> state, ActionList legal, int action) {}

    /** All that follows from a decision has happened, and the story has heard it. */
    default void happened(State<?> state) {}
}
