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

    private Windows() {}

    /** Opens a window; whether somebody must be asked in it. If not, it is closed. {@code seat} is any seat. */
    static boolean opens(LastFishState state, Step window, int seat) {
        state.agenda.push(window, seat, 0, OPENING);
        return begins(state, window);
    }

    /** Whether somebody must be asked in the window on top; if not, it is closed. */
    static boolean asks(LastFishState state) {
        return state.agenda.b() == ASKED || begins(state, state.agenda.step());
    }

    private static boolean begins(LastFishState state, Step window) {
        state.waiting = state.seats.inGame(state.active) ? clockwise(state, window) : 0;
        return asksNext(state, window);
    }

    /** The actor declines; whether somebody else must be asked. If not, the window is closed. */
    static boolean declines(LastFishState state) {
        return asksNext(state, state.agenda.step());
    }

    private static boolean asksNext(LastFishState state, Step window) {
        int waiting = state.waiting;
        if (waiting == 0) {
            state.agenda.pop();
            return false;
        }
        int seat = opener(state, window) + Integer.numberOfTrailingZeros(waiting);
        state.waiting = waiting & waiting - 1;
        state.agenda.replace(window, seat < state.table.seats ? seat : seat - state.table.seats, 0, ASKED);
        return true;
    }

    /** A position was set up: who waits in the window on top follows from the seat that is asked. */
    static void setUp(LastFishState state) {
        if (state.agenda.depth() > 0 && state.agenda.step().isWindow() && state.agenda.b() == ASKED) {
            Step window = state.agenda.step();
            int passed = state.agenda.seat() - opener(state, window);
            int place = passed < from(window) ? passed + state.table.seats : passed;
            state.waiting = clockwise(state, window) & -2 << place;
        }
    }

    /** The seats that are asked at once, as bits; the match must not be over. */
    static int asked(LastFishState state) {
        Step step = state.agenda.step();
        if (step == Step.PASS) {
            return Passing.asked(state);
        }
        int asked = 1 << state.agenda.seat();
        if (step.isWindow()) {
            int seats = state.table.seats;
            int waiting = state.waiting << opener(state, step);
            asked |= (waiting | waiting >> seats) & (1 << seats) - 1;
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
     * The seats that a window asks, as bits, each so many seats after its opener, in the order in which they are asked
     * (6.2, 6.3); of those that have cards and may announce one (6.8a).
     */
    private static int clockwise(LastFishState state, Step window) {
        int seats = state.table.seats;
        int opener = opener(state, window);
        long kinds = state.held.unseenKinds() & kinds(state.table, window);
        int there = kinds == 0 ? 0 : state.held.withHand() & state.seats.announcing();
        if ((kinds & certain(state, window)) == 0) {
            there = thoseWhoCould(state, there, kinds);
        }
        int from = from(window);
        return (there << seats | there) >> opener & (1 << seats + from) - (1 << from);
    }

    /** Who is asked first; but the announcer of a card is asked last (6.2a). */
    private static int opener(LastFishState state, Step window) {
        return window == Step.OPEN ? state.active : state.chain.seat(state.chain.size() - 1);
    }

    private static int from(Step window) {
        return window == Step.OPEN ? 0 : 1;
    }

    /** The kinds of cards that could do something for every seat, as bits. */
    private static long certain(LastFishState state, Step window) {
        long certain = state.canDraw() ? state.table.certainWithDraws : state.table.certain;
        return window == Step.OPEN ? certain : certain | state.table.negatesAny;
    }

    /** The kinds of cards that fit into a window, as bits. */
    static long kinds(Table table, Step window) {
        return window == Step.OPEN ? table.openKinds : table.ofType[Type.INSTANT.ordinal()];
    }

    /** Those of some seats, as bits, for which one of such kinds of cards could do something, as everybody can see (6.8b). */
    private static int thoseWhoCould(LastFishState state, int seats, long kinds) {
        int could = 0;
        for (int left = seats; left != 0; left &= left - 1) {
            int seat = Integer.numberOfTrailingZeros(left);
            could |= could(state, seat, kinds) ? 1 << seat : 0;
        }
        return could;
    }

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
