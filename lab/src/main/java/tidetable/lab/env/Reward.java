package tidetable.lab.env;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tidetable.engine.Standing;

/** What a seat is given when a match has ended; before the end it is given 0. */
public enum Reward {
    /** The share of the win, 0 to 1: who wins alone has 1, of two who share it each has 0.5. All seats together have 1. */
    WIN {
        @Override
        double of(Standing standing, int seat) {
            return standing.place(seat) == 0 ? 1.0 / standing.winners().size() : 0;
        }
    },
    /** The place, from 1 for the first to 0 for the last in even steps; who tie have the mean of their places. Alone: 1. */
    PLACE {
        @Override
        double of(Standing standing, int seat) {
            int others = standing.scores().size() - 1;
            int place = standing.place(seat);
            List<List<Integer>> groups = standing.groups();
            int before = groups.subList(0, place).stream().mapToInt(List::size).sum();
            double mean = before + (groups.get(place).size() - 1) / 2.0;
            return others == 0 ? 1 : 1 - mean / others;
        }
    },
    /** The points of the game, on the game's own scale. */
    SCORE {
        @Override
        double of(Standing standing, int seat) {
            return standing.scores().get(seat);
        }
    };

    abstract double of(Standing standing, int seat);

    /** The word for it in commands and messages. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The reward of a word. */
    public static Optional<Reward> of(String word) {
        return Arrays.stream(values())
                .filter(reward -> reward.word().equals(word))
                .findFirst();
    }
}
