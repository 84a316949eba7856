package tidetable.games.finspan;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import tidetable.engine.GameInfo;

/** The choices at table creation (2.3 and section 16), kept in a position as one bit each; 0 is the default. */
enum Options {
    /** Which achievement board is used (2.3). */
    GOALS("A", "B"),
    /** What the blue site's Midnight bonus gives (16.2). */
    MIDNIGHT_BONUS("recover", "draw"),
    /** Where the first young lies (16.3). */
    STARTING_YOUNG("empty-slot", "bristlemouth"),
    /** Whether some of the eggs of a "each fish" ability may be laid without the others (16.4). */
    EGGS_ON_EACH("some", "all"),
    /** How players take turns with their gameEnd abilities (16.5). */
    FINAL_ORDER("one-after-the-other", "in-rounds"),
    /** Who gets side B's bonus when everybody scored 0 (16.6). */
    BONUS_AT_ZERO("nobody", "everybody"),
    /** When the discard piles become the deck (16.7). */
    RESHUFFLE("at-next-draw", "at-once"),
    /** Whether young left by a paid school form another (16.8). */
    PAID_SCHOOL("forms-another", "forms-none");

    static final Options[] ALL = values();

    private final List<String> choices;

    Options(String standard, String other) {
        choices = List.of(standard, other);
    }

    /** The name in deals and positions. */
    String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** What may be chosen, the default first. */
    List<String> choices() {
        return choices;
    }

    /** Whether the choice that is not the default was made. */
    boolean in(int bits) {
        return (bits >> ordinal() & 1) != 0;
    }

    /** The choice that was made. */
    String chosen(int bits) {
        return choices.get(bits >> ordinal() & 1);
    }

    /** The bit of a choice. */
    Optional<Integer> bit(String choice) {
        int index = choices.indexOf(choice);
        return index < 0 ? Optional.empty() : Optional.of(index << ordinal());
    }

    /** Chosen options as bits; what is left out has its default. */
    static int bits(Map<String, String> chosen) {
        int bits = 0;
        for (Options option : ALL) {
            bits |= option.bit(chosen.getOrDefault(option.word(), option.choices.getFirst()))
                    .orElseThrow();
        }
        return bits;
    }

    /** What the game says of them. */
    static List<GameInfo.Option> info() {
        return Arrays.stream(ALL)
                .map(option -> new GameInfo.Option(option.word(), option.choices))
                .toList();
    }
}
