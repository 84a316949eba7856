package tidetable.bots;

import tidetable.engine.Knowledge;
import tidetable.engine.State;
import tidetable.engine.chance.Rng;

/**
 * A player that thinks. Its answers depend on the arguments alone, so that the same match can be played again; what it
 * keeps between answers is only room to think in. Not for use by several threads at once.
 */
public interface Bot {
    /**
     * Decides for the seat that owns the open decision.
     *
     * @param knowledge what the seat knows; the match is not over
     * @param deadline when the answer is due; a bot that thinks long looks at it
     * @param rng the bot's own source of chance
     * @return a legal action
     */
    <S extends State<S>> int choose(Knowledge<S> knowledge, Deadline deadline, Rng rng);
}
