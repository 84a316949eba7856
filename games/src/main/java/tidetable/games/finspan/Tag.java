package tidetable.games.finspan;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** Icons on cards (1.10). */
enum Tag {
    PREDATOR,
    BIOLUMINESCENT,
    CAMOUFLAGE,
    ELECTRIC,
    VENOMOUS;

    static final Tag[] ALL = values();

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Optional<Tag> of(String word) {
        return Arrays.stream(ALL).filter(one -> one.word().equals(word)).findFirst();
    }
}
