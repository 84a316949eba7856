package tidetable.engine.contract.nasty;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What can lie on the agenda of the nasty game. All but {@link #CALM} are questions. */
enum Step {
    /** Play or draw; always the lowest frame. */
    TURN,
    /** Answer with ink? a: the kind played, b: its target. */
    WINDOW,
    /** Dive. a: the answers so far, two bits a seat: 0 for none, else 1 + depth. */
    DEPTH,
    /** Hit by the storm: give a card or sink. */
    RESCUE,
    /** The end of a storm, an effect. b: the mask of the seats that were hit. */
    CALM,
    /** Where to put the top card. */
    PEEK;

    String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Optional<Step> named(String id) {
        return Arrays.stream(values()).filter(step -> step.id().equals(id)).findFirst();
    }
}
