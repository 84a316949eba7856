package tidetable.games.finspan;

import tidetable.engine.Story;

/** Playing a fish card (section 4): card, slot, one piece of the payment after the other, then the card is placed. */
final class Plays {
    private static final int NEXT_BITS = 8;
    private static final int LEFT_BITS = 5;

    private Plays() {}

    // The operands of a PAY frame.

    static int card(int a) {
        return Source.fishOf(a);
    }

    static int slot(int a) {
        return Source.slotOf(a);
    }

    static Token token(int b) {
        return Token.ALL[b >> NEXT_BITS + LEFT_BITS];
    }

    /** How many pieces of this kind are still to be paid. */
    static int left(int b) {
        return b >> NEXT_BITS & (1 << LEFT_BITS) - 1;
    }

    /** The first card or slot from which this piece may come (4.2h). */
    static int next(int b) {
        return b & (1 << NEXT_BITS) - 1;
    }

    static int payment(Token token, int left, int next) {
        return token.ordinal() << NEXT_BITS + LEFT_BITS | left << NEXT_BITS | next;
    }

    /** Whether the seat can pay for a card of its hand (4.2). */
    static boolean payable(FinspanState state, int seat, int card) {
        FinspanDeck.Cost cost = state.table.costs[card];
        return cost.cards() < state.get(seat, FinspanState.HAND_SIZE)
                && cost.eggs() <= Integer.bitCount(state.get(seat, FinspanState.EGGS))
                && cost.young() <= state.get(seat, FinspanState.YOUNG_COUNT)
                && cost.schools() <= Integer.bitCount(state.get(seat, FinspanState.SCHOOLS));
    }

    /** The slots into which a card may be played (4.3 to 4.5), as bits. */
    static int slots(FinspanState state, int seat, int card, int within) {
        int candidates = state.table.slots[card] & within;
        int fish = state.get(seat, FinspanState.FISH);
        int slots = state.table.consumes[card] ? 0 : candidates & ~fish;
        int length = state.table.length[card];
        for (int left = candidates & fish; left != 0; left &= left - 1) {
            int slot = Integer.numberOfTrailingZeros(left);
            if (state.table.length[state.fishAt(seat, slot)] < length) {
                slots |= 1 << slot;
            }
        }
        return slots;
    }

    /** Whether a card of the hand may be played into one of some slots (4.1b). */
    static boolean playable(FinspanState state, int seat, int card, int within) {
        return payable(state, seat, card) && slots(state, seat, card, within) != 0;
    }

    /** Whether any card of the hand may be played into one of some slots. */
    static boolean anyPlayable(FinspanState state, int seat, int within) {
        int hand = state.hand(seat);
        for (int word = 0; word < state.table.words; word++) {
            for (int left = state.cells[hand + word]; left != 0; left &= left - 1) {
                if (playable(state, seat, word * Integer.SIZE + Integer.numberOfTrailingZeros(left), within)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The slot is chosen: the payment begins (4.1). */
    static void choose(FinspanState state, int slot) {
        int card = state.agenda.a();
        int seat = state.agenda.seat();
        state.agenda.replace(Step.PAY, seat, Source.fish(card, slot), firstPayment(state, card, 0));
    }

    /** The first kind of piece, from one on, that a card costs; of the last kind none may be left. */
    private static int firstPayment(FinspanState state, int card, int from) {
        Token token = Token.ALL[from];
        int pieces = state.table.costs[card].of(token);
        return pieces > 0 || token == Token.SCHOOL ? payment(token, pieces, 0) : firstPayment(state, card, from + 1);
    }

    /** Whether the seat must be asked for a piece; if not, the only one is paid, or the card is placed (3.4b). */
    static boolean asks(FinspanState state, Story story) {
        int b = state.agenda.b();
        if (left(b) == 0) {
            finish(state, story);
            return false;
        }
        int only = Pieces.only(state);
        if (only == Pieces.SEVERAL) {
            return true;
        }
        pay(state, only, story);
        return false;
    }

    /** Pays one piece: a card, or what lies in a slot. */
    static void pay(FinspanState state, int from, Story story) {
        int seat = state.agenda.seat();
        int a = state.agenda.a();
        int b = state.agenda.b();
        Token token = token(b);
        take(state, seat, token, from, story);
        int left = left(b) - 1;
        int next = token == Token.YOUNG ? from : from + 1;
        int after = left > 0 || token == Token.SCHOOL
                ? payment(token, left, next)
                : firstPayment(state, card(a), token.ordinal() + 1);
        state.agenda.replace(Step.PAY, seat, a, after);
    }

    private static void take(FinspanState state, int seat, Token token, int from, Story story) {
        switch (token) {
            case CARD -> {
                state.removeFromHand(seat, from);
                state.addToPile(seat, from);
            }
            case EGG -> state.set(seat, FinspanState.EGGS, state.get(seat, FinspanState.EGGS) & ~(1 << from));
            case YOUNG -> state.addYoung(seat, from, -1);
            case SCHOOL -> state.set(seat, FinspanState.SCHOOLS, state.get(seat, FinspanState.SCHOOLS) & ~(1 << from));
        }
        if (story.listens()) {
            story.tell(
                    token == Token.CARD
                            ? new FinspanEvent.PaidCard(seat, state.table.deck.id(from))
                            : new FinspanEvent.PaidToken(seat, token.word(), Grid.name(from)));
        }
    }

    /** The payment is whole: schools form (8.3b), the card is placed and its whenPlayed ability begins (4.1, 6.1). */
    private static void finish(FinspanState state, Story story) {
        int seat = state.agenda.seat();
        int card = card(state.agenda.a());
        int slot = slot(state.agenda.a());
        state.agenda.pop();
        if (!Options.PAID_SCHOOL.in(state.options)) {
            for (int left = state.get(seat, FinspanState.YOUNG); left != 0; left &= left - 1) {
                Tokens.formSchool(state, seat, Integer.numberOfTrailingZeros(left), story);
            }
        }
        place(state, seat, card, slot, story);
        if (state.table.timing[card] == Timing.WHEN_PLAYED) {
            Benefits.begin(state, seat, card, slot, story);
        }
    }

    /** 4.5, 4.6, 11.1d */
    private static void place(FinspanState state, int seat, int card, int slot, Story story) {
        state.removeFromHand(seat, card);
        if (story.listens()) {
            story.tell(new FinspanEvent.Placed(seat, state.table.deck.id(card), Grid.name(slot)));
        }
        if (state.has(seat, FinspanState.FISH, slot)) {
            int covered = state.fishAt(seat, slot);
            state.putUnder(seat, slot, covered);
            if (story.listens()) {
                story.tell(new FinspanEvent.Consumed(seat, state.table.deck.id(covered), Grid.name(slot)));
            }
        }
        state.setFish(seat, slot, card);
        state.set(seat, FinspanState.USED, state.get(seat, FinspanState.USED) & ~(1 << slot));
    }
}
