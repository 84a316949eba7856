package tidetable.games.finspan;

import java.util.List;
import java.util.stream.IntStream;
import tidetable.engine.Deal;
import tidetable.engine.Story;
import tidetable.engine.chance.Rng;

/** The setup (section 2). */
final class Setup {
    private Setup() {}

    static void deal(FinspanState state, Deal deal) {
        Table table = state.table;
        state.options = Options.bits(deal.options());
        state.goals = goals(table.deck, Options.GOALS.in(state.options), deal.stream("goals"));
        state.first = deal.stream("first").below(table.seats);
        dealHands(state, deal.stream("starter"));
        for (int seat = 0; seat < table.seats; seat++) {
            ocean(state, seat);
        }
        state.agenda.push(Step.TURN, state.first, 0, 0);
        Turn.goOn(state, Story.NONE);
    }

    /** 2.1: the starter cards that are left leave the game. */
    private static void dealHands(FinspanState state, Rng starter) {
        Table table = state.table;
        List<FinspanDeck.Card> cards = table.deck.cards();
        int[] starters = IntStream.range(0, table.cards)
                .filter(card -> cards.get(card).starter())
                .toArray();
        int left = starters.length;
        for (int card = 0; card < table.cards; card++) {
            if (!cards.get(card).starter()) {
                state.addToDeck(card);
            }
        }
        for (int n = 0; n < table.seats; n++) {
            int seat = (state.first + n) % table.seats;
            for (int i = 0; i < table.constants.startStarters(); i++) {
                int drawn = starter.below(left--);
                state.addToHand(seat, starters[drawn]);
                starters[drawn] = starters[left];
            }
            for (int i = 0; i < table.constants.startCards(); i++) {
                state.addToHand(seat, state.takeFromDeck());
            }
        }
    }

    /** 2.2: the forage fish and the first tokens of a seat. */
    private static void ocean(FinspanState state, int seat) {
        FinspanDeck.Board board = state.table.deck.board();
        int eggs = 0;
        for (int i = 0; i < board.forage().size(); i++) {
            FinspanDeck.Forage fish = board.forage().get(i);
            state.setFish(seat, fish.slot(), state.table.cards + i);
            eggs |= fish.egg() ? 1 << fish.slot() : 0;
        }
        state.set(seat, FinspanState.EGGS, eggs);
        boolean elsewhere = Options.STARTING_YOUNG.in(state.options);
        state.addYoung(seat, elsewhere ? board.youngAlternative() : board.young(), 1);
    }

    /** 2.3: one goal of each week, of side B by chance. */
    private static int goals(FinspanDeck deck, boolean sideB, Rng rng) {
        int goals = 0;
        for (int week = 1; week <= FinspanDeck.GOAL_WEEKS; week++) {
            int of = week;
            int[] fitting = IntStream.range(0, deck.goals().size())
                    .filter(i -> deck.goals().get(i).sideB() == sideB
                            && deck.goals().get(i).week() == of)
                    .toArray();
            goals |= fitting[rng.below(fitting.length)] << (week - 1) * Byte.SIZE;
        }
        return goals;
    }
}
