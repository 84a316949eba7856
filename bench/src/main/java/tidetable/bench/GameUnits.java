package tidetable.bench;

import java.util.ArrayList;
import java.util.List;
import tidetable.engine.Deal;
import tidetable.engine.Game;
import tidetable.engine.Playout;
import tidetable.engine.State;
import tidetable.engine.chance.Rng;
import tidetable.engine.chance.Seed;

/** The pieces of work that a game is measured by. All positions are made beforehand. */
final class GameUnits<S extends State<S>> {
    private static final Seed SEED = new Seed(0x7469646574L, 0x61626C65L);
    private static final int DEALS = 256;
    private static final int POSITIONS = 64;

    private final Game<S, ?> game;
    private final int seats;
    private final Rng rng = Rng.fast(SEED, "bench");
    private final List<S> deals = new ArrayList<>();
    private final List<S> positions = new ArrayList<>();
    private final Split split = new Split();
    private final Playout playout = new Playout();
    /** For games that are not to be counted. */
    private final Playout other = new Playout();

    private final S state;
    private int next;
    private long games;

    GameUnits(Game<S, ?> game, int seats) {
        this.game = game;
        this.seats = seats;
        for (int i = 0; i < DEALS; i++) {
            deals.add(game.deal(Deal.fast(seats, SEED.fork(i))));
        }
        state = deals.getFirst().copy();
        spread(oneGame());
    }

    private List<S> oneGame() {
        List<S> game = new ArrayList<>();
        state.copyFrom(deals.getFirst());
        while (state.actor() != State.OVER) {
            game.add(state.copy());
            other.run(state, rng, 1);
        }
        return game;
    }

    private void spread(List<S> game) {
        for (int i = 0; i < POSITIONS; i++) {
            positions.add(game.get(i * game.size() / POSITIONS));
        }
    }

    /** A random game from a dealt position; a step is a decision. */
    int playout() {
        state.copyFrom(deals.get(next++ % DEALS));
        long decisions = playout.decisions();
        long choices = playout.choices();
        long start = System.nanoTime();
        playout.run(state, rng);
        long time = System.nanoTime() - start;
        int decided = (int) (playout.decisions() - decisions);
        int chosen = (int) (playout.choices() - choices);
        split.add(chosen, decided - chosen, time);
        games++;
        return decided;
    }

    /** Decisions, choices and options so far. */
    Playout counts() {
        return playout;
    }

    /** How the time of the playouts divides. */
    Split split() {
        return split;
    }

    /** Playouts so far. */
    long games() {
        return games;
    }

    /** Copies of positions along a game; a step is a copy. */
    int copy() {
        for (int i = 0; i < POSITIONS; i++) {
            state.copyFrom(positions.get(i));
        }
        return POSITIONS;
    }

    /** Copies, each resampled for the seat that decides; a step is both together. */
    int copyAndResample() {
        for (int i = 0; i < POSITIONS; i++) {
            S position = positions.get(i);
            state.copyFrom(position);
            state.resample(position.actor(), rng);
        }
        return POSITIONS;
    }

    /** A deal and a random game; a step is the game. */
    int dealAndPlay() {
        S dealt = game.deal(Deal.fast(seats, SEED.fork(next++)));
        other.run(dealt, rng);
        return 1;
    }
}
