package tidetable.lab.tournament;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The strengths under which choices are likeliest, when each of those who are left is taken with a chance in proportion to
 * its strength (R. D. Luce, <i>Individual Choice Behavior</i>, 1959; R. L. Plackett, <i>The Analysis of Permutations</i>,
 * Applied Statistics 24, 1975), found by minorizing and maximizing (D. R. Hunter, <i>MM algorithms for generalized
 * Bradley-Terry models</i>, Annals of Statistics 32, 2004).
 */
final class PlackettLuce {
    private static final int MOST_STEPS = 10_000;
    private static final double CLOSE = 1e-8;

    private final int players;
    /** How many of each player are left, for each kind of choice. */
    private final int[][] left;

    /**
     * Choices that are to be explained.
     *
     * @param players how many there are
     * @param kinds the players that are left, for each kind of choice
     */
    PlackettLuce(int players, List<List<Integer>> kinds) {
        this.players = players;
        this.left = kinds.stream()
                .map(kind -> IntStream.range(0, players)
                        .map(player -> (int)
                                kind.stream().filter(other -> other == player).count())
                        .toArray())
                .toArray(int[][]::new);
    }

    /**
     * The likeliest strengths; their geometric mean is 1.
     *
     * @param taken how often each player was taken, for each kind of choice: kind after kind; each player was taken, and
     *     left behind, more than 0 times
     * @param start strengths to begin with
     */
    double[] strengths(double[] taken, double[] start) {
        double[] won = new double[players];
        double[] choices = new double[left.length];
        for (int kind = 0; kind < left.length; kind++) {
            for (int player = 0; player < players; player++) {
                won[player] += taken[kind * players + player];
                choices[kind] += taken[kind * players + player];
            }
        }
        double[] strengths = start.clone();
        for (int step = 0; step < MOST_STEPS; step++) {
            double[] next = step(won, choices, strengths);
            double change = IntStream.range(0, players)
                    .mapToDouble(player -> Math.abs(next[player] / strengths[player] - 1))
                    .max()
                    .orElse(0);
            System.arraycopy(next, 0, strengths, 0, players);
            if (change < CLOSE) {
                break;
            }
        }
        return strengths;
    }

    private double[] step(double[] won, double[] choices, double[] strengths) {
        double[] chances = new double[players];
        for (int kind = 0; kind < left.length; kind++) {
            double all = 0;
            for (int player = 0; player < players; player++) {
                all += left[kind][player] * strengths[player];
            }
            for (int player = 0; player < players; player++) {
                chances[player] += choices[kind] * left[kind][player] / all;
            }
        }
        double[] next = new double[players];
        Arrays.setAll(next, player -> won[player] / chances[player]);
        double mean = Math.exp(Arrays.stream(next).map(Math::log).average().orElse(0));
        Arrays.setAll(next, player -> next[player] / mean);
        return next;
    }
}
