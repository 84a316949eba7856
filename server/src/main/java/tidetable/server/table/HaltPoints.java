package tidetable.server.table;

import java.util.ServiceLoader;

/**
 * Named points in the life of an action, at which tests kill the process. The program itself has none: an implementation is
 * only found when tests bring one.
 */
public interface HaltPoints {
    /** Reached after a request was decided, before anything of it is stored. */
    String BEFORE_STORE = "before-store";

    /** Reached after it was stored, before anybody is told. */
    String AFTER_STORE = "after-store";

    /** Reached after followers were told, before the sender is answered. */
    String BEFORE_ANSWER = "before-answer";

    /** Called when a table reaches a point with a request. */
    void reached(String point);

    /** The points that tests bring, or none. */
    static HaltPoints load() {
        return ServiceLoader.load(HaltPoints.class).findFirst().orElse(_ -> {});
    }
}
