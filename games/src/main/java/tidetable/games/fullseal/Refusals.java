package tidetable.games.fullseal;

import java.util.Optional;
import tidetable.engine.Refusal;
import tidetable.engine.text.Message;
import tidetable.engine.text.Term;

/**
 * Why an action is not allowed: the clause and the reason with the numbers of this position. Written apart from {@link
 * Offers}, clause by clause, so that each checks the other. The order of the questions is the table "Refusals" of the
 * game's page.
 */
final class Refusals {
    private static final Optional<Refusal> NONE = Optional.empty();

    private final FullSealState state;
    private final Step step;
    private final int seat;

    private Refusals(FullSealState state) {
        this.state = state;
        this.step = state.agenda.step();
        this.seat = state.agenda.seat();
    }

    static Optional<Refusal> of(FullSealState state, int action) {
        if (state.agenda.depth() == 0) {
            return no(FullSealRule.MATCH_OVER, "refusal.over");
        }
        FullSealActions actions = state.table.actions;
        return new Refusals(state).of(actions.family(action), actions.operand(action));
    }

    private Optional<Refusal> of(FullSealActions.Family family, int operand) {
        return switch (family) {
            case FLIP, STOP -> step == Step.FISHING ? NONE : no(FullSealRule.FLIP_OR_STOP, "refusal.notFishing");
            case PLAY -> play(FullSealActions.playKind(operand), FullSealActions.playChoice(operand));
            case DECLINE ->
                step.isWindow() || step == Step.WHISTLE ? NONE : no(FullSealRule.DECLINE, "refusal.nothingToDecline");
            case BUY_ACTION -> buyAction();
            case BUY_PREDATOR -> buy(state.table.constants.predatorPrice(), state.predatorPile.size());
            case BUY_SEAL -> buy(state.sealPrice(), state.sealPile.size());
            case BUY_PART -> lookedAt(Step.WHISTLE, FullSealRule.BUY_LOOKED_AT, operand);
            case UNDER -> lookedAt(Step.ORDER, FullSealRule.ORDER, operand);
            case TRADE -> trade(operand);
            case ATTACK -> attack(operand / Part.COUNT, operand % Part.COUNT);
            case CHOOSE -> choose(operand);
            case END -> step == Step.PLAY ? NONE : no(FullSealRule.PLAYS, "refusal.noPlaysNow");
        };
    }

    private Optional<Refusal> play(int kind, int choice) {
        Window window = state.table.window(kind);
        boolean playable = step.isWindow() || step == Step.PLAY;
        if (!playable || step.window() != window) {
            String key = window == Window.OWN_PLAY ? "refusal.blueNow" : "refusal.yellowNow";
            return no(FullSealRule.of(window), key, action(kind));
        }
        if (state.held.inHand(seat, kind) == 0) {
            return no(FullSealRule.FROM_THE_HAND, "refusal.notInHand", action(kind));
        }
        return switch (state.table.choices[kind]) {
            case NOTHING -> effect(kind);
            case OPPONENT -> atOpponent(kind, FullSealActions.choiceSeat(choice));
            case OWN_SEAL -> {
                int own = FullSealActions.choiceOwn(choice);
                yield state.held.seals(seat, own) == 0
                        ? no(FullSealRule.OPPONENT, "refusal.noSeal", seal(own))
                        : effect(kind);
            }
            case BARTER -> barter(FullSealActions.choiceSeat(choice), choice);
        };
    }

    /** Whether a card could do something that needs no opponent or card to be chosen (5.5). */
    private Optional<Refusal> effect(int kind) {
        return switch (state.table.effects[kind][0]) {
            case Effect.TakeFish _ ->
                Effects.anyFish(state, seat) ? NONE : no(FullSealRule.USELESS, "refusal.nobodyHasFish", action(kind));
            case Effect.Discount _, Effect.SearchBuy _, Effect.CycleSeal _ -> needs(kind, state.sealPile.size());
            case Effect.DrawActions _ -> needs(kind, state.actionPile.size() + state.discardSize);
            case Effect.DrawPredators _ -> needs(kind, state.predatorPile.size());
            case Effect.ExtraPlays _ -> {
                int most = state.table.constants.maxPlays();
                yield state.playsAllowed < most
                        ? NONE
                        : no(FullSealRule.MOST_PLAYS, "refusal.mostPlays", action(kind), new Term.Number(most));
            }
            case Effect.SaveCatch _ ->
                state.catchSize > 0 ? NONE : no(FullSealRule.NO_CATCH, "refusal.noCatch", action(kind));
            case Effect.ChangePredator _ ->
                state.predators.size(seat) > 0
                        ? NONE
                        : no(FullSealRule.SECOND_PREDATOR, "refusal.noSecond", action(kind));
            case Effect.GainFish _,
                    Effect.FishAgain _,
                    Effect.LimitFlips _,
                    Effect.Peek _,
                    Effect.ForceFlip _,
                    Effect.CancelAction _,
                    Effect.CancelAttack _,
                    Effect.ReturnPredator _,
                    Effect.LookPredators _,
                    Effect.SwapSeals _ -> NONE;
        };
    }

    private Optional<Refusal> needs(int kind, int cards) {
        return cards > 0 ? NONE : no(FullSealRule.USELESS, "refusal.emptyPile", action(kind));
    }

