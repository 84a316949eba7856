package tidetable.bench;

import com.sun.management.OperatingSystemMXBean;
import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** Processor time of this process and memory allocated by this thread; other processes do not count. */
final class Clock {
    private static final OperatingSystemMXBean SYSTEM =
            (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int REPEATS = 100;

    private Clock() {}

    /** What a step of a unit costs: nanoseconds of processor time and bytes allocated. */
    record Cost(double ns, double bytes) {}

    /** Repeats a unit for about so many seconds, or longer until the clock of processor time has moved. */
    static Cost measure(Unit unit, double seconds) {
        long steps = 0;
        long end = System.nanoTime() + (long) (seconds * 1e9);
        long bytes = THREADS.getCurrentThreadAllocatedBytes();
        long time = SYSTEM.getProcessCpuTime();
        long timeAfter;
        do {
            for (int i = 0; i < REPEATS; i++) {
                steps += unit.run();
            }
            timeAfter = SYSTEM.getProcessCpuTime();
        } while (System.nanoTime() < end || timeAfter == time);
        return new Cost(
                (double) (timeAfter - time) / steps,
                (double) (THREADS.getCurrentThreadAllocatedBytes() - bytes) / steps);
    }
}
