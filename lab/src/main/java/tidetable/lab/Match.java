package tidetable.lab;

import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import tidetable.bots.Bot;
import tidetable.bots.Bots;
import tidetable.bots.Deadline;
import tidetable.engine.ActionList;
import tidetable.engine.Deal;
import tidetable.engine.Game;
import tidetable.engine.Knowledge;
import tidetable.engine.Standing;
import tidetable.engine.State;
import tidetable.engine.chance.Rng;
import tidetable.engine.chance.Seed;

/** Bots at a table who play one game after the other. What they choose depends on the seed of a game alone. For one thread. */
public final class Match<S extends State<S>> implements AutoCloseable {
    private final Game<S, ?> game;
    private final List<Bot> players;
    private final Map<String, String> options;
    private final ActionList legal = new ActionList();

    /**
     * Bots that sit down.
     *
     * @param bots the name of a bot for each seat
     */
    public Match(Game<S, ?> game, List<String> bots) {
        this(game, bots, Map.of());
    }

    /**
     * Bots that sit down to play with options.
     *
     * @param bots the name of a bot for each seat
     * @param options chosen options of the game; what is left out has its default
     */
    public Match(Game<S, ?> game, List<String> bots, Map<String, String> options) {
        this.game = game;
        this.players = bots.stream().map(name -> Bots.open(name, game)).toList();
        this.options = Map.copyOf(options);
    }

    /**
     * One game to its end.
     *
     * @throws CancellationException when the thread is interrupted
     */
    public GameRow play(long number, Seed seed) {
        return play(number, seed, Witness.NONE);
    }

    /**
     * One game to its end, watched.
     *
     * @param number which game of a series, from 0
     * @throws CancellationException when the thread is interrupted
     */
    public GameRow play(long number, Seed seed, Witness witness) {
        S state = game.deal(new Deal(players.size(), options, seed, Rng.Kind.FAST));
        witness.dealt(state);
        List<Rng> chances = chances(seed);
        for (int seat = 0; seat < players.size(); seat++) {
            players.get(seat).sitDown(new Bot.Chair(seat, players.size(), options));
        }
        int decisions = 0;
        int choices = 0;
        for (int seat = state.actor(); seat != State.OVER; seat = state.actor()) {
            if (Thread.currentThread().isInterrupted()) {
                throw new CancellationException("the simulation was stopped");
            }
            state.legalActions(legal);
            decisions++;
            int action = legal.get(0);
            if (legal.size() > 1) {
                choices++;
                action = players.get(seat).choose(new Knowledge<>(game, state), Deadline.NEVER, chances.get(seat));
            }
            witness.decided(state, legal, action);
            state.apply(action, witness.story());
            witness.happened(state);
        }
        Standing standing = state.standing();
        players.forEach(player -> player.ended(standing));
        return new GameRow(number, seed, decisions, choices, standing);
    }

    /** The bots go. */
    @Override
    public void close() {
        players.forEach(Bot::close);
    }

    private List<Rng> chances(Seed seed) {
        return IntStream.range(0, players.size())
                .mapToObj(seat -> Rng.fast(seed, "bot " + seat))
                .toList();
    }
}
