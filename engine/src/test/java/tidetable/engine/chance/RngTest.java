package tidetable.engine.chance;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import tidetable.engine.contract.ChiSquare;

class RngTest {
    private static final Seed SEED = new Seed(0x0123456789abcdefL, 0xfedcba9876543210L);

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 6, 7, 12, 52, 100})
    void belowIsUnbiased(int bound) {
        Rng rng = Rng.fast(SEED, "below " + bound);
        long[] counts = new long[bound];
        for (int i = 0; i < 2000 * bound; i++) {
            counts[rng.below(bound)]++;
        }
        if (bound > 1) {
            ChiSquare.checkEven("below " + bound, counts);
        }
        assertThat(Arrays.stream(counts).sum()).isEqualTo(2000L * bound);
    }

    /** With a bound near the whole range, multiplying without rejecting would make some numbers twice as likely. */
    @Test
    void belowIsUnbiasedForGreatBounds() {
        Rng rng = Rng.fast(SEED, "great");
        int bound = 0x60000000;
        long[] thirds = new long[3];
        for (int i = 0; i < 60_000; i++) {
            thirds[rng.below(bound) / (bound / 3)]++;
        }
        ChiSquare.checkEven("thirds", thirds);
        long[] odd = new long[2];
        for (int i = 0; i < 60_000; i++) {
            odd[rng.below(Integer.MAX_VALUE) & 1]++;
        }
        ChiSquare.checkEven("odd and even", odd);
    }

    @Test
    void keyedBelowIsUnbiased() {
        Rng rng = Rng.of(Rng.Kind.KEYED, SEED, "below");
        long[] counts = new long[7];
        for (int i = 0; i < 7000; i++) {
            counts[rng.below(7)]++;
        }
        ChiSquare.checkEven("keyed below 7", counts);
    }

    @ParameterizedTest
    @EnumSource
    void streamsOfDifferentNamesAreUnrelated(Rng.Kind kind) {
        String[] names = {"fish", "secret", "fisg", "f", "", "Fish", "aaaa", "aaab", "first", "é"};
        for (String one : names) {
            for (String other : names) {
                if (one.equals(other)) {
                    continue;
                }
                Rng a = Rng.of(kind, SEED, one);
                Rng b = Rng.of(kind, SEED, other);
                long[] pairs = new long[9];
                int differing = 0;
                for (int i = 0; i < 400; i++) {
                    differing += Long.bitCount(a.next() ^ b.next());
                    pairs[3 * a.below(3) + b.below(3)]++;
                }
                ChiSquare.checkEven(kind + " " + one + " and " + other, pairs);
                assertThat(differing).isBetween(400 * 32 - 640, 400 * 32 + 640);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void neighbouringSeedsAreUnrelated(Rng.Kind kind) {
        Set<Long> numbers = new HashSet<>();
        int differing = 0;
        for (int i = 0; i < 200; i++) {
            long one = Rng.of(kind, new Seed(0, i), "x").next();
            long other = Rng.of(kind, new Seed(i, 0), "x").next();
            numbers.add(one);
            numbers.add(other);
            differing +=
                    Long.bitCount(one ^ Rng.of(kind, new Seed(0, i + 1), "x").next());
        }
        assertThat(numbers).hasSize(399);
        assertThat(differing).isBetween(200 * 32 - 450, 200 * 32 + 450);
    }

    @ParameterizedTest
    @EnumSource
    void theSameSeedAndNameGiveTheSameNumbers(Rng.Kind kind) {
        assertThat(numbers(Rng.of(kind, SEED, "fish"), 50)).isEqualTo(numbers(Rng.of(kind, SEED, "fish"), 50));
    }

    /** The first numbers of the authors' reference program for the state 1, 2. */
    @Test
    void fastStreamsAreXoroshiro128plusplus() {
        Rng rng = Rng.read("fast:00000000000000010000000000000002").orElseThrow();
        assertThat(numbers(rng, 5))
                .containsExactly(
                        393217L,
                        669327710093319L,
                        1732421326133921491L,
                        Long.parseUnsignedLong("11394790081659126983"),
                        Long.parseUnsignedLong("9555452776773192676"));
    }

    @Test
    void keyedStreamsAreHmacInCounterMode() throws GeneralSecurityException {
        byte[] key =
                ByteBuffer.allocate(16).putLong(SEED.high()).putLong(SEED.low()).array();
        byte[] own = Arrays.copyOf(hmac(key, "secret".getBytes(StandardCharsets.UTF_8)), 16);
        Rng rng = Rng.of(Rng.Kind.KEYED, SEED, "secret");
        for (long i = 0; i < 20; i++) {
            byte[] block = hmac(own, ByteBuffer.allocate(8).putLong(i).array());
            assertThat(rng.next()).isEqualTo(ByteBuffer.wrap(block).getLong());
        }
    }

    private static byte[] hmac(byte[] key, byte[] message) throws GeneralSecurityException {
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(key, "HmacSHA256"));
        return mac.doFinal(message);
    }

    @ParameterizedTest
    @EnumSource
    void aStreamWrittenAndReadGoesOnTheSame(Rng.Kind kind) {
        Rng rng = Rng.of(kind, SEED, "fish");
        numbers(rng, 17);
        Rng read = Rng.read(rng.write()).orElseThrow();
        assertThat(read.write()).isEqualTo(rng.write());
        assertThat(read.hash(5)).isEqualTo(rng.hash(5));
        assertThat(numbers(read, 20)).isEqualTo(numbers(rng, 20));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "fast:",
                "fast:00000000000000000000000000000000",
                "fast:0000000000000001000000000000000G",
                "fast:000000000000000100000000000000020",
                "fast:ABCDEF00000000010000000000000002",
                "keyed:00000000000000010000000000000002",
                "keyed:00000000000000010000000000000002:-1",
                "keyed:00000000000000010000000000000002:01",
                "keyed:00000000000000010000000000000002:9999999999999999999",
                "slow:00000000000000010000000000000002"
            })
    void otherTextsAreNoStream(String text) {
        assertThat(Rng.read(text)).isEqualTo(Optional.empty());
    }

    @ParameterizedTest
    @EnumSource
    void aCopyIsIndependent(Rng.Kind kind) {
        Rng rng = Rng.of(kind, SEED, "fish");
        Rng copy = rng.copy();
        Rng other = Rng.fast(SEED, "other");
        other.copyFrom(rng);
        long[] expected = numbers(Rng.of(kind, SEED, "fish"), 10);
        assertThat(numbers(copy, 10)).isEqualTo(expected);
        assertThat(numbers(rng, 10)).isEqualTo(expected);
        assertThat(numbers(other, 10)).isEqualTo(expected);
    }

    @ParameterizedTest
    @EnumSource
    void aForkIsFastAndGoesItsOwnWay(Rng.Kind kind) {
        Rng source = Rng.of(kind, SEED, "source");
        Rng fork = Rng.of(Rng.Kind.KEYED, SEED, "fork");
        Rng again = Rng.fast(SEED, "again");
        Rng same = source.copy();
        fork.forkFrom(source);
        again.forkFrom(same);
        assertThat(fork.write()).startsWith("fast:").isEqualTo(again.write());
        assertThat(numbers(fork, 10)).isEqualTo(numbers(again, 10)).isNotEqualTo(numbers(source, 10));
    }

    private static long[] numbers(Rng rng, int count) {
        long[] numbers = new long[count];
        Arrays.setAll(numbers, _ -> rng.next());
        return numbers;
    }
}
