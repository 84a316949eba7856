package tidetable.games.fullseal;

import java.util.Arrays;
import java.util.Optional;

/** When an Action card may be announced (5.0): blue cards in a play of one's own, yellow ones in a window. */
enum Window {
    /** A play of the active player (7.1b). */
    OWN_PLAY,
    /** A table window (5.2). */
    ANY,
    /** The fishing player flipped an Empty card (6.4). */
    OWN_EMPTY_FLIPPED,
    /** An opponent has stopped fishing (6.5). */
    OPPONENT_STOPS_FISHING,
    /** Another player announced an Action card (5.3). */
    ACTION_DECLARED,
    /** An attack on the player was announced (9.1b). */
    ATTACK_DECLARED_ON_YOU,
    /** The Predators of an attack were revealed (9.1g). */
    YOUR_PREDATOR_REVEALED;

    static final Window[] ALL = values();

    static Optional<Window> named(String name) {
        return Arrays.stream(ALL).filter(window -> window.name().equals(name)).findFirst();
    }

    /** What is printed on a card: {@code "blue"} or {@code "yellow"}. */
    String colour() {
        return this == OWN_PLAY ? "blue" : "yellow";
    }
}
