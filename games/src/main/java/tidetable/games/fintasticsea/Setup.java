package tidetable.games.fintasticsea;

import tidetable.engine.Deal;
import tidetable.engine.Story;
import tidetable.engine.chance.Pile;
import tidetable.engine.chance.Rng;

/** The setup (section 4). */
final class Setup {
    private Setup() {}

    static void deal(FintasticState state, Deal deal) {
        FintasticDeck deck = state.table.deck;
        for (int kind = 0; kind < deck.kinds(); kind++) {
            state.fishDeck.shuffleIn(kind, deck.fish().get(kind).count());
        }
        for (int kind = 0; kind < deck.secrets().size(); kind++) {
            state.secretDeck.shuffleIn(kind, deck.secrets().get(kind).count());
        }
        Wave.refill(state, Story.NONE);
        openSpecials(state, deal.stream("special"));
        state.first = deal.stream("first").below(state.table.seats);
        for (int i = 0; i < deck.constants().startSecrets(); i++) {
            for (int n = 0; n < state.table.seats; n++) {
                state.add(seat(state, n), FintasticState.SECRETS, state.secretDeck.draw());
            }
        }
        for (int i = 0; i < deck.constants().startHand(); i++) {
            for (int n = 0; n < state.table.seats; n++) {
                state.add(seat(state, n), FintasticState.HAND, state.drawFish(Story.NONE));
            }
        }
        state.agenda.push(Step.PLAY, state.first, 0, 0);
        Turn.goOn(state, Story.NONE);
    }

    /** The n-th seat of this round's turn order (4.5). */
    static int seat(FintasticState state, int n) {
        return (state.first + n) % state.table.seats;
    }

    private static void openSpecials(FintasticState state, Rng rng) {
        FintasticDeck deck = state.table.deck;
        int cards =
                deck.specials().stream().mapToInt(FintasticDeck.Special::count).sum();
        Pile pile = new Pile(deck.specials().size(), cards, rng);
        for (int kind = 0; kind < deck.specials().size(); kind++) {
            pile.shuffleIn(kind, deck.specials().get(kind).count());
        }
        int one = pile.draw();
        int other = pile.draw();
        state.specialA = Math.min(one, other);
        state.specialB = Math.max(one, other);
    }
}
