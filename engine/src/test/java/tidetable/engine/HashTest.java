package tidetable.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class HashTest {
    @Test
    void everyByteAndTheLengthCount() {
        Set<Long> hashes = new HashSet<>();
        for (int length = 0; length <= 20; length++) {
            byte[] bytes = new byte[20];
            hashes.add(Hash.mix(1, bytes, length));
            for (int i = 0; i < length; i++) {
                bytes[i] = -1;
                hashes.add(Hash.mix(1, bytes, length));
                bytes[i] = 0;
            }
        }
        assertThat(hashes).hasSize(21 + 20 * 21 / 2);
    }

    @Test
    void bytesBehindTheLengthDoNotCount() {
        assertThat(Hash.mix(1, new byte[] {1, 2, 3}, 2)).isEqualTo(Hash.mix(1, new byte[] {1, 2, 9, 9}, 2));
    }

    @Test
    void orderCounts() {
        assertThat(Hash.mix(Hash.mix(0, 1), 2)).isNotEqualTo(Hash.mix(Hash.mix(0, 2), 1));
        assertThat(Hash.mix(0, 0)).isNotZero();
    }
}
