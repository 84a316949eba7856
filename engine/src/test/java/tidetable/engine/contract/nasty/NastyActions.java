package tidetable.engine.contract.nasty;

import java.util.ArrayList;
import java.util.List;
import tidetable.engine.ActionSpace;

/** The numbers of the nasty game's actions. */
final class NastyActions {
    static final int MOST_SEATS = 6;
    static final int CRAB = 0;
    static final int GULL = CRAB + MOST_SEATS;
    static final int STORM = GULL + 1;
    static final int DRAW = STORM + 1;
    static final int INK = DRAW + 1;
    static final int DECLINE = INK + 1;
    static final int DIVE = DECLINE + 1;
    static final int GIVE = DIVE + 3;
    static final int SINK = GIVE + Kind.COUNT;
    static final int LEAVE = SINK + 1;
    static final int UNDER = LEAVE + 1;

    static final ActionSpace SPACE = space();

    private NastyActions() {}

    /** The step in which an action is asked. */
    static Step step(int action) {
        if (action <= DRAW) {
            return Step.TURN;
        }
        if (action <= DECLINE) {
            return Step.WINDOW;
        }
        if (action < GIVE) {
            return Step.DEPTH;
        }
        return action <= SINK ? Step.RESCUE : Step.PEEK;
    }

    /** The card that an action of a turn plays. */
    static Kind played(int action) {
        if (action < GULL) {
            return Kind.CRAB;
        }
        return action == GULL ? Kind.GULL : Kind.STORM;
    }

    private static ActionSpace space() {
        List<String> notations = new ArrayList<>();
        for (int seat = 0; seat < MOST_SEATS; seat++) {
            notations.add("play crab at " + seat);
        }
        notations.addAll(List.of("play gull", "play storm", "draw", "ink", "decline", "dive 0", "dive 1", "dive 2"));
        for (Kind kind : Kind.values()) {
            notations.add("give " + kind.id());
        }
        notations.addAll(List.of("sink", "leave", "put under"));
        return new ActionSpace(notations);
    }
}
