package tidetable.engine.file;

import java.util.ArrayList;
import java.util.List;

/**
 * Faults of a file, collected part by part, so that whoever mends it need not look once for each. Of each part the first
 * fault is found.
 */
public final class Faults {
    private final List<BadInput> found = new ArrayList<>();

    /** Reads a part; what cannot be used is kept for {@link #end()}. */
    public void in(Runnable part) {
        try {
            part.run();
        } catch (BadInput e) {
            found.add(e);
        }
    }

    /**
     * Ends the collection.
     *
     * @throws BadInput when there is a fault; it holds them all
     */
    public void end() {
        if (!found.isEmpty()) {
            throw BadInput.all(found);
        }
    }
}
