package tidetable.games.lastfish;

import tidetable.engine.Hash;

/**
 * Cards of hands that others surely know to lie there (13.3a): lower bounds by observer, seat and kind. Observers are the
 * seats and, after them, the audience; what the audience knows all seats in the game know. Kept as entries of one card
 * each with its observers as bits; of equal cards the second has no observer that the first has not, so that the same
 * knowledge is always written the same.
 */
final class Known {
    private static final int OBSERVERS = 0xFF;
    private static final int KIND = 8;
    private static final int SEAT = 16;

    /** Sorted by seat and kind: seat, kind, observers. */
    private final int[] entries;

    private int size;

    Known(int cards) {
        entries = new int[cards];
    }

    int size() {
        return size;
    }

    int seat(int at) {
        return entries[at] >> SEAT;
    }

    int kind(int at) {
        return entries[at] >> KIND & 0xFF;
    }

    int observers(int at) {
        return entries[at] & OBSERVERS;
    }

    /** How many cards of a kind somebody knows to be in a hand. */
    int most(int seat, int kind) {
        int most = 0;
        for (int at = 0; at < size; at++) {
            most += entries[at] >> KIND == (seat << KIND | kind) ? 1 : 0;
        }
        return most;
    }

    /** Some observers, as bits, learn of one more card in a hand. */
    void gain(int seat, int kind, int observers) {
        int key = seat << KIND | kind;
        int at = 0;
        while (at < size && entries[at] >> KIND < key) {
            at++;
        }
        int left = observers;
        for (; left != 0 && at < size && entries[at] >> KIND == key; at++) {
            int before = entries[at] & OBSERVERS;
            entries[at] |= left;
            left &= before;
        }
        if (left != 0) {
            System.arraycopy(entries, at, entries, at + 1, size - at);
            entries[at] = key << KIND | left;
            size++;
        }
    }

    /** A card leaves a hand. Who does not see which, as bits the others, knows one of every kind less: it may be that one. */
    void lose(int seat, int kind, int seenBy) {
        int kept = 0;
        for (int at = 0; at < size; at++) {
            int entry = entries[at];
            if (entry >> SEAT == seat) {
                int losing = kind(at) == kind ? OBSERVERS : ~seenBy & OBSERVERS;
                boolean same = at + 1 < size && entries[at + 1] >> KIND == entry >> KIND;
                int next = same ? entries[at + 1] & OBSERVERS : 0;
                entry &= ~OBSERVERS | ~losing | next;
            }
            kept = keep(entry, kept);
        }
        size = kept;
    }

    private int keep(int entry, int at) {
        entries[at] = entry;
        return (entry & OBSERVERS) == 0 ? at : at + 1;
    }

    /** A seat is out: it has no hand any more, and knows no more than the audience. */
    void drop(int seat) {
        int kept = 0;
        for (int at = 0; at < size; at++) {
            kept = keep(entries[at] >> SEAT == seat ? 0 : entries[at] & ~(1 << seat), kept);
        }
        size = kept;
    }

    /** What others know becomes what an observer knows that they know: of its own hand all, else what everybody knows. */
    void narrow(int observer, int audience) {
        int kept = 0;
        for (int at = 0; at < size; at++) {
            int entry = entries[at];
            boolean all = entry >> SEAT == observer || (entry >> audience & 1) != 0;
            kept = keep(all ? entry : entry & (~OBSERVERS | 1 << observer), kept);
        }
        size = kept;
    }

    void copyFrom(Known other) {
        size = other.size;
        for (int at = 0; at < size; at++) {
            entries[at] = other.entries[at];
        }
    }

    long hash(long seed) {
        long hash = seed + size;
        for (int at = 0; at < size; at++) {
            hash = Hash.mix(hash, entries[at]);
        }
        return hash;
    }
}
