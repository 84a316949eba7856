package tidetable.bots;

import tidetable.engine.ActionList;
import tidetable.engine.Knowledge;
import tidetable.engine.State;
import tidetable.engine.chance.Rng;

/** Takes any legal action, each equally likely. */
final class RandomBot implements Bot {
    private final ActionList actions = new ActionList();

    @Override
    public <S extends State<S>> int choose(Knowledge<S> knowledge, Deadline deadline, Rng rng) {
        knowledge.legalActions(actions);
        return actions.get(rng.below(actions.size()));
    }
}
