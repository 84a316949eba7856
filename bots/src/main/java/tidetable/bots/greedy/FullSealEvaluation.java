package tidetable.bots.greedy;

import java.util.OptionalDouble;
import java.util.OptionalInt;
import tidetable.engine.ActionList;
import tidetable.engine.State;
import tidetable.games.fullseal.FullSeal;
import tidetable.games.fullseal.FullSealState;

/** Full Seal for the greedy bot, in fish. */
public final class FullSealEvaluation implements Evaluation {
    private static final double WON = 1000;
    /** What so many different parts are worth: each brings the end nearer. */
    private static final double[] PARTS = {0, 10, 22, 40, WON};

    /** A duplicate protects a part, or buys a Predator. */
    private static final double DUPLICATE = 4;

    private static final double CARD = 2;
    /** More cards than can be played in the turns to come. */
    private static final double MORE_CARDS = 0.5;

    private static final int USEFUL_CARDS = 4;
    /** The first Predator defends the Seals one owns, and is dear to attack with; the others are for attacks. */
    private static final double FIRST_PREDATOR = 6;

    private static final double DEFENDS_A_SEAL = 8;
    private static final double MOST_DEFENCE = 30;
    private static final double SECOND_PREDATOR = 7;
    private static final double MORE_PREDATORS = 1.5;
    /** What the strongest opponent has counts against oneself, in part. */
    private static final double RIVAL = 0.1;

    private static final double DEFENDED = 1.0 / 3;
    /** Snow Den may be in any hand. */
    private static final double UNDEFENDED = 0.95;

    private static final int PART_COUNT = 4;
    private static final double TWO_SEATS_SPREAD = 35;
    private static final double SPREAD = 27;

    private final int flip;
    private final int buySeal;
    private final int attack;
    private final int decline;
    private final ActionList answers = new ActionList();

    /** The evaluation for a game, with whatever deck. */
    public FullSealEvaluation(FullSeal game) {
        flip = game.actions().number("flip").orElseThrow();
        buySeal = game.actions().number("buy seal").orElseThrow();
        attack = game.actions().number("attack seat 0 for head").orElseThrow();
        decline = game.actions().number("decline").orElseThrow();
    }

    @Override
    public double value(State<?> state, int seat) {
        FullSealState position = (FullSealState) state;
        double own = worth(position, seat);
        if (position.activeSeat() == seat) {
            own += position.catchNow();
        }
        double rival = 0;
        for (int other = 0; other < position.seats(); other++) {
            rival = other == seat ? rival : Math.max(rival, worth(position, other));
        }
        return own - RIVAL * rival;
    }

    private static double worth(FullSealState position, int seat) {
        int parts = position.partsOf(seat);
        int cards = position.handSize(seat);
        return PARTS[parts]
                + (position.sealsOf(seat) - parts) * DUPLICATE
                + position.fishOf(seat)
                + Math.min(cards, USEFUL_CARDS) * CARD
                + Math.max(0, cards - USEFUL_CARDS) * MORE_CARDS
                + predators(position.predatorsOf(seat), position.sealsOf(seat));
    }

    private static double predators(int count, int seals) {
        double first = FIRST_PREDATOR + Math.min(MOST_DEFENCE, seals * DEFENDS_A_SEAL);
        return switch (count) {
            case 0 -> 0;
            case 1 -> first;
            default -> first + SECOND_PREDATOR + (count - 2) * MORE_PREDATORS;
        };
    }

    @Override
    public OptionalDouble expected(State<?> state, int action, int seat) {
        FullSealState position = (FullSealState) state;
        if (action == flip) {
            return OptionalDouble.of(value(state, seat) + flipped(position));
        }
        if (action == buySeal) {
            return OptionalDouble.of(value(state, seat) + bought(position, seat));
        }
        if (action >= attack && action < attack + position.seats() * PART_COUNT) {
            int part = (action - attack) % PART_COUNT;
            return OptionalDouble.of(
                    value(state, seat) + attacked(position, seat, (action - attack) / PART_COUNT, part));
        }
        return OptionalDouble.empty();
    }

    /** One more flip adds what the numbers left bring on average, and loses the catch to the Empty cards left. */
    private static double flipped(FullSealState position) {
        double lost = position.emptyShare();
        return (1 - lost) * position.meanNumber() - lost * position.catchNow();
    }

    /** A Seal from the pile is of any part alike. */
    private static double bought(FullSealState position, int seat) {
        double gain = -position.sealPrice();
        for (int part = 0; part < PART_COUNT; part++) {
            gain += gained(position, seat, part) / PART_COUNT;
        }
        return gain;
    }

    /** A defended attack succeeds once in three times; else the defender has drawn a card for nothing. */
    private static double attacked(FullSealState position, int seat, int target, int part) {
        int own = position.predatorsOf(seat);
        int seals = position.sealsOf(seat);
        double cost = predators(own, seals) - predators(own - 1, seals);
        double chance = position.predatorsOf(target) == 0 ? UNDEFENDED : DEFENDED;
        int left = position.sealsOf(target, part) - 1;
        int parts = position.partsOf(target);
        double harm = left > 0 ? DUPLICATE : PARTS[parts] - PARTS[parts - 1];
        return chance * (gained(position, seat, part) + RIVAL * Math.min(harm, PARTS[2])) - cost;
    }

    private static double gained(FullSealState position, int seat, int part) {
        int parts = position.partsOf(seat);
        return position.sealsOf(seat, part) > 0 ? DUPLICATE : PARTS[parts + 1] - PARTS[parts];
    }

    /** Windows pass; a Predator is chosen without a pattern, so that attacks look as uncertain as they are. */
    @Override
    public OptionalInt assumed(State<?> state) {
        if (state.refusal(decline).isEmpty()) {
            return OptionalInt.of(decline);
        }
        if (!state.step().equals("choose")) {
            return OptionalInt.empty();
        }
        state.legalActions(answers);
        return OptionalInt.of(answers.get((int) Math.floorMod(state.hash(), (long) answers.size())));
    }

    /** What one has says little about who wins: a match turns over with one attack. */
    @Override
    public double spread(State<?> state) {
        return state.seats() == 2 ? TWO_SEATS_SPREAD : SPREAD;
    }
}
