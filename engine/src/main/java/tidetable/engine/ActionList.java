package tidetable.engine;

import java.util.Arrays;

/** A reusable list of action numbers. */
public final class ActionList {
    private int[] actions = new int[256];
    private int size;

    /** Empties the list. */
    public void clear() {
        size = 0;
    }

    /** Appends an action. */
    public void add(int action) {
        if (size == actions.length) {
            actions = Arrays.copyOf(actions, size * 2);
        }
        actions[size++] = action;
    }

    /** Appends {@code first + bit} for every set bit of a mask, ascending. */
    public void addBits(int first, long mask) {
        int count = Long.bitCount(mask);
        if (size + count > actions.length) {
            actions = Arrays.copyOf(actions, actions.length * 2 + count);
        }
        int[] to = actions;
        int at = size;
        for (long rest = mask; rest != 0; rest &= rest - 1) {
            to[at++] = first + Long.numberOfTrailingZeros(rest);
        }
        size = at;
    }

    /**
     * For every set bit of {@code blocks}, ascending, appends {@code first + block * size + cell} for every set bit of
     * {@code cells}, ascending.
     */
    public void addBlocks(int first, int blockSize, int blocks, long cells) {
        int start = size;
        int block = Integer.numberOfTrailingZeros(blocks);
        addBits(first + block * blockSize, cells);
        int count = size - start;
        for (int rest = blocks & blocks - 1; rest != 0; rest &= rest - 1) {
            int shift = (Integer.numberOfTrailingZeros(rest) - block) * blockSize;
            if (size + count > actions.length) {
                actions = Arrays.copyOf(actions, actions.length * 2 + count);
            }
            for (int i = 0; i < count; i++) {
                actions[size + i] = actions[start + i] + shift;
            }
            size += count;
        }
    }

    /** How many actions there are. */
    public int size() {
        return size;
    }

    /** The action at an index from 0 to {@code size() - 1}. */
    public int get(int index) {
        return actions[index];
    }

    /** Whether an action is in the list. */
    public boolean contains(int action) {
        for (int i = 0; i < size; i++) {
            if (actions[i] == action) {
                return true;
            }
        }
        return false;
    }

    /** The actions as a new array. */
    public int[] toArray() {
        return Arrays.copyOf(actions, size);
    }

    @Override
    public String toString() {
        return Arrays.toString(toArray());
    }
}
