package tidetable.engine.contract;

import java.util.stream.LongStream;

/**
 * Random games that one test plays.
 *
 * @param seats the number of seats
 * @param first the number of the first game, which decides its seed
 * @param count how many games, at least 1
 */
public record Batch(int seats, long first, int count) {
    /** The numbers of the games. */
    public LongStream numbers() {
        return LongStream.range(first, first + count);
    }

    /** The name that stands in the test report. */
    @Override
    public String toString() {
        String seeds = count == 1 ? "seed " + first : "seeds " + first + " to " + (first + count - 1);
        return seats + " seats, " + seeds;
    }
}
