package tidetable.games.finspan;

import java.util.Optional;
import tidetable.engine.Refusal;
import tidetable.engine.text.Message;
import tidetable.engine.text.Term;
import tidetable.games.finspan.FinspanActions.Family;

/**
 * Why an action is not allowed: the clause and the reason with the numbers of this position. Written apart from {@link
 * Offers}, clause by clause, so that each checks the other; {@link PlayRefusals} has what is about playing a card. The
 * order of the questions is the table "Refusals" of the game's page.
 */
final class Refusals {
    static final Optional<Refusal> NONE = Optional.empty();

    private final FinspanState state;
    private final Step step;
    private final int seat;

    private Refusals(FinspanState state) {
        this.state = state;
        this.step = state.agenda.step();
        this.seat = state.agenda.seat();
    }

    static Optional<Refusal> of(FinspanState state, int action) {
        if (state.agenda.depth() == 0) {
            return no(FinspanRule.MATCH_OVER, "refusal.over");
        }
        Family family = state.table.actions.family(action);
        return new Refusals(state).of(family, state.table.actions.operand(action));
    }

    private Optional<Refusal> of(Family family, int operand) {
        PlayRefusals plays = new PlayRefusals(state);
        return switch (family) {
            case PLAY -> plays.card(operand, effect(Effect.PlayFish.class));
            case DIVE -> step == Step.TURN ? NONE : no(FinspanRule.PLAY_OR_DIVE, "refusal.noDiveNow", site(operand));
            case AT -> plays.slot(operand);
            case PAY_CARD -> plays.payCard(operand);
            case PAY_EGG -> plays.paySlot(Token.EGG, operand);
            case PAY_YOUNG -> plays.paySlot(Token.YOUNG, operand);
            case PAY_SCHOOL -> plays.paySlot(Token.SCHOOL, operand);
            case DRAW -> draw();
            case RECOVER -> recover(operand);
            case RECOVER_DRAW -> recoverFromDeck();
            case EGG -> step == Step.EGGS ? oneOfSome(operand) : egg(operand);
            case EGG_EACH -> eachEgg();
            case EGG_SOME -> someEggs();
            case HATCH -> hatch(operand);
            case YOUNG -> benefit(Effect.AddYoung.class, FinspanRule.ADD_YOUNG);
            case MOVE_YOUNG -> moveYoung(Grid.lineFrom(operand), Grid.lineTo(operand));
            case MOVE_SCHOOL -> moveSchool(Grid.lineFrom(operand), Grid.lineTo(operand));
            case EAT -> eat(operand);
            case USE -> use(operand);
            case END -> end();
        };
    }

    /** The effect of the open ability that has this verb and is not used up. */
    private <E extends Effect> Optional<E> effect(Class<E> verb) {
        if (step != Step.ABILITY) {
            return Optional.empty();
        }
        Effect[] effects = state.table.effects(state.agenda.a(), state.options);
        for (int i = 0; i < effects.length; i++) {
            if (verb.isInstance(effects[i]) && Benefits.left(state.agenda.b(), i) > 0) {
                return Optional.of(verb.cast(effects[i]));
            }
        }
        return Optional.empty();
    }

    private Optional<Refusal> benefit(Class<? extends Effect> verb, FinspanRule rule) {
        return effect(verb).isPresent() ? NONE : no(rule, "refusal.noBenefit");
    }

    private boolean nothingToDraw() {
        int cards = state.deckSize;
        for (int other = 0; other < state.table.seats; other++) {
            cards += state.pileSize(other);
        }
        return cards == 0;
    }

    private Optional<Refusal> draw() {
        Optional<Refusal> none = benefit(Effect.Draw.class, FinspanRule.DRAW);
        return none.isPresent() || !nothingToDraw() ? none : no(FinspanRule.NOTHING_TO_DRAW, "refusal.nothingToDraw");
    }

    private Optional<Refusal> recover(int card) {
        Optional<Refusal> none = benefit(Effect.Recover.class, FinspanRule.RECOVER);
        return none.isPresent() || state.in(state.pile(seat), card)
                ? none
                : no(FinspanRule.RECOVER, "refusal.notInPile", Prompts.card(state, card));
    }

