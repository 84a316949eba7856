package tidetable.bots.outside;

import java.time.Duration;

/**
 * How long a program is waited for.
 *
 * @param hello after it was started, for its first message
 * @param answer for a decision that has no deadline of its own
 * @param goodbye for its end, after {@code bye}
 */
record Patience(Duration hello, Duration answer, Duration goodbye) {
    /** What docs/bot-protocol.md says. */
    static final Patience USUAL = new Patience(Duration.ofSeconds(30), Duration.ofSeconds(60), Duration.ofSeconds(2));
}
