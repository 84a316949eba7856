package tidetable.games.finspan;

import java.util.ArrayList;
import java.util.List;

/** Cards and bonuses by their names. Cards without an order are listed in the order of the deck file. */
final class Names {
    private Names() {}

    /** The cards of the set that begins there in a position's array. */
    static List<String> cards(FinspanState state, int set) {
        List<String> names = new ArrayList<>();
        for (int card = 0; card < state.table.cards; card++) {
            if (state.in(set, card)) {
                names.add(state.table.deck.id(card));
            }
        }
        return names;
    }

    /** The consumed fish of a slot. */
    static List<String> under(FinspanState state, int seat, int slot) {
        List<String> names = new ArrayList<>();
        for (int card = 0; card < state.table.cards; card++) {
            if (state.under[card] == seat * Grid.SLOTS + slot + 1) {
                names.add(state.table.deck.id(card));
            }
        }
        for (int i = 0; i < state.table.forageSlot.length; i++) {
            if (state.table.forageSlot[i] == slot && (state.get(seat, FinspanState.FORAGE_UNDER) >> i & 1) != 0) {
                names.add(state.table.deck.id(state.table.cards + i));
            }
        }
        return names;
    }

    /** A bonus of a dive: its zone, or {@code "depth"}. */
    static String bonus(int bonus) {
        return bonus == Source.DEPTH ? "depth" : Zone.ALL[bonus].word();
    }
}
