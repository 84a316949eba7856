package tidetable.games.finspan;

import java.util.Locale;

/** What a weekly goal counts (10.5). */
sealed interface Count {
    /** Eggs and young anywhere. */
    record EggsPlusYoung() implements Count {}

    /** Complete groups of so many eggs. */
    record EggGroups(int n) implements Count {}

    /** Young anywhere. */
    record Young() implements Count {}

    /** Schools anywhere. */
    record Schools() implements Count {}

    /** Rows whose three slots all have a visible fish. */
    record FullRows() implements Count {}

    /** Visible fish of a size class. */
    record FishOfSize(Size size) implements Count {}

    /** Visible fish with an egg, young or a school. */
    record FishWithTokens() implements Count {}

    /** Visible fish without any of them. */
    record FishWithoutTokens() implements Count {}

    /** Visible fish cards whose ability has that timing. */
    record FishWithTiming(Timing timing) implements Count {}

    /** Icons on visible fish cards. */
    record TagIcons(Tag tag) implements Count {}

    /** Consumed fish. */
    record ConsumedFish() implements Count {}

    /** Visible fish in a zone. */
    record FishInZone(Zone zone) implements Count {}

    /** Cards in the discard pile. */
    record DiscardPileCards() implements Count {}

    /** Different icons on visible fish cards. */
    record DistinctTags() implements Count {}

    /** Visible fish cards with printed points in a range. */
    record FishWithPrintedPoints(int min, int max) implements Count {}

    /** Its name in deck files. */
    default String type() {
        String name = getClass().getSimpleName();
        return name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
    }
}
