package tidetable.bots.greedy;

import java.util.OptionalDouble;
import java.util.OptionalInt;
import tidetable.engine.ActionList;
import tidetable.engine.State;
import tidetable.games.lastfish.LastFish;
import tidetable.games.lastfish.LastFishState;

/** Last Fish! for the greedy bot, in cards. */
public final class LastFishEvaluation implements Evaluation {
    private static final double WON = 1000;
    /** The last HP is worth most. */
    private static final double[] HP = {0, 20, 27, 32};

    private static final double MORE_HP = 4;
    /** An ITEM blocks a point, unless it is destroyed or bypassed. */
    private static final double ITEM = 5;

    private static final double MORE_ITEMS = 4;
    private static final int USEFUL_ITEMS = 3;
    private static final double CARD = 1;
    /** More cards than can be played in the turns to come. */
    private static final double MORE_CARDS = 0.4;

    private static final int USEFUL_CARDS = 7;
    /** A rest fills the hand (4.2c). */
    private static final int REST_HAND = 5;

    private static final double TWO_SEATS_SPREAD = 20;
    private static final double SPREAD = 11;

    private final int decline;
    private final int rest;
    private final int endTurn;
    private final ActionList answers = new ActionList();

    /** The evaluation for a game, with whatever deck. */
    public LastFishEvaluation(LastFish game) {
        decline = game.actions().number("decline").orElseThrow();
        rest = game.actions().number("rest").orElseThrow();
        endTurn = game.actions().number("end turn").orElseThrow();
    }

    /** What one has, less what the others have on average; fewer others are better. */
    @Override
    public double value(State<?> state, int seat) {
        LastFishState position = (LastFishState) state;
        double rivals = 0;
        for (int other = 0; other < position.seats(); other++) {
            rivals += other == seat ? 0 : worth(position, other);
        }
        double own = rivals == 0 ? WON : worth(position, seat);
        return own - rivals / (position.seats() - 1);
    }

    private static double worth(LastFishState position, int seat) {
        int hp = position.hp(seat);
        if (hp == 0) {
            return 0;
        }
        int items = position.fieldSize(seat);
        int cards = position.handSize(seat);
        return HP[Math.min(hp, HP.length - 1)]
                + Math.max(0, hp - HP.length + 1) * MORE_HP
                + Math.min(items, USEFUL_ITEMS) * ITEM
                + Math.max(0, items - USEFUL_ITEMS) * MORE_ITEMS
                + Math.min(cards, USEFUL_CARDS) * CARD
                + Math.max(0, cards - USEFUL_CARDS) * MORE_CARDS;
    }

    /** The ENCOUNTER of the next turn is no reason to end this one. */
    @Override
    public OptionalDouble expected(State<?> state, int action, int seat) {
        LastFishState position = (LastFishState) state;
        if (action == endTurn) {
            return OptionalDouble.of(value(state, seat));
        }
        if (action == rest) {
            return OptionalDouble.of(value(state, seat) + CARD * Math.max(1, REST_HAND - position.handSize(seat)));
        }
        return OptionalDouble.empty();
    }

    /** Windows pass; what others choose when a card reaches them is any of it. */
    @Override
    public OptionalInt assumed(State<?> state) {
        if (state.refusal(decline).isEmpty()) {
            return OptionalInt.of(decline);
        }
        if (state.step().equals("main") || state.step().equals("champion")) {
            return OptionalInt.empty();
        }
        state.legalActions(answers);
        return OptionalInt.of(answers.get((int) Math.floorMod(state.hash(), (long) answers.size())));
    }

    @Override
    public double spread(State<?> state) {
        return state.seats() == 2 ? TWO_SEATS_SPREAD : SPREAD;
    }
}