    private Optional<Refusal> recoverFromDeck() {
        Optional<Refusal> none = benefit(Effect.Recover.class, FinspanRule.RECOVER_FROM_DECK);
        if (none.isPresent()) {
            return none;
        }
        if (state.pileSize(seat) > 0) {
            return no(FinspanRule.NO_DRAW_INSTEAD, "refusal.pileNotEmpty", Prompts.number(state.pileSize(seat)));
        }
        return nothingToDraw() ? no(FinspanRule.NOTHING_TO_DRAW, "refusal.nothingToDraw") : NONE;
    }

    private Optional<Refusal> egg(int slot) {
        Optional<Refusal> none = benefit(Effect.LayEgg.class, FinspanRule.LAY_EGG);
        if (none.isPresent()) {
            return none;
        }
        if (!state.has(seat, FinspanState.FISH, slot)) {
            return no(FinspanRule.EGG_ON_A_FISH, "refusal.noFish", Prompts.place(slot));
        }
        return state.has(seat, FinspanState.EGGS, slot)
                ? no(FinspanRule.EGG_ON_A_FISH, "refusal.eggThere", Prompts.place(slot))
                : NONE;
    }

    /** An egg of those that were left to be laid one by one. */
    private Optional<Refusal> oneOfSome(int slot) {
        boolean left = (Eggs.slots(state.agenda.a(), state.agenda.b()) >> slot & 1) != 0;
        return left ? NONE : no(FinspanRule.SOME_EGGS, "refusal.notOneOfSome", Prompts.place(slot));
    }

    private int targets(Effect.LayEggEach each) {
        int targets = 0;
        for (int slot = 0; slot < Grid.SLOTS; slot++) {
            boolean free = state.has(seat, FinspanState.FISH, slot) && !state.has(seat, FinspanState.EGGS, slot);
            boolean place = (each.where().slots() >> slot & 1) != 0;
            if (free && place && state.table.fits[each.where().ordinal()][state.fishAt(seat, slot)]) {
                targets++;
            }
        }
        return targets;
    }

    private Optional<Refusal> eachEgg() {
        Optional<Effect.LayEggEach> each = effect(Effect.LayEggEach.class);
        if (each.isEmpty()) {
            return no(FinspanRule.LAY_EGG_EACH, "refusal.noBenefit");
        }
        return targets(each.get()) > 0 ? NONE : no(FinspanRule.LAY_EGG_EACH, "refusal.noTargets");
    }

    private Optional<Refusal> someEggs() {
        Optional<Effect.LayEggEach> each = effect(Effect.LayEggEach.class);
        if (each.isEmpty()) {
            return no(FinspanRule.SOME_EGGS, "refusal.noBenefit");
        }
        if (Options.EGGS_ON_EACH.in(state.options)) {
            return no(FinspanRule.ALL_EGGS, "refusal.allEggs");
        }
        int targets = targets(each.get());
        return targets > 1 ? NONE : no(FinspanRule.SOME_EGGS, "refusal.fewTargets", Prompts.number(targets));
    }

    private Optional<Refusal> hatch(int slot) {
        Optional<Refusal> none = benefit(Effect.Hatch.class, FinspanRule.HATCH);
        return none.isPresent() || state.has(seat, FinspanState.EGGS, slot)
                ? none
                : no(FinspanRule.HATCH, "refusal.noEgg", Prompts.place(slot));
    }

    private Optional<Refusal> moveYoung(int from, int to) {
        Optional<Refusal> none = benefit(Effect.Move.class, FinspanRule.MOVE);
        if (none.isPresent()) {
            return none;
        }
        if (state.youngAt(seat, from) == 0) {
            return no(FinspanRule.MOVE, "refusal.noYoung", Prompts.place(from));
        }
        for (int slot = step(from, to); slot != to; slot = step(slot, to)) {
            if (state.youngAt(seat, slot) == 2 && !state.has(seat, FinspanState.SCHOOLS, slot)) {
                return no(FinspanRule.WAY_ENDS, "refusal.wayEnds", Prompts.place(slot));
            }
        }
        return NONE;
    }

