package tidetable.games.lastfish;

/** Whether a card could change something now (5.5); else it may not be announced. */
final class Gains {
    private static final int ALL = ~0;

    private Gains() {}

    /** Whether a card of a kind could do something for a seat in some way, as far as everybody can see (6.8b). */
    static boolean could(LastFishState state, int kind, int seat) {
        return useful(state, seat, kind, 0, 1, true);
    }

    /**
     * Whether a card could do something for a seat in some way.
     *
     * @param leaving cards of the own hand that leave it with the announcement
     */
    static boolean useful(LastFishState state, int seat, int kind, int mode, int leaving) {
        return useful(state, seat, kind, mode, leaving, false);
    }

    private static boolean useful(LastFishState state, int seat, int kind, int mode, int leaving, boolean openly) {
        Table table = state.table;
        if (table.is(kind, Type.ITEM)) {
            return true;
        }
        if (table.negates[kind] != 0) {
            return anyEntry(state, table.negates[kind]);
        }
        int list = table.lists[state.seats.champion(seat)][2 * kind + mode];
        return table.aims[2 * kind + mode] == Aim.NOBODY
                ? any(state, list, seat, leaving, openly)
                : targets(state, seat, kind, mode, leaving) != 0;
    }

    private static boolean anyEntry(LastFishState state, int types) {
        for (int at = 0; at < state.chain.size(); at++) {
            if (state.chain.negatable(state.table, at, types)) {
                return true;
            }
        }
        return false;
    }

    /** The seats at which a card may be aimed, as bits: on which an effect of it could change something (5.5j). */
    static int targets(LastFishState state, int seat, int kind, int mode, int leaving) {
        Script script = state.table.script;
        int gains = 0;
        int list = state.table.lists[state.seats.champion(seat)][2 * kind + mode];
        for (int place = list; script.need(place) != Need.END; place++) {
            boolean aimed = script.reaches(place) == Effect.To.TARGET;
            gains |= aimed ? changed(state, place, seat, leaving, true) : 0;
        }
        boolean opponents = state.table.aims[2 * kind + mode] == Aim.OPPONENT;
        return gains & state.seats.inGame() & (opponents ? ~(1 << seat) : ~0);
    }

    /** Whether an effect of a list without a target could change something. */
    static boolean any(LastFishState state, int list, int seat, int leaving, boolean openly) {
        Script script = state.table.script;
        for (int place = list; script.need(place) != Need.END; place++) {
            int reached = Effects.reached(state, script.reaches(place), seat);
            if ((changed(state, place, seat, leaving, openly) & reached) != 0) {
                return true;
            }
        }
        return false;
    }

    /** The seats on which an effect of a card that a seat announces could change something, as bits. */
    private static int changed(LastFishState state, int place, int seat, int leaving, boolean openly) {
        return switch (state.table.script.need(place)) {
            case NOTHING -> ALL;
            case NEVER, END -> 0;
            case DRAW -> state.canDraw() ? ALL : 0;
            case HANDS -> {
                int hands = state.held.withHand();
                yield state.held.handSize(seat) > leaving ? hands : hands & ~(1 << seat);
            }
            case FIELDS -> state.held.withField();
            case WOUNDED -> state.seats.wounded();
            case ITEM_IN_HAND -> {
                boolean could = openly
                        ? state.held.handSize(seat) > leaving
                        : (state.held.handKinds(seat) & state.table.items()) != 0;
                yield could ? ALL : 0;
            }
            case DISCARDED -> {
                long fitting = state.table.kindsOf(state.table.script.types(place));
                yield (state.held.discardKinds() & fitting) != 0 ? ALL : 0;
            }
        };
    }
}
