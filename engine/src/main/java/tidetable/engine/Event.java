package tidetable.engine;

import java.util.stream.IntStream;
import tidetable.engine.text.Message;

/** Something that happened. Games implement it as a sealed family of records. */
public interface Event {
    /** The form of this event for a viewer: what that viewer may not know is not in it. */
    Event seenBy(Viewer viewer);

    /** Whether a viewer learns a hidden card or a random result by this event. */
    boolean revealsTo(Viewer viewer);

    /**
     * Whether anybody, a seat or the audience, learns a hidden card or a random result by this event.
     *
     * @param seats the number of seats in the match
     */
    default boolean revealsToAny(int seats) {
        return revealsTo(Viewer.AUDIENCE) || IntStream.range(0, seats).anyMatch(seat -> revealsTo(Viewer.at(seat)));
    }

    /** What happened, in words. Call it on the form that {@link #seenBy} gave. */
    Message message();
}
