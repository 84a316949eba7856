package tidetable.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BotPoolTest {
    @ParameterizedTest(name = "{0} wait for {1} threads: {2} ms")
    @CsvSource({"0, 1, 2000", "1, 1, 1000", "3, 1, 500", "3, 4, 2000", "4, 4, 1000", "99, 1, 20"})
    void whoeverWaitsSharesTheTime(int waiting, int threads, long milliseconds) {
        assertThat(BotPool.share(waiting, threads)).isEqualTo(Duration.ofMillis(milliseconds));
    }
}
