package tidetable.bots.greedy;

import java.util.OptionalDouble;
import tidetable.engine.ActionList;
import tidetable.engine.State;
import tidetable.engine.Story;
import tidetable.games.finspan.FinspanState;
import tidetable.games.finspan.Outlook;

/**
 * Finspan for the greedy bot, in points: those that a seat has, and what its cards, tokens and fish promise for the turns
 * that are left. An action is worth what it leads to when the rest of the play or the dive that it belongs to is made as
 * well as it looks at each step.
 */
public final class FinspanEvaluation implements Evaluation {
    private static final double ALL_TURNS = 24;
    /** A card of the hand is played, paid or eaten, as long as there are turns for it. */
    private static final double CARD = 1.3;

    private static final double MORE_CARDS = 0.3;
    private static final double CARDS_PER_TURN = 0.7;
    private static final double USEFUL_CARDS = 3;
    /** A card of the discard pile can be taken back. */
    private static final double DISCARDED = 0.1;
    /** What an egg and a young are worth beyond their point: they pay, hatch and make schools. */
    private static final double EGG = 0.6;

    private static final double YOUNG = 0.9;
    private static final double NEAR_SCHOOL = 1.2;
    /** A benefit in a turn, and the part of the turns in which a given fish or zone gives it. */
    private static final double BENEFIT = 1.1;

    private static final double SHARE = 0.16;
    private static final double LAST_BENEFIT = 1.2;
    /** What counts for a goal now counts at the end of the week, if it is not used up before. */
    private static final double GOAL = 0.9;

    private static final double GOAL_LATER = 0.3;
    private static final int MOST_STEPS = 60;
    /** A lead is worth more the fewer turns are left to make it up. */
    private static final double LAST_SPREAD = 2.5;

    private static final double SPREAD_PER_TURN = 0.45;

    private final ActionList actions = new ActionList();

    @Override
    public double value(State<?> state, int seat) {
        FinspanState position = (FinspanState) state;
        double turns = position.turnsLeft(seat);
        double phase = turns / ALL_TURNS;
        double useful = Math.min(position.handSize(seat), USEFUL_CARDS + CARDS_PER_TURN * turns);
        double cards = Math.min(1, turns / 2) * (useful * CARD + (position.handSize(seat) - useful) * MORE_CARDS);
        double tokens = position.eggs(seat) * EGG
                + position.young(seat) * YOUNG
                + Outlook.nearSchools(position, seat) * NEAR_SCHOOL;
        double dives = (Outlook.zonesWithFish(position, seat) + Outlook.activations(position, seat)) * SHARE * turns;
        double week = 1 - Outlook.turnsLeftInWeek(position, seat) / (ALL_TURNS / 3);
        return position.points(seat)
                + cards
                + phase * position.pileSize(seat) * DISCARDED
                + Math.sqrt(phase) * tokens
                + dives * BENEFIT
                + Outlook.lastBenefits(position, seat) * LAST_BENEFIT
                + week * GOAL * Outlook.goalNow(position, seat)
                + GOAL_LATER * Outlook.goalsLater(position, seat);
    }

    @Override
    public OptionalDouble expected(State<?> state, int action, int seat) {
        FinspanState after = ((FinspanState) state).copy();
        after.apply(action, Story.NONE);
        return OptionalDouble.of(finished(after, seat));
    }

    /** What a position is worth when the seat has made the rest of its turn, step by step. */
    private double finished(FinspanState position, int seat) {
        FinspanState now = position;
        for (int step = 0; step < MOST_STEPS && goesOn(now, seat); step++) {
            now = best(now, seat);
        }
        return value(now, seat);
    }

    private static boolean goesOn(FinspanState position, int seat) {
        return position.actor() == seat && !position.step().equals("turn");
    }

    /** The best position that one more step leads to; a slot is as good as the fish that lies in it in the end. */
    private FinspanState best(FinspanState position, int seat) {
        position.legalActions(actions);
        int[] legal = actions.toArray();
        boolean slots = position.step().equals("slot");
        FinspanState best = position;
        double bestValue = Double.NEGATIVE_INFINITY;
        for (int action : legal) {
            FinspanState next = position.copy();
            next.apply(action, Story.NONE);
            while (slots && next.actor() == seat && next.step().equals("pay")) {
                next = best(next, seat);
            }
            double value = value(next, seat);
            if (value >= bestValue) {
                bestValue = value;
                best = next;
            }
        }
        return best;
    }

    @Override
    public double spread(State<?> state) {
        FinspanState position = (FinspanState) state;
        return LAST_SPREAD + SPREAD_PER_TURN * position.turnsLeft(position.activeSeat());
    }

    /** With two seats there is time to see what the next own turn makes of this one. */
    @Override
    public int turns(int seats) {
        return seats == 2 ? 4 : 2;
    }
}
