package tidetable.bots.greedy;

import tidetable.engine.State;
import tidetable.games.fintasticsea.FintasticState;

/** Fintastic Sea for the greedy bot, in points. */
public final class FintasticEvaluation implements Evaluation {
    /** A fish in the Ecosystem counts once more for each Secret Fish that may still come. */
    private static final double FISH = 0.45;
    /** A pair pays for a catch or two, as long as there are turns to use it. */
    private static final double PAIR = 1.1;

    private static final double SINGLE = 0.35;
    /** A card in hand is a turn. */
    private static final double CARD = 0.8;

    private static final double SECRET = 1.0;
    /** A lead is worth more the fewer rounds are left to make it up. */
    private static final double LAST_SPREAD = 2;

    private static final double SPREAD_PER_ROUND = 0.9;
    private static final int MOST_ROUNDS = 6;

    @Override
    public double value(State<?> state, int seat) {
        FintasticState position = (FintasticState) state;
        double points = position.closedPoints(seat) + position.openPointsWithSecrets(seat);
        if (position.actor() == State.OVER) {
            return position.points(seat) + position.reserveSize(seat) * 0.01;
        }
        double time = Math.min(1, (1 + position.roundsLeft()) / 3.0);
        int pairs = position.reservePairs(seat);
        int singles = position.reserveSize(seat) - 2 * pairs;
        return points
                + position.openPoints(seat) * 0.05
                + time * (position.ecosystemSize(seat) * FISH + position.closedCount(seat) * 9 * FISH)
                + time * (pairs * PAIR + singles * SINGLE)
                + position.handSize(seat) * CARD
                + time * position.secretsSize(seat) * SECRET;
    }

    @Override
    public double spread(State<?> state) {
        return LAST_SPREAD + SPREAD_PER_ROUND * Math.min(MOST_ROUNDS, ((FintasticState) state).roundsLeft() + 1);
    }

    /** With two seats there is time to see what the next own turn makes of this one. */
    @Override
    public int turns(int seats) {
        return seats == 2 ? 4 : 2;
    }
}
