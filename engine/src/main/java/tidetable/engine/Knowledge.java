package tidetable.engine;

import java.util.Optional;
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

    /** The number of seats in the match. */
    public int seats() {
        return truth.seats();
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

    /** Why the seat may not do something; empty when it may. */
    public Optional<Refusal> refusal(int action) {
        return truth.refusal(action);
    }

    /** The rulebook's name of what the seat is asked. */
    public String step() {
        return truth.step();
    }

    /** What the seat is asked, in words. */
    public State.Prompt prompt() {
        return truth.prompt();
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
