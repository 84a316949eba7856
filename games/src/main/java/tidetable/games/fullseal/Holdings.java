package tidetable.games.fullseal;

import tidetable.engine.Hash;

/**
 * What lies in front of the seats and in the open, counted by kind: hands, Seals, fish tokens, limits; and what everybody
 * can count of the Action and the Fish deck. All of it in two arrays, so that a copy is two steps.
 */
final class Holdings {
    private final int seats;
    private final int actionKinds;
    /** Hands, by seat and kind; then the parts below. */
    private final byte[] counts;

    private final int unseen;
    private final int flipped;
    private final int seals;
    private final int limits;
    /**
     * Four numbers for each seat: the kinds in its hand as bits, the hand's size, fish tokens, its parts as bits. Then the
     * kinds of Action cards that are unseen, as bits.
     */
    private final int[] numbers;
    /** The seats that have an Action card in hand, and those that have fish tokens, as bits. */
    private int withHand;

    private int withFish;

    private static final int KINDS = 0;
    private static final int SIZE = 1;
    private static final int FISH = 2;
    private static final int PARTS = 3;
    private static final int NUMBERS = 4;

    Holdings(int seats, int actionKinds, int fishKinds) {
        this.seats = seats;
        this.actionKinds = actionKinds;
        unseen = seats * actionKinds;
        flipped = unseen + actionKinds;
        seals = flipped + fishKinds;
        limits = seals + seats * Part.COUNT;
        counts = new byte[limits + seats];
        numbers = new int[seats * NUMBERS + 1];
    }

    /** Copies of a kind of Action card in a hand. */
    int inHand(int seat, int kind) {
        return counts[seat * actionKinds + kind];
    }

    /** The kinds of Action cards in a hand, as bits. */
    int handKinds(int seat) {
        return numbers[seat * NUMBERS + KINDS];
    }

    int handSize(int seat) {
        return numbers[seat * NUMBERS + SIZE];
    }

    void addToHand(int seat, int kind) {
        counts[seat * actionKinds + kind]++;
        numbers[seat * NUMBERS + KINDS] |= 1 << kind;
        numbers[seat * NUMBERS + SIZE]++;
        withHand |= 1 << seat;
    }

    /** The seats that have an Action card in hand, as bits. */
    int withHand() {
        return withHand;
    }

    void removeFromHand(int seat, int kind) {
        removeFromHand(seat, kind, 1);
    }

    void removeFromHand(int seat, int kind, int copies) {
        counts[seat * actionKinds + kind] -= (byte) copies;
        if (inHand(seat, kind) == 0) {
            numbers[seat * NUMBERS + KINDS] &= ~(1 << kind);
        }
        numbers[seat * NUMBERS + SIZE] -= copies;
        withHand = handSize(seat) > 0 ? withHand | 1 << seat : withHand & ~(1 << seat);
    }

    /** Copies of a kind of Action card that lie neither in the discard pile nor announced on the table. */
    int unseen(int kind) {
        return counts[unseen + kind];
    }

    /** The kinds of Action cards with a copy that is unseen, as bits. */
    int unseenKinds() {
        return numbers[seats * NUMBERS];
    }

    void changeUnseen(int kind, int by) {
        counts[unseen + kind] += (byte) by;
        int bit = 1 << kind;
        numbers[seats * NUMBERS] = unseen(kind) > 0 ? unseenKinds() | bit : unseenKinds() & ~bit;
    }

    /** Fish cards of a kind flipped since the last shuffle: in the number discard or the Empty pile. */
    int flipped(int kind) {
        return counts[flipped + kind];
    }

    void setFlipped(int kind, int copies) {
        counts[flipped + kind] = (byte) copies;
    }

    /** Seal cards of a part in front of a seat. */
    int seals(int seat, int part) {
        return counts[seals + seat * Part.COUNT + part];
    }

    /** All Seal cards in front of a seat. */
    int seals(int seat) {
        int cards = 0;
        for (int part = 0; part < Part.COUNT; part++) {
            cards += seals(seat, part);
        }
        return cards;
    }

    /** The parts that a seat owns, as bits. */
    int parts(int seat) {
        return numbers[seat * NUMBERS + PARTS];
    }

    void changeSeals(int seat, int part, int by) {
        counts[seals + seat * Part.COUNT + part] += (byte) by;
        int bit = 1 << part;
        numbers[seat * NUMBERS + PARTS] = seals(seat, part) > 0 ? parts(seat) | bit : parts(seat) & ~bit;
    }

    int fish(int seat) {
        return numbers[seat * NUMBERS + FISH];
    }

    void addFish(int seat, int tokens) {
        numbers[seat * NUMBERS + FISH] += tokens;
        withFish = fish(seat) > 0 ? withFish | 1 << seat : withFish & ~(1 << seat);
    }

    /** The seats that have fish tokens, as bits. */
    int withFish() {
        return withFish;
    }

    /** How many cards a seat may flip in its next regular fishing; 0 for any number (10.4). */
    int limit(int seat) {
        return counts[limits + seat];
    }

    void setLimit(int seat, int flips) {
        counts[limits + seat] = (byte) flips;
    }

    void copyFrom(Holdings other) {
        System.arraycopy(other.counts, 0, counts, 0, counts.length);
        System.arraycopy(other.numbers, 0, numbers, 0, numbers.length);
        withHand = other.withHand;
        withFish = other.withFish;
    }

    long hashHands(long seed) {
        return Hash.mix(seed, counts, unseen);
    }

    long hashFish(long seed) {
        long hash = seed;
        for (int seat = 0; seat < seats; seat++) {
            hash = Hash.mix(hash, fish(seat));
        }
        return hash;
    }

    /** What was flipped, Seals and limits. */
    long hashOpen(long seed) {
        long hash = Hash.mix(seed, counts, flipped, seals - flipped);
        hash = Hash.mix(hash, counts, seals, limits - seals);
        return Hash.mix(hash, counts, limits, seats);
    }
}