    private Optional<Refusal> atOpponent(int kind, int other) {
        if (other >= state.table.seats) {
            return noSeat(other);
        }
        if (other == seat) {
            return no(FullSealRule.OPPONENT, "refusal.notAnOpponent", action(kind));
        }
        return switch (state.table.effects[kind][0]) {
            case Effect.TakeFish take
            when !take.each() ->
                state.held.fish(other) > 0
                        ? NONE
                        : no(FullSealRule.USELESS, "refusal.noFishThere", action(kind), Prompts.who(other));
            case Effect.ReturnPredator _, Effect.LookPredators _ ->
                state.predators.size(other) > 0
                        ? NONE
                        : no(FullSealRule.USELESS, "refusal.noPredatorThere", action(kind), Prompts.who(other));
            case Effect _ -> effect(kind);
        };
    }

    private Optional<Refusal> barter(int other, int choice) {
        int own = FullSealActions.choiceOwn(choice);
        int theirs = FullSealActions.choiceOther(choice);
        if (other >= state.table.seats) {
            return noSeat(other);
        }
        if (other == seat) {
            return no(FullSealRule.OPPONENT, "refusal.notYourself");
        }
        if (state.held.seals(seat, own) == 0) {
            return no(FullSealRule.OPPONENT, "refusal.noSeal", seal(own));
        }
        if (state.held.seals(other, theirs) == 0) {
            return no(FullSealRule.OPPONENT, "refusal.noSealThere", Prompts.who(other), seal(theirs));
        }
        return own == theirs ? no(FullSealRule.BARTER_PARTS, "refusal.sameParts") : NONE;
    }

    private Optional<Refusal> buyAction() {
        if (step == Step.PLAY && state.actionPile.size() + state.discardSize == 0) {
            return no(FullSealRule.NO_ACTION_CARD, "refusal.noActionCard");
        }
        return buy(state.table.constants.actionPrice(), 1);
    }

    private Optional<Refusal> buy(int price, int pile) {
        if (step != Step.PLAY) {
            return no(FullSealRule.PLAY_BUY, "refusal.noPlaysNow");
        }
        if (pile == 0) {
            return no(FullSealRule.EMPTY_PILE, "refusal.nothingToBuy");
        }
        int tokens = state.held.fish(seat);
        return tokens >= price
                ? NONE
                : no(FullSealRule.TOO_DEAR, "refusal.tooDear", new Term.Number(price), new Term.Number(tokens));
    }

    private Optional<Refusal> lookedAt(Step when, FullSealRule rule, int part) {
        if (step != when) {
            return no(rule, "refusal.nothingLookedAt");
        }
        for (int i = 0; i < state.agenda.a(); i++) {
            if (state.sealPile.topCard(i) == part) {
                return NONE;
            }
        }
        return no(rule, "refusal.notLookedAt", seal(part));
    }

    private Optional<Refusal> trade(int part) {
        if (step != Step.PLAY) {
            return no(FullSealRule.PLAY_TRADE, "refusal.noPlaysNow");
        }
        int cards = state.held.seals(seat, part);
        if (cards < 2) {
            return no(FullSealRule.TWO_OF_A_PART, "refusal.noDuplicate", seal(part), new Term.Number(cards));
        }
        return state.predatorPile.size() > 0 ? NONE : no(FullSealRule.TRADE_PILE, "refusal.noPredatorLeft");
    }

    private Optional<Refusal> attack(int other, int part) {
        if (step != Step.PLAY) {
            return no(FullSealRule.PLAY_ATTACK, "refusal.noPlaysNow");
        }
        if (state.predators.size(seat) == 0) {
            return no(FullSealRule.ATTACK, "refusal.noPredator");
        }
        if (other >= state.table.seats) {
            return no(FullSealRule.ATTACK_TARGET, "refusal.noSuchSeat", new Term.Number(other + 1));
        }
        if (other == seat) {
            return no(FullSealRule.ATTACK_TARGET, "refusal.notYourself");
        }
        return state.held.seals(other, part) > 0
                ? NONE
                : no(FullSealRule.ATTACK_TARGET, "refusal.noSealThere", Prompts.who(other), seal(part));
    }

    private Optional<Refusal> choose(int kind) {
        FullSealRule rule = step == Step.CHANGE
                ? FullSealRule.CHANGE_OF_PACK
                : step == Step.CHOOSE && seat == Attack.defender(state)
                        ? FullSealRule.DEFENDER_CHOOSES
                        : FullSealRule.ATTACKER_CHOOSES;
        if (step != Step.CHOOSE && step != Step.CHANGE) {
            return no(rule, "refusal.nothingToChoose");
        }
        return state.predators.count(seat, kind) > 0
                ? NONE
                : no(rule, "refusal.noSuchPredator", Prompts.predator(state, kind));
    }

    private static Optional<Refusal> noSeat(int other) {
        return no(FullSealRule.OPPONENT, "refusal.noSuchSeat", new Term.Number(other + 1));
    }

    private Term action(int kind) {
        return Prompts.action(state, kind);
    }

    private Term seal(int part) {
        return Prompts.seal(state, part);
    }

    private static Optional<Refusal> no(FullSealRule rule, String key, Term... terms) {
        return Optional.of(new Refusal(rule, Message.of(key, terms)));
    }
}
