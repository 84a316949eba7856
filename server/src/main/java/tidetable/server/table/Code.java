package tidetable.server.table;

import java.util.Locale;

/** Why a request is refused; the word and its HTTP status are part of the API. */
public enum Code {
    MALFORMED(400),
    TOO_LONG(413),
    BAD_CHOICE(422),
    WRONG_TOKEN(401),
    WRONG_CODE(403),
    NOT_SEATED(403),
    NO_AUDIENCE(403),
    STRANGE_PAGE(403),
    NO_SUCH_TABLE(404),
    GONE(410),
    TABLE_FULL(409),
    SEAT_TAKEN(409),
    NOT_RUNNING(409),
    NOT_OVER(409),
    ALREADY_STARTED(409),
    PAUSED(409),
    NOT_ASKED(409),
    STALE_QUESTION(409),
    UNKNOWN_ACTION(422),
    NOT_LEGAL(422),
    AFTER_FINAL(409),
    UNCOVERS(409),
    NO_HINTS(403),
    NO_CHOICE(409),
    NO_UNDO(409),
    TOO_MANY(429),
    TRY_AGAIN(503),
    FAULT(500);

    private final int status;

    Code(int status) {
        this.status = status;
    }

    /** The HTTP status. */
    public int status() {
        return status;
    }

    /** The word in the API, such as {@code "table-full"}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The code that is written so. */
    public static Code of(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT).replace('-', '_'));
    }
}
