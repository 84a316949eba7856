package tidetable.lab.run;

/**
 * The first two moments of some numbers.
 *
 * @param n how many numbers
 * @param sum their sum
 * @param squares the sum of their squares
 */
public record Moments(long n, double sum, double squares) {
    /** Of no numbers. */
    public static final Moments NONE = new Moments(0, 0, 0);

    /** With one more number; one that is not a number is left out. */
    public Moments plus(double value) {
        return Double.isNaN(value) ? this : new Moments(n + 1, sum + value, squares + value * value);
    }

    /** The mean; 0 of no numbers. */
    public double mean() {
        return n == 0 ? 0 : sum / n;
    }

    /** The variance of single numbers as estimated from these; 0 of fewer than two. */
    public double variance() {
        return n < 2 ? 0 : Math.max(0, squares - sum * sum / n) / (n - 1);
    }

    /** The variance of the mean; without bound where there are fewer than two numbers. */
    public double varianceOfMean() {
        return n < 2 ? Double.POSITIVE_INFINITY : variance() / n;
    }
}
