package tidetable.bench;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/**
 * What the yardstick did when the first ratios were recorded. Another number here means that ratios can no longer be
 * compared with those recorded before.
 */
class YardstickTest {
    private static final int TIMES = 100;

    private final Yardstick yardstick = new Yardstick();

    @Test
    void playsTheSameGamesAsEver() {
        int decisions = 0;
        for (int i = 0; i < TIMES; i++) {
            decisions += yardstick.tableau();
        }
        assertThat(decisions).isEqualTo(17955);
        assertThat(yardstick.game().options()).isEqualTo(268258);
        assertThat(yardstick.game().points()).isEqualTo(1515);
    }

    @Test
    void copiesTheSamePositionsAsEver() {
        for (int i = 0; i < TIMES; i++) {
            yardstick.copy();
        }
        assertThat(yardstick.sum()).isEqualTo(107275);
    }

    @Test
    void dealsTheSameHiddenCardsAsEver() {
        for (int i = 0; i < TIMES; i++) {
            yardstick.determinize();
        }
        assertThat(yardstick.sum()).isEqualTo(109865);
    }
}
