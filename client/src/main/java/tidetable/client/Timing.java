package tidetable.client;

import java.time.Duration;

/**
 * How patient a connection is.
 *
 * @param ping how often the other side is asked whether it is there
 * @param silence after so long without a word, or without the answer to a command, the connection counts as lost
 * @param firstPause before the second attempt to connect again; the first one is made at once
 * @param longestPause the pause doubles up to this
 */
record Timing(Duration ping, Duration silence, Duration firstPause, Duration longestPause) {
    static final Timing USUAL =
            new Timing(Duration.ofSeconds(15), Duration.ofSeconds(30), Duration.ofMillis(250), Duration.ofSeconds(5));

    /** How long to wait before an attempt, after so many that failed in a row. */
    Duration pause(int failures) {
        if (failures == 0) {
            return Duration.ZERO;
        }
        Duration pause = firstPause.multipliedBy(1L << Math.min(failures - 1, 16));
        return pause.compareTo(longestPause) < 0 ? pause : longestPause;
    }
}
