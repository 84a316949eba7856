package tidetable.server.table;

import java.util.Locale;

/** Where a table is in its life. */
enum Status {
    /** Seats are free. */
    OPEN,
    /** The match goes on. */
    RUNNING,
    /** A fault in the program stopped the match; it can be tried again. */
    PAUSED,
    /** The match has ended. */
    OVER,
    /** Closed before the match, or expired. */
    CLOSED;

    /** The word in the API. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
