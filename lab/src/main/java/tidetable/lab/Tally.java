package tidetable.lab;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import tidetable.engine.Standing;

/** Adds games up to a summary, in constant memory. */
final class Tally {
    private final List<String> bots;
    private final double[] wins;
    private final long[] points;
    private final int[] min;
    private final int[] max;
    private long games;
    private long decisions;
    private long choices;
    private long shared;

    Tally(List<String> bots) {
        this.bots = bots;
        wins = new double[bots.size()];
        points = new long[bots.size()];
        min = new int[bots.size()];
        max = new int[bots.size()];
        Arrays.fill(min, Integer.MAX_VALUE);
        Arrays.fill(max, Integer.MIN_VALUE);
    }

    void add(GameRow row) {
        Standing standing = row.standing();
        List<Integer> winners = standing.winners();
        winners.forEach(seat -> wins[seat] += 1.0 / winners.size());
        for (int seat = 0; seat < bots.size(); seat++) {
            int score = standing.scores().get(seat);
            points[seat] += score;
            min[seat] = Math.min(min[seat], score);
            max[seat] = Math.max(max[seat], score);
        }
        games++;
        decisions += row.decisions();
        choices += row.choices();
        shared += winners.size() > 1 ? 1 : 0;
    }

    SimulationSummary summary(Duration time) {
        List<SimulationSummary.Seat> seats = new ArrayList<>();
        IntStream.range(0, bots.size()).forEach(seat -> seats.add(seat(seat)));
        return new SimulationSummary(games, seats, mean(decisions), mean(choices), shared, time);
    }

    private SimulationSummary.Seat seat(int seat) {
        SimulationSummary.Spread score = games == 0
                ? new SimulationSummary.Spread(0, 0, 0)
                : new SimulationSummary.Spread(mean(points[seat]), min[seat], max[seat]);
        return new SimulationSummary.Seat(bots.get(seat), Interval.wilson(wins[seat], games), score);
    }

    private double mean(long sum) {
        return games == 0 ? 0 : (double) sum / games;
    }
}
