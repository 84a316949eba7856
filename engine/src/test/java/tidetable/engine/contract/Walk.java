package tidetable.engine.contract;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import tidetable.engine.ActionList;
import tidetable.engine.Deal;
import tidetable.engine.Game;
import tidetable.engine.State;
import tidetable.engine.Story;
import tidetable.engine.chance.Rng;
import tidetable.engine.chance.Seed;

/**
 * One random game, action by action. When a check fails, the failure says which game it was and how far it had come.
 *
 * @param <S> the positions of the game
 */
public final class Walk<S extends State<S>> {
    /** No action: the game is over. */
    public static final int NONE = -1;

    private static final Seed ROOT = new Seed(0x5EA, 0x71DE);

    private final Game<S, ?> game;
    private final Deal deal;
    private final long number;
    private final int longest;
    private final IntPredicate favoured;
    private final S state;
    private final Rng choices;
    private final Rng samples;
    private final ActionList legal = new ActionList();
    private final List<Integer> actions = new ArrayList<>();
    private int action = NONE;

    /**
     * A game before its first action.
     *
     * @param number the number of the game, which decides deal and choices
     * @param longest how many actions it may have before that is a failure
     * @param favoured the actions that are chosen more often than others
     */
    Walk(Game<S, ?> game, int seats, long number, Rng.Kind shuffle, int longest, IntPredicate favoured) {
        this.game = game;
        this.number = number;
        this.longest = longest;
        this.favoured = favoured;
        this.deal = deal(seats, number, shuffle);
        this.state = game.deal(deal);
        this.choices = Rng.fast(deal.seed(), "choices");
        this.samples = Rng.fast(deal.seed(), "samples");
    }

    /** The deal of a game of that number. */
    public static Deal deal(int seats, long number, Rng.Kind shuffle) {
        return new Deal(seats, Map.of(), ROOT.fork(number), shuffle);
    }

    /** Plays to the end; the check is called before every action and once more after the last. */
    public void play(Consumer<Walk<S>> check) {
        try {
            while (state.actor() != State.OVER) {
                choose();
                check.accept(this);
                state.apply(action, Story.NONE);
                actions.add(action);
            }
            action = NONE;
            check.accept(this);
        } catch (RuntimeException | AssertionError e) {
            throw new AssertionError(reason(e) + "\nin " + where(), e);
        }
    }

    /** The position now. A check must leave it as it is. */
    public S state() {
        return state;
    }

    /** How the game began. */
    public Deal deal() {
        return deal;
    }

    /** The action that comes next, or {@link #NONE} after the last. */
    public int action() {
        return action;
    }

    /** Whether the last action has been carried out. */
    public boolean over() {
        return action == NONE;
    }

    /** How many actions have been carried out. */
    public int step() {
        return actions.size();
    }

    /** A stream for the check's own use; the game goes on the same whatever is drawn from it. */
    public Rng samples() {
        return samples;
    }

    /** Whether an expensive check should be made here: about once in so many steps, the first and the last included. */
    public boolean sampled(int every) {
        return step() == 0 || over() || samples.below(every) == 0;
    }

    private void choose() {
        if (step() >= longest) {
            throw new AssertionError("the game does not end");
        }
        state.legalActions(legal);
        if (legal.size() == 0) {
            throw new AssertionError("seat " + state.actor() + " has no legal action in step " + state.step());
        }
        action = choose(legal, choices, favoured);
    }

    /** A random action; if some are favoured, two times out of three one of these. */
    static int choose(ActionList legal, Rng choices, IntPredicate favoured) {
        int[] liked = IntStream.of(legal.toArray()).filter(favoured).toArray();
        return liked.length > 0 && choices.below(3) > 0
                ? liked[choices.below(liked.length)]
                : legal.get(choices.below(legal.size()));
    }

    /** What went wrong: the sentence alone when a check failed, else with the kind of exception. */
    static String reason(Throwable fault) {
        String message = fault.getMessage();
        return fault instanceof AssertionError && message != null ? message : fault.toString();
    }

    private String where() {
        List<String> before = actions.stream().map(game.actions()::notation).toList();
        return "game %d of %s with %d seats (%s, seed %s), step %d%s, after %s"
                .formatted(
                        number,
                        game.info().id(),
                        deal.seats(),
                        deal.shuffle(),
                        deal.seed().hex(),
                        step(),
                        over() ? "" : ", before '" + game.actions().notation(action) + "'",
                        before);
    }
}
