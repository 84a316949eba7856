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

    /** The lowest bit of each lane. */
    private static final long ONES = 0x84210842108421L;
    /** In each lane the bits 1 to 4, moved down by one. */
    private static final long TWO_OR_MORE = ONES * 15;

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

    /** The kinds of which there is a card, as bits. */
    static int kinds(long bag) {
        long any = bag | bag >>> 1;
        any |= any >>> 2 | bag >>> 4;
        return (int) Long.compress(any & ONES, ONES);
    }

    /** The kinds of which there are two cards or more, as the lowest bit of each of their lanes. */
    static long pairs(long bag) {
        long two = bag >>> 1 & TWO_OR_MORE;
        return (two | two >>> 1 | two >>> 2 | two >>> 3) & ONES;
    }
}
