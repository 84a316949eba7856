package tidetable.games.fullseal;

import tidetable.engine.Story;

/** How turns and plays go (sections 4, 7, 8): what an action does, and what follows without a question. */
final class Turn {
    /** Of START, PLAY and END: its table window is still to be opened, or has been. */
    static final int WINDOW_FIRST = 0;

    static final int WINDOW_HELD = 1;

    private Turn() {}

    /** The first state of a turn of the active seat. */
    static void begin(FullSealState state) {
        state.playsUsed = 0;
        state.playsAllowed = state.table.constants.playsPerTurn();
        state.agenda.push(Step.START, state.active, WINDOW_FIRST, 0);
    }

    /** Carries out the actor's answer to the open question; whether the next one is open already ({@link #goOn}). */
    static boolean apply(FullSealState state, int action, Story story) {
        FullSealActions actions = state.table.actions;
        if (action == actions.decline && state.agenda.step().isWindow()) {
            return Windows.declines(state);
        }
        int operand = actions.operand(action);
        return switch (actions.family(action)) {
            case FLIP -> Fishing.flip(state, story);
            case STOP -> Fishing.stop(state, story);
            case PLAY ->
                Announced.announce(
                        state, FullSealActions.playKind(operand), FullSealActions.playChoice(operand), story);
            case DECLINE -> {
                Effects.buyNothing(state, story);
                yield false;
            }
            case BUY_ACTION -> buyAction(state, story);
            case BUY_PREDATOR -> buyPredator(state, story);
            case BUY_SEAL -> {
                buySeal(state, story);
                yield false;
            }
            case BUY_PART -> {
                Effects.buyLookedAt(state, operand, story);
                yield false;
            }
            case UNDER -> {
                Effects.putUnder(state, operand, story);
                yield false;
            }
            case TRADE -> trade(state, operand, story);
            case ATTACK -> {
                usePlay(state);
                yield Attack.announce(state, operand / Part.COUNT, operand % Part.COUNT, story);
            }
            case CHOOSE -> {
                if (state.agenda.step() == Step.CHANGE) {
                    Attack.change(state, operand, story);
                } else {
                    Attack.choose(state, operand, story);
                }
                yield false;
            }
            case END -> endTurn(state, story);
        };
    }

    /** Goes on until a question must be asked or the match is over; questions with one way on are not asked. */
    static void goOn(FullSealState state, Story story) {
        while (state.agenda.depth() > 0 && !asks(state, story)) {
            // Each call of asks brings the match a step further.
        }
    }

    /** Whether the open question must be asked; if not, it is answered, or the frame that is none is worked on. */
    private static boolean asks(FullSealState state, Story story) {
        return switch (state.agenda.step()) {
            case START -> start(state, story);
            case FISHING -> Fishing.asks(state, story);
            case PLAY -> asksForPlay(state, story);
            case END -> end(state, story, state.agenda.a());
            case TABLE, RESPONSE, UNDERTOW, MEND, DEN, PACK -> Windows.asks(state);
            case CARD -> {
                Announced.goOn(state, story);
                yield false;
            }
            case ATTACK -> {
                Attack.goOn(state, story);
                yield false;
            }
            case CHOOSE, CHANGE -> true;
            case WHISTLE -> {
                boolean asked = state.held.fish(state.agenda.seat()) >= state.sealPrice();
                if (!asked) {
                    Effects.buyNothing(state, story);
                }
                yield asked;
            }
            case ORDER -> {
                boolean asked = state.agenda.a() > 1;
                if (!asked) {
                    Effects.putLastUnder(state, story);
                }
                yield asked;
            }
        };
    }

    /** 4.0a, 4.0b */
    private static boolean start(FullSealState state, Story story) {
        int seat = state.active;
        if (state.agenda.a() == WINDOW_FIRST) {
            state.agenda.replace(Step.START, seat, WINDOW_HELD, 0);
            if (Windows.opens(state, Step.TABLE, seat)) {
                return true;
            }
        }
        for (int i = 0; i < state.table.constants.drawPerTurn(); i++) {
            state.drawAction(seat, story);
        }
        state.agenda.pop();
        Fishing.begin(state, seat);
        return Fishing.flip(state, story);
    }

    /** 5.2c, 4.3c */
    static boolean asksForPlay(FullSealState state, Story story) {
        if (state.playsUsed >= state.playsAllowed || !anythingToPlay(state)) {
            return endTurn(state, story);
        }
        if (state.agenda.a() == WINDOW_FIRST) {
            state.agenda.replace(Step.PLAY, state.active, WINDOW_HELD, 0);
            Windows.opens(state, Step.TABLE, state.active);
        }
        return true;
    }

