package tidetable.games.fintasticsea;

import java.util.ArrayList;
import java.util.List;

/** Cards and cells by their names. Cards without an order are listed in the order of the deck file. */
final class Names {
    private Names() {}

    static List<String> fish(FintasticState state, long fish) {
        List<String> names = new ArrayList<>();
        for (int kind = 0; kind < state.table.kinds; kind++) {
            for (int i = 0; i < Bag.count(fish, kind); i++) {
                names.add(state.table.deck.fish().get(kind).id());
            }
        }
        return names;
    }

    static List<String> secrets(FintasticState state, long secrets) {
        List<String> names = new ArrayList<>();
        for (int kind = 0; kind < state.table.deck.secrets().size(); kind++) {
            for (int i = 0; i < Bag.count(secrets, kind); i++) {
                names.add(secret(state, kind));
            }
        }
        return names;
    }

    /** Secret Fish of an Ecosystem, given as bits. */
    static List<String> added(FintasticState state, int added) {
        List<String> names = new ArrayList<>();
        for (int left = added; left != 0; left &= left - 1) {
            names.add(secret(state, Integer.numberOfTrailingZeros(left)));
        }
        return names;
    }

    static List<String> pile(FintasticState state, byte[] pile, int size) {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            names.add(state.table.deck.fish().get(pile[i]).id());
        }
        return names;
    }

    static List<String> cells(long cells) {
        List<String> names = new ArrayList<>();
        for (long left = cells; left != 0; left &= left - 1) {
            names.add(Sea.name(Long.numberOfTrailingZeros(left)));
        }
        return names;
    }

    static String secret(FintasticState state, int kind) {
        return state.table.deck.secrets().get(kind).id();
    }

    static String special(FintasticState state, int kind) {
        return state.table.deck.specials().get(kind).id();
    }
}
