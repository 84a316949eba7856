package tidetable.bench;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Arrays;
import tidetable.engine.file.Json;

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

    JsonNode json() {
        return Json.object()
                .put("median", rounded(median))
                .put("min", rounded(min))
                .put("max", rounded(max));
    }

    static double rounded(double value) {
        return Math.round(value * 1000) / 1000.0;
    }
}
