package tidetable.bots.greedy;

import tidetable.engine.State;

/** How good a position of one game looks for a seat. */
public interface Evaluation {
    /**
     * The worth of a position for a seat, in the unit in which the game counts; only differences matter.
     *
     * @param state a position of the game this evaluation is for
     */
    double value(State<?> state, int seat);
}
