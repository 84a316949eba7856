package tidetable.games.lastfish;

/**
 * The windows of section 6: who is asked, in which order. Asked is who could hold a fitting card as far as everybody can
 * see (6.8), so that a question tells nothing.
 */
final class Windows {
    /** The seat of the frame is asked. */
    static final int ASKED = 0;
    /** A chain that began in this window lies above the frame, or has just been dealt with: asking begins again (6.3b). */
    static final int PLAYED = 1;
    /** Nobody has been asked yet. */
    static final int OPENING = 2;

    private static final int NOBODY = -1;
    private static final int START = -1;

    private Windows() {}

    /** Opens a window; {@code seat} is any seat. */
    static void open(LastFishState state, Step window, int seat) {
        state.agenda.push(window, seat, 0, OPENING);
    }

    /** Whether somebody must be asked in the window on top; if not, it is closed. */
    static boolean asks(LastFishState state) {
        if (state.agenda.b() == ASKED) {
            return true;
        }
        Step window = state.agenda.step();
        int seat = state.seats.inGame(state.active) ? next(state, window, START) : NOBODY;
        ask(state, seat);
        return seat != NOBODY;
    }

    static void decline(LastFishState state) {
        ask(state, next(state, state.agenda.step(), state.agenda.seat()));
    }

    private static void ask(LastFishState state, int seat) {
        if (seat == NOBODY) {
            state.agenda.pop();
        } else {
            state.agenda.replace(state.agenda.step(), seat, 0, ASKED);
        }
    }

    /** The seats that are asked at once, as bits; the match must not be over. */
    static int asked(LastFishState state) {
        Step step = state.agenda.step();
        int seat = state.agenda.seat();
        if (step == Step.PASS) {
            return Passing.asked(state);
        }
        int asked = 1 << seat;
        if (step.isWindow()) {
            for (seat = next(state, step, seat); seat != NOBODY; seat = next(state, step, seat)) {
                asked |= 1 << seat;
            }
        }
        return asked;
    }

    /** In windows, which pass by themselves, the last seat declines as quietly as the others ({@link LastFish#passing}). */
    static boolean quiet(LastFishState state, int action) {
        Step step = state.agenda.step();
        if (step == Step.PASS) {
            return Integer.bitCount(Passing.asked(state)) > 1;
        }
        return step.isWindow() && action == state.table.actions.decline;
    }

    /** The next seat that the window on top asks after one, or {@link #NOBODY}: clockwise from the opener (6.2, 6.3). */
    private static int next(LastFishState state, Step window, int after) {
        int seats = state.table.seats;
        boolean open = window == Step.OPEN;
        int opener = open ? state.active : state.chain.seat(state.chain.size() - 1);
        int from = open ? 0 : 1;
        int passed = after - opener;
        int first = after == START ? from : place(passed < 0 ? passed + seats : passed, from, seats) + 1;
        long kinds = state.held.unseenKinds() & kinds(state.table, window);
        boolean certain = (kinds & certain(state, open)) != 0;
        for (int i = first; i < seats + from && kinds != 0; i++) {
            int seat = opener + i < seats ? opener + i : opener + i - seats;
            if (isThere(state, seat) && (certain || could(state, seat, kinds))) {
                return seat;
            }
        }
        return NOBODY;
    }

    /** The kinds of cards that could do something for every seat, as bits. */
    private static long certain(LastFishState state, boolean open) {
        long certain = state.canDraw() ? state.table.certainWithDraws : state.table.certain;
        return open ? certain : certain | state.table.negatesAny;
    }

    /** How late a seat is asked: the announcer of a card last, not first (6.2a). */
    private static int place(int passed, int from, int seats) {
        return passed < from ? passed + seats : passed;
    }

    /** The kinds of cards that fit into a window, as bits. */
    static long kinds(Table table, Step window) {
        return window == Step.OPEN ? table.openKinds : table.ofType[Type.INSTANT.ordinal()];
    }

    /** Whether a seat has cards, and may announce one (6.8a). */
    private static boolean isThere(LastFishState state, int seat) {
        return state.held.handSize(seat) > 0 && Permissions.cardsLeft(state, seat) > 0;
    }

    /** Whether one of such kinds of cards could do something for a seat, as far as everybody can see (6.8b). */
    private static boolean could(LastFishState state, int seat, long kinds) {
        for (long left = kinds; left != 0; left &= left - 1) {
            if (Gains.could(state, Long.numberOfTrailingZeros(left), seat)) {
                return true;
            }
        }
        return false;
    }
}
