package tidetable.engine.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNoException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ChiSquareTest {
    @ParameterizedTest
    @CsvSource({"2, 27.63", "5, 35.89", "9, 44.81", "15, 56.49", "50, 112.61", "99, 180.79"})
    void theLimitIsThatOfTheTablesOrLittleMore(int freedom, double limit) {
        assertThat(ChiSquare.limit(freedom)).isBetween(limit, 1.1 * limit);
    }

    @Test
    void theValueIsPearsons() {
        assertThat(ChiSquare.value(new long[] {10, 20, 30}, 1, 1, 1)).isCloseTo(10, within(1e-9));
        assertThat(ChiSquare.value(new long[] {10, 20, 30}, 1, 2, 3)).isCloseTo(0, within(1e-9));
    }

    @Test
    void unevenCountsFail() {
        assertThatNoException().isThrownBy(() -> ChiSquare.checkEven("a die", 95, 110, 101, 92, 104, 98));
        assertThatThrownBy(() -> ChiSquare.checkEven("a loaded die", 50, 110, 101, 92, 104, 143))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("a loaded die");
    }
}
