package tidetable.engine;

import java.util.Arrays;

/**
 * The open questions and unfinished effects of a position: a stack of frames, each a step, a seat and two small
 * operands, kept as plain numbers so that a position can be saved, copied and resumed between any two actions.
 *
 * @param <E> the steps of one game
 */
public final class Agenda<E extends Enum<E>> {
    private static final int LOW = 0xFFFF;

    private final E[] steps;
    private final long[] frames;
    private int depth;

    /**
     * An empty agenda.
     *
     * @param steps all steps of the game, by ordinal
     * @param capacity the largest number of frames that can ever lie on it
     */
    public Agenda(E[] steps, int capacity) {
        this.steps = steps;
        this.frames = new long[capacity];
    }

    /**
     * Puts a frame on top.
     *
     * @param seat 0 to 255
     * @param a the first operand, 0 to 65535
     * @param b the second operand, 0 to 65535
     */
    public void push(E step, int seat, int a, int b) {
        frames[depth++] = frame(step, seat, a, b);
    }

    /** Puts a frame in the place of the top one. */
    public void replace(E step, int seat, int a, int b) {
        frames[depth - 1] = frame(step, seat, a, b);
    }

    /** Takes the top frame away. */
    public void pop() {
        depth--;
    }

    /** Takes all frames away. */
    public void clear() {
        depth = 0;
    }

    /** The number of frames. */
    public int depth() {
        return depth;
    }

    /** The step of the top frame. */
    public E step() {
        return step(depth - 1);
    }

    /** The seat of the top frame. */
    public int seat() {
        return seat(depth - 1);
    }

    /** The first operand of the top frame. */
    public int a() {
        return a(depth - 1);
    }

    /** The second operand of the top frame. */
    public int b() {
        return b(depth - 1);
    }

    /** The step of a frame, 0 being the lowest. */
    public E step(int at) {
        return steps[(int) (frames[at] >>> 40)];
    }

    /** The seat of a frame, 0 being the lowest. */
    public int seat(int at) {
        return (int) (frames[at] >>> 32) & 0xFF;
    }

    /** The first operand of a frame, 0 being the lowest. */
    public int a(int at) {
        return (int) (frames[at] >>> 16) & LOW;
    }

    /** The second operand of a frame, 0 being the lowest. */
    public int b(int at) {
        return (int) frames[at] & LOW;
    }

    /** Makes this agenda equal to another of the same game, without allocating. */
    public void copyFrom(Agenda<E> other) {
        depth = other.depth;
        for (int i = 0; i < depth; i++) {
            frames[i] = other.frames[i];
        }
    }

    /** Stirs this agenda into a hash. */
    public long hash(long seed) {
        long hash = seed + depth;
        for (int i = 0; i < depth; i++) {
            hash = Hash.mix(hash, frames[i]);
        }
        return hash;
    }

    @Override
    public String toString() {
        return Arrays.toString(
                Arrays.stream(frames, 0, depth).mapToObj(Long::toHexString).toArray());
    }

    private long frame(E step, int seat, int a, int b) {
        return (long) step.ordinal() << 40 | (long) seat << 32 | (long) a << 16 | b;
    }
}
