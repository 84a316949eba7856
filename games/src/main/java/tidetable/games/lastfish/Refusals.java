package tidetable.games.lastfish;

import java.util.Optional;
import tidetable.engine.Refusal;
import tidetable.engine.text.Message;
import tidetable.engine.text.Term;

/**
 * Why an action is not allowed: the clause and the reason with the numbers of this position. Written apart from {@link
 * Offers}, clause by clause, so that each checks the other. Announcing a card is {@link PlayRefusals}.
 */
final class Refusals {
    static final Optional<Refusal> NONE = Optional.empty();

    private final LastFishState state;
    private final Step step;
    private final int seat;

    private Refusals(LastFishState state) {
        this.state = state;
        this.step = state.agenda.step();
        this.seat = state.agenda.seat();
    }

    static Optional<Refusal> of(LastFishState state, int action) {
        if (state.agenda.depth() == 0) {
            return no(LastFishRule.MATCH_OVER, "refusal.over");
        }
        LastFishActions actions = state.table.actions;
        return new Refusals(state).of(actions.family(action), actions.operand(action));
    }

    private Optional<Refusal> of(LastFishActions.Family family, int operand) {
        return switch (family) {
            case PICK -> pick(operand);
            case PLAY -> new PlayRefusals(state).of(operand);
            case COPY ->
                step == Step.COPY
                        ? new PlayRefusals(state).at(state.chain.kind(0), state.chain.mode(0), operand, 0)
                        : no(LastFishRule.COPY, "refusal.noCopyNow");
            case DECLINE -> decline();
            case ACCEPT -> step == Step.MAY ? NONE : no(LastFishRule.MAY, "refusal.nothingAllowed");
            case REST -> rest();
            case END -> step == Step.MAIN ? NONE : no(LastFishRule.END, "refusal.notMain");
            case BLOCK -> block(operand);
            case DESTROY -> destroy(operand);
            case DISCARD -> ownCard(Step.DISCARD, LastFishRule.DISCARD, "refusal.noDiscardNow", operand);
            case GIVE -> give(operand / LastFish.MAX_SEATS, operand % LastFish.MAX_SEATS);
            case PASS -> ownCard(Step.PASS, LastFishRule.PASS, "refusal.noPassNow", operand);
            case EQUIP -> equip(operand);
            case RECOVER -> recover(operand);
            case CHOOSE -> choose(operand);
        };
    }

    private Optional<Refusal> pick(int champion) {
        if (step != Step.CHAMPION) {
            return no(LastFishRule.PICK, "refusal.noPickNow");
        }
        for (int other = 0; other < state.table.seats; other++) {
            if (state.seats.champion(other) == champion + 1) {
                Term card = new Term.Card(Names.champion(state.table, champion));
                return no(LastFishRule.PICK, "refusal.taken", card, Prompts.who(other));
            }
        }
        return NONE;
    }

    private Optional<Refusal> decline() {
        return switch (step) {
            case OPEN, RESPONSE, MAY -> NONE;
            case EQUIP -> {
                boolean fromDiscard = ((Effect.Equip) effect()).fromDiscard();
                boolean none = (state.held.handKinds(seat) & state.table.items()) == 0;
                if (fromDiscard) {
                    yield no(LastFishRule.EQUIP, "refusal.mustEquip");
                }
                yield none ? NONE : no(LastFishRule.NO_ITEM_IN_HAND, "refusal.itemInHand");
            }
            case CHAMPION,
                    START,
                    ENCOUNTER,
                    MAIN,
                    CLOSING,
                    CHAIN,
                    DOUBLE,
                    COPY,
                    EFFECTS,
                    BLOCK,
                    DESTROY,
                    DISCARD,
                    GIFT,
                    RECOVER,
                    PASS,
                    CHOOSE -> no(LastFishRule.OPEN, "refusal.nothingToDecline");
        };
    }

    private Effect effect() {
        return Effects.at(state, state.agenda.a());
    }

