package tidetable.games.finspan;

import tidetable.engine.Story;

/** The deck and the discard piles (section 9). */
final class Deck {
    private Deck() {}

    /** Whether a card can be drawn at all (9.2b). */
    static boolean canDraw(FinspanState state) {
        if (state.deckSize > 0) {
            return true;
        }
        for (int seat = 0; seat < state.table.seats; seat++) {
            if (state.get(seat, FinspanState.PILE_SIZE) > 0) {
                return true;
            }
        }
        return false;
    }

    /** Draws a card into a hand, after shuffling if need be (7.1, 9.2); there must be one. */
    static void draw(FinspanState state, int seat, Story story) {
        if (state.deckSize == 0) {
            reshuffle(state, story);
        }
        int card = state.takeFromDeck();
        state.addToHand(seat, card);
        if (story.listens()) {
            story.tell(new FinspanEvent.Drew(seat, state.table.deck.id(card)));
        }
        if (state.deckSize == 0 && Options.RESHUFFLE.in(state.options)) {
            reshuffle(state, story);
        }
    }

    /** 9.2, 9.2a */
    private static void reshuffle(FinspanState state, Story story) {
        int words = state.table.words;
        int cards = 0;
        for (int seat = 0; seat < state.table.seats; seat++) {
            for (int i = 0; i < words; i++) {
                state.cells[state.deck() + i] |= state.cells[state.pile(seat) + i];
                state.cells[state.pile(seat) + i] = 0;
            }
            cards += state.get(seat, FinspanState.PILE_SIZE);
            state.set(seat, FinspanState.PILE_SIZE, 0);
        }
        state.deckSize += cards;
        if (cards > 0 && story.listens()) {
            story.tell(new FinspanEvent.Reshuffled(cards));
        }
    }
}
