package tidetable.lab.tournament;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.DoubleSupplier;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import tidetable.engine.chance.Rng;
import tidetable.lab.Interval;

/**
 * Ratings on the scale of chess: 400 points more are odds of 10 to 1 to come in ahead, and the mean of all is 1500.
 *
 * <p>The intervals are those of the Bayesian bootstrap (D. B. Rubin, <i>The Bayesian Bootstrap</i>, Annals of Statistics 9,
 * 1981): every deal, with all games that had its cards, gets a random weight, a thousand times. Of every two players one
 * half of a choice more is counted each way, so that a player that never lost has a rating, too.
 */
final class Ratings {
    private static final double MEAN = 1500;
    private static final double TENFOLD = 400;
    private static final int REPEATS = 1000;
    /** How many of the repeats lie beyond each end of an interval of 95 %. */
    private static final int BEYOND = REPEATS / 40;

    private static final double HALF = 0.5;

    private final int players;
    private final List<List<Integer>> kinds;
    /** What was taken in a group of deals, kind after kind. */
    private final double[][] groups;

    private final PlackettLuce model;

    /**
     * Ratings out of what was chosen.
     *
     * @param groups the choices of each deal, or of several deals
     */
    Ratings(int players, List<Choices> groups) {
        this.players = players;
        Set<List<Integer>> all = new LinkedHashSet<>();
        groups.forEach(group -> all.addAll(group.taken().keySet()));
        for (int one = 0; one < players; one++) {
            for (int other = one + 1; other < players; other++) {
                all.add(List.of(one, other));
            }
        }
        this.kinds = List.copyOf(all);
        this.groups = groups.stream().map(this::flat).toArray(double[][]::new);
        this.model = new PlackettLuce(players, kinds);
    }

    private double[] flat(Choices choices) {
        double[] flat = new double[kinds.size() * players];
        for (Map.Entry<List<Integer>, double[]> entry : choices.taken().entrySet()) {
            System.arraycopy(entry.getValue(), 0, flat, kinds.indexOf(entry.getKey()) * players, players);
        }
        return flat;
    }

    /**
     * The rating of each player, with its interval of 95 %.
     *
     * @param rng decides the weights
     */
    List<Interval> intervals(Rng rng) {
        double[] strengths = model.strengths(sum(_ -> 1, () -> HALF), ones());
        List<List<Double>> repeats = new ArrayList<>();
        IntStream.range(0, players).forEach(_ -> repeats.add(new ArrayList<>()));
        for (int repeat = 0; repeat < REPEATS; repeat++) {
            double[] weights = new double[groups.length];
            Arrays.setAll(weights, _ -> -Math.log(uniform(rng)));
            double[] other = model.strengths(sum(group -> weights[group], () -> halfOfGamma(rng)), strengths);
            IntStream.range(0, players).forEach(player -> repeats.get(player).add(rating(other[player])));
        }
        return IntStream.range(0, players)
                .mapToObj(player -> interval(rating(strengths[player]), repeats.get(player)))
                .toList();
    }

    private double[] sum(IntToDoubleFunction weight, DoubleSupplier extra) {
        double[] sum = new double[kinds.size() * players];
        for (int group = 0; group < groups.length; group++) {
            double of = weight.applyAsDouble(group);
            for (int i = 0; i < sum.length; i++) {
                sum[i] += of * groups[group][i];
            }
        }
        for (int one = 0; one < players; one++) {
            for (int other = one + 1; other < players; other++) {
                int kind = kinds.indexOf(List.of(one, other)) * players;
                sum[kind + one] += extra.getAsDouble();
                sum[kind + other] += extra.getAsDouble();
            }
        }
        return sum;
    }

    private static Interval interval(double rating, List<Double> repeats) {
        Collections.sort(repeats);
        return new Interval(
                rating, Math.min(rating, repeats.get(BEYOND)), Math.max(rating, repeats.get(REPEATS - 1 - BEYOND)));
    }

    private static double rating(double strength) {
        return MEAN + TENFOLD * Math.log10(strength);
    }

    private double[] ones() {
        double[] ones = new double[players];
        Arrays.fill(ones, 1);
        return ones;
    }

    /** Gamma of shape one half: half the square of a normal number (Box and Muller). */
    private static double halfOfGamma(Rng rng) {
        double cosine = Math.cos(2 * Math.PI * uniform(rng));
        return Math.max(1e-12, -Math.log(uniform(rng)) * cosine * cosine);
    }

    /** More than 0 and at most 1. */
    private static double uniform(Rng rng) {
        return ((rng.next() >>> 11) + 1) * 0x1p-53;
    }
}
