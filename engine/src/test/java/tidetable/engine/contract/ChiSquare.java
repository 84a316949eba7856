package tidetable.engine.contract;

import java.util.Arrays;

/** Pearson's test of whether counts agree with what chance says. */
public final class ChiSquare {
    private ChiSquare() {}

    /** Fails when counts of equally likely outcomes are further from even than chance allows once in a million times. */
    public static void checkEven(String what, long... observed) {
        double[] weights = new double[observed.length];
        Arrays.fill(weights, 1);
        check(what, observed, weights);
    }

    /**
     * Fails when counts are further from what is expected than chance allows once in a million times.
     *
     * @param weights how likely each outcome is in relation to the others; the expected counts should be 5 or more
     */
    public static void check(String what, long[] observed, double... weights) {
        double value = value(observed, weights);
        double limit = limit(observed.length - 1);
        if (value > limit) {
            throw new AssertionError("%s: chi-square is %.1f, at most %.1f is expected; counts %s"
                    .formatted(what, value, limit, Arrays.toString(observed)));
        }
    }

    /** The sum of squared differences over expected counts. */
    static double value(long[] observed, double... weights) {
        double total = 0;
        double weight = 0;
        for (int i = 0; i < observed.length; i++) {
            total += observed[i];
            weight += weights[i];
        }
        double value = 0;
        for (int i = 0; i < observed.length; i++) {
            double expected = total * weights[i] / weight;
            value += (observed[i] - expected) * (observed[i] - expected) / expected;
        }
        return value;
    }

    /** The value that chance exceeds once in a million times, or a little more (Wilson and Hilferty 1931). */
    static double limit(int freedom) {
        double spread = 2.0 / (9 * freedom);
        double root = 1 - spread + 4.753 * Math.sqrt(spread);
        return freedom * root * root * root;
    }
}
