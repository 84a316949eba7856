package tidetable.games.fullseal;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;

/** Cards by their names. Cards without an order are listed in the order of the deck file. */
final class Names {
    private Names() {}

    static String action(Table table, int kind) {
        return table.deck.actions().get(kind).id();
    }

    static String fish(Table table, int kind) {
        return table.deck.fish().get(kind).id();
    }

    static String predator(Table table, int kind) {
        return table.deck.predators().get(kind).id();
    }

    static String seal(Table table, int part) {
        return table.deck.seals().get(part).id();
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

    static List<String> hand(FullSealState state, int seat) {
        Table table = state.table;
        return counted(table.actionKinds, kind -> state.held.inHand(seat, kind), kind -> action(table, kind));
    }

    static List<String> predators(FullSealState state, int seat) {
        Table table = state.table;
        return counted(table.predatorKinds, kind -> state.predators.count(seat, kind), kind -> predator(table, kind));
    }

    static List<String> knownPredators(FullSealState state, int observer, int seat) {
        Table table = state.table;
        return counted(
                table.predatorKinds,
                kind -> state.predators.known(observer, seat, kind),
                kind -> predator(table, kind));
    }

    static List<String> seals(FullSealState state, int seat) {
        return counted(Part.COUNT, part -> state.held.seals(seat, part), part -> seal(state.table, part));
    }

    static List<String> flipped(FullSealState state) {
        Table table = state.table;
        return counted(table.fishKinds, kind -> state.held.flipped(kind), kind -> fish(table, kind));
    }
}
