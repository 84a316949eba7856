package tidetable.lab.watch;

import java.util.OptionalDouble;
import tidetable.engine.State;

/** Who leads after each turn, by the places that the match would have if it ended then. */
final class Lead {
    private static final int NOBODY = -1;

    private int leader = NOBODY;
    private int lastLeader = NOBODY;
    private int since;
    private int changes;

    /** Looks at a position after a turn. */
    void look(State<?> state, int turnsOver) {
        int now = leader(state);
        if (now != leader) {
            since = turnsOver;
        }
        leader = now;
        if (now != NOBODY) {
            changes += lastLeader != NOBODY && now != lastLeader ? 1 : 0;
            lastLeader = now;
        }
    }

    private static int leader(State<?> state) {
        int best = 0;
        boolean alone = true;
        for (int seat = 1; seat < state.seats(); seat++) {
            long difference = state.rank(seat) - state.rank(best);
            alone = difference > 0 || difference < 0 && alone;
            best = difference > 0 ? seat : best;
        }
        return alone ? best : NOBODY;
    }

    int changes() {
        return changes;
    }

    /** The part of the turns that was over when the one who leads at the end took the lead; empty when nobody leads alone. */
    OptionalDouble from(int turns) {
        return leader == NOBODY || turns == 0 ? OptionalDouble.empty() : OptionalDouble.of((double) since / turns);
    }
}
