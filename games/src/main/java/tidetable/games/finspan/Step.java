package tidetable.games.finspan;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The kinds of open questions and of unfinished work. The names are public format. */
enum Step {
    /** A fish card or a dive (3.2): a = 1 when that is done and the turn ends. */
    TURN,
    /** The use of a gameEnd ability (11.1); lies in the place of TURN after the last week. */
    FINALE,
    /** The way of a diver (5.1): a = site, b = what comes next. Asks nothing. */
    DIVE,
    /** The next benefit of an ability or a bonus (6.2): a = {@link Source}, b = what is left of each effect. */
    ABILITY,
    /** The next fish of those that get an egg each (7.4e): a and b = the slots left. */
    EGGS,
    /** The slot of a card to be played (4.3): a = card, b = {@link Where}. */
    SLOT,
    /** The next piece of a payment (4.2): a = card and slot, b = what is paid now, how many of it, and from where on. */
    PAY;

    static final Step[] ALL = values();

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Optional<Step> of(String word) {
        return Arrays.stream(ALL).filter(step -> step.word().equals(word)).findFirst();
    }
}
