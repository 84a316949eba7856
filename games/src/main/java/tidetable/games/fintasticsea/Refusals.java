package tidetable.games.fintasticsea;

import java.util.Optional;
import tidetable.engine.Refusal;
import tidetable.engine.text.Message;
import tidetable.engine.text.Term;
import tidetable.games.fintasticsea.FintasticActions.Family;

/**
 * Why an action is not allowed: the clause and the reason with the numbers of this position. Written apart from {@link
 * Offers}, clause by clause, so that each checks the other. The order of the questions is the table "Refusals" of the
 * game's page.
 */
final class Refusals {
    private static final Optional<Refusal> NONE = Optional.empty();

    private final FintasticState state;
    private final Step step;
    private final int seat;

    private Refusals(FintasticState state) {
        this.state = state;
        this.step = state.agenda.step();
        this.seat = state.active();
    }

    static Optional<Refusal> of(FintasticState state, int action) {
        if (state.agenda.depth() == 0) {
            return no(FintasticRule.MATCH_OVER, "refusal.over");
        }
        Family family = state.table.actions.family(action);
        return new Refusals(state).of(family, state.table.actions.operand(action));
    }

    private Optional<Refusal> of(Family family, int operand) {
        if (step == Step.CLOSE && family != Family.ENHANCE && family != Family.CLOSE) {
            return no(FintasticRule.CLOSING_FIRST, "refusal.closingFirst");
        }
        if (step.compareTo(Step.END) > 0 && step != Step.CLOSE && !answers(family)) {
            return no(FintasticRule.CHOICE_FIRST, "refusal.choiceFirst");
        }
        return switch (family) {
            case PLAY -> play(operand / Sea.CELLS, operand % Sea.CELLS);
            case DISCARD -> discard(operand);
            case PASS -> pass();
            case CATCH_TO_RESERVE -> take(operand, Effect.RESERVE);
            case CATCH_TO_ECOSYSTEM -> take(operand, Effect.ECOSYSTEM);
            case GAIN -> take(operand, Effect.HAND);
            case USE -> use();
            case SKIP ->
                step == Step.OCEAN || step == Step.CHAIN
                        ? NONE
                        : no(FintasticRule.TURN_STATES, "refusal.nothingToSkip");
            case CENTRE -> centre(operand);
            case PAY -> pay(operand);
            case ENHANCE -> enhance(operand);
            case CLOSE -> close();
            case KEEP -> keep(operand);
            case END -> end();
        };
    }

    private boolean answers(Family family) {
        return switch (family) {
            case CATCH_TO_RESERVE, CATCH_TO_ECOSYSTEM, GAIN -> step == Step.CATCH || step == Step.PUSHED;
            case CENTRE -> step == Step.CENTRE;
            case KEEP -> step == Step.KEEP;
            case PLAY, DISCARD, PASS, USE, SKIP, PAY, ENHANCE, CLOSE, END -> false;
        };
    }

    private Optional<Refusal> play(int kind, int cell) {
        Sea sea = state.table.sea;
        if (step != Step.PLAY) {
            return no(FintasticRule.ONE_CARD, "refusal.oneCard");
        }
        if (!inHand(kind)) {
            return no(FintasticRule.PLAY, "refusal.notInHand", fish(kind));
        }
        if ((sea.corals & Sea.bit(cell)) != 0) {
            return no(FintasticRule.EMPTY_CELL, "refusal.coralCell", place(cell));
        }
        if ((sea.cells & Sea.bit(cell)) == 0) {
            return no(FintasticRule.IN_THE_SEA, "refusal.outside", place(cell), new Term.Number(sea.distance(cell)));
        }
        if (state.fishAt(cell)) {
            return no(FintasticRule.EMPTY_CELL, "refusal.takenCell", place(cell), fish(state.kindAt[cell]));
        }
        if ((Sea.next(Sea.bit(cell)) & (state.fish | sea.corals)) == 0) {
            return no(FintasticRule.NEXT_TO_A_CARD, "refusal.alone", place(cell));
        }
        return NONE;
    }

    private Optional<Refusal> discard(int kind) {
        if (step != Step.PLAY) {
            return no(FintasticRule.ONE_CARD, "refusal.oneCard");
        }
        if (!inHand(kind)) {
            return no(FintasticRule.NO_LEGAL_CELL, "refusal.notInHand", fish(kind));
        }
        int cells = Long.bitCount(Offers.playable(state));
        return cells > 0 ? no(FintasticRule.NO_LEGAL_CELL, "refusal.canPlay", new Term.Number(cells)) : NONE;
    }

