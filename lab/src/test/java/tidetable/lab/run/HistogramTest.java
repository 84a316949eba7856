package tidetable.lab.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tidetable.engine.file.Json;

class HistogramTest {
    @Test
    void countsSmallNumbersOneByOne() {
        Histogram histogram = new Histogram();
        IntStream.of(-3, 4, 4, 90).forEach(histogram::add);
        assertThat(histogram.width()).isEqualTo(1);
        assertThat(histogram.quantile(0.25)).isEqualTo(-3);
        assertThat(histogram.quantile(0.5)).isEqualTo(4);
        assertThat(histogram.quantile(1)).isEqualTo(90);
    }

    @Test
    void growsWiderAndLosesNothing() {
        Histogram histogram = new Histogram();
        IntStream.of(0, 5, 3000, -3000, 5).forEach(histogram::add);
        assertThat(histogram.total()).isEqualTo(5);
        assertThat(histogram.width()).isGreaterThan(1);
        assertThat(histogram.quantile(1)).isBetween(3000 - histogram.width(), 3000);
        assertThat(histogram.quantile(0.01)).isBetween(-3000 - histogram.width(), -3000);
    }

    @Test
    void canBeKept() {
        Histogram histogram = new Histogram();
        IntStream.of(7, 8, 900).forEach(histogram::add);
        Histogram read = Json.read(Json.tree(histogram), Histogram.class, "a test");
        assertThat(Json.tree(read)).isEqualTo(Json.tree(histogram));
        assertThat(read.quantile(1)).isEqualTo(histogram.quantile(1));
    }
}
