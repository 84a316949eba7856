package tidetable.games.fintasticsea;

/**
 * A multiset of at most {@value #KINDS} kinds of cards, at most {@value #MOST} of each, in one long: five bits a kind,
 * kind 0 lowest.
 */
final class Bag {
    static final int KINDS = 12;
    static final int MOST = 31;
    static final long EMPTY = 0;

    private static final int BITS = 5;
    private static final long LANE = (1L << BITS) - 1;
    /** Every second lane; two neighbours add up without overflow in ten bits. */
    private static final long EVEN = 0x7C1F07C1F07C1FL;

    private static final long SUMS = 1L | 1L << 10 | 1L << 20 | 1L << 30 | 1L << 40 | 1L << 50;

    private Bag() {}

    static long one(int kind) {
        return 1L << BITS * kind;
    }

    static long add(long bag, int kind) {
        return bag + one(kind);
    }

    static long remove(long bag, int kind) {
        return bag - one(kind);
    }

    static int count(long bag, int kind) {
        return (int) (bag >>> BITS * kind & LANE);
    }

    /** How many cards there are. */
    static int size(long bag) {
        long pairs = (bag & EVEN) + (bag >>> BITS & EVEN);
        return (int) (pairs * SUMS >>> 50 & 0x3FF);
    }

    /** The lowest kind of which there is a card; the bag must not be empty. */
    static int first(long bag) {
        return Long.numberOfTrailingZeros(bag) / BITS;
    }

    /** The bag without any card of a kind. */
    static long without(long bag, int kind) {
        return bag & ~(LANE << BITS * kind);
    }

    /** The bag without the kinds of which there is one card only. */
    static long pairs(long bag) {
        long rest = bag;
        for (long left = bag; left != EMPTY; ) {
            int kind = first(left);
            left = without(left, kind);
            if (count(bag, kind) < 2) {
                rest = without(rest, kind);
            }
        }
        return rest;
    }

    /** The bag with the smaller of the two counts for each kind. */
    static long common(long one, long other) {
        long common = EMPTY;
        for (long left = one; left != EMPTY; ) {
            int kind = first(left);
            left = without(left, kind);
            common += Math.min(count(one, kind), count(other, kind)) * one(kind);
        }
        return common;
    }
}
