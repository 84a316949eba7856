package tidetable.games.lastfish;

import tidetable.engine.chance.Pile;
import tidetable.engine.chance.Rng;

/** A new deal of what an observer cannot know (section 13). */
final class Resampling {
    private Resampling() {}

    /** As {@link LastFishState#resample}; the observer is a seat in the game, or the number of the audience. */
    static void of(LastFishState state, int observer, Rng rng) {
        state.drawPile.forget(observer);
        do {
            gather(state, observer);
            deal(state, observer, rng);
        } while (!possible(state, observer));
        state.drawPile.deal(rng);
        state.encounterPile.forget(observer);
        state.encounterPile.deal(rng);
        state.steal.forkFrom(rng);
        for (int seat = 0; seat < state.table.seats; seat++) {
            int size = state.held.handSize(seat);
            if (seat != observer && state.seats.passing(seat) > 0) {
                state.seats.setPassing(seat, 1 + state.held.nthInHand(seat, rng.below(size)));
            }
        }
        state.known.narrow(observer, state.table.audience());
    }

    /** Takes what the observer does not know out of the hands of others, into the unordered part of the deck. */
    private static void gather(LastFishState state, int observer) {
        Holdings held = state.held;
        for (int seat = 0; seat < state.table.seats; seat++) {
            for (long left = seat == observer ? 0 : held.handKinds(seat); left != 0; left &= left - 1) {
                int kind = Long.numberOfTrailingZeros(left);
                int copies = held.inHand(seat, kind);
                state.drawPile.shuffleIn(kind, copies);
                held.clear(seat, kind);
            }
        }
        for (int at = 0; at < state.known.size(); at++) {
            int seat = state.known.seat(at);
            if (seat != observer && (state.known.observers(at) >> observer & 1) != 0) {
                int kind = state.known.kind(at);
                state.drawPile.shuffleIn(kind, -1);
                held.putBack(seat, kind);
            }
        }
    }

    private static void deal(LastFishState state, int observer, Rng rng) {
        Pile pile = state.drawPile;
        for (int seat = 0; seat < state.table.seats; seat++) {
            for (int missing = seat == observer ? 0 : state.held.missing(seat); missing > 0; missing--) {
                state.held.putBack(seat, pile.drawShuffled(rng));
            }
        }
    }

    /** Whoever laid Duplication down has a card that it can accompany (6.6), as everybody knows. */
    private static boolean possible(LastFishState state, int observer) {
        boolean doubles = state.agenda.depth() > 0 && state.agenda.step() == Step.DOUBLE;
        return !doubles || state.agenda.seat() == observer || Offers.anyToDouble(state);
    }
}
