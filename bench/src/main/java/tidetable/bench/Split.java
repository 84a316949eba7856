package tidetable.bench;

/**
 * Shares the time of whole games out between choices and forced decisions: the two costs that explain the times of all
 * games best (least squares), because some games have more forced decisions than others.
 */
final class Split {
    /** A game that took so many times the mean was interrupted by something else. */
    private static final double INTERRUPTED = 4;
    /** Below this the numbers of choices and forced decisions rise and fall together too closely to be told apart. */
    private static final double ALIKE = 1e-3;

    private long games;
    private double time;
    private double choices;
    private double forced;
    private double choicesSquared;
    private double forcedSquared;
    private double both;
    private double choicesByTime;
    private double forcedByTime;

    /** Forgets all games. */
    void clear() {
        games = 0;
        time = 0;
        choices = 0;
        forced = 0;
        choicesSquared = 0;
        forcedSquared = 0;
        both = 0;
        choicesByTime = 0;
        forcedByTime = 0;
    }

    /** Adds a game: its decisions of both kinds, and how many nanoseconds it took. */
    void add(int gameChoices, int gameForced, long nanoseconds) {
        double gameTime = (double) nanoseconds;
        if (games > 0 && gameTime > INTERRUPTED * time / games) {
            return;
        }
        games++;
        time += gameTime;
        choices += gameChoices;
        forced += gameForced;
        choicesSquared += (double) gameChoices * gameChoices;
        forcedSquared += (double) gameForced * gameForced;
        both += (double) gameChoices * gameForced;
        choicesByTime += gameChoices * gameTime;
        forcedByTime += gameForced * gameTime;
    }

    /**
     * What a forced decision costs, in units of what a decision of any kind costs; from 0 to what would leave nothing to
     * the choices. 0 without forced decisions, 1 when the two cannot be told apart.
     */
    double forcedOverMean() {
        if (forced == 0) {
            return 0;
        }
        double determinant = choicesSquared * forcedSquared - both * both;
        if (determinant <= ALIKE * choicesSquared * forcedSquared) {
            return 1;
        }
        double cost = (forcedByTime * choicesSquared - choicesByTime * both) / determinant;
        double mean = time / (choices + forced);
        return Math.clamp(cost / mean, 0, (choices + forced) / forced);
    }
}
