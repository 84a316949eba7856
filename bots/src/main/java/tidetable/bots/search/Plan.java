package tidetable.bots.search;

/**
 * How a search thinks.
 *
 * @param iterations how many lines of play it tries, if there is time
 * @param playout how a line goes on where the tree ends
 * @param wavers whether it may choose any action that it tried, the more often the more it tried it, as people do; else it
 *     chooses the one that it tried most
 */
public record Plan(int iterations, Playout playout, boolean wavers) {
    /** How a line goes on where the tree ends. */
    public enum Playout {
        /** Any action is as likely as another, until the match is over. */
        ANY,
        /**
         * Every seat takes the action after which its position looks best at once, for as many turns as the game's
         * evaluation wants; the end is judged between two turns.
         */
        GREEDY
    }

    /** An opponent for a first match. */
    public static final Plan EASY = of(50, true);
    /** A fair opponent. */
    public static final Plan MEDIUM = of(200, false);
    /** A strong opponent. */
    public static final Plan HARD = of(2_000, false);
    /** The strongest; thinks for a second or two. */
    public static final Plan EXPERT = of(20_000, false);

    /** What decisions of a match that is over are judged by. */
    public static final Plan REVIEW = of(2_000, false);

    /** A fair share of this plan, when several search at once. */
    Plan share(int searches) {
        return new Plan(Math.ceilDiv(iterations, searches), playout, wavers);
    }

    private static Plan of(int iterations, boolean wavers) {
        return new Plan(iterations, Playout.GREEDY, wavers);
    }
}
