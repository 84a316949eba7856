package tidetable.games.lastfish;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;

/** Cards by their names. Cards without an order are listed in the order of the deck file. */
final class Names {
    /** The words for the modes of a CURSE, in their order. */
    static final List<String> MODES = List.of("initial", "secondary");

    private Names() {}

    static String card(Table table, int kind) {
        return table.deck.cards().get(kind).id();
    }

    static String encounter(Table table, int kind) {
        return table.deck.encounters().get(kind).id();
    }

    static String champion(Table table, int kind) {
        return table.deck.champions().get(kind).id();
    }

    /** The mode of an entry of the chain; an empty text when it is no CURSE. */
    static String mode(LastFishState state, int at) {
        return state.table.is(state.chain.kind(at), Type.CURSE) ? MODES.get(state.chain.mode(at)) : "";
    }

    /** Cards that are counted by kind. */
    static List<String> counted(int kinds, IntUnaryOperator copies, IntFunction<String> name) {
        List<String> names = new ArrayList<>();
        for (int kind = 0; kind < kinds; kind++) {
            names.addAll(Collections.nCopies(copies.applyAsInt(kind), name.apply(kind)));
        }
        return names;
    }

    /** The first cards of an ordered pile. */
    static List<String> row(byte[] cards, int size, IntFunction<String> name) {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            names.add(name.apply(cards[i]));
        }
        return names;
    }

    static List<String> hand(LastFishState state, int seat) {
        return counted(state.table.kinds, kind -> state.held.inHand(seat, kind), kind -> card(state.table, kind));
    }

    static List<String> field(LastFishState state, int seat) {
        return counted(state.table.kinds, kind -> state.held.onField(seat, kind), kind -> card(state.table, kind));
    }

    static List<String> laid(LastFishState state) {
        List<String> names = new ArrayList<>();
        for (int at = 0; at < state.chain.laidSize(); at++) {
            names.add(card(state.table, state.chain.laid(at)));
        }
        return names;
    }

    /** The Champion of a seat; an empty text before the choice. */
    static String championOf(LastFishState state, int seat) {
        int champion = state.seats.champion(seat);
        return champion == 0 ? "" : champion(state.table, champion - 1);
    }
}
