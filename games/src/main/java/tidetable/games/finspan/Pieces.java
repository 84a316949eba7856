package tidetable.games.finspan;

import tidetable.engine.ActionList;

/**
 * The pieces with which a payment can go on (4.2h): from one card or slot on, in a fixed order, and only such that what
 * lies from there on is enough for the rest.
 */
final class Pieces {
    static final int SEVERAL = -1;

    private Pieces() {}

    /** The only piece that can be paid now, or {@link #SEVERAL}. */
    static int only(FinspanState state) {
        int seat = state.agenda.seat();
        int b = state.agenda.b();
        return switch (Plays.token(b)) {
            case CARD -> onlyCard(state, seat, Plays.left(b), Plays.next(b));
            case EGG -> onlySlot(state.get(seat, FinspanState.EGGS), Plays.left(b), Plays.next(b));
            case SCHOOL -> onlySlot(state.get(seat, FinspanState.SCHOOLS), Plays.left(b), Plays.next(b));
            case YOUNG -> {
                int slots = youngSlots(state, seat, Plays.left(b), Plays.next(b));
                yield Integer.bitCount(slots) == 1 ? Integer.numberOfTrailingZeros(slots) : SEVERAL;
            }
        };
    }

    /** How many pieces there are for the rest of the payment of the kind that is paid now. */
    static int count(FinspanState state) {
        int seat = state.agenda.seat();
        int next = Plays.next(state.agenda.b());
        return switch (Plays.token(state.agenda.b())) {
            case CARD -> candidates(state, seat, next);
            case EGG -> Integer.bitCount(state.get(seat, FinspanState.EGGS) & -1 << next);
            case SCHOOL -> Integer.bitCount(state.get(seat, FinspanState.SCHOOLS) & -1 << next);
            case YOUNG -> {
                int count = 0;
                for (int slot = next; slot < Grid.SLOTS; slot++) {
                    count += state.youngAt(seat, slot);
                }
                yield count;
            }
        };
    }

    static void list(FinspanState state, ActionList out) {
        FinspanActions actions = state.table.actions;
        int seat = state.agenda.seat();
        int b = state.agenda.b();
        int left = Plays.left(b);
        int next = Plays.next(b);
        switch (Plays.token(b)) {
            case CARD -> cards(state, seat, left, next, out);
            case EGG -> out.addBits(actions.payEgg, slots(state.get(seat, FinspanState.EGGS), left, next));
            case YOUNG -> out.addBits(actions.payYoung, youngSlots(state, seat, left, next));
            case SCHOOL -> out.addBits(actions.paySchool, slots(state.get(seat, FinspanState.SCHOOLS), left, next));
        }
    }

    /** Slots of a set from one on, without the last ones that would leave too few after them. */
    private static int slots(int set, int left, int next) {
        int from = set & -1 << next;
        for (int spare = left - 1; spare > 0; spare--) {
            from &= ~Integer.highestOneBit(from);
        }
        return from;
    }

    private static int onlySlot(int set, int left, int next) {
        int slots = slots(set, left, next);
        return Integer.bitCount(slots) == 1 ? Integer.numberOfTrailingZeros(slots) : SEVERAL;
    }

    /** A slot can pay several young, so the last ones drop out only when they hold too few together. */
    private static int youngSlots(FinspanState state, int seat, int left, int next) {
        int from = state.get(seat, FinspanState.YOUNG) & -1 << next;
        int slots = 0;
        int behind = 0;
        for (int rest = from; rest != 0; rest &= ~Integer.highestOneBit(rest)) {
            int slot = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(rest);
            behind += state.youngAt(seat, slot);
            slots |= behind >= left ? 1 << slot : 0;
        }
        return slots;
    }

    /** Cards of the hand from one on, but for the card that is played (4.2b). */
    private static int candidates(FinspanState state, int seat, int next) {
        int played = Plays.card(state.agenda.a());
        int hand = state.hand(seat);
        int count = played >= next ? -1 : 0;
        for (int word = next >> 5; word < state.table.words; word++) {
            count += Integer.bitCount(from(state.cells[hand + word], word, next));
        }
        return count;
    }

    private static int from(int cards, int word, int next) {
        return word == next >> 5 ? cards & -1 << next : cards;
    }

    private static int onlyCard(FinspanState state, int seat, int left, int next) {
        if (candidates(state, seat, next) != left) {
            return SEVERAL;
        }
        int played = Plays.card(state.agenda.a());
        for (int card = next; ; card++) {
            if (card != played && state.in(state.hand(seat), card)) {
                return card;
            }
        }
    }

    private static void cards(FinspanState state, int seat, int left, int next, ActionList out) {
        int played = Plays.card(state.agenda.a());
        int hand = state.hand(seat);
        int choices = candidates(state, seat, next) - left + 1;
        for (int word = next >> 5; choices > 0; word++) {
            for (int rest = from(state.cells[hand + word], word, next); rest != 0 && choices > 0; rest &= rest - 1) {
                int card = word * Integer.SIZE + Integer.numberOfTrailingZeros(rest);
                if (card != played) {
                    out.add(state.table.actions.payCard + card);
                    choices--;
                }
            }
        }
    }
}
