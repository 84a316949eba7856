package tidetable.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class DeadlineTest {
    @Test
    void passesWhenItsClockSaysSo() {
        AtomicLong clock = new AtomicLong(Long.MAX_VALUE - 5);
        Deadline deadline = Deadline.in(Duration.ofNanos(10), clock::get);
        assertThat(deadline.nanosLeft()).isEqualTo(10);
        clock.addAndGet(9);
        assertThat(deadline.passed()).isFalse();
        clock.addAndGet(1);
        assertThat(deadline.passed()).isTrue();
    }

    @Test
    void neverComes() {
        assertThat(Deadline.NEVER.passed()).isFalse();
    }
}
