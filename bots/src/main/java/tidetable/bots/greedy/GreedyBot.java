package tidetable.bots.greedy;

import tidetable.bots.Bot;
import tidetable.bots.Deadline;
import tidetable.engine.ActionList;
import tidetable.engine.Knowledge;
import tidetable.engine.State;
import tidetable.engine.chance.Rng;

/**
 * Tries every legal action on a position that could be the true one, goes on with its own next decisions of that turn
 * one by one, each time the best at first sight, and takes the action that leads to the best-looking position.
 */
public final class GreedyBot implements Bot {
    private final Evaluation evaluation;
    private final ActionList actions = new ActionList();

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
        S start = knowledge.sample(rng);
        Foresight<S> foresight = new Foresight<>(evaluation, start);
        int best = actions.get(0);
        double bestValue = Double.NEGATIVE_INFINITY;
        int equal = 0;
        for (int i = 0; i < actions.size(); i++) {
            double value = foresight.worth(start, actions.get(i), knowledge.seat());
            equal = value > bestValue ? 1 : value == bestValue ? equal + 1 : equal;
            if (value > bestValue || value == bestValue && rng.below(equal) == 0) {
                bestValue = value;
                best = actions.get(i);
            }
        }
        return best;
    }
}
