package tidetable.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class IntervalTest {
    @Test
    void isTheWilsonInterval() {
        Interval interval = Interval.wilson(10, 100);
        assertThat(interval.rate()).isEqualTo(0.1);
        assertThat(interval.low()).isCloseTo(0.0552, within(0.0001));
        assertThat(interval.high()).isCloseTo(0.1744, within(0.0001));
    }

    @Test
    void staysBetweenZeroAndOne() {
        assertThat(Interval.wilson(0, 5).low()).isZero();
        assertThat(Interval.wilson(0, 5).high()).isCloseTo(0.4345, within(0.0001));
        assertThat(Interval.wilson(5, 5).high()).isEqualTo(1);
        assertThat(Interval.wilson(0, 0)).isEqualTo(new Interval(0, 0, 1));
    }
}