    /** Whether the active seat could make a play, as far as everybody can see (4.3c). */
    private static boolean anythingToPlay(FullSealState state) {
        int seat = state.active;
        int tokens = state.held.fish(seat);
        FullSealDeck.Constants constants = state.table.constants;
        return state.held.handSize(seat) > 0
                || tokens >= constants.actionPrice() && state.canDrawAction()
                || tokens >= constants.predatorPrice() && state.predatorPile.size() > 0
                || tokens >= state.sealPrice() && state.sealPile.size() > 0
                || tradable(state) != 0
                || state.predators.size(seat) > 0 && Attack.anyTarget(state, seat);
    }

    /** The parts that the active seat may trade, as bits (8.5). */
    static int tradable(FullSealState state) {
        int parts = 0;
        int owned = state.predatorPile.size() > 0 ? state.held.parts(state.active) : 0;
        for (int left = owned; left != 0; left &= left - 1) {
            int part = Integer.numberOfTrailingZeros(left);
            parts |= state.held.seals(state.active, part) > 1 ? 1 << part : 0;
        }
        return parts;
    }

    /** 7.1: after it, the window of the next decision is held anew. */
    static void usePlay(FullSealState state) {
        state.playsUsed++;
        state.agenda.replace(Step.PLAY, state.active, WINDOW_FIRST, 0);
    }

    private static void pay(FullSealState state, int price) {
        usePlay(state);
        state.held.addFish(state.active, -price);
    }

    private static boolean buyAction(FullSealState state, Story story) {
        int price = state.table.constants.actionPrice();
        pay(state, price);
        if (story.listens()) {
            story.tell(new PublicEvent.Bought(state.active, "action", price));
        }
        state.drawAction(state.active, story);
        return asksForPlay(state, story);
    }

    private static boolean buyPredator(FullSealState state, Story story) {
        int price = state.table.constants.predatorPrice();
        pay(state, price);
        if (story.listens()) {
            story.tell(new PublicEvent.Bought(state.active, "predator", price));
        }
        state.drawPredator(state.active, story);
        return asksForPlay(state, story);
    }

    /** 8.1c, 8.4c */
    private static void buySeal(FullSealState state, Story story) {
        int price = state.sealPrice();
        pay(state, price);
        state.discount = 0;
        if (story.listens()) {
            story.tell(new PublicEvent.Bought(state.active, "seal", price));
        }
        Seals.takeTop(state, state.active, story);
    }

    /** 8.5 */
    private static boolean trade(FullSealState state, int part, Story story) {
        usePlay(state);
        Seals.putUnder(state, state.active, part, story);
        state.drawPredator(state.active, story);
        return asksForPlay(state, story);
    }

    private static boolean endTurn(FullSealState state, Story story) {
        state.agenda.replace(Step.END, state.active, WINDOW_FIRST, 0);
        return end(state, story, WINDOW_FIRST);
    }

    /** 4.0e, 4.1, 11.4 */
    private static boolean end(FullSealState state, Story story, int window) {
        if (window == WINDOW_FIRST) {
            state.agenda.replace(Step.END, state.active, WINDOW_HELD, 0);
            if (Windows.opens(state, Step.TABLE, state.active)) {
                return true;
            }
        }
        state.discount = 0;
        if (story.listens()) {
            story.tell(new PublicEvent.TurnEnded(state.active));
        }
        if (state.turn == state.table.constants.turnLimit()) {
            end(state, story);
            return false;
        }
        state.turn++;
        state.active = (state.active + 1) % state.table.seats;
        state.agenda.pop();
        begin(state);
        if (story.listens()) {
            story.tell(new PublicEvent.TurnBegan(state.turn, state.active));
        }
        return start(state, story);
    }

    /** Ends the match; announced cards go onto the discard pile. */
    static void end(FullSealState state, Story story) {
        for (int at = state.agenda.depth() - 1; at >= 0; at--) {
            if (state.agenda.step(at) == Step.CARD) {
                state.discard(Announced.kind(state.agenda.a(at)));
            }
        }
        state.agenda.clear();
        state.lineSize = 0;
        state.catchSize = 0;
        if (story.listens()) {
            story.tell(new PublicEvent.MatchEnded());
        }
    }
}
