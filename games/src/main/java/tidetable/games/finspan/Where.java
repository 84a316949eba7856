package tidetable.games.finspan;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What slots or fish an effect is about (7.4, 7.9). */
enum Where {
    ANYWHERE(Kind.NONE, Grid.ALL),
    BLUE(Kind.SITE, Grid.ofSite(0)),
    PURPLE(Kind.SITE, Grid.ofSite(1)),
    GREEN(Kind.SITE, Grid.ofSite(2)),
    SUNLIGHT(Kind.ZONE, Zone.SUNLIGHT.slots()),
    TWILIGHT(Kind.ZONE, Zone.TWILIGHT.slots()),
    MIDNIGHT(Kind.ZONE, Zone.MIDNIGHT.slots()),
    TOP(Kind.ROW, Grid.ofRow(0)),
    BOTTOM(Kind.ROW, Grid.ofRow(Grid.ROWS - 1)),
    SMALL(Kind.SIZE, Grid.ALL),
    MEDIUM(Kind.SIZE, Grid.ALL),
    LARGE(Kind.SIZE, Grid.ALL),
    PREDATOR(Kind.TAG, Grid.ALL),
    BIOLUMINESCENT(Kind.TAG, Grid.ALL),
    CAMOUFLAGE(Kind.TAG, Grid.ALL),
    ELECTRIC(Kind.TAG, Grid.ALL),
    VENOMOUS(Kind.TAG, Grid.ALL);

    /** What is compared. */
    enum Kind {
        NONE,
        SITE,
        ZONE,
        ROW,
        SIZE,
        TAG;

        String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    static final Where[] ALL = values();

    private final Kind kind;
    private final int slots;

    Where(Kind kind, int slots) {
        this.kind = kind;
        this.slots = slots;
    }

    Kind kind() {
        return kind;
    }

    /** The slots it can be about, as bits: all of them when it is about fish. */
    int slots() {
        return slots;
    }

    /** Whether a fish of that length class and those icons is meant; true when it is about slots. */
    boolean fits(Size size, List<Integer> tags) {
        return switch (kind) {
            case NONE, SITE, ZONE, ROW -> true;
            case SIZE -> name().equals(size.name());
            case TAG -> tags.get(Tag.valueOf(name()).ordinal()) > 0;
        };
    }

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Optional<Where> of(Kind kind, String word) {
        return Arrays.stream(ALL)
                .filter(where -> where.kind == kind && where.word().equals(word))
                .findFirst();
    }
}
