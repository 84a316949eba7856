package tidetable.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class SplitTest {
    private static final int CHOICE = 100;
    private static final int FORCED = 40;

    private final Split split = new Split();

    private void add(int choices, int forced) {
        split.add(choices, forced, choices * CHOICE + forced * FORCED);
    }

    @Test
    void findsWhatBothKindsCost() {
        add(150, 40);
        add(160, 60);
        add(140, 50);
        double mean = (450 * CHOICE + 150 * FORCED) / 600.0;
        assertThat(split.forcedOverMean()).isCloseTo(FORCED / mean, within(1e-9));
    }

    @Test
    void leavesOutInterruptedGames() {
        add(150, 40);
        add(160, 60);
        split.add(140, 50, 1_000_000);
        double mean = (310 * CHOICE + 100 * FORCED) / 410.0;
        assertThat(split.forcedOverMean()).isCloseTo(FORCED / mean, within(1e-9));
    }

    @Test
    void withoutForcedDecisionsTheyCostNothing() {
        add(150, 0);
        add(160, 0);
        assertThat(split.forcedOverMean()).isZero();
    }

    @Test
    void kindsThatCannotBeToldApartCostTheSame() {
        add(150, 50);
        add(300, 100);
        assertThat(split.forcedOverMean()).isEqualTo(1);
    }

    @Test
    void noKindCostsLessThanNothing() {
        split.add(100, 50, 10_000);
        split.add(100, 100, 5_000);
        assertThat(split.forcedOverMean()).isZero();
        split.clear();
        split.add(100, 50, 10_000);
        split.add(200, 50, 5_000);
        assertThat(split.forcedOverMean()).isEqualTo(4);
    }

    @Test
    void forgetsGamesWhenCleared() {
        add(150, 40);
        split.clear();
        add(150, 0);
        assertThat(split.forcedOverMean()).isZero();
    }
}
