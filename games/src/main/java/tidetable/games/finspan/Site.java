package tidetable.games.finspan;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The dive sites from left to right (1.5). */
enum Site {
    BLUE,
    PURPLE,
    GREEN;

    static final Site[] ALL = values();

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Optional<Site> of(String word) {
        return Arrays.stream(ALL).filter(one -> one.word().equals(word)).findFirst();
    }
}
