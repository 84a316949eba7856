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
    /** The frame on top once more, since that is the one that is read all the time; 0 when there is none. */
    private long top;

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
        top = frame(step, seat, a, b);
        frames[depth++] = top;
    }

    /** Puts a frame in the place of the top one. */
    public void replace(E step, int seat, int a, int b) {
        top = frame(step, seat, a, b);
        frames[depth - 1] = top;
    }

    /** Takes the top frame away. */
    public void pop() {
        depth--;
        top = depth > 0 ? frames[depth - 1] : 0;
    }

    /** Takes all frames away. */
    public void clear() {
        depth = 0;
        top = 0;
    }

    /** The number of frames. */
    public int depth() {
        return depth;
    }

    /** The step of the top frame. */
    public E step() {
        return stepOf(top);
    }

    /** The seat of the top frame. */
    public int seat() {
        return seatOf(top);
    }

    /** The first operand of the top frame. */
    public int a() {
        return aOf(top);
    }

    /** The second operand of the top frame. */
    public int b() {
        return bOf(top);
    }

    /** The step of a frame, 0 being the lowest. */
    public E step(int at) {
        return stepOf(frames[at]);
    }

    /** The seat of a frame, 0 being the lowest. */
    public int seat(int at) {
        return seatOf(frames[at]);
    }

    /** The first operand of a frame, 0 being the lowest. */
    public int a(int at) {
        return aOf(frames[at]);
    }

    /** The second operand of a frame, 0 being the lowest. */
    public int b(int at) {
        return bOf(frames[at]);
    }

    /** Makes this agenda equal to another of the same game, without allocating. */
    public void copyFrom(Agenda<E> other) {
        depth = other.depth;
        top = other.top;
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

    private E stepOf(long frame) {
        return steps[(int) (frame >>> 40)];
    }

    private static int seatOf(long frame) {
        return (int) (frame >>> 32) & 0xFF;
    }

    private static int aOf(long frame) {
        return (int) (frame >>> 16) & LOW;
    }

    private static int bOf(long frame) {
        return (int) frame & LOW;
    }

    private long frame(E step, int seat, int a, int b) {
        return (long) step.ordinal() << 40 | (long) seat << 32 | (long) a << 16 | b;
    }
}
