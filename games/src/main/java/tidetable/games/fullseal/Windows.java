package tidetable.games.fullseal;

/**
 * The windows of section 5: who is asked, in which order. Asked is who could hold a fitting card as far as everybody can
 * see (5.1e), so that a question tells nothing.
 */
final class Windows {
    /** The seat of the frame is asked. */
    static final int ASKED = 0;
    /** A card that was played lies above the frame, or has just been dealt with: asking begins again (5.1c). */
    static final int PLAYED = 1;
    /** Nobody has been asked yet. */
    static final int OPENING = 2;

    private static final int NOBODY = -1;
    private static final int START = -1;

    private Windows() {}

    /** Opens a window; whether somebody must be asked in it. If not, it is closed. {@code seat} is any seat. */
    static boolean opens(FullSealState state, Step window, int seat) {
        state.agenda.push(window, seat, 0, OPENING);
        return ask(state, next(state, window, START));
    }

    /** Whether somebody must be asked in the window on top; if not, it is closed. */
    static boolean asks(FullSealState state) {
        int how = state.agenda.b();
        if (how == ASKED) {
            return true;
        }
        Step window = state.agenda.step();
        boolean goesOn = how == PLAYED && window == Step.PACK;
        return ask(state, next(state, window, goesOn ? state.agenda.seat() : START));
    }

    /** The actor declines; whether somebody else must be asked. If not, the window is closed. */
    static boolean declines(FullSealState state) {
        return ask(state, next(state, state.agenda.step(), state.agenda.seat()));
    }

    private static boolean ask(FullSealState state, int seat) {
        if (seat == NOBODY) {
            state.agenda.pop();
            return false;
        }
        state.agenda.replace(state.agenda.step(), seat, 0, ASKED);
        return true;
    }

    /** The seats that are asked at once, as bits; the match must not be over. */
    static int asked(FullSealState state) {
        Step step = state.agenda.step();
        int seat = state.agenda.seat();
        int asked = 1 << seat;
        if (step.isWindow()) {
            for (seat = next(state, step, seat); seat != NOBODY; seat = next(state, step, seat)) {
                asked |= 1 << seat;
            }
        } else if (step == Step.CHOOSE && Attack.defenderWillChoose(state)) {
            asked |= 1 << Attack.defender(state);
        }
        return asked;
    }

    /** In windows that pass by themselves the last seat declines as quietly as the others ({@link FullSeal#passing}). */
    static boolean quiet(FullSealState state, int action) {
        Step step = state.agenda.step();
        if (!step.isWindow()) {
            return step == Step.CHOOSE && Attack.defenderWillChoose(state);
        }
        boolean goesOn = step.passes() || next(state, step, state.agenda.seat()) != NOBODY;
        return action == state.table.actions.decline && goesOn;
    }

    /** The next seat that the window on top asks after one, or {@link #NOBODY}. */
    private static int next(FullSealState state, Step window, int after) {
        return switch (window) {
            case TABLE -> clockwise(state, window, state.active, 0, after);
            case RESPONSE -> clockwise(state, window, Announced.announcer(state), 1, after);
            case UNDERTOW -> clockwise(state, window, state.active, 1, after);
            case MEND -> after == START && could(state, state.active, window) ? state.active : NOBODY;
            case DEN -> {
                int defender = Attack.defender(state);
                yield after == START && could(state, defender, window) ? defender : NOBODY;
            }
            case PACK -> {
                int attacker = Attack.attacker(state);
                int defender = Attack.defender(state);
                if (after == START && could(state, attacker, window)) {
                    yield attacker;
                }
                yield after != defender && could(state, defender, window) ? defender : NOBODY;
            }
            case START, FISHING, PLAY, END, CARD, ATTACK, CHOOSE, CHANGE, WHISTLE, ORDER ->
                throw new IllegalStateException(window + " is no window");
        };
    }

    /** Asks the seats clockwise from so many seats after the opener; the opener itself only when that is 0 (5.1, 5.1a). */
    private static int clockwise(FullSealState state, Step window, int opener, int from, int after) {
        int seats = state.table.seats;
        int passed = after - opener;
        int first = after == START ? from : (passed < 0 ? passed + seats : passed) + 1;
        int kinds = state.table.fitting[window.window().ordinal()] & state.held.unseenKinds();
        int withHand = state.held.withHand();
        int clockwise = (withHand << seats | withHand) >> opener & (1 << seats) - 1;
        for (int left = kinds == 0 ? 0 : clockwise & -1 << first; left != 0; left &= left - 1) {
            int seat = opener + Integer.numberOfTrailingZeros(left);
            seat = seat < seats ? seat : seat - seats;
            if (could(state, seat, kinds)) {
                return seat;
            }
        }
        return NOBODY;
    }

    private static boolean could(FullSealState state, int seat, Step window) {
        return could(state, seat, state.table.fitting[window.window().ordinal()] & state.held.unseenKinds());
    }

    /** Whether a seat could hold a card of such kinds that could do something, as far as everybody can see (5.1e). */
    private static boolean could(FullSealState state, int seat, int kinds) {
        if (state.held.handSize(seat) == 0) {
            return false;
        }
        if ((kinds & state.table.needless) != 0) {
            return true;
        }
        for (int left = kinds; left != 0; left &= left - 1) {
            if (Effects.usable(state, Integer.numberOfTrailingZeros(left), seat)) {
                return true;
            }
        }
        return false;
    }
}
