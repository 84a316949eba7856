package tidetable.games.fullseal;

import tidetable.engine.Story;
import tidetable.engine.chance.Pile;

/** Moves of Seal cards and the full seal that ends the match (8, 10.3, 11). */
final class Seals {
    private static final int WINNER = 1 << 30;
    private static final int MOST_FISH = (1 << 20) - 1;

    private Seals() {}

    static void give(FullSealState state, int seat, int part) {
        state.held.changeSeals(seat, part, 1);
    }

    static void take(FullSealState state, int seat, int part) {
        state.held.changeSeals(seat, part, -1);
    }

    /** A seat gets the top card of the Seal pile, face up. */
    static void takeTop(FullSealState state, int seat, Story story) {
        int part = state.sealPile.draw();
        if (part == Pile.NONE) {
            return;
        }
        give(state, seat, part);
        if (story.listens()) {
            story.tell(new PublicEvent.GotSeal(seat, Names.seal(state.table, part)));
        }
        checkFull(state, story);
    }

    /** A seat puts one of its Seal cards under the pile, seen by all (8.5, 10.1f). */
    static void putUnder(FullSealState state, int seat, int part, Story story) {
        take(state, seat, part);
        state.sealPile.putUnder(part, state.table.everybody());
        if (story.listens()) {
            story.tell(new PublicEvent.SealUnder(seat, Names.seal(state.table, part)));
        }
    }

    /** A seat takes up the top cards to look at; where they were is nobody else's knowledge any more (10.3, 13.3). */
    static int look(FullSealState state, int seat, int most, Story story) {
        int count = Math.min(most, state.sealPile.size());
        lift(state, count);
        for (int i = count - 1; i >= 0; i--) {
            state.sealPile.putOnTop(state.scratch[i], 1 << seat);
        }
        if (story.listens()) {
            story.tell(new SecretEvent.LookedAtSeals(seat, looked(state, count)));
        }
        return count;
    }

    /** The first cards of the Seal pile by name; they must lie in order. */
    static java.util.List<String> looked(FullSealState state, int count) {
        java.util.List<String> seals = new java.util.ArrayList<>();
        for (int i = 0; i < count; i++) {
            seals.add(Names.seal(state.table, state.sealPile.topCard(i)));
        }
        return seals;
    }

    /** The parts among the first cards of the pile, as bits. */
    static int parts(FullSealState state, int count) {
        int parts = 0;
        for (int i = 0; i < count; i++) {
            parts |= 1 << state.sealPile.topCard(i);
        }
        return parts;
    }

    private static void lift(FullSealState state, int count) {
        for (int i = 0; i < count; i++) {
            state.scratch[i] = state.sealPile.draw();
        }
    }

    /** Takes a card of a part out of the first cards of the pile, which a seat looks at. */
    static void pick(FullSealState state, int seat, int count, int part) {
        lift(state, count);
        int left = count;
        for (int i = 0; i < left; i++) {
            if (state.scratch[i] == part) {
                left--;
                System.arraycopy(state.scratch, i + 1, state.scratch, i, left - i);
                break;
            }
        }
        for (int i = left - 1; i >= 0; i--) {
            state.sealPile.putOnTop(state.scratch[i], 1 << seat);
        }
    }

    /** Ends the match when a seat owns all parts (11.1, 11.2). */
    static void checkFull(FullSealState state, Story story) {
        for (int i = 0; i < state.table.seats; i++) {
            int seat = (state.active + i) % state.table.seats;
            if (state.partsOf(seat) == Part.COUNT) {
                state.winner = seat;
                if (story.listens()) {
                    story.tell(new PublicEvent.FullSealOwned(seat));
                }
                Turn.end(state, story);
                return;
            }
        }
    }

    /** What decides between seats with equally many different parts: winner, Seal cards, fish (11.3, 11.4a). */
    static int rank(FullSealState state, int seat) {
        return (seat == state.winner ? WINNER : 0)
                + state.sealsOf(seat) * (MOST_FISH + 1)
                + Math.min(state.held.fish(seat), MOST_FISH);
    }
}
