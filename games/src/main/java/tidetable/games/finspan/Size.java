package tidetable.games.finspan;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** Size classes by length (1.9). */
enum Size {
    SMALL,
    MEDIUM,
    LARGE;

    static final Size[] ALL = values();

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Optional<Size> of(String word) {
        return Arrays.stream(ALL).filter(one -> one.word().equals(word)).findFirst();
    }
}
