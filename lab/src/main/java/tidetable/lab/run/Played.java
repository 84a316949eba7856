package tidetable.lab.run;

import java.util.OptionalInt;
import java.util.stream.IntStream;
import tidetable.engine.Standing;
import tidetable.lab.GameRow;
import tidetable.lab.watch.GameNotes;

/**
 * One game of a run.
 *
 * @param row its result
 * @param notes what it showed beside that
 * @param lineup the bot in each seat, as numbers of {@link Plan#kinds()}
 */
public record Played(GameRow row, GameNotes notes, int[] lineup) {
    /** The part of the win that a seat has: 1, 0, or a fraction when it is shared. */
    public double win(int seat) {
        return row.standing().winners().contains(seat)
                ? 1.0 / row.standing().winners().size()
                : 0;
    }

    /** Whether several seats share the win. */
    public boolean shared() {
        return row.standing().winners().size() > 1;
    }

    /** The score of a seat. */
    public int score(int seat) {
        return row.standing().scores().get(seat);
    }

    /** By how many points the winners are ahead of the best other seat; 0 when the win is shared, none with one seat. */
    public OptionalInt margin() {
        Standing standing = row.standing();
        if (lineup.length == 1) {
            return OptionalInt.empty();
        }
        if (shared()) {
            return OptionalInt.of(0);
        }
        int winner = standing.winners().getFirst();
        int next = standing.groups().get(1).getFirst();
        return OptionalInt.of(score(winner) - score(next));
    }

    /** The mean score of all seats. */
    public double meanScore() {
        return IntStream.range(0, lineup.length).map(this::score).average().orElse(0);
    }
}
