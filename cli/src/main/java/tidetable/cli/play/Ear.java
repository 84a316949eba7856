package tidetable.cli.play;

/** Hears what the person types, and that something has changed without that. */
interface Ear {
    /** What was heard. */
    sealed interface Heard {
        /** A line was typed. */
        record Line(String text) implements Heard {}

        /** Nothing more will be typed. */
        record End() implements Heard {}

        /** The table may have changed. */
        record Change() implements Heard {}
    }

    /** The next thing; waits for it. */
    Heard next() throws InterruptedException;
}
