package tidetable.games.lastfish;

import tidetable.engine.Hash;

/**
 * Cards of the Draw Deck counted by kind: in hands, on fields, in the Discard Pile, and those that are unseen: in the deck
 * or in a hand. All of it in two arrays, so that a copy is two steps.
 */
final class Holdings {
    private final int seats;
    private final int kinds;
    /** Hands, by seat and kind; then fields; then the Discard Pile; then what is unseen. */
    private final byte[] counts;

    private final int fields;
    private final int discard;
    private final int unseen;
    /** The kinds in each hand as bits, then on each field, in the Discard Pile, unseen; then how many, by hand and field. */
    private final long[] numbers;
    /** The seats that have a card in hand, and those that have an ITEM on the field, as bits. */
    private int withHand;

    private int withField;

    Holdings(int seats, int kinds) {
        this.seats = seats;
        this.kinds = kinds;
        fields = seats * kinds;
        discard = 2 * fields;
        unseen = discard + kinds;
        counts = new byte[unseen + kinds];
        numbers = new long[2 * (2 * seats + 1)];
    }

    private int change(int place, int kind, int by) {
        int at = place * kinds + kind;
        counts[at] += (byte) by;
        long bit = 1L << kind;
        numbers[place] = counts[at] > 0 ? numbers[place] | bit : numbers[place] & ~bit;
        return by;
    }

    /** Copies of a kind in a hand. */
    int inHand(int seat, int kind) {
        return counts[seat * kinds + kind];
    }

    /** The kinds in a hand, as bits. */
    long handKinds(int seat) {
        return numbers[seat];
    }

    int handSize(int seat) {
        return (int) numbers[2 * seats + 2 + seat];
    }

    void changeHand(int seat, int kind, int by) {
        numbers[2 * seats + 2 + seat] += change(seat, kind, by);
        withHand = handSize(seat) > 0 ? withHand | 1 << seat : withHand & ~(1 << seat);
    }

    /** The seats that have a card in hand, as bits. */
    int withHand() {
        return withHand;
    }

    /** The seats that have an ITEM on the field, as bits. */
    int withField() {
        return withField;
    }

    /** Begins to deal a hand anew: a kind goes out of it, the size stays. */
    void clear(int seat, int kind) {
        change(seat, kind, -inHand(seat, kind));
    }

    /** Deals a card to a hand whose size says that it is missing. */
    void putBack(int seat, int kind) {
        change(seat, kind, 1);
    }

    /** How many cards are to be dealt to a hand. */
    int missing(int seat) {
        int missing = handSize(seat);
        for (long left = handKinds(seat); left != 0; left &= left - 1) {
            missing -= inHand(seat, Long.numberOfTrailingZeros(left));
        }
        return missing;
    }

    /** The kind of the n-th card of a hand, in the order of kinds. */
    int nthInHand(int seat, int n) {
        long mask = handKinds(seat);
        int left = n;
        while ((left -= inHand(seat, Long.numberOfTrailingZeros(mask))) >= 0) {
            mask &= mask - 1;
        }
        return Long.numberOfTrailingZeros(mask);
    }

    /** Copies of an ITEM on a field. */
    int onField(int seat, int kind) {
        return counts[fields + seat * kinds + kind];
    }

    /** The kinds of ITEMs on a field, as bits. */
    long fieldKinds(int seat) {
        return numbers[seats + seat];
    }

    int fieldSize(int seat) {
        return (int) numbers[3 * seats + 2 + seat];
    }

    void changeField(int seat, int kind, int by) {
        numbers[3 * seats + 2 + seat] += change(seats + seat, kind, by);
        withField = fieldSize(seat) > 0 ? withField | 1 << seat : withField & ~(1 << seat);
    }

    int discarded(int kind) {
        return counts[discard + kind];
    }

    /** The kinds in the Discard Pile, as bits. */
    long discardKinds() {
        return numbers[2 * seats];
    }

    void changeDiscard(int kind, int by) {
        change(2 * seats, kind, by);
    }

    /** The kinds of which not every copy lies in public, as bits. */
    long unseenKinds() {
        return numbers[2 * seats + 1];
    }

    void changeUnseen(int kind, int by) {
        change(2 * seats + 1, kind, by);
    }

    void copyFrom(Holdings other) {
        System.arraycopy(other.counts, 0, counts, 0, counts.length);
        System.arraycopy(other.numbers, 0, numbers, 0, numbers.length);
        withHand = other.withHand;
        withField = other.withField;
    }

    long hash(long seed) {
        return Hash.mix(seed, counts, discard);
    }
}
