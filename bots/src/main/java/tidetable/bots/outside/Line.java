package tidetable.bots.outside;

import java.time.Duration;

/** A line to a bot of the outside: one text each way at a time. Not for use by several threads at once. */
interface Line extends AutoCloseable {
    /** What came over the line. */
    sealed interface Heard {
        /** A whole line of text, without its end. */
        record Text(String line) implements Heard {}

        /** A line that is longer than a line may be; nothing that comes after it is of use. */
        record TooLong() implements Heard {}

        /**
         * Nothing more will come.
         *
         * @param how what the bot did, in words that follow its name, such as {@code "ended with exit code 1"}
         */
        record End(String how) implements Heard {}

        /** Nothing came in time. */
        record Nothing() implements Heard {}
    }

    /** Sends a text of one line. Does not wait for it to be read. */
    void send(String line);

    /** The next thing that comes, or {@link Heard.Nothing} when the time has passed. */
    Heard hear(Duration time) throws InterruptedException;

    /** Ends the line, and what is at its other end. */
    @Override
    void close();
}
