package tidetable.engine;

import tidetable.engine.chance.Rng;

/** Plays positions to the end with uniformly random actions, and counts. Reusable; allocates nothing while playing. */
public final class Playout {
    private final ActionList actions = new ActionList();
    private long decisions;
    private long choices;
    private long options;

    /** Plays a position to its end. */
    public void run(State<?> state, Rng rng) {
        while (state.actor() != State.OVER) {
            step(state, rng);
        }
    }

    /** Plays at most so many decisions. */
    public void run(State<?> state, Rng rng, int limit) {
        for (int i = 0; i < limit && state.actor() != State.OVER; i++) {
            step(state, rng);
        }
    }

    private void step(State<?> state, Rng rng) {
        state.legalActions(actions);
        int count = actions.size();
        decisions++;
        if (count == 1) {
            state.apply(actions.get(0), Story.NONE);
        } else {
            choices++;
            options += count;
            state.apply(actions.get(rng.below(count)), Story.NONE);
        }
    }

    /** Decisions so far. */
    public long decisions() {
        return decisions;
    }

    /** Decisions with two options or more so far. */
    public long choices() {
        return choices;
    }

    /** Options offered so far by the decisions that had two or more. */
    public long options() {
        return options;
    }
}
