package tidetable.engine;

/** Hashing of positions. */
public final class Hash {
    private Hash() {}

    /** Stirs a value into a hash (the finalizer of SplitMix64, Steele, Lea and Flood 2014). */
    public static long mix(long hash, long value) {
        long z = (hash ^ value) + 0x9E3779B97F4A7C15L;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }

    /** Stirs the first bytes of an array into a hash. */
    public static long mix(long hash, byte[] bytes, int length) {
        return mix(hash, bytes, 0, length);
    }

    /** Stirs a part of an array into a hash; what it is depends on the bytes alone, not on where they stand. */
    public static long mix(long hash, byte[] bytes, int from, int length) {
        long stirred = mix(hash, length);
        for (int i = from; i < from + length; i += Long.BYTES) {
            long word = 0;
            for (int k = i; k < Math.min(from + length, i + Long.BYTES); k++) {
                word = word << 8 | bytes[k] & 0xFF;
            }
            stirred = mix(stirred, word);
        }
        return stirred;
    }
}
