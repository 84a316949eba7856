package tidetable.server.web;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Locale;

/** Ids, tokens and codes. What is stored of a secret is its hash. */
final class Secrets {
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final String BASE32 = "abcdefghijklmnopqrstuvwxyz234567";
    /** Without letters that look like others. */
    private static final String READABLE = "23456789ABCDEFGHJKMNPQRSTVWXYZ23";

    private static final int ID_LENGTH = 16;
    private static final int TOKEN_BYTES = 32;
    private static final int CODE_LENGTH = 16;

    private Secrets() {}

    /** A new id or invitation: 16 letters and digits, 80 bits. */
    static String id() {
        return letters(random(ID_LENGTH), BASE32);
    }

    /** The id that follows from a command, so that the same command leads to the same table. */
    static String idFrom(String command) {
        return letters(digest("table " + command), BASE32).substring(0, ID_LENGTH);
    }

    /** A new token for a seat at a table: 256 bits. It begins with the table's id. */
    static String token(String table) {
        return table + "." + Base64.getUrlEncoder().withoutPadding().encodeToString(random(TOKEN_BYTES));
    }

    /** The table that a token is for; not a table's id when the token is none. */
    static String tableOf(String token) {
        return token.replaceAll("\\..*", "");
    }

    /** A new recovery code, to be written down by a person: 4 groups of 4, about 79 bits. */
    static String code() {
        return written(letters(random(CODE_LENGTH), READABLE));
    }

    /** A recovery code as it is written down, however a person has typed it. */
    static String written(String typed) {
        return bare(typed).replaceAll("(.{4})(?=.)", "$1-");
    }

    private static String bare(String typed) {
        return typed.toUpperCase(Locale.ROOT).replaceAll("[^0-9A-Z]", "");
    }

    /** What is stored of a token or an invitation's like; empty for none. */
    static String hash(String secret) {
        return secret.isEmpty() ? "" : HexFormat.of().formatHex(digest(secret));
    }

    /** What is stored of a recovery code, however a person has typed it. */
    static String hashOfCode(String typed) {
        return hash(bare(typed));
    }

    /** Whether a text can be a table's id. */
    static boolean isId(String text) {
        return text.length() == ID_LENGTH && text.chars().allMatch(c -> BASE32.indexOf(c) >= 0);
    }

    private static byte[] random(int bytes) {
        byte[] random = new byte[bytes];
        RANDOM.nextBytes(random);
        return random;
    }

    private static String letters(byte[] bytes, String alphabet) {
        StringBuilder letters = new StringBuilder();
        for (byte b : bytes) {
            letters.append(alphabet.charAt(b & 31));
        }
        return letters.toString();
    }

    private static byte[] digest(String text) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
