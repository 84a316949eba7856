package tidetable.bots.greedy;

import java.util.OptionalDouble;
import java.util.OptionalInt;
import tidetable.bots.Bot;
import tidetable.bots.Deadline;
import tidetable.engine.ActionList;
import tidetable.engine.Knowledge;
import tidetable.engine.State;
import tidetable.engine.Story;
import tidetable.engine.chance.Rng;

/**
 * Tries every legal action on a position that could be the true one, goes on with its own next decisions of that turn
 * one by one, each time the best at first sight, and takes the action that leads to the best-looking position.
 */
public final class GreedyBot implements Bot {
    private static final int FOLLOWED = 3;

    private final Evaluation evaluation;
    private final ActionList actions = new ActionList();
    private final ActionList next = new ActionList();

    /** A bot that plays by an evaluation. */
    public GreedyBot(Evaluation evaluation) {
        this.evaluation = evaluation;
    }

    @Override
    public <S extends State<S>> int choose(Knowledge<S> knowledge, Deadline deadline, Rng rng) {
        knowledge.legalActions(actions);
        if (actions.size() == 1) {
            return actions.get(0);
        }
        Room<S> positions = new Room<>(knowledge.sample(rng));
        int best = actions.get(0);
        double bestValue = Double.NEGATIVE_INFINITY;
        int equal = 0;
        for (int i = 0; i < actions.size(); i++) {
            double value = worth(positions, actions.get(i), knowledge.seat());
            equal = value > bestValue ? 1 : value == bestValue ? equal + 1 : equal;
            if (value > bestValue || value == bestValue && rng.below(equal) == 0) {
                bestValue = value;
                best = actions.get(i);
            }
        }
        return best;
    }

    private <S extends State<S>> double worth(Room<S> room, int action, int seat) {
        OptionalDouble expected = evaluation.expected(room.start, action, seat);
        if (expected.isPresent()) {
            return expected.getAsDouble();
        }
        S state = room.after;
        state.copyFrom(room.start);
        apply(state, action, seat);
        double value = evaluation.value(state, seat);
        for (int i = 0; i < FOLLOWED && state.actor() == seat; i++) {
            double followed = follow(room, seat);
            value = Math.max(value, followed);
        }
        return value;
    }

    /** Carries out the next own decision that looks best at once, and says what it is worth. */
    private <S extends State<S>> double follow(Room<S> room, int seat) {
        room.after.legalActions(next);
        double bestValue = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < next.size(); i++) {
            room.trial.copyFrom(room.after);
            int action = next.get(i);
            OptionalDouble expected = evaluation.expected(room.after, action, seat);
            apply(room.trial, action, seat);
            double value = expected.isPresent() ? expected.getAsDouble() : evaluation.value(room.trial, seat);
            if (value > bestValue) {
                bestValue = value;
                room.best.copyFrom(room.trial);
            }
        }
        room.after.copyFrom(room.best);
        return bestValue;
    }

    /** Carries out an own action and what the others are taken to answer. */
    private <S extends State<S>> void apply(S state, int action, int seat) {
        state.apply(action, Story.NONE);
        while (state.actor() != State.OVER && state.actor() != seat) {
            OptionalInt answer = evaluation.assumed(state);
            if (answer.isEmpty()) {
                return;
            }
            state.apply(answer.getAsInt(), Story.NONE);
        }
    }

    /** Positions to think in. */
    private static final class Room<S extends State<S>> {
        final S start;
        final S after;
        final S trial;
        final S best;

        Room(S start) {
            this.start = start;
            this.after = start.copy();
            this.trial = start.copy();
            this.best = start.copy();
        }
    }
}
