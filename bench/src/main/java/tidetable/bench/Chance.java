package tidetable.bench;

/** The yardstick's source of chance: xorshift64 (Marsaglia 2003), always the same numbers. */
final class Chance {
    private long seed = 88172645463325252L;

    /** A number from 0 to {@code bound - 1}. */
    int below(int bound) {
        seed ^= seed << 13;
        seed ^= seed >>> 7;
        seed ^= seed << 17;
        return (int) (((seed >>> 32) * bound) >>> 32);
    }
}