    private Optional<Refusal> pass() {
        if (step != Step.PLAY) {
            return no(FintasticRule.TURN_IS_A_PLAY, "refusal.turnIsAPlay");
        }
        int cards = state.handSize(seat);
        return cards > 0 ? no(FintasticRule.NO_PASS_WITH_CARDS, "refusal.cardsInHand", new Term.Number(cards)) : NONE;
    }

    /** Catching, or gaining when the zone is the hand. */
    private Optional<Refusal> take(int cell, int to) {
        return switch (step) {
            case OCEAN -> byAbility(cell, to, FintasticDeck.ability(state.kindAt[state.played], true));
            case CHAIN ->
                to == Effect.HAND ? no(FintasticRule.ABILITY_MOMENT, "refusal.noAbilityNow") : byFoodChain(cell);
            case CATCH -> byAbility(cell, to, state.agenda.a());
            case PUSHED -> byPush(cell, to);
            case PLAY, END, CENTRE, CLOSE, KEEP ->
                to == Effect.HAND
                        ? no(FintasticRule.ABILITY_MOMENT, "refusal.noAbilityNow")
                        : no(FintasticRule.FOOD_CHAIN, "refusal.noChainNow");
        };
    }

    private Optional<Refusal> byAbility(int cell, int to, int ability) {
        boolean ocean = FintasticDeck.abilityIsOcean(ability);
        int kind = FintasticDeck.abilityKind(ability);
        FintasticRule rule =
                FintasticRule.ofAbility(state.table.deck.fish().get(kind).id(), ocean);
        int wanted = to == Effect.HAND ? Effect.HAND : Effect.RESERVE | Effect.ECOSYSTEM;
        if (!(state.table.effects[ability] instanceof Effect.Take take) || (take.to() & wanted) == 0) {
            return no(rule, to == Effect.HAND ? "refusal.abilityNoGain" : "refusal.abilityNoCatch", fish(kind));
        }
        if (!state.fishAt(cell)) {
            return no(to == Effect.HAND ? FintasticRule.GAIN : FintasticRule.CATCH, "refusal.noFish", place(cell));
        }
        if (ocean && cell == state.played) {
            return no(FintasticRule.NOT_ITSELF, "refusal.itself", fish(kind));
        }
        Optional<Refusal> unfit = unfit(rule, kind, take, cell);
        if (unfit.isPresent()) {
            return unfit;
        }
        return (take.to() & to) == 0 ? no(rule, "refusal.zone", fish(kind), zone(to)) : NONE;
    }

    private Optional<Refusal> unfit(FintasticRule rule, int kind, Effect.Take take, int cell) {
        if (take.near() == Effect.Near.CORAL && !touches(cell, state.table.sea.corals)) {
            return no(rule, "refusal.notByCoral", fish(kind), place(cell));
        }
        if (take.near() == Effect.Near.SELF && !touches(cell, Sea.bit(state.played))) {
            return no(rule, "refusal.notByFish", fish(kind), place(cell), place(state.played));
        }
        int strength = Abilities.strength(state, cell);
        if (take.strengthBelow() > 0 && strength >= take.strengthBelow()) {
            return no(
                    rule,
                    "refusal.tooStrongForAbility",
                    fish(state.kindAt[cell]),
                    new Term.Number(strength),
                    new Term.Number(take.strengthBelow()));
        }
        if ((take.excluded() >> state.kindAt[cell] & 1) != 0) {
            return no(rule, "refusal.excluded", fish(kind), fish(state.kindAt[cell]));
        }
        return NONE;
    }

    private Optional<Refusal> byFoodChain(int cell) {
        if (!state.fishAt(cell)) {
            return no(FintasticRule.CATCH, "refusal.noFish", place(cell));
        }
        if (!touches(cell, Sea.bit(state.played))) {
            return no(
                    FintasticRule.CHAIN_NEIGHBOUR,
                    "refusal.notByFish",
                    fish(state.kindAt[state.played]),
                    place(cell),
                    place(state.played));
        }
        int strength = Abilities.strength(state, cell);
        int limit = Abilities.strength(state, state.played) + state.boost;
        if (strength >= limit) {
            return no(
                    FintasticRule.CHAIN_WEAKER,
                    "refusal.tooStrong",
                    fish(state.kindAt[cell]),
                    new Term.Number(strength),
                    fish(state.kindAt[state.played]),
                    new Term.Number(limit));
        }
        return NONE;
    }

    private Optional<Refusal> byPush(int cell, int to) {
        int pushed = Abilities.pushedCell(state);
        if (to == Effect.HAND || cell != pushed) {
            return no(
                    FintasticRule.PUSHED_ONTO_CORAL,
                    "refusal.otherFishPushed",
                    fish(state.kindAt[pushed]),
                    place(pushed));
        }
        return NONE;
    }

