package tidetable.games.lastfish;

import tidetable.engine.Story;
import tidetable.engine.chance.Pile;

/** How turns go (section 4): what an action does, and what follows without a question. */
final class Turn {
    /** Of MAIN: its window is still to be held, or has been (4.0e). */
    static final int WINDOW_FIRST = 0;

    static final int WINDOW_HELD = 1;

    /** Of CLOSING: the turn ends, or its player rests. */
    static final int END = 0;

    static final int REST = 1;

    /** Of CLOSING: its window is still to be opened, was opened, or a card was played in it (4.4). */
    static final int TO_OPEN = 0;

    static final int OPENED = 1;
    static final int PLAYED = 2;

    private Turn() {}

    /** Carries out the actor's answer to the open question; whether the next one is open already ({@link #goOn}). */
    static boolean apply(LastFishState state, int action, Story story) {
        LastFishActions actions = state.table.actions;
        if (action == actions.decline && state.agenda.step().isWindow()) {
            return Windows.declines(state);
        }
        int operand = actions.operand(action);
        return switch (actions.family(action)) {
            case PLAY ->
                Announcing.play(
                        state,
                        LastFishActions.playKind(operand),
                        LastFishActions.playMode(operand),
                        LastFishActions.playChoice(operand),
                        story);
            case REST -> close(state, REST, story);
            case END -> close(state, END, story);
            case PICK, COPY, DECLINE, ACCEPT, BLOCK, DESTROY, DISCARD, GIVE, PASS, EQUIP, RECOVER, CHOOSE -> {
                answer(state, actions.family(action), operand, story);
                yield false;
            }
        };
    }

    /** An answer after which it is still to be seen what is asked next. */
    private static void answer(LastFishState state, LastFishActions.Family family, int operand, Story story) {
        switch (family) {
            case PICK -> Setup.pick(state, operand, story);
            case COPY -> Announcing.copyAt(state, operand, story);
            case DECLINE -> decline(state, story);
            case ACCEPT -> Effects.may(state, true, story);
            case BLOCK -> Breaking.block(state, operand, story);
            case DESTROY -> Breaking.destroy(state, operand, story);
            case DISCARD -> Moving.discard(state, operand, story);
            case GIVE -> Moving.give(state, operand / LastFish.MAX_SEATS, operand % LastFish.MAX_SEATS, story);
            case PASS -> Passing.choose(state, operand, story);
            case EQUIP -> Moving.equip(state, operand, story);
            case RECOVER -> Moving.recover(state, operand, story);
            case CHOOSE -> Effects.choose(state, operand, story);
            case PLAY, REST, END -> throw new IllegalStateException("asks for more: " + family);
        }
    }

    /** Declines outside of windows. */
    private static void decline(LastFishState state, Story story) {
        if (state.agenda.step() == Step.MAY) {
            Effects.may(state, false, story);
        } else {
            Moving.stop(state);
        }
    }

    /** Goes on until a question must be asked or the match is over; questions with one way on are not asked (4.6). */
    static void goOn(LastFishState state, Story story) {
        while (state.agenda.depth() > 0 && !asks(state, story)) {
            // Each call of asks brings the match a step further.
        }
    }

    /** Whether the open question must be asked; if not, it is answered, or the frame that is none is worked on. */
    private static boolean asks(LastFishState state, Story story) {
        return switch (state.agenda.step()) {
            case CHAMPION -> Setup.asks(state, story);
            case START -> start(state, story);
            case ENCOUNTER -> afterEncounter(state, story);
            case MAIN -> asksMain(state, story);
            case CLOSING -> closing(state, story);
            case OPEN, RESPONSE -> Windows.asks(state);
            case CHAIN -> Chain.goOn(state, story);
            case DOUBLE -> true;
            case COPY -> Announcing.asksForCopy(state, story);
            case EFFECTS -> Effects.goOn(state, story);
            case BLOCK, DESTROY, DISCARD, GIFT, EQUIP, RECOVER -> Part.asks(state, story);
            case PASS -> Passing.asks(state, story);
            case CHOOSE -> Effects.asksForOpponent(state, story);
            case MAY -> Effects.asksMay(state, story);
        };
    }

    static void tellBegin(LastFishState state, Story story) {
        if (story.listens()) {
            story.tell(new PublicEvent.TurnBegan(state.turn, state.active));
        }
    }

