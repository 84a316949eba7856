package tidetable.games.lastfish;

import java.util.ArrayList;
import java.util.List;
import tidetable.engine.Story;
import tidetable.engine.chance.Pile;

/** Cards that come from the two decks (8.5, 12.1), and cards that go from hand to hand. */
final class Drawing {
    private Drawing() {}

    /** A seat draws cards, as many as there are; shown to all before they join the hand, or not (8.5, 8.5a). */
    static void draw(LastFishState state, int seat, int cards, boolean shown, Story story) {
        List<String> drawn = story.listens() ? new ArrayList<>() : List.of();
        for (int i = 0; i < cards && state.canDraw(); i++) {
            if (state.drawPile.size() == 0) {
                tell(seat, drawn, shown, story);
                reshuffle(state, story);
            }
            int seen = knownTo(state.drawPile) & state.everybodyBut(seat);
            int kind = state.drawPile.draw();
            state.held.changeHand(seat, kind, 1);
            state.known.gain(seat, kind, shown ? state.everybodyBut(seat) : seen);
            if (story.listens()) {
                drawn.add(Names.card(state.table, kind));
            }
        }
        tell(seat, drawn, shown, story);
    }

    /** Tells of cards that were not told of yet. */
    private static void tell(int seat, List<String> drawn, boolean shown, Story story) {
        if (!drawn.isEmpty()) {
            story.tell(shown ? new PublicEvent.Discovered(seat, drawn) : new SecretEvent.Drew(seat, drawn));
            drawn.clear();
        }
    }

    /** The observers that know the card that is drawn next from a pile, as bits. */
    private static int knownTo(Pile pile) {
        if (pile.topSize() > 0) {
            return pile.topKnownTo(0);
        }
        return pile.size() > pile.underSize() ? 0 : pile.underKnownTo(0);
    }

    /** 12.1 */
    private static void reshuffle(LastFishState state, Story story) {
        for (long left = state.held.discardKinds(); left != 0; left &= left - 1) {
            int kind = Long.numberOfTrailingZeros(left);
            int copies = state.held.discarded(kind);
            state.drawPile.shuffleIn(kind, copies);
            state.held.changeUnseen(kind, copies);
            state.held.changeDiscard(kind, -copies);
        }
        if (story.listens()) {
            story.tell(new PublicEvent.Reshuffled(state.discardSize));
        }
        state.discardSize = 0;
    }

    /** The top ENCOUNTER, or {@link Pile#NONE} when there is none at all (12.1a). */
    static int encounter(LastFishState state, Story story) {
        if (state.encounterPile.size() == 0 && state.encounterDiscardSize > 0) {
            for (int i = 0; i < state.encounterDiscardSize; i++) {
                state.encounterPile.shuffleIn(state.encounterDiscard[i]);
            }
            if (story.listens()) {
                story.tell(new PublicEvent.EncounterReshuffled(state.encounterDiscardSize));
            }
            state.encounterDiscardSize = 0;
        }
        return state.encounterPile.draw();
    }

    /** A seat takes cards at random from a hand, as many as there are (8.9). */
    static void steal(LastFishState state, int seat, int victim, int cards, Story story) {
        List<String> stolen = story.listens() ? new ArrayList<>() : List.of();
        for (int i = 0; i < cards && state.held.handSize(victim) > 0; i++) {
            int kind = state.held.nthInHand(victim, state.steal.below(state.held.handSize(victim)));
            takeAway(state, victim, seat, kind);
            receive(state, victim, seat, kind);
            if (story.listens()) {
                stolen.add(Names.card(state.table, kind));
            }
        }
        if (!stolen.isEmpty()) {
            story.tell(new SecretEvent.Stole(seat, victim, stolen));
        }
    }

    /** A card leaves a hand for another, which its owner sees. */
    static void takeAway(LastFishState state, int from, int to, int kind) {
        state.held.changeHand(from, kind, -1);
        state.known.lose(from, kind, 1 << to);
    }

    /** A card that has left a hand comes into another (8.7a, 8.9b). */
    static void receive(LastFishState state, int from, int to, int kind) {
        state.held.changeHand(to, kind, 1);
        state.known.gain(to, kind, 1 << from);
    }

    /** 8.7 */
    static void give(LastFishState state, int seat, int target, int kind, Story story) {
        takeAway(state, seat, target, kind);
        receive(state, seat, target, kind);
        if (story.listens()) {
            story.tell(new SecretEvent.Gave(seat, target, Names.card(state.table, kind)));
        }
    }

    /** 8.10 */
    static void recover(LastFishState state, int seat, int kind, Story story) {
        state.takeDiscarded(kind);
        state.held.changeHand(seat, kind, 1);
        state.held.changeUnseen(kind, 1);
        state.known.gain(seat, kind, state.everybodyBut(seat));
        if (story.listens()) {
            story.tell(new PublicEvent.Recovered(seat, Names.card(state.table, kind)));
        }
    }

    /** 8.4 */
    static void discard(LastFishState state, int seat, int kind, Story story) {
        state.show(seat, kind);
        state.discard(kind);
        if (story.listens()) {
            story.tell(new PublicEvent.Discarded(seat, Names.card(state.table, kind)));
        }
    }
}
