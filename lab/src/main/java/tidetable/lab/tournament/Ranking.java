package tidetable.lab.tournament;

import java.util.List;
import tidetable.lab.Interval;

/**
 * What a round robin came to.
 *
 * @param bots each bot, the best rated first
 * @param ahead how often the bot of a row came in ahead of the bot of a column, from 0 to 1, a shared place being one half;
 *     rows and columns in the order of {@link #bots}; one half where both are the same
 * @param games how many games were played
 */
public record Ranking(List<Row> bots, List<List<Double>> ahead, long games) {
    public Ranking {
        bots = List.copyOf(bots);
        ahead = ahead.stream().map(List::copyOf).toList();
    }

    /**
     * What a bot came to.
     *
     * @param rating points; 400 more are odds of 10 to 1 to come in ahead, and the mean of all bots is 1500; with its 95 %
     *     interval
     * @param wins the rate of wins, shared ones counted in parts
     * @param seats how often it had a seat in a game
     */
    public record Row(String bot, Interval rating, Interval wins, long seats) {}
}
