package tidetable.lab.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tidetable.engine.chance.Rng;
import tidetable.engine.chance.Seed;
import tidetable.lab.Interval;

class RatingsTest {
    private static final Seed SEED = new Seed(1, 2);
    private static final List<Double> TRUE = List.of(1200.0, 1400.0, 1500.0, 1600.0, 1800.0);

    @Test
    void knownStrengthsAreFound() {
        List<Interval> found = intervals(TRUE.size(), play(new Random(1), 2000));
        for (int player = 0; player < TRUE.size(); player++) {
            assertThat(found.get(player).rate()).isCloseTo(TRUE.get(player), within(25.0));
        }
        assertThat(found.stream().mapToDouble(Interval::rate).average().orElseThrow())
                .isCloseTo(1500, within(1e-6));
    }

    @Test
    void intervalsHoldTheTruthAboutAsOftenAsTheySay() {
        Random random = new Random(2);
        int held = 0;
        int all = 0;
        for (int run = 0; run < 40; run++) {
            List<Interval> found = intervals(TRUE.size(), play(random, 100));
            for (int player = 0; player < TRUE.size(); player++, all++) {
                held += found.get(player).low() <= TRUE.get(player)
                                && TRUE.get(player) <= found.get(player).high()
                        ? 1
                        : 0;
            }
        }
        assertThat((double) held / all).isBetween(0.89, 0.99);
    }

    @Test
    void withTwoPlayersTheRatingIsTheOdds() {
        Choices choices = new Choices(2);
        IntStream.range(0, 75).forEach(_ -> choices.add(List.of(0, 1), List.of(0, 1)));
        IntStream.range(0, 24).forEach(_ -> choices.add(List.of(0, 1), List.of(1, 0)));
        choices.add(List.of(1, 0), List.of(0, 0));
        List<Interval> found = intervals(2, List.of(choices));
        assertThat(found.get(0).rate() - found.get(1).rate()).isCloseTo(400 * Math.log10(76.0 / 25), within(1e-4));
    }

    @Test
    void whoNeverLostHasARatingAndAWideInterval() {
        List<Choices> games = new ArrayList<>();
        for (int game = 0; game < 200; game++) {
            Choices choices = new Choices(2);
            choices.add(List.of(0, 1), List.of(0, 1));
            games.add(choices);
        }
        Interval best = intervals(2, games).getFirst();
        assertThat(best.rate()).isBetween(1900.0, 2100.0);
        assertThat(best.low()).isGreaterThan(1800);
        assertThat(best.high()).isGreaterThan(2200).isLessThan(5000);
    }

    @Test
    void thoseWhoTieAreTakenInEveryOrder() {
        Choices choices = new Choices(3);
        choices.add(List.of(0, 1, 2), List.of(0, 0, 1));
        assertThat(choices.taken()).containsOnlyKeys(List.of(0, 1, 2), List.of(0, 2), List.of(1, 2));
        assertThat(choices.taken().get(List.of(0, 1, 2))).containsExactly(0.5, 0.5, 0);
        assertThat(choices.taken().get(List.of(0, 2))).containsExactly(0.5, 0, 0);
        assertThat(choices.taken().get(List.of(1, 2))).containsExactly(0, 0.5, 0);
    }

    @Test
    void aPlayerMayHaveSeveralSeats() {
        Choices choices = new Choices(2);
        choices.add(List.of(1, 0, 1), List.of(2, 1, 0));
        assertThat(choices.taken()).containsOnlyKeys(List.of(0, 1, 1), List.of(0, 1));
        assertThat(choices.taken().get(List.of(0, 1, 1))).containsExactly(0, 1);
        assertThat(choices.taken().get(List.of(0, 1))).containsExactly(1, 0);
    }

    private static List<Interval> intervals(int players, List<Choices> games) {
        return new Ratings(players, games).intervals(Rng.fast(SEED, "weights"));
    }

    /** Games of three of the players whose strengths are known. */
    private static List<Choices> play(Random random, int games) {
        List<Choices> all = new ArrayList<>();
        for (int game = 0; game < games; game++) {
            List<Integer> seated =
                    new ArrayList<>(IntStream.range(0, TRUE.size()).boxed().toList());
            Collections.shuffle(seated, random);
            Choices choices = new Choices(TRUE.size());
            choices.add(seated.subList(0, 3), places(random, seated.subList(0, 3)));
            all.add(choices);
        }
        return all;
    }

    /** Whose exponential clock, as fast as its player is strong, rings first. */
    private static List<Integer> places(Random random, List<Integer> seated) {
        double[] rings = seated.stream()
                .mapToDouble(player -> -Math.log(1 - random.nextDouble()) / Math.pow(10, TRUE.get(player) / 400))
                .toArray();
        return IntStream.range(0, rings.length)
                .map(seat -> (int)
                        Arrays.stream(rings).filter(ring -> ring < rings[seat]).count())
                .boxed()
                .toList();
    }
}
