package tidetable.games.finspan;

import tidetable.engine.Story;

/** How turns go (section 3): what an action does, and what follows without a question. */
final class Turn {
    /** Of a TURN: it is still to be taken, or done. */
    static final int OPEN = 0;

    static final int DONE = 1;

    private Turn() {}

    /** Carries out the actor's answer to the open question. */
    static void apply(FinspanState state, int action, Story story) {
        FinspanActions actions = state.table.actions;
        int operand = actions.operand(action);
        int seat = state.agenda.seat();
        switch (actions.family(action)) {
            case PLAY -> play(state, operand, story);
            case DIVE -> {
                state.agenda.replace(Step.TURN, seat, DONE, 0);
                Dives.begin(state, operand, story);
            }
            case AT -> Plays.choose(state, operand);
            case PAY_CARD, PAY_EGG, PAY_YOUNG, PAY_SCHOOL -> Plays.pay(state, operand, story);
            case DRAW -> {
                Benefits.use(state, Effect.Draw.class);
                Deck.draw(state, seat, story);
            }
            case RECOVER -> {
                Benefits.use(state, Effect.Recover.class);
                Benefits.recover(state, seat, operand, story);
            }
            case RECOVER_DRAW -> {
                Benefits.use(state, Effect.Recover.class);
                Deck.draw(state, seat, story);
            }
            case EGG -> egg(state, operand, story);
            case EGG_EACH -> {
                Effect each = Benefits.use(state, Effect.LayEggEach.class);
                Benefits.layEggs(state, seat, ((Effect.LayEggEach) each).where(), story);
            }
            case EGG_SOME -> {
                Effect each = Benefits.use(state, Effect.LayEggEach.class);
                Eggs.push(state, seat, Benefits.eggless(state, seat, ((Effect.LayEggEach) each).where()), false);
            }
            case HATCH -> {
                Benefits.use(state, Effect.Hatch.class);
                Tokens.hatch(state, seat, operand, story);
            }
            case YOUNG -> {
                Benefits.use(state, Effect.AddYoung.class);
                Tokens.addYoung(state, seat, operand, story);
            }
            case MOVE_YOUNG -> {
                Benefits.use(state, Effect.Move.class);
                Tokens.moveYoung(state, seat, Grid.lineFrom(operand), Grid.lineTo(operand), story);
            }
            case MOVE_SCHOOL -> {
                Benefits.use(state, Effect.Move.class);
                Tokens.moveSchool(state, seat, Grid.lineFrom(operand), Grid.lineTo(operand), story);
            }
            case EAT -> {
                int slot = Source.slotOf(state.agenda.a());
                Benefits.use(state, Effect.Eat.class);
                Benefits.eat(state, seat, slot, operand, story);
            }
            case USE -> Finale.use(state, operand, story);
            case END -> end(state, story);
        }
    }

    /** Goes on until a question must be asked or the match is over; questions with one way on are not asked (3.4). */
    static void goOn(FinspanState state, Story story) {
        while (state.agenda.depth() > 0 && !asks(state, story)) {
            // Each call of asks brings the match a step further.
        }
    }

    /** Whether the open question must be asked; if not, it is answered, or the frame that is none is worked on. */
    private static boolean asks(FinspanState state, Story story) {
        return switch (state.agenda.step()) {
            case TURN -> {
                boolean asked = state.agenda.a() == OPEN;
                if (!asked) {
                    Weeks.nextTurn(state, story);
                }
                yield asked;
            }
            case FINALE -> Finale.asks(state, story);
            case DIVE -> {
                Dives.goOn(state, story);
                yield false;
            }
            case ABILITY -> Benefits.asks(state);
            case EGGS -> Eggs.asks(state);
            case SLOT -> true;
            case PAY -> Plays.asks(state, story);
        };
    }

    /** A card is chosen, as a turn (3.2) or by a benefit (7.9). */
    private static void play(FinspanState state, int card, Story story) {
        int seat = state.agenda.seat();
        Where where = Where.ANYWHERE;
        if (state.agenda.step() == Step.TURN) {
            state.agenda.replace(Step.TURN, seat, DONE, 0);
            state.useDiver(seat, 0);
        } else {
            where = ((Effect.PlayFish) Benefits.use(state, Effect.PlayFish.class)).where();
        }
        state.agenda.push(Step.SLOT, seat, card, where.ordinal());
        if (story.listens()) {
            story.tell(new FinspanEvent.PlayBegan(seat, state.table.deck.id(card)));
        }
    }

    /** One egg: a benefit of its own (7.3), or one of several (7.4e). */
    private static void egg(FinspanState state, int slot, Story story) {
        int seat = state.agenda.seat();
        if (state.agenda.step() == Step.EGGS) {
            Eggs.laid(state, slot);
        } else {
            Benefits.use(state, Effect.LayEgg.class);
        }
        Tokens.layEgg(state, seat, slot, story);
    }

    /** 6.2b, 7.4e, 11.1b */
    private static void end(FinspanState state, Story story) {
        switch (state.agenda.step()) {
            case ABILITY, EGGS -> state.agenda.pop();
            case FINALE -> Finale.end(state, story);
            case TURN, DIVE, SLOT, PAY ->
                throw new IllegalStateException("nothing ends in step " + state.agenda.step());
        }
    }
}
