package tidetable.games.lastfish;

import tidetable.engine.Story;

/** Whirlpool: every player chooses a card in secret, then all cards move to the left at the same time (8.1d). */
final class Passing {
    private Passing() {}

    /** The seats that have not chosen yet, as bits; who has one card has no choice, who has none passes none. */
    static int asked(LastFishState state) {
        int asked = 0;
        for (int seat = 0; seat < state.table.seats; seat++) {
            boolean chooses = state.held.handSize(seat) > 1 && state.seats.passing(seat) == 0;
            asked |= chooses && state.seats.inGame(seat) ? 1 << seat : 0;
        }
        return asked;
    }

    /** Whether somebody must be asked; if not, the cards move. */
    static boolean asks(LastFishState state, Story story) {
        int asked = asked(state);
        int place = state.agenda.a();
        if (asked == 0) {
            state.agenda.pop();
            move(state, story);
            return false;
        }
        for (int seat = 0; seat < state.table.seats; seat++) {
            if (state.held.handSize(seat) == 1) {
                state.seats.setPassing(seat, 1 + state.held.nthInHand(seat, 0));
            }
        }
        int self = state.agenda.seat(state.agenda.depth() - 2);
        state.agenda.replace(Step.PASS, Effects.next(state, asked, self, 0), place, 0);
        return true;
    }

    static void choose(LastFishState state, int kind, Story story) {
        int seat = state.agenda.seat();
        state.seats.setPassing(seat, 1 + kind);
        if (story.listens()) {
            story.tell(new SecretEvent.ChosePass(seat, Names.card(state.table, kind)));
        }
    }

    private static void move(LastFishState state, Story story) {
        int seats = state.table.seats;
        int self = state.agenda.seat();
        for (int seat = 0; seat < seats; seat++) {
            if (state.held.handSize(seat) == 1) {
                state.seats.setPassing(seat, 1 + state.held.nthInHand(seat, 0));
            }
        }
        for (int seat = 0; seat < seats; seat++) {
            if (state.seats.passing(seat) > 0) {
                Drawing.takeAway(state, seat, state.seats.next(seat), state.seats.passing(seat) - 1);
            }
        }
        for (int passed = 0; passed < seats; passed++) {
            int seat = (self + passed) % seats;
            int kind = state.seats.passing(seat) - 1;
            if (kind >= 0) {
                int target = state.seats.next(seat);
                state.seats.setPassing(seat, 0);
                Drawing.receive(state, seat, target, kind);
                if (story.listens()) {
                    story.tell(new SecretEvent.Gave(seat, target, Names.card(state.table, kind)));
                }
            }
        }
    }
}