    private Optional<Refusal> rest() {
        if (step != Step.MAIN) {
            return no(LastFishRule.REST, "refusal.notMain");
        }
        return state.acted ? no(LastFishRule.REST, "refusal.acted") : NONE;
    }

    private Optional<Refusal> block(int kind) {
        if (step != Step.BLOCK) {
            return no(LastFishRule.BLOCK, "refusal.noBlockNow");
        }
        return state.held.onField(seat, kind) > 0 ? NONE : no(LastFishRule.BLOCK, "refusal.notOnField", card(kind));
    }

    private Optional<Refusal> destroy(int kind) {
        if (step != Step.DESTROY) {
            return no(LastFishRule.DESTROY, "refusal.noDestroyNow");
        }
        int reached = Part.reached(state.agenda.b());
        boolean own = ((Effect.Destroy) effect()).ownerPicks();
        LastFishRule rule = own ? LastFishRule.OWNER_DESTROYS : LastFishRule.DESTROY;
        return state.held.onField(reached, kind) > 0
                ? NONE
                : no(rule, "refusal.notOnFieldOf", card(kind), Prompts.who(reached));
    }

    private Optional<Refusal> ownCard(Step when, LastFishRule rule, String notNow, int kind) {
        if (step != when) {
            return no(rule, notNow);
        }
        return state.held.inHand(seat, kind) > 0 ? NONE : no(rule, "refusal.notInHand", card(kind));
    }

    private Optional<Refusal> give(int kind, int target) {
        Optional<Refusal> card = ownCard(Step.GIFT, LastFishRule.GIFT, "refusal.noGiftNow", kind);
        if (card.isPresent()) {
            return card;
        }
        Optional<Refusal> opponent = opponent(LastFishRule.GIFT, target);
        if (opponent.isPresent()) {
            return opponent;
        }
        int receivers = Moving.receivers(state, (Effect.Gift) effect(), seat);
        return (receivers >> target & 1) != 0
                ? NONE
                : no(LastFishRule.GIFT, "refusal.otherReceiver", Prompts.who(Integer.numberOfTrailingZeros(receivers)));
    }

    private Optional<Refusal> opponent(LastFishRule rule, int target) {
        if (target >= state.table.seats) {
            return no(rule, "refusal.noSuchSeat", new Term.Number(target + 1));
        }
        if (!state.seats.inGame(target)) {
            return no(LastFishRule.NOT_CHOSEN, "refusal.out", Prompts.who(target));
        }
        return target == seat ? no(rule, "refusal.notYourself") : NONE;
    }

    private Optional<Refusal> equip(int kind) {
        if (step != Step.EQUIP) {
            return no(LastFishRule.EQUIP, "refusal.noEquipNow");
        }
        if (((Effect.Equip) effect()).fromDiscard()) {
            return state.held.discarded(kind) > 0 ? NONE : no(LastFishRule.EQUIP, "refusal.notDiscarded", card(kind));
        }
        return state.held.inHand(seat, kind) > 0 ? NONE : no(LastFishRule.EQUIP, "refusal.notInHand", card(kind));
    }

    private Optional<Refusal> recover(int kind) {
        if (step != Step.RECOVER) {
            return no(LastFishRule.RECOVER, "refusal.noRecoverNow");
        }
        if ((((Effect.Recover) effect()).types() & state.table.type[kind].bit()) == 0) {
            return no(LastFishRule.RECOVER, "refusal.wrongType", card(kind));
        }
        return state.held.discarded(kind) > 0 ? NONE : no(LastFishRule.RECOVER, "refusal.notDiscarded", card(kind));
    }

    private Optional<Refusal> choose(int target) {
        return step == Step.CHOOSE
                ? opponent(LastFishRule.CHOOSE, target)
                : no(LastFishRule.CHOOSE, "refusal.noChoiceNow");
    }

    private Term card(int kind) {
        return Prompts.card(state, kind);
    }

    static Optional<Refusal> no(LastFishRule rule, String key, Term... terms) {
        return Optional.of(new Refusal(rule, Message.of(key, terms)));
    }
}
