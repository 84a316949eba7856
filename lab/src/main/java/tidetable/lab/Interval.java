package tidetable.lab;

/**
 * A rate with its confidence interval, 95 % where nothing else is said.
 *
 * @param rate from 0 to 1
 * @param low the lower end, from 0 to the rate
 * @param high the upper end, from the rate to 1
 */
public record Interval(double rate, double low, double high) {
    /** The 97.5 % quantile of the normal distribution. */
    private static final double Z = 1.959963984540054;

    /**
     * The Wilson score interval (Wilson 1927).
     *
     * @param successes from 0 to trials; a shared win counts as a fraction, which makes the interval a little wider
     *     than it need be
     * @param trials 0 or more; without trials the interval is from 0 to 1
     */
    public static Interval wilson(double successes, long trials) {
        if (trials == 0) {
            return new Interval(0, 0, 1);
        }
        double rate = successes / trials;
        double spread = Z * Z / trials;
        double middle = (rate + spread / 2) / (1 + spread);
        double half = Z * Math.sqrt((rate * (1 - rate) + spread / 4) / trials) / (1 + spread);
        return new Interval(rate, Math.clamp(middle - half, 0, rate), Math.clamp(middle + half, rate, 1));
    }
}
