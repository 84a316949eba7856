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

    /** Opens a window; whether somebody must be asked in it. If not, it is closed. {@code seat} is any seat. */
    static boolean opens(LastFishState state, Step window, int seat) {
        state.agenda.push(window, seat, 0, OPENING);
        return ask(state, first(state, window));
    }

    /** Whether somebody must be asked in the window on top; if not, it is closed. */
    static boolean asks(LastFishState state) {
        if (state.agenda.b() == ASKED) {
            return true;
        }
        return ask(state, first(state, state.agenda.step()));
    }

    private static int first(LastFishState state, Step window) {
        return state.seats.inGame(state.active) ? next(state, window, START) : NOBODY;
    }

    /** The actor declines; whether somebody else must be asked. If not, the window is closed. */
    static boolean declines(LastFishState state) {
        return ask(state, next(state, state.agenda.step(), state.agenda.seat()));
    }

    private static boolean ask(LastFishState state, int seat) {
        if (seat == NOBODY) {
            state.agenda.pop();
            return false;
        }
        state.agenda.replace(state.agenda.step(), seat, 0, ASKED);
        return true;
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

    /**
     * The next seat that the window on top asks after one, or {@link #NOBODY}: clockwise from the opener (6.2, 6.3), of
     * those that have cards and may announce one (6.8a).
     */
    private static int next(LastFishState state, Step window, int after) {
        int seats = state.table.seats;
        boolean open = window == Step.OPEN;
        int opener = open ? state.active : state.chain.seat(state.chain.size() - 1);
        int from = open ? 0 : 1;
        int passed = after - opener;
        int first = after == START ? from : place(passed < 0 ? passed + seats : passed, from, seats) + 1;
        long kinds = state.held.unseenKinds() & kinds(state.table, window);
        boolean certain = (kinds & certain(state, open)) != 0;
        int there = state.held.withHand() & state.seats.announcing();
        int clockwise = (there << seats | there) >> opener & (1 << seats + from) - 1;
        for (int left = kinds == 0 ? 0 : clockwise & -1 << first; left != 0; left &= left - 1) {
            int seat = opener + Integer.numberOfTrailingZeros(left);
            seat = seat < seats ? seat : seat - seats;
            if (certain || could(state, seat, kinds)) {
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

    /** Whether one of such kinds of cards could do something for a seat, as far as everybody can see (6.8b). */
    private static boolean could(LastFishState state, int seat, long kinds) {
        int there = Gains.thereOpenly(state, seat, 1);
        for (long left = kinds; left != 0; left &= left - 1) {
            if (Gains.useful(state, there, seat, Long.numberOfTrailingZeros(left), 0)) {
                return true;
            }
        }
        return false;
    }
}
