package tidetable.games.finspan;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import tidetable.engine.ActionSpace;

/** The numbering of all actions with one deck: blocks of a kind of action each, in a fixed order. */
final class FinspanActions {
    /** The kinds of actions, in the order of their numbers. */
    enum Family {
        PLAY,
        DIVE,
        AT,
        PAY_CARD,
        PAY_EGG,
        PAY_YOUNG,
        PAY_SCHOOL,
        DRAW,
        RECOVER,
        RECOVER_DRAW,
        EGG,
        EGG_EACH,
        EGG_SOME,
        HATCH,
        YOUNG,
        MOVE_YOUNG,
        MOVE_SCHOOL,
        EAT,
        USE,
        END;

        static final Family[] ALL = values();
    }

    private final ActionSpace space;
    private final int[] first = new int[Family.ALL.length];
    private final Family[] families;
    private final short[] operands;
    // The first number of each family, as fields because they are read for every list of legal actions.
    final int play;
    final int dive;
    final int at;
    final int payCard;
    final int payEgg;
    final int payYoung;
    final int paySchool;
    final int draw;
    final int recover;
    final int recoverDraw;
    final int egg;
    final int eggEach;
    final int eggSome;
    final int hatch;
    final int young;
    final int moveYoung;
    final int moveSchool;
    final int eat;
    final int use;
    final int end;

    FinspanActions(FinspanDeck deck) {
        List<String> notations = new ArrayList<>();
        List<Family> of = new ArrayList<>();
        for (Family family : Family.ALL) {
            first[family.ordinal()] = notations.size();
            block(family, deck, notations);
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
        dive = first(Family.DIVE);
        at = first(Family.AT);
        payCard = first(Family.PAY_CARD);
        payEgg = first(Family.PAY_EGG);
        payYoung = first(Family.PAY_YOUNG);
        paySchool = first(Family.PAY_SCHOOL);
        draw = first(Family.DRAW);
        recover = first(Family.RECOVER);
        recoverDraw = first(Family.RECOVER_DRAW);
        egg = first(Family.EGG);
        eggEach = first(Family.EGG_EACH);
        eggSome = first(Family.EGG_SOME);
        hatch = first(Family.HATCH);
        young = first(Family.YOUNG);
        moveYoung = first(Family.MOVE_YOUNG);
        moveSchool = first(Family.MOVE_SCHOOL);
        eat = first(Family.EAT);
        use = first(Family.USE);
        end = first(Family.END);
    }

    private static void block(Family family, FinspanDeck deck, List<String> notations) {
        int cards = deck.cards().size();
        IntFunction<String> card = i -> deck.cards().get(i).id();
        switch (family) {
            case PLAY -> block(notations, cards, i -> "play " + card.apply(i));
            case DIVE -> block(notations, Grid.SITES, site -> "dive " + Site.ALL[site].word());
            case AT -> block(notations, Grid.SLOTS, slot -> "at " + Grid.name(slot));
            case PAY_CARD -> block(notations, cards, i -> "pay " + card.apply(i));
            case PAY_EGG -> block(notations, Grid.SLOTS, slot -> "pay egg at " + Grid.name(slot));
            case PAY_YOUNG -> block(notations, Grid.SLOTS, slot -> "pay young at " + Grid.name(slot));
            case PAY_SCHOOL -> block(notations, Grid.SLOTS, slot -> "pay school at " + Grid.name(slot));
            case DRAW -> notations.add("draw");
            case RECOVER -> block(notations, cards, i -> "recover " + card.apply(i));
            case RECOVER_DRAW -> notations.add("recover from deck");
            case EGG -> block(notations, Grid.SLOTS, slot -> "egg at " + Grid.name(slot));
            case EGG_EACH -> notations.add("eggs on all");
            case EGG_SOME -> notations.add("eggs on some");
            case HATCH -> block(notations, Grid.SLOTS, slot -> "hatch at " + Grid.name(slot));
            case YOUNG -> block(notations, Grid.SLOTS, slot -> "young at " + Grid.name(slot));
            case MOVE_YOUNG -> block(notations, Grid.LINES, line -> "move young " + line(line));
            case MOVE_SCHOOL -> block(notations, Grid.LINES, line -> "move school " + line(line));
            case EAT -> block(notations, cards, i -> "eat " + card.apply(i));
            case USE -> block(notations, Grid.SLOTS, slot -> "use " + Grid.name(slot));
            case END -> notations.add("end");
        }
    }

    private static String line(int line) {
        return "from " + Grid.name(Grid.lineFrom(line)) + " to " + Grid.name(Grid.lineTo(line));
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

    /** What an action is about inside its family: a card, a slot, a site, or a straight line. */
    int operand(int action) {
        return operands[action];
    }
}
