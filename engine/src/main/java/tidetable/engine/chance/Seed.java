package tidetable.engine.chance;

import java.util.HexFormat;
import java.util.Optional;
import java.util.regex.Pattern;
import tidetable.engine.Hash;

/** 128 bits that decide all chance of a match. Secret while the match is running. */
public record Seed(long high, long low) {
    private static final Pattern HEX = Pattern.compile("[0-9a-f]{32}");

    /** The seed written as 32 lower-case hex digits, if the text is that. */
    public static Optional<Seed> parse(String hex) {
        return HEX.matcher(hex).matches()
                ? Optional.of(
                        new Seed(HexFormat.fromHexDigitsToLong(hex, 0, 16), HexFormat.fromHexDigitsToLong(hex, 16, 32)))
                : Optional.empty();
    }

    /** 32 lower-case hex digits. */
    public String hex() {
        return HexFormat.of().toHexDigits(high) + HexFormat.of().toHexDigits(low);
    }

    /** The seed of the n-th match of a series; not for matches between people. */
    public Seed fork(long n) {
        long first = Hash.mix(Hash.mix(high, n), low);
        return new Seed(first, Hash.mix(first, high + n));
    }

    /** Does not give the seed away. */
    @Override
    public String toString() {
        return "Seed[secret]";
    }
}
