package tidetable.bots;

import java.time.Duration;
import java.util.function.LongSupplier;

/** The moment by which an answer is due. */
public final class Deadline {
    /** Never due: for simulation, where answers must not depend on time. */
    public static final Deadline NEVER = new Deadline(() -> 0, Long.MAX_VALUE);

    private final LongSupplier clock;
    private final long due;

    private Deadline(LongSupplier clock, long due) {
        this.clock = clock;
        this.due = due;
    }

    /**
     * The moment so long from now.
     *
     * @param clock counts nanoseconds from any origin, such as {@code System::nanoTime}
     */
    public static Deadline in(Duration time, LongSupplier clock) {
        return new Deadline(clock, clock.getAsLong() + time.toNanos());
    }

    /** Nanoseconds left; 0 or less when the moment has passed. */
    public long nanosLeft() {
        return due - clock.getAsLong();
    }

    /** Whether the moment has passed. */
    public boolean passed() {
        return nanosLeft() <= 0;
    }
}
