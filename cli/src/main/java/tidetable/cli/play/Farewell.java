package tidetable.cli.play;

import java.util.Optional;

/** How the person leaves, and what is kept then. */
interface Farewell {
    /** The person wants to leave; false when not, after all. */
    boolean quit() throws InterruptedException;

    /** Nothing more will be typed, so the person has left. */
    void endOfInput();

    /** Saves the match in a file, or, without a name, in the one it has; says what came of it. */
    boolean save(Optional<String> name) throws InterruptedException;
}
