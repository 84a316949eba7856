package tidetable.lab.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tidetable.lab.Interval;
import tidetable.lab.tournament.StrengthTest.Verdict;

class SequentialTestTest {
    private static final double MARGIN = 0.65;
    private static final int RUNS = 2000;

    /** How often each answer came, how many games it took, and how often the interval held the true rate. */
    private record Tally(double stronger, double not, double open, double games, double held) {}

    @ParameterizedTest
    @CsvSource({"2, 0.5, 0.6667", "2, 0.65, 0.65", "6, 0.1667, 0.2708", "3, 0.3333, 0.4815"})
    void theMarginHasTheSameOddsAgainstEachOpponent(int seats, double even, double wanted) {
        Advantage advantage = new Advantage(seats, seats == 2 && even == 0.5 ? 2.0 / 3 : MARGIN);
        assertThat(advantage.wanted()).isCloseTo(wanted, within(1e-4));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 6})
    void whoIsAsStrongAsTheOthersIsSeldomCalledStronger(int seats) {
        Tally tally = tally(seats, random -> coins(random, seats, 1.0 / seats));
        assertThat(tally.stronger()).isLessThan(0.05);
        assertThat(tally.not()).isGreaterThan(0.9);
        assertThat(tally.held()).isGreaterThan(0.9);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 6})
    void whoIsStrongerByTheMarginIsSeldomMissed(int seats) {
        double wanted = new Advantage(seats, MARGIN).wanted();
        Tally tally = tally(seats, random -> coins(random, seats, wanted));
        assertThat(tally.not()).isLessThan(0.05);
        assertThat(tally.stronger()).isGreaterThan(0.9);
        assertThat(tally.held()).isGreaterThan(0.9);
    }

    @Test
    void seatsThatAreBetterThanOthersDoNoHarm() {
        ToDoubleFunction<Random> unfair = random -> (coin(random, 0.9) + coin(random, 0.1)) / 2;
        Tally tally = tally(2, unfair);
        assertThat(tally.stronger()).isLessThan(0.05);
        assertThat(tally.games())
                .isLessThan(tally(2, random -> coins(random, 2, 0.5)).games());
    }

    @Test
    void dealsThatDecideAllDoNoHarm() {
        Tally tally = tally(2, random -> coin(random, 0.5));
        assertThat(tally.stronger()).isLessThan(0.05);
    }

    @Test
    void sharedWinsDoNoHarm() {
        ToDoubleFunction<Random> mostlyShared = random -> 0.5 + (coin(random, 0.5) - 0.5) * coin(random, 0.1);
        Tally tally = tally(2, mostlyShared);
        assertThat(tally.stronger()).isLessThan(0.05);
        assertThat(tally.not()).isGreaterThan(0.95);
    }

    @Test
    void whatIsClearEndsSoon() {
        Tally always = tally(2, _ -> 1);
        assertThat(always.stronger()).isEqualTo(1);
        assertThat(always.games()).isBetween(8.0, 20.0);
        Tally never = tally(2, _ -> 0);
        assertThat(never.not()).isEqualTo(1);
        assertThat(never.games()).isLessThan(20);
        Tally equal = tally(2, _ -> 0.5);
        assertThat(equal.not()).isEqualTo(1);
        assertThat(equal.games()).isLessThan(40);
    }

    @Test
    void theIntervalSaysTheSameAsTheVerdict() {
        Random random = new Random(5);
        Advantage advantage = new Advantage(2, MARGIN);
        for (int run = 0; run < 200; run++) {
            SequentialTest test = new SequentialTest(advantage, 200);
            double rate = 0.4 + 0.4 * random.nextDouble();
            for (int deal = 0; deal < 200 && test.verdict() == Verdict.OPEN; deal++) {
                test.add(coins(random, 2, rate));
            }
            Interval found = test.rate();
            assertThat(found.low()).isLessThanOrEqualTo(found.rate());
            assertThat(found.high()).isGreaterThanOrEqualTo(found.rate());
            assertThat(found.low() > advantage.even() + 1e-9).isEqualTo(test.verdict() == Verdict.STRONGER);
            assertThat(found.high() < advantage.wanted() - 1e-9).isEqualTo(test.verdict() == Verdict.NOT_STRONGER);
        }
    }

    @Test
    void nothingIsKnownBeforeTheFirstDeal() {
        SequentialTest test = new SequentialTest(new Advantage(2, MARGIN), 1);
        assertThat(test.verdict()).isEqualTo(Verdict.OPEN);
        assertThat(test.rate()).isEqualTo(new Interval(0, 0, 1));
    }

    private static double coin(Random random, double chance) {
        return random.nextDouble() < chance ? 1 : 0;
    }

    private static double coins(Random random, int seats, double chance) {
        double sum = 0;
        for (int seat = 0; seat < seats; seat++) {
            sum += coin(random, chance);
        }
        return sum / seats;
    }

    private static Tally tally(int seats, ToDoubleFunction<Random> share) {
        Random random = new Random(1);
        int[] verdicts = new int[Verdict.values().length];
        double mean = 0;
        for (int i = 0; i < 100_000; i++) {
            mean += share.applyAsDouble(random) / 100_000;
        }
        long games = 0;
        int held = 0;
        for (int run = 0; run < RUNS; run++) {
            SequentialTest test = new SequentialTest(new Advantage(seats, MARGIN), 400 / seats);
            while (test.verdict() == Verdict.OPEN && test.deals() < 400 / seats) {
                test.add(share.applyAsDouble(random));
            }
            verdicts[test.verdict().ordinal()]++;
            games += (long) test.deals() * seats;
            Interval found = test.rate();
            held += found.low() <= mean && mean <= found.high() ? 1 : 0;
        }
        return new Tally(
                (double) verdicts[Verdict.STRONGER.ordinal()] / RUNS,
                (double) verdicts[Verdict.NOT_STRONGER.ordinal()] / RUNS,
                (double) verdicts[Verdict.OPEN.ordinal()] / RUNS,
                (double) games / RUNS,
                (double) held / RUNS);
    }
}
