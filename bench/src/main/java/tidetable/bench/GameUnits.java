package tidetable.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import tidetable.engine.ActionList;
import tidetable.engine.Deal;
import tidetable.engine.Game;
import tidetable.engine.Playout;
import tidetable.engine.State;
import tidetable.engine.Story;
import tidetable.engine.chance.Rng;
import tidetable.engine.chance.Seed;

/** The pieces of work that a game is measured by. All positions are made beforehand. */
final class GameUnits<S extends State<S>> {
    private static final Seed SEED = new Seed(0x7469646574L, 0x61626C65L);
    private static final int DEALS = 256;
    private static final int POSITIONS = 64;
    private static final int FORCED = 64;
    private static final int SEARCHED_GAMES = 1000;

    private final Game<S, ?> game;
    private final int seats;
    private final Rng rng = Rng.fast(SEED, "bench");
    private final List<S> deals = new ArrayList<>();
    private final List<S> positions = new ArrayList<>();
    private final List<S> forced = new ArrayList<>();
    private final ActionList actions = new ActionList();
    private final Playout playout = new Playout();
    private final S state;
    private int next;

    GameUnits(Game<S, ?> game, int seats) {
        this.game = game;
        this.seats = seats;
        for (int i = 0; i < DEALS; i++) {
            deals.add(game.deal(Deal.fast(seats, SEED.fork(i))));
        }
        state = deals.getFirst().copy();
        walk(0, step -> {
            if (positions.size() < POSITIONS && step % 3 == 0) {
                positions.add(state.copy());
            }
        });
        for (int i = 0; i < SEARCHED_GAMES && forced.size() < FORCED; i++) {
            walk(i % DEALS, _ -> {
                state.legalActions(actions);
                if (actions.size() == 1 && forced.size() < FORCED) {
                    forced.add(state.copy());
                }
            });
        }
    }

    private void walk(int deal, IntConsumer before) {
        state.copyFrom(deals.get(deal));
        for (int step = 0; state.actor() != State.OVER; step++) {
            before.accept(step);
            playout.run(state, rng, 1);
        }
    }

    /** A random game from a dealt position whose hidden cards are dealt anew; a step is a decision. */
    int playout() {
        state.copyFrom(deals.get(next++ % DEALS));
        state.resample(State.AUDIENCE, rng);
        long before = playout.decisions();
        playout.run(state, rng);
        return (int) (playout.decisions() - before);
    }

    /** Decisions, choices and options of all playouts so far. */
    Playout counts() {
        return playout;
    }

    /** Copies of positions along a game; a step is a copy. */
    int copy() {
        for (S position : positions) {
            state.copyFrom(position);
        }
        return positions.size();
    }

    /** Copies, each resampled for the seat that decides (seat 0 at the end); a step is both together. */
    int copyAndResample() {
        for (S position : positions) {
            state.copyFrom(position);
            state.resample(Math.max(0, position.actor()), rng);
        }
        return positions.size();
    }

    /** Whether this game has decisions with one option. */
    boolean hasForced() {
        return !forced.isEmpty();
    }

    /** Copies of positions with one option; a step is a copy. */
    int copyForced() {
        for (S position : forced) {
            state.copyFrom(position);
        }
        return forced.size();
    }

    /** Copies of positions with one option, each carried out; a step is both together. */
    int copyAndForced() {
        for (S position : forced) {
            state.copyFrom(position);
            state.legalActions(actions);
            state.apply(actions.get(0), Story.NONE);
        }
        return forced.size();
    }

    /** A deal and a random game; a step is the game. */
    int dealAndPlay() {
        S dealt = game.deal(Deal.fast(seats, SEED.fork(next++)));
        playout.run(dealt, rng);
        return 1;
    }
}
