package tidetable.lab.run;

import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import tidetable.bots.Bots;
import tidetable.engine.Deal;
import tidetable.engine.Game;
import tidetable.engine.chance.Rng;
import tidetable.engine.chance.Seed;
import tidetable.engine.file.BadInput;

/**
 * All that decides what a run plays and how far. Two runs of the same plan give the same rows.
 *
 * @param game the game's id
 * @param seats how many seats
 * @param bots the name of a bot for each seat; with {@link Seating#ALL} the bots that meet
 * @param seating how bots come to seats
 * @param options chosen options of the game; what is left out has its default
 * @param seed the root seed, which decides all chance
 * @param variants the decks, the first of them being what the others are compared with; their names differ
 * @param paired whether all variants play game n from the same seed
 * @param budget when the run ends
 */
public record Plan(
        String game,
        int seats,
        List<String> bots,
        Seating seating,
        Map<String, String> options,
        Seed seed,
        List<Variant> variants,
        boolean paired,
        Budget budget) {
    private static final int MOST_VARIANTS = 8;
    private static final int MOST_LINEUPS = 1296;

    /** How bots come to seats. */
    public enum Seating {
        /** The first bot always sits in the first seat, and so on. */
        FIXED,
        /** Game after game the next of all ways to seat the bots, the same bot in several seats too. */
        ALL
    }

    /**
     * When a run ends.
     *
     * @param games how many games each variant plays at most
     * @param width ends the run earlier, as soon as every interval of a rate of wins, and of its difference to that of the
     *     first variant, is at most so wide (0.02 for two percentage points); 0 for never
     */
    public record Budget(long games, double width) {
        /** The most games there can be. */
        public static final long MOST = 1_000_000_000_000L;

        public Budget {
            if (games < 1 || games > MOST) {
                throw new BadInput("a run has from 1 to %d games, not %d".formatted(MOST, games));
            }
            if (!(width >= 0 && width < 1)) {
                throw new BadInput("the width of an interval is at least 0 and below 1, not " + width);
            }
        }
    }

    /**
     * Checks everything that a plan names.
     *
     * @throws BadInput when the game cannot be played so
     */
    public Plan {
        options = Collections.unmodifiableMap(new TreeMap<>(options));
        variants = List.copyOf(variants);
        if (variants.isEmpty() || variants.size() > MOST_VARIANTS) {
            throw new BadInput("a run compares 1 to %d variants, not %d".formatted(MOST_VARIANTS, variants.size()));
        }
        Set<String> names = new HashSet<>();
        for (Variant variant : variants) {
            if (variant.name().isBlank() || !names.add(variant.name())) {
                throw new BadInput("every variant needs a name of its own, and '%s' is none".formatted(variant.name()));
            }
            Game<?, ?> with = variant.open(game);
            with.info().check(new Deal(seats, options, seed, Rng.Kind.FAST));
            bots.forEach(bot -> Bots.open(bot, with));
        }
        bots = seating == Seating.FIXED ? forSeats(bots, seats) : List.copyOf(new java.util.LinkedHashSet<>(bots));
        if (bots.isEmpty()) {
            throw new BadInput("a plan names at least one bot");
        }
        if (Math.pow(bots.size(), seats) > MOST_LINEUPS && seating == Seating.ALL) {
            throw new BadInput("%d bots in %d seats can be seated in more than %d ways; name fewer bots"
                    .formatted(bots.size(), seats, MOST_LINEUPS));
        }
    }

    private static List<String> forSeats(List<String> bots, int seats) {
        if (bots.size() == 1) {
            return Collections.nCopies(seats, bots.getFirst());
        }
        if (bots.size() != seats) {
            throw new BadInput("%d bots are named for %d seats; name one for all of them, or one each"
                    .formatted(bots.size(), seats));
        }
        return List.copyOf(bots);
    }

    /** The same plan with another end. */
    public Plan with(Budget other) {
        return new Plan(game, seats, bots, seating, options, seed, variants, paired, other);
    }

    /** The seed of a game. */
    public Seed seed(int variant, long number) {
        return paired || variant == 0 ? seed.fork(number) : seed.fork(-variant).fork(number);
    }

    /** The different names of bots, in the order in which they are first named. */
    public List<String> kinds() {
        return bots.stream().distinct().toList();
    }

    /** The bot in each seat of a game, as numbers of {@link #kinds()}. */
    public int[] lineup(long number) {
        List<String> kinds = kinds();
        int[] lineup = new int[seats];
        long left = number;
        for (int seat = 0; seat < seats; seat++) {
            lineup[seat] = seating == Seating.FIXED ? kinds.indexOf(bots.get(seat)) : (int) (left % kinds.size());
            left /= kinds.size();
        }
        return lineup;
    }
}
