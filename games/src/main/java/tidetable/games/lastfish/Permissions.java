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
        return (state.held.fieldKinds(state.active) & state.table.harnesses) != 0;
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

    /** The types of cards that the active player may announce in MAIN, as far as the turn goes, as bits (5.1 to 5.3). */
    static int types(LastFishState state) {
        int types = Type.INSTANT.bit() | Type.SPELL.bit();
        if (state.seats.started(state.active)) {
            types |= state.curses < state.table.constants.curses() ? Type.CURSE.bit() : 0;
            types |= used(state, 1, 0) <= 1 ? Type.ATTACK.bit() : 0;
        }
        return types | (used(state, 0, 1) <= 1 ? Type.ITEM.bit() : 0);
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
