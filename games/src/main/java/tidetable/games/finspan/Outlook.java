package tidetable.games.finspan;

/** What a position promises a seat beyond its points, for evaluations: counts that everybody can see. */
public final class Outlook {
    private Outlook() {}

    /** Turns that a seat still has this week. */
    public static int turnsLeftInWeek(FinspanState state, int seat) {
        return state.turnsLeft(seat) - (FinspanDeck.WEEKS - state.week) * state.table.constants.turnsPerWeek();
    }

    /** What the goal of this week would give now; 0 in the last week, which has none (10.3). */
    public static int goalNow(FinspanState state, int seat) {
        if (state.week == FinspanDeck.WEEKS) {
            return 0;
        }
        FinspanDeck.Goal goal = state.goal(state.week);
        return goal.pointsPer() * Scoring.count(state, seat, goal.count());
    }

    /** What the goals of the weeks after this one would give now. */
    public static int goalsLater(FinspanState state, int seat) {
        int points = 0;
        for (int week = state.week + 1; week <= FinspanDeck.GOAL_WEEKS; week++) {
            FinspanDeck.Goal goal = state.goal(week);
            points += goal.pointsPer() * Scoring.count(state, seat, goal.count());
        }
        return points;
    }

    /** Slots with two young and no school: one more makes a school (8.3). */
    public static int nearSchools(FinspanState state, int seat) {
        return Integer.bitCount(Tokens.endings(state, seat));
    }

    /** Zones of sites in which a fish lies, each of which gives its bonus in a dive (5.1). */
    public static int zonesWithFish(FinspanState state, int seat) {
        int zones = 0;
        for (int site = 0; site < Grid.SITES; site++) {
            for (Zone zone : Zone.ALL) {
                zones += (state.get(seat, FinspanState.FISH) & Grid.ofSite(site) & zone.slots()) != 0 ? 1 : 0;
            }
        }
        return zones;
    }

    /** Benefits of all visible fish with an "if activated" ability, each of which a dive may bring (6.1a). */
    public static int activations(FinspanState state, int seat) {
        return benefits(state, seat, Timing.IF_ACTIVATED);
    }

    /** Benefits of all visible fish with a "game end" ability that gives no points (11.1). */
    public static int lastBenefits(FinspanState state, int seat) {
        return benefits(state, seat, Timing.GAME_END);
    }

    private static int benefits(FinspanState state, int seat, Timing timing) {
        int benefits = 0;
        for (int left = state.get(seat, FinspanState.FISH); left != 0; left &= left - 1) {
            int fish = state.fishAt(seat, Integer.numberOfTrailingZeros(left));
            if (fish < state.table.cards && state.table.timing[fish] == timing) {
                for (Effect effect : state.table.effects[fish]) {
                    benefits += effect.benefits();
                }
            }
        }
        return benefits;
    }
}