    private Optional<Refusal> moveSchool(int from, int to) {
        Optional<Refusal> none = benefit(Effect.Move.class, FinspanRule.MOVE);
        if (none.isPresent()) {
            return none;
        }
        if (!state.has(seat, FinspanState.SCHOOLS, from)) {
            return no(FinspanRule.MOVE, "refusal.noSchool", Prompts.place(from));
        }
        int slot = from;
        do {
            slot = step(slot, to);
            if (state.has(seat, FinspanState.SCHOOLS, slot)) {
                return no(FinspanRule.SCHOOL_BARRED, "refusal.schoolInTheWay", Prompts.place(slot));
            }
        } while (slot != to);
        return NONE;
    }

    /** The next slot on the straight way to another. */
    private static int step(int from, int to) {
        return Grid.slot(
                Grid.site(from) + Integer.signum(Grid.site(to) - Grid.site(from)),
                Grid.row(from) + Integer.signum(Grid.row(to) - Grid.row(from)));
    }

    private Optional<Refusal> eat(int card) {
        Optional<Refusal> none = benefit(Effect.Eat.class, FinspanRule.EAT);
        if (none.isPresent()) {
            return none;
        }
        int source = state.agenda.a();
        int eater = Source.fishOf(source);
        int slot = Source.slotOf(source);
        if (!state.has(seat, FinspanState.FISH, slot) || state.fishAt(seat, slot) != eater) {
            return no(FinspanRule.EATER_VISIBLE, "refusal.eaterCovered", Prompts.card(state, eater));
        }
        if (!state.in(state.hand(seat), card)) {
            return no(FinspanRule.EAT, "refusal.notInHand", Prompts.card(state, card));
        }
        int length = state.table.length[card];
        int limit = state.table.length[eater];
        return length < limit
                ? NONE
                : no(
                        FinspanRule.EAT_SHORTER,
                        "refusal.notShorter",
                        Prompts.card(state, card),
                        Prompts.number(length),
                        Prompts.card(state, eater),
                        Prompts.number(limit));
    }

    private Optional<Refusal> use(int slot) {
        if (step != Step.FINALE) {
            return no(FinspanRule.GAME_END_ABILITY, "refusal.notTheEnd");
        }
        if (!state.has(seat, FinspanState.FISH, slot)) {
            return no(FinspanRule.GAME_END_ABILITY, "refusal.noFish", Prompts.place(slot));
        }
        int fish = state.fishAt(seat, slot);
        Term card = Prompts.card(state, fish);
        if (fish >= state.table.cards
                || state.table.deck.cards().get(fish).ability().timing() != Timing.GAME_END) {
            return no(FinspanRule.GAME_END_ABILITY, "refusal.notGameEnd", card);
        }
        if (state.has(seat, FinspanState.USED, slot)) {
            return no(FinspanRule.GAME_END_ABILITY, "refusal.usedAlready", card);
        }
        for (Effect effect : state.table.effects[fish]) {
            if (Benefits.possible(state, seat, Source.fish(fish, slot), effect)) {
                return NONE;
            }
        }
        return no(FinspanRule.GAME_END_ABILITY, "refusal.nothingToDo", card);
    }

    private Optional<Refusal> end() {
        return switch (step) {
            case ABILITY, FINALE -> NONE;
            case EGGS -> Eggs.begun(state.agenda.b()) ? NONE : no(FinspanRule.SOME_EGGS, "refusal.oneEggAtLeast");
            case TURN -> no(FinspanRule.NO_PASSING, "refusal.noPassing");
            case SLOT, PAY -> no(FinspanRule.PLAY, "refusal.finishPlay");
            case DIVE -> throw new IllegalStateException("a dive asks nothing by itself");
        };
    }

    private static Term site(int site) {
        return new Term.Word("site." + Site.ALL[site].word());
    }

    static Optional<Refusal> no(FinspanRule rule, String key, Term... terms) {
        return Optional.of(new Refusal(rule, Message.of(key, terms)));
    }
}
