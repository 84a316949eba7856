package tidetable.engine;

import tidetable.engine.chance.Rng;

/**
 * What one seat knows of a running match when it has to decide: the only thing a bot is given. There is no way from it
 * to the true position.
 *
 * @param <S> the positions of the game
 */
public final class Knowledge<S extends State<S>> {
    private final Game<S, ?> game;
    private final S truth;
    private final int seat;

    /**
     * The knowledge of the seat that owns the open decision.
     *
     * @param truth the true position; it is not changed, and must not change while this knowledge is in use
     */
    public Knowledge(Game<S, ?> game, S truth) {
        this.game = game;
        this.truth = truth;
        this.seat = truth.actor();
    }

    /** The seat that decides. */
    public int seat() {
        return seat;
    }

    /** The game that is played. */
    public Game<S, ?> game() {
        return game;
    }

    /** What the seat sees. */
    public Record view() {
        return game.view(truth, Viewer.at(seat));
    }

    /** Fills the list with what the seat may do. */
    public void legalActions(ActionList out) {
        truth.legalActions(out);
    }

    /** A position that could be the true one, as far as the seat knows: hidden cards are dealt anew. */
    public S sample(Rng rng) {
        S sample = truth.copy();
        sample.resample(seat, rng);
        return sample;
    }

    /** The same as {@link #sample(Rng)}, into a position that is there already, without allocating. */
    public void sample(S into, Rng rng) {
        into.copyFrom(truth);
        into.resample(seat, rng);
    }
}
