package tidetable.server.table;

import java.time.Duration;

/**
 * How tables keep time.
 *
 * @param windowTime how long a window stays open at least, so that nobody can tell who had to think (at most 0.6 s)
 * @param idle after how long without a visitor a table goes to sleep
 * @param openLife how long a table waits for players
 * @param matchLife how long a match waits for an answer before it expires
 */
public record TableSettings(Duration windowTime, Duration idle, Duration openLife, Duration matchLife) {
    /** The usual settings. */
    public static final TableSettings USUAL =
            new TableSettings(Duration.ofMillis(400), Duration.ofMinutes(2), Duration.ofDays(7), Duration.ofDays(60));
}
