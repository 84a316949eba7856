package tidetable.bots.search;

import tidetable.bots.greedy.Evaluation;
import tidetable.engine.State;

/**
 * What the end of a line of play is worth for each seat: a part of 1. After the end of the match a sole winner gets all
 * and those who tie get the same. Before, a seat gets the chance to win that its lead promises: in proportion to
 * {@code exp(value / spread)}, which for two seats is the logistic curve of the difference. Who plays alone plays against
 * the position in question.
 */
final class Reward {
    private final Evaluation evaluation;
    private final double root;
    private final float[] parts;

    /**
     * Rewards for lines of play from a position.
     *
     * @param root a position that could be the one in question
     */
    Reward(Evaluation evaluation, State<?> root) {
        this.evaluation = evaluation;
        this.root = evaluation.value(root, root.actor());
        this.parts = new float[root.seats()];
    }

    /** The part of each seat; valid until the next call. */
    float[] of(State<?> state) {
        if (parts.length == 1) {
            parts[0] = (float) (1 / (1 + Math.exp((root - evaluation.value(state, 0)) / evaluation.spread(state))));
        } else if (state.actor() == State.OVER) {
            shareAmongWinners(state);
        } else {
            shareByLead(state);
        }
        return parts;
    }

    private void shareAmongWinners(State<?> state) {
        long best = Long.MIN_VALUE;
        int winners = 0;
        for (int seat = 0; seat < parts.length; seat++) {
            long rank = state.rank(seat);
            winners = rank > best ? 1 : rank == best ? winners + 1 : winners;
            best = Math.max(best, rank);
        }
        for (int seat = 0; seat < parts.length; seat++) {
            parts[seat] = state.rank(seat) == best ? 1f / winners : 0;
        }
    }

    private void shareByLead(State<?> state) {
        double spread = evaluation.spread(state);
        float best = Float.NEGATIVE_INFINITY;
        for (int seat = 0; seat < parts.length; seat++) {
            parts[seat] = (float) evaluation.value(state, seat);
            best = Math.max(best, parts[seat]);
        }
        float sum = 0;
        for (int seat = 0; seat < parts.length; seat++) {
            parts[seat] = (float) Math.exp((parts[seat] - best) / spread);
            sum += parts[seat];
        }
        for (int seat = 0; seat < parts.length; seat++) {
            parts[seat] /= sum;
        }
    }
}
