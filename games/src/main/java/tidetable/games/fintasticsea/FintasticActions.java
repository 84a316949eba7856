package tidetable.games.fintasticsea;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import tidetable.engine.ActionSpace;

/** The numbering of all actions with one deck: blocks of a kind of action each, in a fixed order. */
final class FintasticActions {
    /** The kinds of actions, in the order of their numbers. */
    enum Family {
        PLAY,
        DISCARD,
        PASS,
        CATCH_TO_RESERVE,
        CATCH_TO_ECOSYSTEM,
        GAIN,
        USE,
        SKIP,
        CENTRE,
        PAY,
        ENHANCE,
        CLOSE,
        KEEP,
        END;

        static final Family[] ALL = values();
    }

    private final ActionSpace space;
    private final int[] first = new int[Family.ALL.length];
    private final Family[] families;

    FintasticActions(FintasticDeck deck) {
        List<String> notations = new ArrayList<>();
        List<Family> of = new ArrayList<>();
        int kinds = deck.kinds();
        int secrets = deck.secrets().size();
        IntFunction<String> fish = kind -> deck.fish().get(kind).id();
        for (Family family : Family.ALL) {
            first[family.ordinal()] = notations.size();
            switch (family) {
                case PLAY ->
                    block(
                            notations,
                            kinds * Sea.CELLS,
                            i -> "play " + fish.apply(i / Sea.CELLS) + " at " + Sea.name(i % Sea.CELLS));
                case DISCARD -> block(notations, kinds, kind -> "discard " + fish.apply(kind));
                case PASS -> notations.add("pass");
                case CATCH_TO_RESERVE -> block(notations, Sea.CELLS, c -> "catch " + Sea.name(c) + " into reserve");
                case CATCH_TO_ECOSYSTEM -> block(notations, Sea.CELLS, c -> "catch " + Sea.name(c) + " into ecosystem");
                case GAIN -> block(notations, Sea.CELLS, c -> "gain " + Sea.name(c));
                case USE -> notations.add("use");
                case SKIP -> notations.add("skip");
                case CENTRE -> block(notations, Sea.CELLS, c -> "push around " + Sea.name(c));
                case PAY -> block(notations, kinds, kind -> "pay " + fish.apply(kind));
                case ENHANCE ->
                    block(
                            notations,
                            secrets,
                            s -> "enhance " + deck.secrets().get(s).id());
                case CLOSE -> notations.add("close");
                case KEEP ->
                    block(
                            notations,
                            secrets,
                            s -> "keep " + deck.secrets().get(s).id());
                case END -> notations.add("end turn");
            }
            while (of.size() < notations.size()) {
                of.add(family);
            }
        }
        space = new ActionSpace(notations);
        families = of.toArray(Family[]::new);
    }

    private static void block(List<String> notations, int size, IntFunction<String> notation) {
        for (int i = 0; i < size; i++) {
            notations.add(notation.apply(i));
        }
    }

    ActionSpace space() {
        return space;
    }

    Family family(int action) {
        return families[action];
    }

    /** The number of the first action of a family; a family of one action has no other. */
    int first(Family family) {
        return first[family.ordinal()];
    }

    /** What an action is about inside its family: a cell, a kind of card, or kind * {@link Sea#CELLS} + cell. */
    int operand(int action) {
        return action - first[families[action].ordinal()];
    }
}
