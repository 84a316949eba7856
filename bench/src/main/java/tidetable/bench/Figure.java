package tidetable.bench;

import java.util.Arrays;

/**
 * A measured number.
 *
 * @param median of all runs
 * @param min of all runs
 * @param max of all runs
 */
public record Figure(double median, double min, double max) {
    static Figure of(double... runs) {
        double[] sorted = runs.clone();
        Arrays.sort(sorted);
        int middle = sorted.length / 2;
        double median = sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
        return new Figure(median, sorted[0], sorted[sorted.length - 1]);
    }
}
