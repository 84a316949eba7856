package tidetable.bots;

import java.util.Map;
import tidetable.engine.Knowledge;
import tidetable.engine.Standing;
import tidetable.engine.State;
import tidetable.engine.chance.Rng;

/**
 * A player that thinks. Its answers depend on the arguments alone, so that the same match can be played again; what it
 * keeps between answers is only room to think in. Not for use by several threads at once. Whoever opens a bot closes it.
 */
public interface Bot extends AutoCloseable {
    /**
     * A chair in a match.
     *
     * @param seat from 0
     * @param seats how many there are in the match
     * @param options chosen options of the game by name; what is left out has its default
     */
    record Chair(int seat, int seats, Map<String, String> options) {
        public Chair {
            options = Map.copyOf(options);
        }
    }

    /** Sits down at a match. Its decisions are those of this chair until the match has ended or the bot sits down anew. */
    default void sitDown(Chair chair) {}

    /**
     * Decides for the seat that owns the open decision.
     *
     * @param knowledge what the seat knows; the match is not over
     * @param deadline when the answer is due; a bot that thinks long looks at it
     * @param rng the bot's own source of chance
     * @return a legal action
     */
    <S extends State<S>> int choose(Knowledge<S> knowledge, Deadline deadline, Rng rng);

    /** The match that the bot sits in has ended. */
    default void ended(Standing standing) {}

    /** Lets go of what the bot holds beside memory. It is not asked any more. */
    @Override
    default void close() {}
}
