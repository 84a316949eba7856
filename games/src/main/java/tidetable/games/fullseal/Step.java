package tidetable.games.fullseal;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What can lie on the agenda. Those that say so are no questions. The names are public format. */
enum Step {
    /** START, no question: a = 1 when its table window was opened. Always the lowest frame. */
    START,
    /** A fishing: a = {@link Fishing} stage, b = 1 when flips are forced. The lowest frame, or that of Deep Cast. */
    FISHING,
    /** PLAYS: a = 1 when the table window before the decision was opened. Always the lowest frame. */
    PLAY,
    /** END, no question: a as in START. Always the lowest frame. */
    END,
    /** A table window (5.2). Windows: b = {@link Windows} state. */
    TABLE,
    /** The window after an announced Action card (5.3), which lies below. */
    RESPONSE,
    /** The window before a catch is collected (6.5). */
    UNDERTOW,
    /** The window after an Empty card (6.4). */
    MEND,
    /** The window after an announced attack (9.1b). */
    DEN,
    /** The window after Predators were revealed (9.1g). */
    PACK,
    /** An announced Action card, no question: a = {@link Announced} kind and state, b = its choices. */
    CARD,
    /** An attack, no question: a = {@link Attack} stage, b = defender and part. */
    ATTACK,
    /** Which Predator fights (9.1c, 9.1e). */
    CHOOSE,
    /** Which Predator to show instead (9.1g). */
    CHANGE,
    /** Which looked-at Seal to buy (10.3b): a = how many are looked at. */
    WHISTLE,
    /** Which looked-at Seal goes under the pile next (10.3c): a = how many are left. */
    ORDER;

    static final Step[] ALL = values();

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Optional<Step> named(String word) {
        return Arrays.stream(ALL).filter(step -> step.word().equals(word)).findFirst();
    }

    /** Whether this is a window, in which an Action card may be played or declined. */
    boolean isWindow() {
        return compareTo(TABLE) >= 0 && compareTo(PACK) <= 0;
    }

    /** Whether this window is so frequent that it passes by itself, but for seats that it threatens ({@link Threats}). */
    boolean passes() {
        return this == TABLE || this == RESPONSE;
    }

    /** Whether this can be the lowest frame. */
    boolean isBase() {
        return compareTo(END) <= 0;
    }

    /** Which Action cards fit in this window, or in a play. */
    Window window() {
        return switch (this) {
            case TABLE -> Window.ANY;
            case RESPONSE -> Window.ACTION_DECLARED;
            case UNDERTOW -> Window.OPPONENT_STOPS_FISHING;
            case MEND -> Window.OWN_EMPTY_FLIPPED;
            case DEN -> Window.ATTACK_DECLARED_ON_YOU;
            case PACK -> Window.YOUR_PREDATOR_REVEALED;
            case PLAY -> Window.OWN_PLAY;
            case START, FISHING, END, CARD, ATTACK, CHOOSE, CHANGE, WHISTLE, ORDER ->
                throw new IllegalStateException("no Action card is played in step " + this);
        };
    }
}
