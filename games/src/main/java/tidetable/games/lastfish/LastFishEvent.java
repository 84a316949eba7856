package tidetable.games.lastfish;

import tidetable.engine.Event;
import tidetable.engine.Viewer;

/** What happens in a match. Cards are named by id; hidden cards have forms without them. */
public sealed interface LastFishEvent extends Event permits PublicEvent, SecretEvent {
    @Override
    default LastFishEvent seenBy(Viewer viewer) {
        return this;
    }

    @Override
    default boolean revealsTo(Viewer viewer) {
        return false;
    }
}
