package tidetable.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import tidetable.engine.file.MatchRecord.Player;
import tidetable.engine.text.Texts;

/**
 * Who sits where.
 *
 * @param players people and bots, by seat
 * @param names what they are called, by seat: people by their name, bots by one of the program's
 */
public record Roster(List<Player> players, List<String> names) {
    public Roster {
        players = List.copyOf(players);
        names = List.copyOf(names);
    }

    /** The roster with names for the bots in the words of a language. */
    public static Roster of(List<Player> players, Texts words) {
        String[] free = words.get("bot.names").split(", *", -1);
        List<String> names = new ArrayList<>();
        int bots = 0;
        for (Player player : players) {
            String bot = bots < free.length ? free[bots] : words.format("bot.more", List.of(bots + 1));
            bots += player.bot() ? 1 : 0;
            names.add(player.bot() ? bot : player.name());
        }
        return new Roster(players, names);
    }

    /** The seat's name. */
    public String name(int seat) {
        return names.get(seat);
    }

    /** The only person's seat; empty when there is no person or more than one. */
    public OptionalInt person() {
        int[] people = IntStream.range(0, players.size())
                .filter(seat -> !players.get(seat).bot())
                .toArray();
        return people.length == 1 ? OptionalInt.of(people[0]) : OptionalInt.empty();
    }
}
