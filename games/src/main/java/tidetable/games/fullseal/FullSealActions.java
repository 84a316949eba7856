package tidetable.games.fullseal;

import java.util.ArrayList;
import java.util.List;
import tidetable.engine.ActionSpace;

/** The numbering of all actions with one deck: blocks of a kind of action each, in a fixed order. */
final class FullSealActions {
    /** The kinds of actions, in the order of their numbers. */
    enum Family {
        FLIP,
        STOP,
        PLAY,
        DECLINE,
        BUY_ACTION,
        BUY_PREDATOR,
        BUY_SEAL,
        BUY_PART,
        UNDER,
        TRADE,
        ATTACK,
        CHOOSE,
        END;

        static final Family[] ALL = values();
    }

    private final ActionSpace space;
    private final int[] first = new int[Family.ALL.length];
    private final Family[] families;
    private final short[] operands;
    /** The number of the first way to announce a kind of Action card. */
    private final int[] playOf;
    // The first number of each family, as fields because they are read for every list of legal actions.
    final int flip;
    final int stop;
    final int decline;
    final int buyAction;
    final int buyPredator;
    final int buySeal;
    final int buyPart;
    final int under;
    final int trade;
    final int attack;
    final int choose;
    final int end;

    FullSealActions(FullSealDeck deck) {
        List<String> notations = new ArrayList<>();
        List<Family> of = new ArrayList<>();
        List<Integer> what = new ArrayList<>();
        playOf = new int[deck.actions().size()];
        for (Family family : Family.ALL) {
            int from = notations.size();
            first[family.ordinal()] = from;
            switch (family) {
                case FLIP -> notations.add("flip");
                case STOP -> notations.add("stop");
                case PLAY -> plays(deck, notations, what);
                case DECLINE -> notations.add("decline");
                case BUY_ACTION -> notations.add("buy action");
                case BUY_PREDATOR -> notations.add("buy predator");
                case BUY_SEAL -> notations.add("buy seal");
                case BUY_PART -> parts("buy ", "", notations);
                case UNDER -> parts("put ", " under", notations);
                case TRADE -> parts("trade ", "", notations);
                case ATTACK -> {
                    for (int seat = 0; seat < FullSeal.MAX_SEATS; seat++) {
                        parts("attack seat " + seat + " for ", "", notations);
                    }
                }
                case CHOOSE -> deck.predators().forEach(predator -> notations.add("choose " + predator.id()));
                case END -> notations.add("end turn");
            }
            for (int action = from; action < notations.size(); action++) {
                of.add(family);
                if (family != Family.PLAY) {
                    what.add(action - from);
                }
            }
        }
        space = new ActionSpace(notations);
        families = of.toArray(Family[]::new);
        operands = new short[families.length];
        for (int action = 0; action < operands.length; action++) {
            operands[action] = what.get(action).shortValue();
        }
        flip = first(Family.FLIP);
        stop = first(Family.STOP);
        decline = first(Family.DECLINE);
        buyAction = first(Family.BUY_ACTION);
        buyPredator = first(Family.BUY_PREDATOR);
        buySeal = first(Family.BUY_SEAL);
        buyPart = first(Family.BUY_PART);
        under = first(Family.UNDER);
        trade = first(Family.TRADE);
        attack = first(Family.ATTACK);
        choose = first(Family.CHOOSE);
        end = first(Family.END);
    }

    private static void parts(String before, String after, List<String> notations) {
        for (Part part : Part.ALL) {
            notations.add(before + part.word() + after);
        }
    }

    /** Every way to announce an Action card; what it is about is {@link #play}. */
    private void plays(FullSealDeck deck, List<String> notations, List<Integer> what) {
        for (int kind = 0; kind < playOf.length; kind++) {
            playOf[kind] = notations.size();
            String play = "play " + deck.actions().get(kind).id();
            switch (deck.actions().get(kind).choice()) {
                case NOTHING -> add(play, play(kind, 0), notations, what);
                case OPPONENT -> {
                    for (int seat = 0; seat < FullSeal.MAX_SEATS; seat++) {
                        add(play + " at seat " + seat, play(kind, seat), notations, what);
                    }
                }
                case OWN_SEAL -> {
                    for (Part own : Part.ALL) {
                        add(play + " with " + own.word(), play(kind, own.ordinal() << 3), notations, what);
                    }
                }
                case BARTER -> {
                    for (int i = 0; i < FullSeal.MAX_SEATS * Part.COUNT * Part.COUNT; i++) {
                        int seat = i / (Part.COUNT * Part.COUNT);
                        Part own = Part.ALL[i / Part.COUNT % Part.COUNT];
                        Part other = Part.ALL[i % Part.COUNT];
                        add(
                                play + " with " + own.word() + " for " + other.word() + " of seat " + seat,
                                play(kind, choice(seat, own.ordinal(), other.ordinal())),
                                notations,
                                what);
                    }
                }
            }
        }
    }

    private static void add(String notation, int operand, List<String> notations, List<Integer> what) {
        notations.add(notation);
        what.add(operand);
    }

    /** A kind of Action card and the choices it is announced with, as one number. */
    static int play(int kind, int choice) {
        return kind << 7 | choice;
    }

    static int playKind(int play) {
        return play >> 7;
    }

    static int playChoice(int play) {
        return play & 0x7F;
    }

    /** The choices of an announced card: an opponent, a part of one's own, a part of the opponent. */
    static int choice(int seat, int own, int other) {
        return seat | own << 3 | other << 5;
    }

    static int choiceSeat(int choice) {
        return choice & 7;
    }

    static int choiceOwn(int choice) {
        return choice >> 3 & 3;
    }

    static int choiceOther(int choice) {
        return choice >> 5 & 3;
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

    /** The number of the first way to announce a kind of Action card; its other ways follow in the order of choices. */
    int playOf(int kind) {
        return playOf[kind];
    }

    /** What an action is about inside its family: a part, a kind, seat * 4 + part, or {@link #play}. */
    int operand(int action) {
        return operands[action];
    }
}
