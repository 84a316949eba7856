package tidetable.games.finspan;

import tidetable.engine.Story;

/** The end of the match (section 11): gameEnd abilities, seat by seat. */
final class Finale {
    private Finale() {}

    /** Puts the first question of section 11 in the place of the last turn. */
    static void begin(FinspanState state, Story story) {
        if (story.listens()) {
            story.tell(new FinspanEvent.FinaleBegan());
        }
        state.agenda.replace(Step.FINALE, state.first, 0, 0);
    }

    /** Whether the seat must be asked; if not, it has finished (3.4a). */
    static boolean asks(FinspanState state, Story story) {
        int seat = state.agenda.seat();
        boolean finished = (state.get(seat, FinspanState.USED) & FinspanState.DONE) != 0;
        if (!finished && usable(state, seat) != 0) {
            return true;
        }
        end(state, story);
        return false;
    }

    /** The slots whose gameEnd ability the seat may use now (11.1), as bits. */
    static int usable(FinspanState state, int seat) {
        int usable = 0;
        int candidates = state.get(seat, FinspanState.FISH) & ~state.get(seat, FinspanState.USED);
        for (int left = candidates; left != 0; left &= left - 1) {
            int slot = Integer.numberOfTrailingZeros(left);
            usable |= usable(state, seat, slot) ? 1 << slot : 0;
        }
        return usable;
    }

    private static boolean usable(FinspanState state, int seat, int slot) {
        int fish = state.fishAt(seat, slot);
        return fish < state.table.cards
                && state.table.timing[fish] == Timing.GAME_END
                && Benefits.anyPossible(state, seat, Source.fish(fish, slot), state.table.benefits[fish]);
    }

    /** 11.1; in the variant of 16.5 it is another seat's go afterwards. */
    static void use(FinspanState state, int slot, Story story) {
        int seat = state.agenda.seat();
        state.set(seat, FinspanState.USED, state.get(seat, FinspanState.USED) | 1 << slot);
        if (Options.FINAL_ORDER.in(state.options)) {
            state.agenda.replace(Step.FINALE, next(state, seat), 0, 0);
        }
        Benefits.begin(state, seat, state.fishAt(seat, slot), slot, story);
    }

    /** The seat has finished (11.1c); when all have, the match is over (11.2). */
    static void end(FinspanState state, Story story) {
        int seat = state.agenda.seat();
        state.set(seat, FinspanState.USED, state.get(seat, FinspanState.USED) | FinspanState.DONE);
        int next = next(state, seat);
        if ((state.get(next, FinspanState.USED) & FinspanState.DONE) == 0) {
            state.agenda.replace(Step.FINALE, next, 0, 0);
            return;
        }
        state.agenda.clear();
        if (story.listens()) {
            story.tell(new FinspanEvent.MatchEnded());
        }
    }

    /** The next seat clockwise that has not finished; the seat itself when no other is left. */
    private static int next(FinspanState state, int seat) {
        for (int n = 1; n <= state.table.seats; n++) {
            int next = (seat + n) % state.table.seats;
            if ((state.get(next, FinspanState.USED) & FinspanState.DONE) == 0) {
                return next;
            }
        }
        return seat;
    }
}
