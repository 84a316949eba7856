package tidetable.lab.run;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.function.IntBinaryOperator;

/**
 * How often cards came to seats or were played, and how that went together with winning. Seats are kept apart, and bots in
 * them, so that a strong seat does not make its cards look strong.
 */
public final class CardSums {
    @JsonProperty
    private final long[] times;

    @JsonProperty
    private final long[] squares;

    @JsonProperty
    private final double[] wins;

    @JsonProperty
    private final long[] games;

    CardSums(int cards, int cells) {
        this(new long[cards * cells], new long[cards * cells], new double[cards * cells], new long[cards]);
    }

    @JsonCreator
    private CardSums(
            @JsonProperty("times") long[] times,
            @JsonProperty("squares") long[] squares,
            @JsonProperty("wins") double[] wins,
            @JsonProperty("games") long[] games) {
        this.times = times;
        this.squares = squares;
        this.wins = wins;
        this.games = games;
    }

    /**
     * Counts a game.
     *
     * @param cells the cell of each seat
     * @param times how often a seat and a card met
     */
    void add(Played game, int[] cells, int cellCount, IntBinaryOperator times) {
        for (int card = 0; card < games.length; card++) {
            long all = 0;
            for (int seat = 0; seat < cells.length; seat++) {
                long count = times.applyAsInt(seat, card);
                if (count > 0) {
                    int at = card * cellCount + cells[seat];
                    this.times[at] += count;
                    squares[at] += count * count;
                    wins[at] += count * game.win(seat);
                    all += count;
                }
            }
            games[card] += all > 0 ? 1 : 0;
        }
    }

    /** In how many games a card was met by any seat. */
    public long games(int card) {
        return games[card];
    }

    /** How often all seats together met a card. */
    public long times(int card, int cellCount) {
        long all = 0;
        for (int cell = 0; cell < cellCount; cell++) {
            all += times[card * cellCount + cell];
        }
        return all;
    }

    /**
     * How one more meeting with a card goes together with the chance to win: the slope of the least-squares line of a
     * seat's win over how often it met the card, within seats. For a card that is met once or not, this is the difference
     * of the rates of wins with and without it.
     *
     * @param cells what the seats came to
     */
    public Slope slope(int card, Moments[] cells) {
        double xx = 0;
        double xy = 0;
        double yy = 0;
        long freedom = -1;
        for (int cell = 0; cell < cells.length; cell++) {
            Moments win = cells[cell];
            if (win.n() > 0) {
                int at = card * cells.length + cell;
                xx += squares[at] - (double) times[at] * times[at] / win.n();
                xy += wins[at] - times[at] * win.sum() / win.n();
                yy += win.squares() - win.sum() * win.sum() / win.n();
                freedom += win.n() - 1;
            }
        }
        if (xx <= 0 || freedom < 1) {
            return Slope.UNKNOWN;
        }
        double slope = xy / xx;
        double left = Math.max(0, yy - slope * xy);
        return new Slope(true, slope, Math.sqrt(left / freedom / xx));
    }

    /**
     * How the chance to win moves.
     *
     * @param known whether anything can be said: seats differed in how often they met the card
     * @param value the change of the chance to win, such as 0.02
     * @param error its standard error
     */
    public record Slope(boolean known, double value, double error) {
        static final Slope UNKNOWN = new Slope(false, 0, 0);
    }
}
