package tidetable.games.finspan;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The zones of an ocean from the top (1.5). */
enum Zone {
    SUNLIGHT(0, 3),
    TWILIGHT(3, 4),
    MIDNIGHT(4, 6);

    static final Zone[] ALL = values();

    private final int slots;

    Zone(int firstRow, int endRow) {
        int mask = 0;
        for (int row = firstRow; row < endRow; row++) {
            mask |= Grid.ofRow(row);
        }
        slots = mask;
    }

    /** Its slots in all three sites, as bits. */
    int slots() {
        return slots;
    }

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Optional<Zone> of(String word) {
        return Arrays.stream(ALL).filter(zone -> zone.word().equals(word)).findFirst();
    }
}
