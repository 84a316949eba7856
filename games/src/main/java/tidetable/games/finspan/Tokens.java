package tidetable.games.finspan;

import tidetable.engine.Story;

/** Eggs, young and schools (section 8). */
final class Tokens {
    /** Young that make a school (8.3). */
    static final int SCHOOL_SIZE = 3;

    private Tokens() {}

    /** 8.1 */
    static void layEgg(FinspanState state, int seat, int slot, Story story) {
        state.set(seat, FinspanState.EGGS, state.get(seat, FinspanState.EGGS) | 1 << slot);
        if (story.listens()) {
            story.tell(new FinspanEvent.EggLaid(seat, Grid.name(slot)));
        }
    }

    /** 7.5 */
    static void hatch(FinspanState state, int seat, int slot, Story story) {
        state.set(seat, FinspanState.EGGS, state.get(seat, FinspanState.EGGS) & ~(1 << slot));
        if (story.listens()) {
            story.tell(new FinspanEvent.Hatched(seat, Grid.name(slot)));
        }
        state.addYoung(seat, slot, 1);
        formSchool(state, seat, slot, story);
    }

    /** 7.6 */
    static void addYoung(FinspanState state, int seat, int slot, Story story) {
        if (story.listens()) {
            story.tell(new FinspanEvent.YoungAdded(seat, Grid.name(slot)));
        }
        state.addYoung(seat, slot, 1);
        formSchool(state, seat, slot, story);
    }

    /** 8.3, 8.4 */
    static void formSchool(FinspanState state, int seat, int slot, Story story) {
        if (state.youngAt(seat, slot) < SCHOOL_SIZE || state.has(seat, FinspanState.SCHOOLS, slot)) {
            return;
        }
        state.addYoung(seat, slot, -SCHOOL_SIZE);
        state.set(seat, FinspanState.SCHOOLS, state.get(seat, FinspanState.SCHOOLS) | 1 << slot);
        if (story.listens()) {
            story.tell(new FinspanEvent.SchoolFormed(seat, Grid.name(slot)));
        }
    }

    /** 8.5, 8.6 */
    static void moveYoung(FinspanState state, int seat, int from, int to, Story story) {
        if (story.listens()) {
            story.tell(new FinspanEvent.YoungMoved(seat, Grid.name(from), Grid.name(to)));
        }
        state.addYoung(seat, from, -1);
        state.addYoung(seat, to, 1);
        formSchool(state, seat, to, story);
    }

    /** 8.7, 8.8 */
    static void moveSchool(FinspanState state, int seat, int from, int to, Story story) {
        if (story.listens()) {
            story.tell(new FinspanEvent.SchoolMoved(seat, Grid.name(from), Grid.name(to)));
        }
        int schools = state.get(seat, FinspanState.SCHOOLS);
        state.set(seat, FinspanState.SCHOOLS, schools & ~(1 << from) | 1 << to);
        formSchool(state, seat, from, story);
    }

    /** The slots that end the way of a young that enters them: two young and no school (8.6a), as bits. */
    static int endings(FinspanState state, int seat) {
        int endings = 0;
        int candidates = state.get(seat, FinspanState.YOUNG) & ~state.get(seat, FinspanState.SCHOOLS);
        for (int left = candidates; left != 0; left &= left - 1) {
            int slot = Integer.numberOfTrailingZeros(left);
            endings |= state.youngAt(seat, slot) == SCHOOL_SIZE - 1 ? 1 << slot : 0;
        }
        return endings;
    }

    /**
     * The slots that a straight way from a slot leads to, as bits.
     *
     * @param endings slots in which the way ends, as bits
     * @param closed slots that must not be entered, as bits
     */
    static int reach(int from, int endings, int closed) {
        if (((endings | closed) & Grid.IN_LINE[from]) == 0) {
            return Grid.IN_LINE[from];
        }
        int reach = 0;
        for (int[] ray : Grid.RAYS[from]) {
            for (int slot : ray) {
                int bit = 1 << slot;
                if ((closed & bit) != 0) {
                    break;
                }
                reach |= bit;
                if ((endings & bit) != 0) {
                    break;
                }
            }
        }
        return reach;
    }

    /** Whether a school of the seat can move at all (8.7). */
    static boolean schoolCanMove(FinspanState state, int seat) {
        int schools = state.get(seat, FinspanState.SCHOOLS);
        for (int left = schools; left != 0; left &= left - 1) {
            if (reach(Integer.numberOfTrailingZeros(left), 0, schools) != 0) {
                return true;
            }
        }
        return false;
    }
}
