package tidetable.games.lastfish;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The types of cards in the Draw Deck (2.1). */
enum Type {
    INSTANT,
    SPELL,
    CURSE,
    ATTACK,
    ITEM;

    static final Type[] ALL = values();

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    int bit() {
        return 1 << ordinal();
    }

    static Optional<Type> named(String name) {
        return Arrays.stream(ALL).filter(type -> type.name().equals(name)).findFirst();
    }
}
