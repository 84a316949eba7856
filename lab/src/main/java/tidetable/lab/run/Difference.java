package tidetable.lab.run;

/**
 * By how much something differs.
 *
 * @param value how much more it is
 * @param error its standard error; without bound where too little is known
 */
public record Difference(double value, double error) {
    /** The 97.5 % quantile of the normal distribution. */
    static final double Z = 1.959963984540054;

    static Difference of(Moments differences) {
        return new Difference(differences.mean(), Math.sqrt(differences.varianceOfMean()));
    }

    static Difference between(Moments first, Moments other) {
        return new Difference(other.mean() - first.mean(), Math.sqrt(first.varianceOfMean() + other.varianceOfMean()));
    }

    /** The lower end of the 95 % interval. */
    public double low() {
        return value - Z * error;
    }

    /** The upper end of the 95 % interval. */
    public double high() {
        return value + Z * error;
    }

    /** Whether the 95 % interval leaves out 0. */
    public boolean clear() {
        return low() > 0 || high() < 0;
    }

    /** How many standard errors it is away from 0, without its sign; 0 when nothing differs at all. */
    public double distance() {
        return value == 0 ? 0 : Math.abs(value) / error;
    }
}
