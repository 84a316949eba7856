package tidetable.lab.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tidetable.engine.Deal;
import tidetable.games.Games;

class LabRunTest {
    @Test
    void anyNumberOfThreadsComesToTheSame() throws InterruptedException {
        LabRun one = run(Plans.comparing(60), 1);
        LabRun five = run(Plans.comparing(60), 5);
        assertThat(five.statistics().write()).isEqualTo(one.statistics().write());
    }

    @Test
    void pairedVariantsPlayTheSameDealsAndOthersTheirOwn() throws InterruptedException {
        List<Variant> twice = List.of(Variant.standard(), new Variant("the same", Optional.empty()));
        LabRun paired = run(Plans.of(40, twice, true), 2);
        assertThat(paired.statistics().difference(1, 0)).isEqualTo(new Difference(0, 0));
        LabRun apart = run(Plans.of(40, twice, false), 2);
        assertThat(apart.statistics().difference(1, 1).error()).isPositive();
        assertThat(apart.statistics().variant(1).measure(1))
                .isNotEqualTo(apart.statistics().variant(0).measure(1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"fintastic-sea", "full-seal", "finspan", "last-fish"})
    void aThousandGamesHaveAThousandOpenings(String id) {
        var game = Games.open(id);
        Plan plan = new Plan(
                id,
                2,
                List.of("random"),
                Plan.Seating.FIXED,
                Map.of(),
                Plans.ROOT,
                List.of(Variant.standard()),
                true,
                new Plan.Budget(1000, 0));
        Set<Long> openings = new HashSet<>();
        for (long number = 0; number < 1000; number++) {
            openings.add(game.deal(Deal.fast(2, plan.seed(0, number))).hash());
        }
        assertThat(openings).hasSizeGreaterThanOrEqualTo(999);
    }

    @Test
    void aRunEndsWhenItsIntervalsAreNarrowEnough() throws InterruptedException {
        Plan plan = Plans.comparing(100_000).with(new Plan.Budget(100_000, 0.2));
        LabRun run = run(plan, 2);
        assertThat(run.finished()).isTrue();
        assertThat(run.statistics().games()).isBetween(100L, 2000L).matches(games -> games % 100 == 0);
    }

    @Test
    void allSeatingsComeEquallyOften() throws InterruptedException {
        Plan plan = new Plan(
                "fintastic-sea",
                2,
                List.of("random", "greedy"),
                Plan.Seating.ALL,
                Map.of(),
                Plans.ROOT,
                List.of(Variant.standard()),
                true,
                new Plan.Budget(8, 0));
        List<String> lineups = new ArrayList<>();
        LabRun run = new LabRun(plan, false);
        run.run(
                2,
                round -> lineups.add(
                        round.getFirst().lineup()[0] + "" + round.getFirst().lineup()[1]));
        assertThat(lineups).containsExactly("00", "10", "01", "11", "00", "10", "01", "11");
        assertThat(run.statistics().variant(0).winsOfBot(0).n()).isEqualTo(8);
        assertThat(run.statistics().variant(0).winsOfBot(1).mean()).isGreaterThan(0.5);
    }

    @Test
    void winsAddUp() throws InterruptedException {
        LabRun run = run(Plans.comparing(50), 2);
        VariantStatistics standard = run.statistics().variant(0);
        assertThat(standard.winsOfSeat(0).sum() + standard.winsOfSeat(1).sum()).isCloseTo(50, within(1e-9));
        assertThat(standard.turns().total()).isEqualTo(50);
        assertThat(standard.score().total()).isEqualTo(100);
        assertThat(standard.endings()).containsExactly(Map.entry("rounds", 50L));
    }

    private static LabRun run(Plan plan, int threads) throws InterruptedException {
        LabRun run = new LabRun(plan, false);
        run.run(threads, _ -> {});
        return run;
    }
}
