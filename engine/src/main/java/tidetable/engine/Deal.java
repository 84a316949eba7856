package tidetable.engine;

import java.util.Map;
import tidetable.engine.chance.Rng;
import tidetable.engine.chance.Seed;

/**
 * All that decides the first position of a match.
 *
 * @param seats the number of seats
 * @param options chosen options by name; what is left out has its default
 * @param seed 128 secret bits
 * @param shuffle how streams are made from the seed: keyed for matches between people, fast for simulation
 */
public record Deal(int seats, Map<String, String> options, Seed seed, Rng.Kind shuffle) {
    public Deal {
        options = Map.copyOf(options);
    }

    /** A deal without options and with fast streams. */
    public static Deal fast(int seats, Seed seed) {
        return new Deal(seats, Map.of(), seed, Rng.Kind.FAST);
    }

    /** The stream of chance of that name, at its beginning. */
    public Rng stream(String name) {
        return Rng.of(shuffle, seed, name);
    }
}
