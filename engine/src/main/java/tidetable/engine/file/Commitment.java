package tidetable.engine.file;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import tidetable.engine.Deal;
import tidetable.engine.GameInfo;

/**
 * What a table shows before the first card is dealt, so that nobody can change the deal afterwards: a hash that only
 * this deal of this game has, and that tells nothing about it while the seed is secret.
 */
public final class Commitment {
    private static final String FORMAT = "tidetable-commitment/1";

    private Commitment() {}

    /**
     * The commitment to a deal, as 64 lower-case hex digits: the SHA-256 of a text in UTF-8, of which every line ends
     * with one line feed. Its lines are {@code tidetable-commitment/1}, the game's id, the rules version, the deck's
     * hash, the number of seats, {@code name=value} for each option of the game in the order of their names (what was
     * not chosen has its default), the seed as 32 hex digits, and {@code fast} or {@code keyed}.
     *
     * @throws BadInput when the game cannot be dealt so
     */
    public static String of(GameInfo info, Deal deal) {
        info.check(deal);
        List<String> lines = new ArrayList<>(List.of(
                FORMAT,
                info.id(),
                Integer.toString(info.rulesVersion()),
                info.deckHash(),
                Integer.toString(deal.seats())));
        info.options().stream()
                .sorted(Comparator.comparing(GameInfo.Option::name))
                .map(option -> option.name() + "="
                        + deal.options()
                                .getOrDefault(option.name(), option.values().getFirst()))
                .forEach(lines::add);
        lines.add(deal.seed().hex());
        lines.add(deal.shuffle().name().toLowerCase(Locale.ROOT));
        return sha256(String.join("\n", lines) + "\n");
    }

    private static String sha256(String text) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
