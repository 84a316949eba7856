package tidetable.bots.outside;

import java.util.List;
import java.util.stream.Stream;
import tidetable.bots.Bot;
import tidetable.bots.Bots;
import tidetable.bots.Deadline;
import tidetable.engine.Deal;
import tidetable.engine.Game;
import tidetable.engine.Knowledge;
import tidetable.engine.Standing;
import tidetable.engine.State;
import tidetable.engine.Story;
import tidetable.engine.chance.Rng;
import tidetable.engine.chance.Seed;

/** Plays whole matches. */
final class Whole {
    private Whole() {}

    /** A match of two seats: a bot in one, random play in the other. */
    static <S extends State<S>> Standing match(Game<S, ?> game, Seed seed, Bot bot, int seat) {
        Bot random = Bots.open("random", game);
        return match(game, seed, seat == 0 ? List.of(bot, random) : List.of(random, bot));
    }

    /** A match between bots. */
    static <S extends State<S>> Standing match(Game<S, ?> game, Seed seed, List<Bot> bots) {
        S state = game.deal(Deal.fast(bots.size(), seed));
        List<Rng> chances = Stream.iterate(0, i -> i + 1)
                .limit(bots.size())
                .map(i -> Rng.fast(seed, "bot " + i))
                .toList();
        for (int actor = state.actor(); actor != State.OVER; actor = state.actor()) {
            int action = bots.get(actor).choose(new Knowledge<>(game, state), Deadline.NEVER, chances.get(actor));
            state.apply(action, Story.NONE);
        }
        return state.standing();
    }
}
