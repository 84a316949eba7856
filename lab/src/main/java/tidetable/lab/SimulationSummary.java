package tidetable.lab;

import java.time.Duration;
import java.util.List;

/**
 * What many games came to.
 *
 * @param games how many games were played
 * @param seats what each seat came to, by seat
 * @param decisions decisions of a game, on average
 * @param choices decisions with two options or more of a game, on average
 * @param shared how many games ended in a shared win
 * @param time how long the simulation took
 */
public record SimulationSummary(
        long games, List<Seat> seats, double decisions, double choices, long shared, Duration time) {
    public SimulationSummary {
        seats = List.copyOf(seats);
    }

    /**
     * What one seat came to.
     *
     * @param bot the bot that sat there
     * @param wins the rate of wins; a win shared by two counts as half a win for each, and so on
     * @param score points
     */
    public record Seat(String bot, Interval wins, Spread score) {}

    /** The mean of some numbers, with the smallest and the largest. */
    public record Spread(double mean, int min, int max) {}

    /** Games per second; 0 when no time passed. */
    public double gamesPerSecond() {
        return time.isZero() ? 0 : games / (time.toNanos() / 1e9);
    }
}
