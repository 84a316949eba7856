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
    private final short[] operands;
    // The first number of each family, as fields because they are read for every list of legal actions.
    final int play;
    final int discard;
    final int pass;
    final int catchToReserve;
    final int catchToEcosystem;
    final int gain;
    final int use;
    final int skip;
    final int centre;
    final int pay;
    final int enhance;
    final int close;
    final int keep;
    final int end;

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
        operands = new short[families.length];
        for (int action = 0; action < operands.length; action++) {
            operands[action] = (short) (action - first(families[action]));
        }
        play = first(Family.PLAY);
        discard = first(Family.DISCARD);
        pass = first(Family.PASS);
        catchToReserve = first(Family.CATCH_TO_RESERVE);
        catchToEcosystem = first(Family.CATCH_TO_ECOSYSTEM);
        gain = first(Family.GAIN);
        use = first(Family.USE);
        skip = first(Family.SKIP);
        centre = first(Family.CENTRE);
        pay = first(Family.PAY);
        enhance = first(Family.ENHANCE);
        close = first(Family.CLOSE);
        keep = first(Family.KEEP);
        end = first(Family.END);
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

    private int first(Family family) {
        return first[family.ordinal()];
    }

    /** What an action is about inside its family: a cell, a kind of card, or kind * {@link Sea#CELLS} + cell. */
    int operand(int action) {
        return operands[action];
    }
}
