package tidetable.games.fintasticsea;

import java.util.Locale;

/** The sizes of fish (2.1). */
enum Size {
    SMALL,
    MEDIUM,
    LARGE;

    private static final int VALUES_PER_SIZE = 3;
    private static final Size[] ALL = values();

    /** The size of a fish of a printed value, 1 to 9. */
    static Size of(int value) {
        return ALL[(value - 1) / VALUES_PER_SIZE];
    }

    /** The word for screens and programs, such as {@code "small"}. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
