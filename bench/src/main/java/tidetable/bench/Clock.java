package tidetable.bench;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/**
 * Processor time and memory of this thread. Other threads (compiler, garbage collector) and other processes do not
 * count. The processor time of the whole process is no use: it ticks in hundredths of a second.
 */
final class Clock {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int REPEATS = 20;

    private Clock() {}

    /** What a step of a unit costs: nanoseconds of processor time and bytes allocated. */
    record Cost(double ns, double bytes) {
        /** Of work that was left out. */
        static final Cost NONE = new Cost(0, 0);
    }

    /** Nanoseconds of processor time that this thread has used. */
    static long processorTime() {
        return THREADS.getCurrentThreadCpuTime();
    }

    /** Nanoseconds of processor time that a thread has used. */
    static long processorTime(long thread) {
        return THREADS.getThreadCpuTime(thread);
    }

    /** Repeats a unit for about so many seconds, or longer until the clock of processor time has moved. */
    static Cost measure(Unit unit, double seconds) {
        return measure(unit, seconds, REPEATS);
    }

    /** The same for a unit so long that the clock may be asked after each. */
    static Cost measureOnce(Unit unit, double seconds) {
        return measure(unit, seconds, 1);
    }

    private static Cost measure(Unit unit, double seconds, int repeats) {
        long steps = 0;
        long end = System.nanoTime() + (long) (seconds * 1e9);
        long time = THREADS.getCurrentThreadCpuTime();
        long bytes = THREADS.getCurrentThreadAllocatedBytes();
        long timeAfter = time;
        do {
            for (int i = 0; i < repeats; i++) {
                steps += unit.run();
            }
        } while (System.nanoTime() < end || (timeAfter = THREADS.getCurrentThreadCpuTime()) == time);
        long bytesAfter = THREADS.getCurrentThreadAllocatedBytes();
        return new Cost((double) (timeAfter - time) / steps, (double) (bytesAfter - bytes) / steps);
    }
}
