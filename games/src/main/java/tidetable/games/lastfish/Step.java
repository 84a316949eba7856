package tidetable.games.lastfish;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What can lie on the agenda. Those that say so are no questions. The names are public format. */
enum Step {
    /** Which Champion to take (3.2). Always the lowest frame. */
    CHAMPION,
    /** The DRAW state and the reveal of an ENCOUNTER, no question. Always the lowest frame. */
    START,
    /** An ENCOUNTER is carried out, no question: a = seats asked for a Signature. Always the lowest frame. */
    ENCOUNTER,
    /** MAIN: a = whether its window was held, b = {@link Turn} what was chosen before. Always the lowest frame. */
    MAIN,
    /** The end of a turn or a rest was chosen, no question: a = which, b = its window. Always the lowest frame. */
    CLOSING,
    /** An open window (6.3). Windows: b = {@link Windows} state. */
    OPEN,
    /** The window after an announced card (6.2). */
    RESPONSE,
    /** A chain, no question: a = {@link Chain} stage. */
    CHAIN,
    /** Which card Duplication accompanies (6.6). */
    DOUBLE,
    /** At whom the next copy is aimed (6.6c): a = how many are left. */
    COPY,
    /** A list of effects is carried out, no question: a = the next place in the {@link Script}, b = {@link Effects}. */
    EFFECTS,
    /** Damage (7.1). From here to RECOVER: a = the place in the script, b = {@link Part}. */
    BLOCK,
    /** ITEMs are destroyed (8.3). */
    DESTROY,
    /** Cards are discarded (8.4). */
    DISCARD,
    /** Cards are given away (8.7). */
    GIFT,
    /** ITEMs are equipped by an effect (8.6). */
    EQUIP,
    /** Cards are recovered (8.10). */
    RECOVER,
    /** Which card is passed to the left (8.1d): a = the place in the script. */
    PASS,
    /** Which opponent is reached (8.12): a = the place in the script. */
    CHOOSE,
    /** Whether to do what a card allows (8.11): a = the place in the script. */
    MAY;

    static final Step[] ALL = values();

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Optional<Step> named(String word) {
        return Arrays.stream(ALL).filter(step -> step.word().equals(word)).findFirst();
    }

    /** Whether this is a window, in which an INSTANT may be announced or declined. */
    boolean isWindow() {
        return this == OPEN || this == RESPONSE;
    }

    /** Whether this can be the lowest frame, and only that. */
    boolean isBase() {
        return compareTo(CLOSING) <= 0;
    }

    /** Whether this is an effect on one player, with a {@link Part}. */
    boolean isPart() {
        return compareTo(BLOCK) >= 0 && compareTo(RECOVER) <= 0;
    }
}
