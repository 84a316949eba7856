package tidetable.games.fintasticsea;

import tidetable.engine.Story;

/** How rounds and turns go (sections 5 to 7): what an action does, and what follows without a question. */
final class Turn {
    private Turn() {}

    /** Carries out the actor's answer to the open question. */
    static void apply(FintasticState state, int action, Story story) {
        FintasticActions actions = state.table.actions;
        int operand = actions.operand(action);
        switch (actions.family(action)) {
            case PLAY -> play(state, operand / Sea.CELLS, operand % Sea.CELLS, story);
            case DISCARD -> discard(state, operand, story);
            case PASS -> pass(state, story);
            case CATCH_TO_RESERVE -> take(state, operand, Effect.RESERVE, story);
            case CATCH_TO_ECOSYSTEM -> take(state, operand, Effect.ECOSYSTEM, story);
            case GAIN -> take(state, operand, Effect.HAND, story);
            case USE -> use(state, story);
            case SKIP -> base(state, state.agenda.step() == Step.OCEAN ? Step.CHAIN : Step.END);
            case CENTRE -> {
                int ability = state.agenda.a();
                state.agenda.pop();
                Abilities.push(state, ability, operand, 0);
            }
            case PAY -> Abilities.pay(state, operand, story);
            case ENHANCE -> Ecosystems.enhance(state, operand, story);
            case CLOSE -> close(state, story);
            case KEEP -> {
                int then = state.agenda.a();
                int seat = state.agenda.seat();
                state.agenda.pop();
                Ecosystems.keep(state, seat, operand, story);
                Ecosystems.enter(state, then, story);
            }
            case END -> end(state, story);
        }
    }

    /** Goes on until a question must be asked or the match is over; questions with one way on are not asked. */
    static void goOn(FintasticState state, Story story) {
        while (state.agenda.depth() > 0 && !asks(state, story)) {
            // Each call of asks brings the match a step further.
        }
    }

    /** Whether the open question must be asked; if not, it is answered. */
    private static boolean asks(FintasticState state, Story story) {
        return switch (state.agenda.step()) {
            case PLAY -> {
                boolean asked = state.zone(state.active(), FintasticState.HAND) != Bag.EMPTY || anythingFree(state);
                if (!asked) {
                    pass(state, story);
                }
                yield asked;
            }
            case OCEAN -> {
                boolean asked =
                        hasOceanAbility(state) && (Abilities.oceanUsable(state) || Abilities.payable(state) != 0);
                if (!asked) {
                    base(state, Step.CHAIN);
                }
                yield asked;
            }
            case CHAIN -> {
                boolean asked = state.played != Sea.NOWHERE
                        && (Abilities.chainTargets(state) != 0 || Abilities.payable(state) != 0);
                if (!asked) {
                    base(state, Step.END);
                }
                yield asked;
            }
            case END, CENTRE, KEEP -> true;
            case CATCH -> {
                boolean asked = state.agenda.b() > 0 && Offers.catchTargets(state) != 0;
                if (!asked) {
                    state.agenda.pop();
                }
                yield asked;
            }
            case PUSHED -> Abilities.goOnPushing(state, story);
            case CLOSE -> {
                boolean asked = state.zone(state.active(), FintasticState.SECRETS) != Bag.EMPTY;
                if (!asked) {
                    close(state, story);
                }
                yield asked;
            }
        };
    }

    private static boolean hasOceanAbility(FintasticState state) {
        return state.played != Sea.NOWHERE
                && !(state.table.effects[FintasticDeck.ability(state.kindAt[state.played], true)]
                        instanceof Effect.None);
    }

    /** Whether a free action may be possible, as far as everybody can see (6.1). */
    private static boolean anythingFree(FintasticState state) {
        int seat = state.active();
        return state.zone(seat, FintasticState.SECRETS) != Bag.EMPTY
                || Ecosystems.full(state, seat)
                || Abilities.payable(state) != 0;
    }

    /** Changes the state of the turn (section 6). */
    private static void base(FintasticState state, Step step) {
        state.agenda.replace(step, state.agenda.seat(), 0, 0);
    }

