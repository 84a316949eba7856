package tidetable.bots.greedy;

import java.util.OptionalDouble;
import java.util.OptionalInt;
import tidetable.engine.ActionList;
import tidetable.engine.State;
import tidetable.engine.Story;

/**
 * What an action is worth to the seat that decides when it goes on with its next decisions of that turn one by one, each
 * time with the best at first sight. For one thread.
 */
public final class Foresight<S extends State<S>> {
    private static final int FOLLOWED = 3;

    private final Evaluation evaluation;
    private final ActionList next = new ActionList();
    private final S after;
    private final S trial;
    private final S best;

    /**
     * Foresight by an evaluation.
     *
     * @param position any position of a match, for room to think in
     */
    public Foresight(Evaluation evaluation, S position) {
        this.evaluation = evaluation;
        this.after = position.copy();
        this.trial = position.copy();
        this.best = position.copy();
    }

    /**
     * The worth of an action, in the unit of the evaluation.
     *
     * @param start a position that could be the true one; it is not changed
     * @param seat the seat that decides there
     */
    public double worth(S start, int action, int seat) {
        OptionalDouble expected = evaluation.expected(start, action, seat);
        if (expected.isPresent()) {
            return expected.getAsDouble();
        }
        after.copyFrom(start);
        apply(after, action, seat);
        double value = evaluation.value(after, seat);
        for (int i = 0; i < FOLLOWED && after.actor() == seat; i++) {
            value = Math.max(value, follow(seat));
        }
        return value;
    }

    /** Carries out the next own decision that looks best at once, and says what it is worth. */
    private double follow(int seat) {
        after.legalActions(next);
        double bestValue = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < next.size(); i++) {
            trial.copyFrom(after);
            int action = next.get(i);
            OptionalDouble expected = evaluation.expected(after, action, seat);
            apply(trial, action, seat);
            double value = expected.isPresent() ? expected.getAsDouble() : evaluation.value(trial, seat);
            if (value > bestValue) {
                bestValue = value;
                best.copyFrom(trial);
            }
        }
        after.copyFrom(best);
        return bestValue;
    }

    /** Carries out an own action and what the others are taken to answer. */
    private void apply(S state, int action, int seat) {
        state.apply(action, Story.NONE);
        while (state.actor() != State.OVER && state.actor() != seat) {
            OptionalInt answer = evaluation.assumed(state);
            if (answer.isEmpty()) {
                return;
            }
            state.apply(answer.getAsInt(), Story.NONE);
        }
    }
}
