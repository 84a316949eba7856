package tidetable.games.finspan;

import static tidetable.games.finspan.Refusals.NONE;
import static tidetable.games.finspan.Refusals.no;

import java.util.Optional;
import tidetable.engine.Refusal;
import tidetable.engine.text.Term;

/** Why a card may not be played, a slot not be chosen or a piece not be paid (section 4). */
final class PlayRefusals {
    private final FinspanState state;
    private final Step step;
    private final int seat;

    PlayRefusals(FinspanState state) {
        this.state = state;
        this.step = state.agenda.step();
        this.seat = state.agenda.seat();
    }

    /** @param benefit by which a card may be played now, when it is no turn (7.9) */
    Optional<Refusal> card(int card, Optional<Effect.PlayFish> benefit) {
        if (step != Step.TURN && benefit.isEmpty()) {
            return no(
                    step == Step.ABILITY ? FinspanRule.PLAY_FISH : FinspanRule.PLAY_OR_DIVE,
                    "refusal.noPlayNow",
                    name(card));
        }
        if (!state.in(state.hand(seat), card)) {
            return no(FinspanRule.PLAY, "refusal.notInHand", name(card));
        }
        FinspanDeck.Card printed = state.table.deck.cards().get(card);
        for (Token token : Token.ALL) {
            int needed = printed.cost().of(token);
            int owned = owned(token);
            if (needed > owned) {
                return no(
                        Prompts.payment(token),
                        "refusal.cost." + token.word(),
                        name(card),
                        Prompts.number(needed),
                        Prompts.number(owned));
            }
        }
        return slots(card, printed, benefit.map(Effect.PlayFish::where).orElse(Where.ANYWHERE));
    }

    private int owned(Token token) {
        return switch (token) {
            case CARD -> state.handSize(seat) - 1;
            case EGG -> state.eggs(seat);
            case YOUNG -> state.young(seat);
            case SCHOOL -> state.schools(seat);
        };
    }

    private Optional<Refusal> slots(int card, FinspanDeck.Card printed, Where where) {
        boolean anywhere = false;
        for (int slot = 0; slot < Grid.SLOTS; slot++) {
            if (at(card, slot, Where.ANYWHERE).isEmpty()) {
                anywhere = true;
                if ((where.slots() >> slot & 1) != 0) {
                    return NONE;
                }
            }
        }
        if (anywhere) {
            return no(FinspanRule.PLAY_FISH_WHERE, "refusal.noSlotThere", name(card), slot(where));
        }
        return printed.cost().consume()
                ? no(FinspanRule.MUST_CONSUME, "refusal.nothingToConsume", name(card), length(card))
                : no(FinspanRule.LEGAL_AS_A_WHOLE, "refusal.noSlot", name(card));
    }

    Optional<Refusal> slot(int slot) {
        return step == Step.SLOT
                ? at(state.agenda.a(), slot, Where.ALL[state.agenda.b()])
                : no(FinspanRule.SLOT, "refusal.noSlotNow");
    }

    private Optional<Refusal> at(int card, int slot, Where where) {
        FinspanDeck.Card printed = state.table.deck.cards().get(card);
        Zone zone = zone(slot);
        if ((printed.slots() & zone.slots()) == 0) {
            return no(FinspanRule.SLOT, "refusal.zone", name(card), Prompts.place(slot));
        }
        if ((printed.slots() & Grid.ofRow(Grid.row(slot))) == 0) {
            return no(FinspanRule.BOTTOM_ROW, "refusal.bottomRow", name(card), Prompts.place(slot));
        }
        if ((printed.slots() & 1 << slot) == 0) {
            return no(FinspanRule.BAND, "refusal.band", name(card), Prompts.place(slot));
        }
        if ((where.slots() & 1 << slot) == 0) {
            return no(FinspanRule.PLAY_FISH_WHERE, "refusal.notWhere", Prompts.place(slot), slot(where));
        }
        if (!state.has(seat, FinspanState.FISH, slot)) {
            return printed.cost().consume()
                    ? no(FinspanRule.NEEDS_A_FISH, "refusal.needsAFish", name(card), Prompts.place(slot))
                    : NONE;
        }
        int covered = state.fishAt(seat, slot);
        return printed.lengthCm() > state.table.length[covered]
                ? NONE
                : no(FinspanRule.LONGER, "refusal.notLonger", name(card), length(card), name(covered), length(covered));
    }

    private static Zone zone(int slot) {
        for (Zone zone : Zone.ALL) {
            if ((zone.slots() >> slot & 1) != 0) {
                return zone;
            }
        }
        throw new IllegalStateException("every slot lies in a zone");
    }

    Optional<Refusal> payCard(int card) {
        Optional<Refusal> other = otherPiece(Token.CARD);
        if (other.isPresent()) {
            return other;
        }
        int played = Plays.card(state.agenda.a());
        if (card == played) {
            return no(FinspanRule.PLAYED_CARD_NEVER_PAYS, "refusal.playedCard", name(card));
        }
        if (!state.in(state.hand(seat), card)) {
            return no(FinspanRule.COST_CARDS, "refusal.notInHand", name(card));
        }
        int after = 0;
        for (int later = card + 1; later < state.table.cards; later++) {
            after += later != played && state.in(state.hand(seat), later) ? 1 : 0;
        }
        return inOrder(card, after + 1, name(card));
    }

    Optional<Refusal> paySlot(Token token, int slot) {
        Optional<Refusal> other = otherPiece(token);
        if (other.isPresent()) {
            return other;
        }
        int there = pieces(token, slot);
        if (there == 0) {
            return no(Prompts.payment(token), "refusal.noPiece." + token.word(), Prompts.place(slot));
        }
        for (int later = slot + 1; later < Grid.SLOTS; later++) {
            there += pieces(token, later);
        }
        return inOrder(slot, there, Prompts.place(slot));
    }

    private int pieces(Token token, int slot) {
        return switch (token) {
            case CARD -> 0;
            case EGG -> state.has(seat, FinspanState.EGGS, slot) ? 1 : 0;
            case YOUNG -> state.youngAt(seat, slot);
            case SCHOOL -> state.has(seat, FinspanState.SCHOOLS, slot) ? 1 : 0;
        };
    }

    /** Whether a payment goes on, and with pieces of this kind. */
    private Optional<Refusal> otherPiece(Token token) {
        if (step != Step.PAY) {
            return no(FinspanRule.COST, "refusal.noPaymentNow");
        }
        Token open = Plays.token(state.agenda.b());
        return open == token
                ? NONE
                : no(FinspanRule.ORDER_OF_PIECES, "refusal.otherPiece", new Term.Word("token." + open.word()));
    }

    /** 4.2h, with how many pieces there are from this one on. */
    private Optional<Refusal> inOrder(int from, int pieces, Term name) {
        int left = Plays.left(state.agenda.b());
        if (from < Plays.next(state.agenda.b())) {
            return no(FinspanRule.ORDER_OF_PIECES, "refusal.passedOver", name);
        }
        return pieces < left
                ? no(
                        FinspanRule.ORDER_OF_PIECES,
                        "refusal.tooFewBehind",
                        name,
                        Prompts.number(pieces),
                        Prompts.number(left))
                : NONE;
    }

    private Term name(int fish) {
        return Prompts.card(state, fish);
    }

    private Term length(int fish) {
        return Prompts.number(state.table.length[fish]);
    }

    private static Term slot(Where where) {
        return new Term.Word("slot." + where.word());
    }
}
