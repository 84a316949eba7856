package tidetable.games.lastfish;

import tidetable.engine.Hash;

/**
 * Destroyed ITEMs whose triggers are still to come (7.3, 8.2). The effect that destroys them puts them down one after the
 * other; when it is done with its player they are turned around, so that the next one is always the last. What destroys
 * while they wait comes upon them and is finished first.
 */
final class Broken {
    private static final int SOURCE = 3;
    private static final int KIND = 6;
    /** Its effect is not yet done with its player. */
    private static final int FRESH = 1 << 13;
    /** The last of its effect and player to come. */
    private static final int LAST = 1 << 14;

    private final short[] items;
    private int size;

    Broken(int items) {
        this.items = new short[items];
    }

    int size() {
        return size;
    }

    int seat(int at) {
        return items[at] & 7;
    }

    /** The seat whose damage it blocked + 1; 0 for none. */
    int source(int at) {
        return items[at] >> SOURCE & 7;
    }

    int kind(int at) {
        return items[at] >> KIND & 0x7F;
    }

    boolean fresh(int at) {
        return (items[at] & FRESH) != 0;
    }

    boolean last(int at) {
        return (items[at] & LAST) != 0;
    }

    void add(int seat, int kind, int source) {
        items[size++] = (short) (FRESH | kind << KIND | source << SOURCE | seat);
    }

    /** As {@link #add}, with what was written of it. */
    void add(int seat, int kind, int source, boolean fresh, boolean last) {
        items[size++] = (short) ((fresh ? FRESH : 0) | (last ? LAST : 0) | kind << KIND | source << SOURCE | seat);
    }

    /** An effect is done with its player: whether there are triggers to be done now. */
    boolean turnAround() {
        int first = size;
        while (first > 0 && fresh(first - 1)) {
            first--;
            items[first] &= ~FRESH;
        }
        for (int low = first, high = size - 1; low < high; low++, high--) {
            short item = items[low];
            items[low] = items[high];
            items[high] = item;
        }
        if (first == size) {
            return false;
        }
        items[first] |= LAST;
        return true;
    }

    void removeLast() {
        size--;
    }

    void clear() {
        size = 0;
    }

    void copyFrom(Broken other) {
        size = other.size;
        for (int at = 0; at < size; at++) {
            items[at] = other.items[at];
        }
    }

    long hash(long seed) {
        long hash = seed + size;
        for (int at = 0; at < size; at++) {
            hash = Hash.mix(hash, items[at]);
        }
        return hash;
    }
}
