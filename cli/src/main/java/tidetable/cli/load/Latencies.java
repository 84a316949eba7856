package tidetable.cli.load;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Arrays;
import tidetable.engine.file.Json;

/** Every single time that was taken, so that no percentile is a guess. */
final class Latencies {
    private static final double NANOS_PER_MILLI = 1e6;

    private long[] nanos = new long[1 << 10];
    private int count;

    synchronized void add(long time) {
        if (count == nanos.length) {
            nanos = Arrays.copyOf(nanos, 2 * count);
        }
        nanos[count++] = time;
    }

    synchronized Summary summary() {
        long[] sorted = Arrays.copyOf(nanos, count);
        Arrays.sort(sorted);
        return new Summary(count, at(sorted, 0.5), at(sorted, 0.9), at(sorted, 0.99), at(sorted, 1));
    }

    /** The smallest time that is no less than such a share of all. */
    private static double at(long[] sorted, double share) {
        int rank = (int) Math.ceil(share * sorted.length);
        return sorted.length == 0 ? 0 : sorted[Math.max(0, rank - 1)] / NANOS_PER_MILLI;
    }

    /** In milliseconds. */
    record Summary(int count, double p50, double p90, double p99, double max) {
        ObjectNode json() {
            return Json.object()
                    .put("count", count)
                    .put("p50", rounded(p50))
                    .put("p90", rounded(p90))
                    .put("p99", rounded(p99))
                    .put("max", rounded(max));
        }

        String text() {
            return "p50 %.1f ms, p90 %.1f ms, p99 %.1f ms, max %.1f ms (%,d)".formatted(p50, p90, p99, max, count);
        }
    }

    static double rounded(double value) {
        return Math.round(value * 100) / 100.0;
    }
}