    /** 7.1 */
    private static void play(FintasticState state, int kind, int cell, Story story) {
        int seat = state.active();
        state.removeFromHand(seat, kind);
        state.place(kind, cell);
        state.played = cell;
        state.passes = 0;
        base(state, Step.OCEAN);
        if (story.listens()) {
            String id = state.table.deck.fish().get(kind).id();
            story.tell(new FintasticEvent.Played(seat, id, Sea.name(cell)));
        }
    }

    /** 7.3: this counts as the play of the turn. */
    private static void discard(FintasticState state, int kind, Story story) {
        int seat = state.active();
        state.removeFromHand(seat, kind);
        state.discard(kind);
        state.passes = 0;
        base(state, Step.END);
        if (story.listens()) {
            story.tell(new FintasticEvent.Discarded(
                    seat, state.table.deck.fish().get(kind).id()));
        }
    }

    private static void pass(FintasticState state, Story story) {
        state.passes++;
        if (story.listens()) {
            story.tell(new FintasticEvent.Passed(state.active()));
        }
        nextTurn(state, story);
    }

    private static void use(FintasticState state, Story story) {
        int ability = FintasticDeck.ability(state.kindAt[state.played], true);
        base(state, Step.CHAIN);
        Abilities.begin(state, ability, story);
    }

    /** A target picked: for the Ocean Ability, the Food Chain, an ability already begun, or a fish on a Coral. */
    private static void take(FintasticState state, int cell, int to, Story story) {
        int seat = state.agenda.seat();
        switch (state.agenda.step()) {
            case OCEAN -> {
                int ability = FintasticDeck.ability(state.kindAt[state.played], true);
                base(state, Step.CHAIN);
                int more = ((Effect.Take) state.table.effects[ability]).n() - 1;
                state.agenda.push(Step.CATCH, seat, ability, more);
            }
            case CHAIN -> base(state, Step.END);
            case CATCH -> state.agenda.replace(Step.CATCH, seat, state.agenda.a(), state.agenda.b() - 1);
            case PUSHED -> state.agenda.replace(Step.PUSHED, seat, state.agenda.a(), state.agenda.b() + 1);
            case PLAY, END, CENTRE, CLOSE, KEEP ->
                throw new IllegalStateException("no fish is taken in step " + state.agenda.step());
        }
        Ecosystems.take(state, cell, to, story);
    }

    /** Closes the Ecosystem, as a free action or because a fish waits for it (10.3). */
    private static void close(FintasticState state, Story story) {
        int then = 0;
        if (state.agenda.step() == Step.CLOSE) {
            then = state.agenda.a();
            state.agenda.pop();
        }
        Ecosystems.close(state, then, story);
    }

    private static void end(FintasticState state, Story story) {
        if (story.listens()) {
            story.tell(new FintasticEvent.TurnEnded(state.active()));
        }
        nextTurn(state, story);
    }

    /** 6.5, 5.1, 5.2 */
    private static void nextTurn(FintasticState state, Story story) {
        for (int i = 0; i < state.spentSize; i++) {
            state.discard(state.spent[i]);
        }
        state.spentSize = 0;
        state.boost = 0;
        state.played = Sea.NOWHERE;
        state.turns++;
        if (state.passes < state.table.seats && state.turns < state.table.voyageTurnLimit) {
            state.agenda.replace(Step.PLAY, (state.active() + 1) % state.table.seats, 0, 0);
        } else {
            endVoyage(state, story);
        }
    }

    /** 5.1, 5.3, 14.1 */
    private static void endVoyage(FintasticState state, Story story) {
        if (state.round == state.table.rounds) {
            state.agenda.clear();
            if (story.listens()) {
                story.tell(new FintasticEvent.MatchEnded());
            }
            return;
        }
        Wave.run(state, story);
        state.passes = 0;
        state.turns = 0;
        state.agenda.replace(Step.PLAY, state.first, 0, 0);
        if (story.listens()) {
            story.tell(new FintasticEvent.RoundBegan(state.round, state.first));
        }
    }
}
