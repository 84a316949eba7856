package tidetable.games.finspan;

/** The EGGS frame: the slots from which a player picks some, from the first to the last (7.4e). */
final class Eggs {
    private static final int LOW_BITS = 16;
    private static final int LOW = (1 << LOW_BITS) - 1;
    private static final int HIGH_BITS = Grid.SLOTS - LOW_BITS;

    private Eggs() {}

    /** @param begun whether one was laid already, so that the player may end */
    static void push(FinspanState state, int seat, int slots, boolean begun) {
        state.agenda.push(Step.EGGS, seat, slots & LOW, high(slots, begun));
    }

    private static int high(int slots, boolean begun) {
        return slots >> LOW_BITS | (begun ? 1 << HIGH_BITS : 0);
    }

    /** The slots left, as bits. */
    static int slots(int a, int b) {
        return a | (b & (1 << HIGH_BITS) - 1) << LOW_BITS;
    }

    static boolean begun(int b) {
        return b >> HIGH_BITS != 0;
    }

    static boolean asks(FinspanState state) {
        boolean asked = slots(state.agenda.a(), state.agenda.b()) != 0;
        if (!asked) {
            state.agenda.pop();
        }
        return asked;
    }

    /** An egg is laid in a slot; those before it have been passed over. */
    static void laid(FinspanState state, int slot) {
        int left = slots(state.agenda.a(), state.agenda.b()) & -1 << slot + 1;
        state.agenda.replace(Step.EGGS, state.agenda.seat(), left & LOW, high(left, true));
    }
}
