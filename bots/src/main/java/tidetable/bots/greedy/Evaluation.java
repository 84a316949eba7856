package tidetable.bots.greedy;

import java.util.OptionalDouble;
import java.util.OptionalInt;
import tidetable.engine.State;

/** How good a position of one game looks for a seat. */
public interface Evaluation {
    /**
     * The worth of a position for a seat, in the unit in which the game counts; only differences matter.
     *
     * @param state a position of the game this evaluation is for
     */
    double value(State<?> state, int seat);

    /**
     * The difference in value that makes a seat e times as likely to win as another, as the match stands: fitted to who won
     * from positions between two turns of greedy bots.
     */
    default double spread(State<?> state) {
        return 10;
    }

    /** How many turns, of all seats together, are worth imagining before a position is judged; measured. */
    default int turns(int seats) {
        return 2;
    }

    /**
     * The worth of an action that chance decides, on average, where the one outcome of a tried position would mislead;
     * empty when it does not.
     *
     * @param state the position before the action, in which the seat decides
     */
    default OptionalDouble expected(State<?> state, int action, int seat) {
        return OptionalDouble.empty();
    }

    /** What another seat, which decides, is taken to do so that one's own action has its effect; empty: wait and see. */
    default OptionalInt assumed(State<?> state) {
        return OptionalInt.empty();
    }
}
