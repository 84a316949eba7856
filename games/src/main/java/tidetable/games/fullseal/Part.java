package tidetable.games.fullseal;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The parts of a seal (1.2). Seal cards are numbered by their part. */
enum Part {
    HEAD,
    FLIPPER,
    BELLY,
    TAIL;

    static final Part[] ALL = values();
    static final int COUNT = ALL.length;

    /** The word in notation, such as {@code "head"}. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Optional<Part> named(String word) {
        return Arrays.stream(ALL).filter(part -> part.word().equals(word)).findFirst();
    }
}
