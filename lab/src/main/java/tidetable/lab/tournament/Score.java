package tidetable.lab.tournament;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import tidetable.engine.chance.Rng;
import tidetable.lab.Interval;

/** Adds up the games of a round robin, in constant memory. */
final class Score {
    /** Into how many groups deals are put; the intervals rest on how these differ. */
    private static final int GROUPS = 1000;

    private final List<String> bots;
    private final List<Choices> groups = new ArrayList<>();
    private final double[] wins;
    private final long[] seats;
    private final double[][] ahead;
    private final long[][] met;
    private long games;

    Score(List<String> bots) {
        this.bots = List.copyOf(bots);
        wins = new double[bots.size()];
        seats = new long[bots.size()];
        ahead = new double[bots.size()][bots.size()];
        met = new long[bots.size()][bots.size()];
    }

    /**
     * Adds a game.
     *
     * @param deal the number of its deal
     * @param seating the bot in each seat
     * @param places the place of each seat
     */
    void add(int deal, List<String> seating, List<Integer> places) {
        List<Integer> seated = seating.stream().map(bots::indexOf).toList();
        while (groups.size() <= Math.min(deal, GROUPS - 1)) {
            groups.add(new Choices(bots.size()));
        }
        groups.get(deal % GROUPS).add(seated, places);
        long winners = places.stream().filter(place -> place == 0).count();
        for (int seat = 0; seat < places.size(); seat++) {
            int bot = seated.get(seat);
            seats[bot]++;
            wins[bot] += places.get(seat) == 0 ? 1.0 / winners : 0;
            for (int other = 0; other < places.size(); other++) {
                met[bot][seated.get(other)]++;
                ahead[bot][seated.get(other)] += (1 + Integer.signum(places.get(other) - places.get(seat))) / 2.0;
            }
        }
        games++;
    }

    /**
     * What it comes to, after one game at least of every bot with every other.
     *
     * @param rng decides how deals are weighted for the intervals
     */
    Ranking ranking(Rng rng) {
        List<Interval> ratings = new Ratings(bots.size(), groups).intervals(rng);
        List<Integer> order = IntStream.range(0, bots.size())
                .boxed()
                .sorted(Comparator.comparingDouble(bot -> -ratings.get(bot).rate()))
                .toList();
        return new Ranking(
                order.stream()
                        .map(bot -> new Ranking.Row(
                                bots.get(bot), ratings.get(bot), Interval.wilson(wins[bot], seats[bot]), seats[bot]))
                        .toList(),
                order.stream()
                        .map(bot -> order.stream()
                                .map(other -> bot.equals(other) ? 0.5 : ahead[bot][other] / met[bot][other])
                                .toList())
                        .toList(),
                games);
    }
}
