package tidetable.engine.contract;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.TestInstance;
import tidetable.engine.Game;
import tidetable.engine.GameInfo;
import tidetable.engine.State;
import tidetable.engine.chance.Rng;

/**
 * What both suites share: which random games of which game are played. Three system properties change the numbers by
 * hand: {@code tidetable.games} (games per number of seats), {@code tidetable.seed} (the number of the first game) and
 * {@code tidetable.every} (expensive checks are made once in so many steps).
 *
 * @param <S> the positions of the game
 * @param <V> the views of the game
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class RandomGames<S extends State<S>, V extends Record> {
    private static final int MOST_TESTS = 100;

    /** The game; every call may give the same one. */
    protected abstract Game<S, V> game();

    /**
     * How many there are of everything that never gets more or less, wherever it lies, by its id.
     *
     * @param position the written position
     */
    protected abstract Map<String, Integer> inventory(ObjectNode position);

    /** The numbers of seats to play with. */
    protected IntStream seats() {
        GameInfo info = game().info();
        return IntStream.rangeClosed(info.minSeats(), info.maxSeats());
    }

    /** How many random games a test plays with so many seats. */
    protected int games(int seats) {
        return 20;
    }

    /** In how many steps an expensive check is made once. */
    protected int every() {
        return 8;
    }

    /** How many actions a game may have at most. */
    protected int longest() {
        return 100_000;
    }

    /**
     * Actions that every third game chooses more often than others, so that what is rare in random play comes up. The
     * other games choose all actions alike.
     */
    protected boolean favoured(int action) {
        return false;
    }

    /** The games, in at most a hundred tests per number of seats. */
    final Stream<Batch> batches() {
        long first = Long.getLong("tidetable.seed", 0);
        return seats().boxed().flatMap(seats -> {
            int games = Integer.getInteger("tidetable.games", games(seats));
            int size = (games + MOST_TESTS - 1) / MOST_TESTS;
            return LongStream.range(0, (games + size - 1) / size)
                    .mapToObj(i -> new Batch(seats, first + i * size, (int) Math.min(size, games - i * size)));
        });
    }

    /** The game of a number, before its first action. */
    final Walk<S> walk(int seats, long number, Rng.Kind shuffle) {
        return new Walk<>(game(), seats, number, shuffle, longest(), favoured(number));
    }

    /** The actions that the game of that number favours. */
    final IntPredicate favoured(long number) {
        return action -> number % 3 == 2 && favoured(action);
    }

    /** Plays the games of a batch, those of even numbers with fast streams, the others with keyed ones. */
    final void play(Batch batch, Consumer<Walk<S>> check) {
        batch.numbers()
                .forEach(number -> walk(batch.seats(), number, shuffle(number)).play(check));
    }

    /** The games of even numbers have fast streams, the others keyed ones. */
    static Rng.Kind shuffle(long number) {
        return number % 2 == 0 ? Rng.Kind.FAST : Rng.Kind.KEYED;
    }

    /** Whether an expensive check should be made at this step. */
    final boolean sampled(Walk<S> walk) {
        return walk.sampled(Integer.getInteger("tidetable.every", every()));
    }
}
