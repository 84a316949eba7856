package tidetable.games.lastfish;

import tidetable.engine.Standing;
import tidetable.engine.Story;

/** Losing HP, defeat, and the end of a match (section 9). */
final class Defeat {
    private Defeat() {}

    /** A seat loses HP, and may be out; then the match may be over, and nothing is on the agenda any more. */
    static void lose(LastFishState state, int seat, int hp, Story story) {
        int left = state.seats.hp(seat) - hp;
        int players = Integer.bitCount(state.seats.inGame());
        state.seats.setHp(seat, left);
        if (story.listens()) {
            story.tell(new PublicEvent.LostHp(seat, hp, left));
        }
        if (left > 0) {
            return;
        }
        out(state, seat, players, story);
        if (players == 2) {
            int winner = Integer.numberOfTrailingZeros(state.seats.inGame());
            state.seats.setPlace(winner, 1);
            end(state, winner, story);
        }
    }

    /** 9.1 */
    private static void out(LastFishState state, int seat, int place, Story story) {
        state.seats.setPlace(seat, place);
        state.seats.setPassing(seat, 0);
        for (long left = state.held.handKinds(seat); left != 0; left &= left - 1) {
            int kind = Long.numberOfTrailingZeros(left);
            while (state.held.inHand(seat, kind) > 0) {
                state.show(seat, kind);
                state.discard(kind);
            }
        }
        for (long left = state.held.fieldKinds(seat); left != 0; left &= left - 1) {
            int kind = Long.numberOfTrailingZeros(left);
            while (state.held.onField(seat, kind) > 0) {
                state.held.changeField(seat, kind, -1);
                state.discard(kind);
            }
        }
        state.known.drop(seat);
        if (story.listens()) {
            story.tell(new PublicEvent.Defeated(seat, place));
        }
    }

    /** 9.2: nothing else is done. */
    private static void end(LastFishState state, int winner, Story story) {
        state.chain.clear(state);
        state.broken.clear();
        Turn.discardEncounter(state);
        for (int seat = 0; seat < state.table.seats; seat++) {
            state.seats.setPassing(seat, 0);
        }
        state.agenda.clear();
        if (story.listens()) {
            story.tell(new PublicEvent.MatchEnded(winner));
        }
    }

    /** The last turn is over: places for all that are in the game (9.5 to 9.5b). */
    static void stop(LastFishState state, Story story) {
        int left = state.seats.inGame();
        int winner = best(state, left);
        for (int place = 1; left != 0; place++) {
            int seat = best(state, left);
            state.seats.setPlace(seat, place);
            left &= ~(1 << seat);
        }
        end(state, winner, story);
    }

    /** The best of some seats; of equal ones that whose turn would come first. */
    private static int best(LastFishState state, int seats) {
        int best = -1;
        for (int passed = 1; passed <= state.table.seats; passed++) {
            int seat = (state.active + passed) % state.table.seats;
            boolean in = (seats >> seat & 1) != 0;
            if (in && (best < 0 || rank(state, seat) > rank(state, best))) {
                best = seat;
            }
        }
        return best;
    }

    private static int rank(LastFishState state, int seat) {
        return state.seats.hp(seat) << 16 | state.held.fieldSize(seat) << 8 | state.held.handSize(seat);
    }

    /** The same order as in {@link #standing}, as a number. */
    static long standingRank(LastFishState state, int seat) {
        return ((long) state.seats.hp(seat) << 32) - state.seats.place(seat);
    }

    /** By HP, then by place; who is in the game has none yet. */
    static Standing standing(LastFishState state) {
        int[] scores = new int[state.table.seats];
        int[] tieBreaks = new int[state.table.seats];
        for (int seat = 0; seat < scores.length; seat++) {
            scores[seat] = state.seats.hp(seat);
            tieBreaks[seat] = -state.seats.place(seat);
        }
        return Standing.ranked(scores, tieBreaks);
    }
}
