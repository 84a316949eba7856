package tidetable.engine.chance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SeedTest {
    @Test
    void hexReadsBack() {
        for (Seed seed : new Seed[] {new Seed(0, 0), new Seed(-1, 1), new Seed(Long.MIN_VALUE, Long.MAX_VALUE)}) {
            assertThat(seed.hex()).matches("[0-9a-f]{32}");
            assertThat(Seed.parse(seed.hex())).contains(seed);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "0", "0123456789ABCDEF0123456789ABCDEF", "0123456789abcdef0123456789abcde", " "})
    void otherTextsAreNoSeed(String text) {
        assertThat(Seed.parse(text)).isEmpty();
    }

    @Test
    void aSeedIsNotPrinted() {
        Seed seed = new Seed(0x1234, 0x5678);
        assertThat(seed.toString())
                .doesNotContain("1234")
                .doesNotContain("5678")
                .doesNotContain("4660");
    }

    @Test
    void theSeedsOfASeriesDiffer() {
        Set<Seed> seeds = new HashSet<>();
        for (int n = 0; n < 1000; n++) {
            seeds.add(new Seed(1, 2).fork(n));
            seeds.add(new Seed(2, 1).fork(n));
        }
        assertThat(seeds).hasSize(2000);
        assertThat(new Seed(1, 2).fork(7)).isEqualTo(new Seed(1, 2).fork(7));
    }
}
