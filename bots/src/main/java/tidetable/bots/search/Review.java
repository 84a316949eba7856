package tidetable.bots.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import tidetable.bots.Deadline;
import tidetable.engine.ActionList;
import tidetable.engine.Deal;
import tidetable.engine.Game;
import tidetable.engine.Knowledge;
import tidetable.engine.State;
import tidetable.engine.Story;
import tidetable.engine.chance.Rng;

/**
 * A match judged again, decision by decision, each from what the seat that decided knew then. It takes one step at a time,
 * so that whoever runs it may stop between two. The same match is judged the same every time. For one thread at a time.
 *
 * @param <S> the positions of the game
 */
public final class Review<S extends State<S>> {
    /** A decision costs something from here on, a part of 1: the search itself is not surer than that. */
    public static final float DOUBT = 0.02f;

    private static final int COSTLIEST = 3;

    private final Game<S, ?> game;
    private final Deal deal;
    private final List<Integer> actions;
    private final SearchBot bot;
    private final S state;
    private final ActionList legal = new ActionList();
    private int at;

    /**
     * A review that has not begun.
     *
     * @param actions of the whole match, legal in this order
     * @param bot judges; it searches by {@link Plan#REVIEW}, if nothing else is wanted
     */
    public Review(Game<S, ?> game, Deal deal, List<Integer> actions, SearchBot bot) {
        this.game = game;
        this.deal = deal;
        this.actions = List.copyOf(actions);
        this.bot = bot;
        this.state = game.deal(deal);
    }

    /**
     * A decision with two options or more.
     *
     * @param at after how many actions of the match it was open
     * @param seat the seat that decided
     * @param chances of each seat to win before it, as that seat could see it
     * @param taken what was chosen, and the chance to win after it
     * @param better what looked best, and the chance to win after it; {@code taken} itself when nothing looked better
     */
    public record Decision(int at, int seat, List<Float> chances, Analysis.Option taken, Analysis.Option better) {
        /** How much of the chance to win it cost, a part of 1. */
        public float cost() {
            return Math.max(0, better.chance() - taken.chance());
        }
    }

    /** Whether the whole match has been judged. */
    public boolean done() {
        return at == actions.size();
    }

    /** How many actions of the match have been judged or were no choice. */
    public int at() {
        return at;
    }

    /** Goes on to the end of the match, or beyond the next decision; what is judged is added to the list. */
    public void step(List<Decision> into) {
        boolean judged = false;
        while (!judged && !done()) {
            int action = actions.get(at);
            state.legalActions(legal);
            if (legal.size() > 1) {
                into.add(judge(action));
                judged = true;
            }
            state.apply(action, Story.NONE);
            at++;
        }
    }

    private Decision judge(int action) {
        Rng chance = deal.stream("review " + at);
        Analysis found = bot.analyse(new Knowledge<>(game, state), action, Deadline.NEVER, chance);
        Analysis.Option taken = found.of(action);
        // what was tried a few times looks good or bad by chance
        int enough = found.visits() / (2 * found.options().size());
        Analysis.Option better = found.options().stream()
                .filter(option -> option.visits() >= enough && option.chance() > taken.chance())
                .max(Comparator.comparing(Analysis.Option::chance))
                .orElse(taken);
        return new Decision(at, found.seat(), found.chances(), taken, better);
    }

    /** The three decisions of each seat that cost it most, in the order of the match; fewer where fewer cost anything. */
    public static List<Decision> costliest(List<Decision> decisions) {
        List<Decision> costly = new ArrayList<>();
        decisions.stream()
                .mapToInt(Decision::seat)
                .distinct()
                .forEach(seat -> decisions.stream()
                        .filter(decision -> decision.seat() == seat && decision.cost() >= DOUBT)
                        .sorted(Comparator.comparing(Decision::cost).reversed())
                        .limit(COSTLIEST)
                        .forEach(costly::add));
        costly.sort(Comparator.comparingInt(Decision::at));
        return List.copyOf(costly);
    }
}
