package tidetable.lab;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import tidetable.bots.Bots;
import tidetable.engine.Deal;
import tidetable.engine.Game;
import tidetable.engine.State;
import tidetable.engine.chance.Seed;
import tidetable.engine.file.BadInput;

/**
 * Many games between bots. The rows depend on the game, the bots and the root seed alone: any number of threads gives
 * the same rows in the same order.
 */
public final class Simulation<S extends State<S>> {
    /** How many games a thread plays before it hands them over. */
    private static final int BLOCK = 8;
    /** How many blocks may wait for each thread, so that one long game does not stop the others. */
    private static final int WAITING_PER_THREAD = 16;

    private final Game<S, ?> game;
    private final List<String> bots;
    private final Seed root;

    private Simulation(Game<S, ?> game, List<String> bots, Seed root) {
        this.game = game;
        this.bots = List.copyOf(bots);
        this.root = root;
    }

    /**
     * A simulation that can begin.
     *
     * @param bots the name of a bot for each seat
     * @param root decides all chance
     * @throws BadInput when the game is not played with so many seats, or there is no bot of a name
     */
    public static <S extends State<S>> Simulation<S> of(Game<S, ?> game, List<String> bots, Seed root) {
        game.info().check(Deal.fast(bots.size(), root));
        bots.forEach(name -> Bots.open(name, game));
        return new Simulation<>(game, bots, root);
    }

    /**
     * Plays games, and stops all threads before it returns or fails.
     *
     * @param games how many, 0 or more
     * @param threads how many games are played at the same time, 1 or more
     * @param rows takes the rows in order, on the calling thread
     * @throws InterruptedException when the calling thread is interrupted; all rows so far have been handed over
     */
    public SimulationSummary run(long games, int threads, Consumer<GameRow> rows) throws InterruptedException {
        long began = System.nanoTime();
        Tally tally = new Tally(bots);
        long blocks = Math.ceilDiv(games, BLOCK);
        InOrder.run(0, blocks, threads, threads * WAITING_PER_THREAD, block -> block(block, games), block -> {
            block.forEach(row -> {
                tally.add(row);
                rows.accept(row);
            });
            return true;
        });
        return tally.summary(Duration.ofNanos(System.nanoTime() - began));
    }

    private List<GameRow> block(long block, long games) {
        Match<S> match = new Match<>(game, bots);
        List<GameRow> rows = new ArrayList<>();
        for (long number = block * BLOCK; number < Math.min(games, (block + 1) * BLOCK); number++) {
            rows.add(match.play(number, root.fork(number)));
        }
        return rows;
    }
}
