package tidetable.engine.contract.nasty;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The kinds of cards of the nasty game. */
enum Kind {
    INK(5),
    CRAB(6),
    GULL(4),
    STORM(6);

    static final int COUNT = values().length;
    static final int CARDS =
            Arrays.stream(values()).mapToInt(kind -> kind.copies).sum();

    /** The kind as a number, from 0. */
    final int number = ordinal();
    /** How many there are in the deck. */
    final int copies;

    Kind(int copies) {
        this.copies = copies;
    }

    String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Kind of(int number) {
        return values()[number];
    }

    static Optional<Kind> named(String id) {
        return Arrays.stream(values()).filter(kind -> kind.id().equals(id)).findFirst();
    }
}
