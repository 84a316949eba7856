package tidetable.lab.tournament;

import java.util.function.DoubleUnaryOperator;
import tidetable.lab.Interval;
import tidetable.lab.tournament.StrengthTest.Verdict;

/**
 * Decides deal after deal whether a bot is stronger, and stops as soon as that is clear: Wald's sequential probability
 * ratio test (A. Wald, <i>Sequential Tests of Statistical Hypotheses</i>, Annals of Mathematical Statistics 16, 1945),
 * with the likelihood ratio as a bet (I. Waudby-Smith, A. Ramdas, <i>Estimating means of bounded random variables by
 * betting</i>, Journal of the Royal Statistical Society B 86, 2024).
 *
 * <p>Who doubts that the mean is {@code m} or less bets on every deal that its share {@code x} is larger, and has
 * {@code 1 + stake * (x - m)} times as much money afterwards. If the mean is {@code m} or less, the money grows to 20
 * times what it was with a chance of 1 in 20 at most, whenever one stops (Ville's inequality). Nothing is assumed about
 * shares but that they are from 0 to 1, so shared wins and deals that favour a seat do no harm. The stake is the best one
 * for a mean that is away by the margin, given the spread of the deals before. For single games without shared wins it
 * is Wald's likelihood ratio.
 */
final class SequentialTest {
    /** Each of the two answers is wrong once in 20 times at most. */
    private static final double ENOUGH = Math.log(20);
    /** How many deals count for the spread that is expected before there were any. */
    private static final double PRIOR = 10;
    /** What part of its money the doubter stakes at most. */
    private static final double MOST = 0.9;

    private static final int STEPS = 50;

    private final Advantage advantage;
    private final double[] shares;
    private final double[] stakes;
    private int deals;
    private double sum;
    private double mean;
    private double squares;
    private double doubtsEven;
    private double doubtsWanted;

    /**
     * A test before the first deal.
     *
     * @param most how many deals there will be at most
     */
    SequentialTest(Advantage advantage, int most) {
        this.advantage = advantage;
        this.shares = new double[most];
        this.stakes = new double[most];
    }

    /**
     * Takes the next deal; the verdict must be open.
     *
     * @param share the part of the wins of all games of this deal that fell to the bot, which sat in every seat once;
     *     from 0 to 1
     */
    void add(double share) {
        double stake = stake();
        shares[deals] = share;
        stakes[deals] = stake;
        doubtsEven += growth(share, stake, advantage.even());
        doubtsWanted += growth(1 - share, stake, 1 - advantage.wanted());
        deals++;
        sum += share;
        double before = mean;
        mean += (share - mean) / deals;
        squares += (share - before) * (share - mean);
    }

    /** What is known now; of two answers at once, which no real deal gives, the better one. */
    Verdict verdict() {
        if (doubtsEven >= ENOUGH) {
            return Verdict.STRONGER;
        }
        return doubtsWanted >= ENOUGH ? Verdict.NOT_STRONGER : Verdict.OPEN;
    }

    /** How many deals there were. */
    int deals() {
        return deals;
    }

    /**
     * The rate of wins found, with all means that are not yet doubted enough: it holds the true rate with 90 %, 5 % on
     * either side, at whatever deal the test stopped. It is above even exactly when the verdict is "stronger", and below
     * what is wanted exactly when it is "not stronger".
     */
    Interval rate() {
        if (deals == 0) {
            return new Interval(0, 0, 1);
        }
        double rate = sum / deals;
        double low = lowest(share -> share);
        double high = 1 - lowest(share -> 1 - share);
        return new Interval(rate, Math.min(low, rate), Math.max(high, rate));
    }

    /** The best stake when the mean is away by the margin: that over the mean square of what then comes. */
    private double stake() {
        double away = advantage.wanted() - advantage.even();
        double expected = advantage.even() * (1 - advantage.even()) / advantage.seats();
        double spread = (PRIOR * expected + squares) / (PRIOR + deals);
        return away / (spread + away * away);
    }

    private static double growth(double share, double stake, double mean) {
        return Math.log1p(Math.min(stake, MOST / mean) * (share - mean));
    }

    /** The smallest mean that is not doubted enough; the money falls with the mean. */
    private double lowest(DoubleUnaryOperator side) {
        double low = 0;
        double high = 1;
        for (int step = 0; step < STEPS; step++) {
            double middle = (low + high) / 2;
            double money = 0;
            for (int deal = 0; deal < deals; deal++) {
                money += growth(side.applyAsDouble(shares[deal]), stakes[deal], middle);
            }
            if (money >= ENOUGH) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return low;
    }
}
