package tidetable.games.fintasticsea;

import java.util.ArrayList;
import java.util.List;

/** The points of Ecosystems (section 14). */
final class Scoring {
    private static final int VALUES = 9;
    private static final int IMPOSSIBLE = Integer.MIN_VALUE / 2;

    private final FintasticDeck deck;
    private final int[] value;
    /** Kinds of each size class, as bits: small, medium, large. */
    private final int[] sizes = new int[3];

    Scoring(FintasticDeck deck) {
        this.deck = deck;
        this.value = deck.fish().stream().mapToInt(FintasticDeck.Fish::value).toArray();
        for (int kind = 0; kind < deck.kinds(); kind++) {
            sizes[deck.fish().get(kind).size().ordinal()] |= 1 << kind;
        }
    }

    /** What one Ecosystem is worth with two Special Fish active (14.1). */
    int points(long fish, int secrets, int specialA, int specialB) {
        long split = split(fish, specialA, specialB);
        return (int) (split >> 32) + (int) split + secretPoints(fish, secrets);
    }

    /** The points of each part: the two Special Fish, then each Secret Fish in order of its number. */
    List<Integer> parts(long fish, int secrets, int specialA, int specialB) {
        List<Integer> parts = new ArrayList<>();
        long split = split(fish, specialA, specialB);
        parts.add((int) (split >> 32));
        parts.add((int) split);
        for (int left = secrets; left != 0; left &= left - 1) {
            parts.add(alone(
                    deck.secrets().get(Integer.numberOfTrailingZeros(left)).objective(), fish));
        }
        return parts;
    }

    /** The points of both Special Fish, the first in the upper half (14.3, 14.4). */
    private long split(long fish, int specialA, int specialB) {
        FintasticDeck.Special a = deck.specials().get(specialA);
        FintasticDeck.Special b = deck.specials().get(specialB);
        if (!a.set() || !b.set()) {
            return ((long) alone(a.objective(), fish) << 32) + alone(b.objective(), fish);
        }
        long points = 0;
        for (long left = fish; left != Bag.EMPTY; ) {
            int kind = Bag.first(left);
            left = Bag.without(left, kind);
            points += bestOfKind(a.objective(), b.objective(), Bag.count(fish, kind));
        }
        return points;
    }

    /** The best split of equal cards between two set objectives; none counts for both. */
    private static long bestOfKind(Objective a, Objective b, int cards) {
        int bestA = 0;
        int bestB = Integer.MIN_VALUE;
        for (int forA = 0; forA <= cards; forA++) {
            int pointsA = ofKind(a, forA);
            int pointsB = ofKind(b, cards - forA);
            if (bestB == Integer.MIN_VALUE || pointsA + pointsB > bestA + bestB) {
                bestA = pointsA;
                bestB = pointsB;
            }
        }
        return ((long) bestA << 32) + bestB;
    }

    private int secretPoints(long fish, int secrets) {
        int points = 0;
        for (int left = secrets; left != 0; left &= left - 1) {
            points += alone(
                    deck.secrets().get(Integer.numberOfTrailingZeros(left)).objective(), fish);
        }
        return points;
    }

    /** What an objective gives for all cards of an Ecosystem. */
    int alone(Objective objective, long fish) {
        return switch (objective) {
            case Objective.Same _, Objective.Sets _ -> {
                int points = 0;
                for (long left = fish; left != Bag.EMPTY; ) {
                    int kind = Bag.first(left);
                    left = Bag.without(left, kind);
                    points += ofKind(objective, Bag.count(fish, kind));
                }
                yield points;
            }
            case Objective.Runs(int min, int each) -> each * inRuns(fish, min);
            case Objective.Triples(int points) ->
                points * Math.min(count(fish, sizes[0]), Math.min(count(fish, sizes[1]), count(fish, sizes[2])));
            case Objective.Each(int points, int kinds) -> points * count(fish, kinds);
            case Objective.Distinct(int points) -> points * different(fish);
        };
    }

    /** What a set objective gives for so many cards of one kind (14.4). */
    private static int ofKind(Objective objective, int cards) {
        return switch (objective) {
            case Objective.Same(int min, int each) -> cards >= min ? cards * each : 0;
            case Objective.Sets(int size, int points) -> cards / size * points;
            case Objective.Runs _, Objective.Triples _, Objective.Each _, Objective.Distinct _ -> 0;
        };
    }

    private static int count(long fish, int kinds) {
        int count = 0;
        for (int left = kinds; left != 0; left &= left - 1) {
            count += Bag.count(fish, Integer.numberOfTrailingZeros(left));
        }
        return count;
    }

    private static int different(long fish) {
        int different = 0;
        for (long left = fish; left != Bag.EMPTY; left = Bag.without(left, Bag.first(left))) {
            different++;
        }
        return different;
    }

    /** The most cards that disjoint runs of consecutive values can use, each run at least so long. */
    private int inRuns(long fish, int min) {
        int present = 0;
        for (long left = fish; left != Bag.EMPTY; left = Bag.without(left, Bag.first(left))) {
            present |= 1 << value[Bag.first(left)];
        }
        for (int i = 1; i < min; i++) {
            present &= present >> 1;
        }
        return present == 0 ? 0 : inRuns(byValue(fish), 1, Bag.EMPTY, min);
    }

    /** The cards of an Ecosystem as a bag of values. */
    private long byValue(long fish) {
        long values = Bag.EMPTY;
        for (long left = fish; left != Bag.EMPTY; ) {
            int kind = Bag.first(left);
            left = Bag.without(left, kind);
            values += Bag.count(fish, kind) * Bag.one(value[kind]);
        }
        return values;
    }

    /**
     * The best from one value on.
     *
     * @param values all cards, as a bag of values
     * @param open the runs that end just before this value, as a bag of lengths - 1; the last place holds all that are
     *     long enough; the others must go on
     * @return the cards used from here on, or a negative number when the open runs cannot be finished
     */
    private static int inRuns(long values, int from, long open, int min) {
        long goingOn = open & Bag.one(min - 1) - 1;
        int unfinished = Bag.size(goingOn);
        if (from > VALUES) {
            return unfinished == 0 ? 0 : IMPOSSIBLE;
        }
        int free = Bag.count(values, from) - unfinished;
        int best = IMPOSSIBLE;
        for (int longer = 0; longer <= Math.min(free, Bag.count(open, min - 1)); longer++) {
            for (int begun = 0; begun <= free - longer; begun++) {
                long next = goingOn * Bag.one(1) + begun + longer * Bag.one(min - 1);
                best = Math.max(best, unfinished + longer + begun + inRuns(values, from + 1, next, min));
            }
        }
        return best;
    }
}
