package tidetable.games.finspan;

/** What gives benefits, as one number for an agenda: the ability of a fish in a slot, or a bonus of a dive. */
final class Source {
    private static final int SLOT_BITS = 5;
    private static final int FIRST_BONUS = 256;
    /** Bonuses of a site: those of the zones from the top, then the depth bonus. */
    static final int BONUSES = 4;

    static final int DEPTH = 3;

    private Source() {}

    static int fish(int fish, int slot) {
        return fish << SLOT_BITS | slot;
    }

    static int bonus(int site, int bonus) {
        return FIRST_BONUS + site * BONUSES + bonus << SLOT_BITS;
    }

    static boolean isBonus(int source) {
        return source >> SLOT_BITS >= FIRST_BONUS;
    }

    static int fishOf(int source) {
        return source >> SLOT_BITS;
    }

    static int slotOf(int source) {
        return source & (1 << SLOT_BITS) - 1;
    }

    static int siteOf(int source) {
        return ((source >> SLOT_BITS) - FIRST_BONUS) / BONUSES;
    }

    static int bonusOf(int source) {
        return ((source >> SLOT_BITS) - FIRST_BONUS) % BONUSES;
    }
}
