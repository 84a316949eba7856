package tidetable.games.finspan;

import tidetable.engine.Story;

/** A dive (section 5): the way of a diver down a site, step by step. */
final class Dives {
    private static final int BONUS = 10;
    /**
     * What comes in which order (5.1): rows are their numbers; bonuses are {@link #BONUS} and their number, those of the
     * zones before the rows of the zone.
     */
    private static final int[] WAY = {BONUS, 0, 1, 2, BONUS + 1, 3, BONUS + 2, 4, 5, BONUS + 3};

    /** How many steps the way has. */
    static final int STEPS = WAY.length;

    private Dives() {}

    /** What a diver comes to at a step: a bonus by its name, a row, or the end. */
    static String name(int at) {
        if (at == STEPS) {
            return "end";
        }
        return WAY[at] < BONUS ? "row " + (WAY[at] + 1) : Names.bonus(WAY[at] - BONUS);
    }

    static void begin(FinspanState state, int site, Story story) {
        int seat = state.agenda.seat();
        state.useDiver(seat, site + 1);
        state.agenda.push(Step.DIVE, seat, site, 0);
        if (story.listens()) {
            story.tell(new FinspanEvent.Dived(seat, Site.ALL[site].word()));
        }
    }

    /** Brings the diver on: what lies at the next step begins, or the dive is over. */
    static void goOn(FinspanState state, Story story) {
        int seat = state.agenda.seat();
        int site = state.agenda.a();
        int at = state.agenda.b();
        if (at == STEPS) {
            state.agenda.pop();
            return;
        }
        state.agenda.replace(Step.DIVE, seat, site, at + 1);
        int what = WAY[at];
        if (what < BONUS) {
            activate(state, seat, Grid.slot(site, what), story);
        } else if (bonus(state, seat, site, what - BONUS)) {
            Benefits.beginBonus(state, seat, Source.bonus(site, what - BONUS), story);
        }
    }

    /** Whether the diver gets a bonus: a fish lies in the zone (5.1a, 5.4), or it is the first to go so deep (5.1e). */
    private static boolean bonus(FinspanState state, int seat, int site, int bonus) {
        return bonus == Source.DEPTH
                ? state.divers(seat, site + 1) == 1
                : (state.get(seat, FinspanState.FISH) & Zone.ALL[bonus].slots() & Grid.ofSite(site)) != 0;
    }

    /** 6.1a */
    private static void activate(FinspanState state, int seat, int slot, Story story) {
        if (!state.has(seat, FinspanState.FISH, slot)) {
            return;
        }
        int fish = state.fishAt(seat, slot);
        if (fish < state.table.cards && state.table.timing[fish] == Timing.IF_ACTIVATED) {
            Benefits.begin(state, seat, fish, slot, story);
        }
    }
}
