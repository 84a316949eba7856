package tidetable.lab.env;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import tidetable.engine.ActionList;
import tidetable.engine.Deal;
import tidetable.engine.Game;
import tidetable.engine.Refusal;
import tidetable.engine.Standing;
import tidetable.engine.State;
import tidetable.engine.Story;
import tidetable.engine.Viewer;
import tidetable.engine.chance.Rng;
import tidetable.engine.chance.Seed;
import tidetable.engine.file.BadInput;

/**
 * One match at a time, held by who studies it, in the shape of PettingZoo's turn-based API: an agent is selected, is shown
 * what it needs ({@link #last}, {@link #observe}, {@link #legalActions}), and acts ({@link #step(int)}). When the match is
 * over, every seat is selected once more, to be told so, and leaves ({@link #leave}). The agents are the seats, from 0.
 *
 * <p>The same seed, options and actions lead to the same match. For one thread.
 *
 * @param <S> the positions of the game
 */
public final class Environment<S extends State<S>> {
    private final Game<S, ?> game;
    private final Reward reward;
    private final ActionList legal = new ActionList();
    private final List<Integer> agents = new ArrayList<>();
    private final List<Integer> actions = new ArrayList<>();
    private Deal deal;
    private S state;

    /**
     * What the selected agent is told first.
     *
     * @param seat the agent
     * @param reward what it is given since it acted last: 0, until the match is over
     * @param terminated whether the match is over; told to each agent once
     */
    public record Last(int seat, double reward, boolean terminated) {}

    /**
     * An environment whose first match has begun.
     *
     * @throws BadInput when the game is not played with so many seats or such options
     */
    public Environment(Game<S, ?> game, int seats, Map<String, String> options, Seed seed, Reward reward) {
        this.game = game;
        this.reward = reward;
        this.deal = new Deal(seats, options, seed, Rng.Kind.FAST);
        this.state = game.deal(deal);
        IntStream.range(0, seats).forEach(agents::add);
    }

    /** Begins another match with the same seats and options. */
    public void reset(Seed seed) {
        reset(deal.options(), seed);
    }

    /**
     * Begins another match with the same seats.
     *
     * @throws BadInput when the game has no such options; then all stays as it is
     */
    public void reset(Map<String, String> options, Seed seed) {
        Deal next = new Deal(deal.seats(), options, seed, Rng.Kind.FAST);
        state = game.deal(next);
        deal = next;
        actions.clear();
        agents.clear();
        IntStream.range(0, deal.seats()).forEach(agents::add);
    }

    /** The game that is played. Its action space has the notation of every number. */
    public Game<S, ?> game() {
        return game;
    }

    /** How the match began. */
    public Deal deal() {
        return deal;
    }

    /** The seats that have not left yet, ascending. */
    public List<Integer> agents() {
        return List.copyOf(agents);
    }

    /** Whether the match is over. */
    public boolean over() {
        return state.actor() == State.OVER;
    }

    /**
     * The seat whose turn it is: the one that decides; after the end, the first that has not left.
     *
     * @throws IllegalStateException when all have left
     */
    public int selected() {
        if (agents.isEmpty()) {
            throw new IllegalStateException("all agents have left; reset the environment");
        }
        return over() ? agents.getFirst() : state.actor();
    }

    /** What the selected agent is told first. */
    public Last last() {
        int seat = selected();
        return new Last(seat, reward(seat), over());
    }

    /** What a seat is given: 0 until the match is over. */
    public double reward(int seat) {
        return over() ? reward.of(state.standing(), seat) : 0;
    }

    /** What a seat sees, as data: the very view that a server sends. */
    public Record observe(int seat) {
        return game.view(state, Viewer.at(seat));
    }

    /**
     * All that a seat knows, as one text: equal for two positions that are the same to the seat. It tells what is known
     * now, not how it came to be known.
     */
    public String information(int seat) {
        return Information.of(game, state, seat);
    }

    /** What the selected agent may do, ascending; nothing after the end. */
    public int[] legalActions() {
        if (over()) {
            return new int[0];
        }
        state.legalActions(legal);
        return legal.toArray();
    }

    /** The same for every number of the action space. */
    public boolean[] mask() {
        boolean[] mask = new boolean[game.actions().size()];
        for (int action : legalActions()) {
            mask[action] = true;
        }
        return mask;
    }

    /**
     * The selected agent acts. A refused action changes nothing.
     *
     * @param action any number of the action space
     * @return why it is refused; empty when it was carried out
     * @throws IllegalStateException when the match is over
     */
    public Optional<Refusal> step(int action) {
        if (over()) {
            throw new IllegalStateException("the match is over; nobody acts any more");
        }
        Optional<Refusal> refusal = state.refusal(action);
        if (refusal.isEmpty()) {
            state.apply(action, Story.NONE);
            actions.add(action);
        }
        return refusal;
    }

    /**
     * The selected agent has been told that the match is over, and leaves.
     *
     * @throws IllegalStateException when the match is not over, or all have left
     */
    public void leave() {
        if (!over()) {
            throw new IllegalStateException("the match is not over; the agent has to act");
        }
        agents.remove(Integer.valueOf(selected()));
    }

    /** Everything that was done, in notation. */
    public List<String> notations() {
        return actions.stream().map(game.actions()::notation).toList();
    }

    /** Places and scores; before the end, what they would be if the match ended now. */
    public Standing standing() {
        return state.standing();
    }

    /** The kind of the open decision. */
    String asked() {
        return state.step();
    }
}
