package tidetable.games.lastfish;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tidetable.engine.ActionSpace;

/** The numbering of all actions with one deck: blocks of a kind of action each, in a fixed order. */
final class LastFishActions {
    /** The kinds of actions, in the order of their numbers. */
    enum Family {
        PICK,
        PLAY,
        COPY,
        DECLINE,
        ACCEPT,
        REST,
        END,
        BLOCK,
        DESTROY,
        DISCARD,
        GIVE,
        PASS,
        EQUIP,
        RECOVER,
        CHOOSE;

        static final Family[] ALL = values();
    }

    private static final int MODE = 8;
    private static final int KIND = 9;

    private final ActionSpace space;
    private final List<String> notations = new ArrayList<>();
    private final List<Family> families = new ArrayList<>();
    private final List<Integer> operands = new ArrayList<>();
    private final Family[] familyOf;
    private final int[] operandOf;
    /** The number of the first way to announce a card, by kind * 2 + mode. */
    private final int[] playOf;

    final int copy;
    final int decline;
    final int accept;
    final int rest;
    final int end;
    final int discard;
    final int give;
    final int pass;
    final int recover;
    final int choose;
    final int pick;
    /** The numbers of the first action of these families, by kind; no other cards than ITEMs have one. */
    final int[] block;

    final int[] destroy;
    final int[] equip;

    LastFishActions(LastFishDeck deck) {
        int kinds = deck.cards().size();
        playOf = new int[2 * kinds];
        block = new int[kinds];
        destroy = new int[kinds];
        equip = new int[kinds];
        int[] first = new int[Family.ALL.length];
        for (Family family : Family.ALL) {
            first[family.ordinal()] = notations.size();
            add(family, deck);
        }
        space = new ActionSpace(notations);
        familyOf = families.toArray(Family[]::new);
        operandOf = operands.stream().mapToInt(Integer::intValue).toArray();
        pick = first[Family.PICK.ordinal()];
        copy = first[Family.COPY.ordinal()];
        decline = first[Family.DECLINE.ordinal()];
        accept = first[Family.ACCEPT.ordinal()];
        rest = first[Family.REST.ordinal()];
        end = first[Family.END.ordinal()];
        discard = first[Family.DISCARD.ordinal()];
        give = first[Family.GIVE.ordinal()];
        pass = first[Family.PASS.ordinal()];
        recover = first[Family.RECOVER.ordinal()];
        choose = first[Family.CHOOSE.ordinal()];
    }

    private void add(Family family, LastFishDeck deck) {
        switch (family) {
            case PICK -> {
                for (int kind = 0; kind < deck.champions().size(); kind++) {
                    add(family, "pick " + deck.champions().get(kind).id(), kind);
                }
            }
            case PLAY -> plays(deck);
            case COPY -> seats(family, "copy at seat ", 0);
            case DECLINE -> add(family, "decline", 0);
            case ACCEPT -> add(family, "accept", 0);
            case REST -> add(family, "rest", 0);
            case END -> add(family, "end turn", 0);
            case BLOCK -> items(family, deck, "block with ", block);
            case DESTROY -> items(family, deck, "destroy ", destroy);
            case DISCARD -> cards(family, deck, "discard ");
            case GIVE -> {
                for (int kind = 0; kind < deck.cards().size(); kind++) {
                    String card = deck.cards().get(kind).id();
                    seats(family, "give " + card + " to seat ", kind * LastFish.MAX_SEATS);
                }
            }
            case PASS -> cards(family, deck, "pass ");
            case EQUIP -> items(family, deck, "equip ", equip);
            case RECOVER -> cards(family, deck, "recover ");
            case CHOOSE -> seats(family, "choose seat ", 0);
        }
    }

    private void add(Family family, String notation, int operand) {
        notations.add(notation);
        families.add(family);
        operands.add(operand);
    }

    private void seats(Family family, String before, int operand) {
        for (int seat = 0; seat < LastFish.MAX_SEATS; seat++) {
            add(family, before + seat, operand + seat);
        }
    }

    private void cards(Family family, LastFishDeck deck, String before) {
        for (int kind = 0; kind < deck.cards().size(); kind++) {
            add(family, before + deck.cards().get(kind).id(), kind);
        }
    }

    private void items(Family family, LastFishDeck deck, String before, int[] numbers) {
        Arrays.fill(numbers, -1);
        for (int kind = 0; kind < numbers.length; kind++) {
            if (deck.cards().get(kind).type() == Type.ITEM) {
                numbers[kind] = notations.size();
                add(family, before + deck.cards().get(kind).id(), kind);
            }
        }
    }

    /** Every way to announce a card; what it is about is {@link #play}. */
    private void plays(LastFishDeck deck) {
        int longest = Table.longestChain(deck);
        for (int kind = 0; kind < deck.cards().size(); kind++) {
            LastFishDeck.Card card = deck.cards().get(kind);
            String play = "play " + card.id();
            if (card.type() == Type.ITEM) {
                playOf[2 * kind] = notations.size();
                add(Family.PLAY, play, play(kind, 0, 0));
            }
            for (int mode = 0; mode < card.modes().size(); mode++) {
                playOf[2 * kind + mode] = notations.size();
                mode(card.modes().get(mode), play + (mode == 1 ? " secondary" : ""), play(kind, mode, 0), longest);
            }
        }
    }

    private void mode(LastFishDeck.Mode mode, String play, int operand, int longest) {
        if (mode.effects().stream().anyMatch(Effect.Negate.class::isInstance)) {
            for (int entry = 1; entry <= longest; entry++) {
                add(Family.PLAY, play + " on " + entry, operand + entry);
            }
        } else if (mode.aim() == Aim.NOBODY) {
            add(Family.PLAY, play, operand);
        } else {
            seats(Family.PLAY, play + " at seat ", operand + 1);
        }
    }

    /** A kind of card, its mode, and the choice it is announced with: a seat + 1, or an entry from 1, or 0 for none. */
    static int play(int kind, int mode, int choice) {
        return kind << KIND | mode << MODE | choice;
    }

    static int playKind(int play) {
        return play >> KIND;
    }

    static int playMode(int play) {
        return play >> MODE & 1;
    }

    static int playChoice(int play) {
        return play & (1 << MODE) - 1;
    }

    ActionSpace space() {
        return space;
    }

    Family family(int action) {
        return familyOf[action];
    }

    /** The number of the first way to announce a card in a mode; its other ways follow in the order of choices. */
    int playOf(int kind, int mode) {
        return playOf[2 * kind + mode];
    }

    /** What an action is about inside its family: a kind, a seat, kind * 6 + seat, or {@link #play}. */
    int operand(int action) {
        return operandOf[action];
    }
}