    private Optional<Refusal> use() {
        if (step != Step.OCEAN) {
            return no(FintasticRule.ABILITY_MOMENT, "refusal.noAbilityNow");
        }
        int kind = state.kindAt[state.played];
        Effect effect = state.table.effects[FintasticDeck.ability(kind, true)];
        if (effect instanceof Effect.Take) {
            FintasticRule rule =
                    FintasticRule.ofAbility(state.table.deck.fish().get(kind).id(), true);
            return no(rule, "refusal.usedByCatching", fish(kind));
        }
        return Abilities.oceanUsable(state)
                ? NONE
                : no(FintasticRule.ABILITY_WITHOUT_TARGET, "refusal.abilityDoesNothing", fish(kind));
    }

    private Optional<Refusal> centre(int cell) {
        if (step != Step.CENTRE) {
            return no(FintasticRule.RESERVE_BLOWFISH, "refusal.noPushPaid");
        }
        return state.fishAt(cell) ? NONE : no(FintasticRule.RESERVE_BLOWFISH, "refusal.noFish", place(cell));
    }

    private Optional<Refusal> pay(int kind) {
        int cards = Bag.count(state.zone(seat, FintasticState.RESERVE), kind);
        if (cards < 2) {
            return no(FintasticRule.RESERVE_ABILITIES, "refusal.noPair", fish(kind), new Term.Number(cards));
        }
        if (state.table.effects[FintasticDeck.ability(kind, false)] instanceof Effect.Boost) {
            return boost();
        }
        return Abilities.reserveUsable(state, kind)
                ? NONE
                : no(FintasticRule.NO_EMPTY_ACTIVATION, "refusal.nothingToDo", fish(kind));
    }

    private Optional<Refusal> boost() {
        return switch (step) {
            case PLAY -> no(FintasticRule.BOOST_AFTER_PLAY, "refusal.boostBeforePlay");
            case END -> no(FintasticRule.BOOST_BEFORE_CHAIN, "refusal.boostAfterChain");
            case OCEAN, CHAIN, CATCH, CENTRE, PUSHED, CLOSE, KEEP ->
                state.played == Sea.NOWHERE ? no(FintasticRule.BOOST_IN_OCEAN, "refusal.boostGone") : NONE;
        };
    }

    private Optional<Refusal> enhance(int secret) {
        if (Bag.count(state.zone(seat, FintasticState.SECRETS), secret) == 0) {
            return no(FintasticRule.ENHANCE, "refusal.secretNotInHand", Prompts.secret(state, secret));
        }
        boolean there = (state.zone(seat, FintasticState.ADDED) >> secret & 1) != 0;
        return there ? no(FintasticRule.DIFFERENT_SECRETS, "refusal.secretThere", Prompts.secret(state, secret)) : NONE;
    }

    private Optional<Refusal> close() {
        int limit = state.table.ecosystemLimit;
        int size = state.ecosystemSize(seat);
        return size == limit
                ? NONE
                : no(FintasticRule.CLOSE_AT_NINE, "refusal.notFull", new Term.Number(size), new Term.Number(limit));
    }

    private Optional<Refusal> keep(int secret) {
        boolean there = step == Step.KEEP && Bag.count(state.zone(seat, FintasticState.LOOKING), secret) > 0;
        return there ? NONE : no(FintasticRule.KEEP_ONE, "refusal.notLookedAt", Prompts.secret(state, secret));
    }

    private Optional<Refusal> end() {
        return switch (step) {
            case PLAY -> no(FintasticRule.PLAY_OR_PASS, "refusal.playFirst");
            case OCEAN, CHAIN -> no(FintasticRule.TURN_STATES, "refusal.skipFirst");
            case END, CATCH, CENTRE, PUSHED, CLOSE, KEEP -> NONE;
        };
    }

    private boolean inHand(int kind) {
        return Bag.count(state.zone(seat, FintasticState.HAND), kind) > 0;
    }

    private static boolean touches(int cell, long others) {
        return (Sea.next(Sea.bit(cell)) & others) != 0;
    }

    private Term fish(int kind) {
        return Prompts.fish(state, kind);
    }

    private static Term place(int cell) {
        return Prompts.place(cell);
    }

    private static Term zone(int to) {
        return new Term.Word(to == Effect.ECOSYSTEM ? "word.ecosystem" : "word.reserve");
    }

    private static Optional<Refusal> no(FintasticRule rule, String key, Term... terms) {
        return Optional.of(new Refusal(rule, Message.of(key, terms)));
    }
}
