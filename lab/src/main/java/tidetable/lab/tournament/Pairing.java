package tidetable.lab.tournament;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Whether one bot is stronger than another is asked.
 *
 * @param bot the name of the bot that may be stronger
 * @param against the name of the bot in all other seats
 */
public record Pairing(String bot, String against) {
    /** Each bot against the one before it. */
    public static List<Pairing> ladder(List<String> bots) {
        return IntStream.range(1, bots.size())
                .mapToObj(i -> new Pairing(bots.get(i), bots.get(i - 1)))
                .toList();
    }

    /** Each bot against each of some others. */
    public static List<Pairing> all(List<String> bots, List<String> against) {
        return bots.stream()
                .flatMap(bot -> against.stream().map(other -> new Pairing(bot, other)))
                .toList();
    }

    /** Who sits where: the bot in each seat by turns, from the first. */
    List<List<String>> seatings(int seats) {
        return IntStream.range(0, seats)
                .mapToObj(seat -> {
                    List<String> seating = new ArrayList<>(Collections.nCopies(seats, against));
                    seating.set(seat, bot);
                    return List.copyOf(seating);
                })
                .toList();
    }
}
