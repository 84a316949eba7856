package tidetable.games.lastfish;

/** How many cards of each type may be announced in a turn (section 5). */
final class Permissions {
    private Permissions() {}

    /** How many cards a seat may still announce in this turn (5.6). */
    static int cardsLeft(LastFishState state, int seat) {
        return state.table.constants.plays() - state.seats.announced(seat);
    }

    /** Whether the active player has an equipped Battle Harness (5.3c). */
    static boolean harness(LastFishState state) {
        for (long left = state.held.fieldKinds(state.active); left != 0; left &= left - 1) {
            if (state.table.harness[Long.numberOfTrailingZeros(left)]) {
                return true;
            }
        }
        return false;
    }

    /** What the formula of 5.3 comes to with so many ATTACKs and ITEMs more; at most 1 is legal. */
    static int used(LastFishState state, int attacks, int items) {
        int usedAttacks = Math.max(0, state.attacks + attacks - state.extraAttacks);
        int usedItems = Math.max(0, state.items + items - state.extraItems);
        if (harness(state)) {
            return attacks > 0 ? usedAttacks : usedItems;
        }
        return usedAttacks + usedItems;
    }

    /** Whether a card of a type may be announced by the active player in MAIN, as far as the turn goes (5.1 to 5.3). */
    static boolean allows(LastFishState state, Type type) {
        return switch (type) {
            case INSTANT, SPELL -> true;
            case CURSE -> state.seats.started(state.active) && state.curses < state.table.constants.curses();
            case ATTACK -> state.seats.started(state.active) && used(state, 1, 0) <= 1;
            case ITEM -> used(state, 0, 1) <= 1;
        };
    }

    /** A card was announced; copies are not counted (5.3g). */
    static void count(LastFishState state, int seat, Type type) {
        state.seats.setAnnounced(seat, state.seats.announced(seat) + 1);
        state.acted |= type != Type.INSTANT;
        switch (type) {
            case INSTANT, SPELL -> {}
            case CURSE -> state.curses++;
            case ATTACK -> state.attacks++;
            case ITEM -> state.items++;
        }
    }
}
