package tidetable.engine.chance;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.HexFormat;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import tidetable.engine.Hash;

/**
 * A stream of chance: a small value that belongs to a position, one for each pile.
 *
 * <p>Streams of the fast kind are xoroshiro128++ (Blackman and Vigna 2019), for simulation and search. Streams of the
 * keyed kind are HMAC-SHA-256 (RFC 2104) in counter mode with the secret seed as key, for matches between people, so
 * that cards seen tell nothing about cards to come.
 */
public final class Rng {
    /** How numbers are made. */
    public enum Kind {
        /** For simulation and search. */
        FAST,
        /** For matches between people. */
        KEYED
    }

    private static final Pattern FORM =
            Pattern.compile("(?:fast:([0-9a-f]{32})|keyed:([0-9a-f]{32}):(0|[1-9][0-9]{0,17}))");
    private static final long FAST = -1;

    private long a;
    private long b;
    /** How many numbers a keyed stream has given; {@link #FAST} for the other kind. */
    private long given;

    private Rng(long a, long b, long given) {
        this.a = a;
        this.b = b;
        this.given = given;
    }

    /** The stream of that kind and name, at its beginning. */
    public static Rng of(Kind kind, Seed seed, String name) {
        return switch (kind) {
            case FAST -> fast(seed, name);
            case KEYED -> keyed(seed, name);
        };
    }

    /** A fast stream. Different names give unrelated streams. */
    public static Rng fast(Seed seed, String name) {
        long word = 0;
        for (int i = 0; i < name.length(); i++) {
            word = word * 31 + name.charAt(i);
        }
        return started(Hash.mix(seed.high(), word), Hash.mix(seed.low(), ~word));
    }

    private static Rng keyed(Seed seed, String name) {
        ByteBuffer key = ByteBuffer.wrap(hmac(seed.high(), seed.low(), name.getBytes(StandardCharsets.UTF_8)));
        return new Rng(key.getLong(), key.getLong(), 0);
    }

    private static Rng started(long a, long b) {
        return new Rng(a, (a | b) == 0 ? 1 : b, FAST);
    }

    /** The next 64 bits. */
    public long next() {
        if (given != FAST) {
            byte[] block =
                    hmac(a, b, ByteBuffer.allocate(Long.BYTES).putLong(given++).array());
            return ByteBuffer.wrap(block).getLong();
        }
        long s0 = a;
        long s1 = b;
        long result = Long.rotateLeft(s0 + s1, 17) + s0;
        s1 ^= s0;
        a = Long.rotateLeft(s0, 49) ^ s1 ^ s1 << 21;
        b = Long.rotateLeft(s1, 28);
        return result;
    }

    /**
     * A number from 0 to {@code bound - 1}, each equally likely (Lemire 2019, multiply and reject).
     *
     * @param bound at least 1
     */
    public int below(int bound) {
        long product = (next() >>> 32) * bound;
        if ((product & 0xFFFFFFFFL) < bound) {
            long threshold = (1L << 32) % bound;
            while ((product & 0xFFFFFFFFL) < threshold) {
                product = (next() >>> 32) * bound;
            }
        }
        return (int) (product >>> 32);
    }

    /** Makes this a fast stream that another one decides, and that goes its own way from here. */
    public void forkFrom(Rng source) {
        a = source.next();
        b = source.next() | 1;
        given = FAST;
    }

    /** Makes this stream equal to another. */
    public void copyFrom(Rng other) {
        a = other.a;
        b = other.b;
        given = other.given;
    }

    /** An independent stream, equal to this one. */
    public Rng copy() {
        return new Rng(a, b, given);
    }

    /** Stirs this stream into a hash. */
    public long hash(long seed) {
        return Hash.mix(Hash.mix(Hash.mix(seed, a), b), given);
    }

    /** The stream as text, for positions: {@code fast:<32 hex>} or {@code keyed:<32 hex>:<numbers given>}. */
    public String write() {
        String hex = HexFormat.of().toHexDigits(a) + HexFormat.of().toHexDigits(b);
        return given == FAST ? "fast:" + hex : "keyed:" + hex + ":" + given;
    }

    /** The stream that {@link #write} wrote, if the text is that. */
    public static Optional<Rng> read(String text) {
        Matcher form = FORM.matcher(text);
        if (!form.matches()) {
            return Optional.empty();
        }
        boolean fast = form.group(1) != null;
        String hex = fast ? form.group(1) : form.group(2);
        long a = HexFormat.fromHexDigitsToLong(hex, 0, 16);
        long b = HexFormat.fromHexDigitsToLong(hex, 16, 32);
        if (fast && (a | b) == 0) {
            return Optional.empty();
        }
        return Optional.of(new Rng(a, b, fast ? FAST : Long.parseLong(form.group(3))));
    }

    private static byte[] hmac(long keyHigh, long keyLow, byte[] message) {
        byte[] key = ByteBuffer.allocate(2 * Long.BYTES)
                .putLong(keyHigh)
                .putLong(keyLow)
                .array();
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(key, "HmacSHA256"));
            return mac.doFinal(message);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java platform has HmacSHA256", e);
        }
    }
}
