package tidetable.engine;

/** Somebody who looks at a match. Roles are given by the table, never claimed. */
public sealed interface Viewer {
    /** The one audience. */
    Viewer AUDIENCE = new Audience();

    /** The one archive. */
    Viewer ARCHIVE = new Archive();

    /** The player in a seat (0 to seats - 1). */
    record AtSeat(int seat) implements Viewer {}

    /** Anybody else: sees at most what every seat may see. */
    record Audience() implements Viewer {}

    /** Whoever reads a finished match: sees everything. Never given while a match is running. */
    record Archive() implements Viewer {}

    /** The player in a seat. */
    static Viewer at(int seat) {
        return new AtSeat(seat);
    }

    /** Whether this viewer may see what only that seat may see. */
    default boolean sees(int seat) {
        return switch (this) {
            case AtSeat(int own) -> own == seat;
            case Audience _ -> false;
            case Archive _ -> true;
        };
    }
}