    /** 4.0a to 4.0c */
    private static boolean start(LastFishState state, Story story) {
        int seat = state.active;
        int cards = 1;
        for (long left = state.held.fieldKinds(seat); left != 0; left &= left - 1) {
            int kind = Long.numberOfTrailingZeros(left);
            cards += state.table.draws[kind] * state.held.onField(seat, kind);
        }
        Drawing.draw(state, seat, cards, false, story);
        int encounter = Drawing.encounter(state, story);
        state.agenda.replace(Step.ENCOUNTER, seat, 0, 0);
        if (encounter == Pile.NONE) {
            return afterEncounter(state, story);
        }
        state.encounter = encounter + 1;
        if (story.listens()) {
            story.tell(new PublicEvent.Revealed(seat, Names.encounter(state.table, encounter)));
        }
        int list = state.table.encounterLists[state.seats.champion(seat)][encounter];
        state.agenda.push(Step.EFFECTS, seat, list, Effects.ofEncounter());
        return Effects.goOn(state, story);
    }

    /** What Champions get from an ENCOUNTER that is done, whoever revealed it (11.1e), then its end (4.0d). */
    private static boolean afterEncounter(LastFishState state, Story story) {
        int seats = state.table.seats;
        for (int passed = state.agenda.a(); passed < seats && state.encounter != 0; passed++) {
            int seat = (state.active + passed) % seats;
            int list = state.table.afterEncounter[state.seats.champion(seat)][state.encounter - 1];
            if (list != Script.NONE && state.seats.inGame(seat)) {
                state.agenda.replace(Step.ENCOUNTER, state.active, passed + 1, 0);
                state.agenda.push(Step.EFFECTS, seat, list, Effects.ofEncounter());
                return Effects.goOn(state, story);
            }
        }
        discardEncounter(state);
        state.agenda.replace(Step.MAIN, state.active, WINDOW_FIRST, 0);
        return asksMain(state, story);
    }

    static void discardEncounter(LastFishState state) {
        if (state.encounter != 0) {
            state.encounterDiscard[state.encounterDiscardSize++] = (byte) (state.encounter - 1);
            state.encounter = 0;
        }
    }

    private static boolean asksMain(LastFishState state, Story story) {
        int seat = state.active;
        if (!state.seats.inGame(seat)) {
            return end(state, story);
        }
        if (state.agenda.a() == WINDOW_FIRST) {
            state.agenda.replace(Step.MAIN, seat, WINDOW_HELD, 0);
            if (Windows.opens(state, Step.OPEN, seat)) {
                return true;
            }
        }
        boolean canAnnounce = (state.held.withHand() & state.seats.announcing() & 1 << seat) != 0;
        return canAnnounce || mayRest(state) || end(state, story);
    }

    /** 4.2b */
    static boolean mayRest(LastFishState state) {
        return !state.acted;
    }

    /** The active player ends the turn or rests; the same once more after a card in the window confirms it (4.4). */
    private static boolean close(LastFishState state, int how, Story story) {
        boolean confirmed = state.agenda.b() == 1 + how;
        state.agenda.replace(Step.CLOSING, state.active, how, confirmed ? OPENED : TO_OPEN);
        return closing(state, story);
    }

    private static boolean closing(LastFishState state, Story story) {
        int seat = state.active;
        int how = state.agenda.a();
        int window = state.agenda.b();
        if (!state.seats.inGame(seat)) {
            return end(state, story);
        }
        if (window == PLAYED) {
            state.agenda.replace(Step.MAIN, seat, WINDOW_HELD, 1 + how);
            return asksMain(state, story);
        }
        if (window == TO_OPEN) {
            state.agenda.replace(Step.CLOSING, seat, how, OPENED);
            if (Windows.opens(state, Step.OPEN, seat)) {
                return true;
            }
        }
        if (how == REST) {
            rest(state, story);
        }
        return end(state, story);
    }

    /** 4.2c, 4.2d */
    private static void rest(LastFishState state, Story story) {
        int missing = state.table.constants.restHand() - state.held.handSize(state.active);
        if (story.listens()) {
            story.tell(new PublicEvent.Rested(state.active));
        }
        Drawing.draw(state, state.active, Math.max(1, missing), false, story);
    }

    /** 4.0h, 9.5 */
    private static boolean end(LastFishState state, Story story) {
        if (story.listens()) {
            story.tell(new PublicEvent.TurnEnded(state.active));
        }
        state.seats.setStarted(state.active, true);
        if (state.turn >= state.table.constants.turnLimit()) {
            Defeat.stop(state, story);
            return false;
        }
        for (int seat = 0; seat < state.table.seats; seat++) {
            state.seats.setAnnounced(seat, 0);
        }
        state.attacks = 0;
        state.items = 0;
        state.curses = 0;
        state.extraAttacks = 0;
        state.extraItems = 0;
        state.acted = false;
        state.turn++;
        state.active = state.seats.next(state.active);
        state.agenda.replace(Step.START, state.active, 0, 0);
        tellBegin(state, story);
        return start(state, story);
    }
}
