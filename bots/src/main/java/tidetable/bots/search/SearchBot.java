package tidetable.bots.search;

import java.util.List;
import tidetable.bots.Bot;
import tidetable.bots.Deadline;
import tidetable.bots.greedy.Evaluation;
import tidetable.engine.ActionList;
import tidetable.engine.Game;
import tidetable.engine.Knowledge;
import tidetable.engine.State;
import tidetable.engine.chance.Rng;
import tidetable.engine.chance.Seed;

/**
 * Information-set Monte Carlo tree search with a single observer (Cowling, Powley and Whitehouse, "Information Set Monte
 * Carlo Tree Search", IEEE Transactions on Computational Intelligence and AI in Games 4(2), 2012).
 *
 * <p>Each iteration deals anew what the seat does not know and plays one line in that position: along one tree for all
 * deals, in which every seat chooses what looks best for itself so far; on from its end by a simple policy; until some
 * turns are over and the game's evaluation says how near each seat is to winning. Forced decisions are no nodes. The
 * answer depends on what the seat knows, on the chance it is given and, when the deadline strikes, on the time.
 */
public final class SearchBot implements Bot {
    /** An action that has to be judged is tried in one line of so many. */
    private static final int ASSURED = 4;

    private final Plan plan;
    private final Evaluation evaluation;
    private final Rng rng = Rng.fast(new Seed(0, 0), "search");
    private final Tree tree = new Tree();
    private final History history;
    private final ActionList legal = new ActionList();
    private Work work = new Work(0, 0, 0, 0);

    /**
     * What searches did.
     *
     * @param iterations lines of play
     * @param choices decisions along them with two options or more
     * @param forced decisions along them with one option
     * @param trials actions tried on a copy and evaluated, on the way to a decision
     */
    public record Work(long iterations, long choices, long forced, long trials) {
        private Work and(Work more) {
            return new Work(
                    iterations + more.iterations, choices + more.choices, forced + more.forced, trials + more.trials);
        }
    }

    /** A bot for a game. */
    public SearchBot(Game<?, ?> game, Evaluation evaluation, Plan plan) {
        this.plan = plan;
        this.evaluation = evaluation;
        this.history = new History(game.actions().size(), rng);
    }

    @Override
    public <S extends State<S>> int choose(Knowledge<S> knowledge, Deadline deadline, Rng chance) {
        knowledge.legalActions(legal);
        if (legal.size() == 1) {
            return legal.get(0);
        }
        Search<S> search = search(knowledge, deadline, chance);
        work = work.and(search.work());
        return plan.wavers()
                ? search.oftenTried(rng)
                : search.options().getFirst().action();
    }

    /**
     * Thinks about a decision with two options or more.
     *
     * @param deadline as for {@link #choose}
     * @return what it found out; the best of it is what it would choose, if it does not waver
     */
    public <S extends State<S>> Analysis analyse(Knowledge<S> knowledge, Deadline deadline, Rng chance) {
        Search<S> search = search(knowledge, deadline, chance);
        work = work.and(search.work());
        return new Analysis(knowledge.seat(), search.options(), search.chances());
    }

    /**
     * The same, and sees that one action is tried as often as a quarter of all lines of play, be it as bad as it may: what
     * a search rarely tries is judged by a few lines that went badly.
     */
    public <S extends State<S>> Analysis analyse(Knowledge<S> knowledge, int assured, Deadline deadline, Rng chance) {
        Search<S> search = search(knowledge, deadline, chance);
        List<Float> chances = search.chances();
        search.assure(assured, Math.toIntExact(search.work().iterations() / ASSURED), deadline);
        work = work.and(search.work());
        return new Analysis(knowledge.seat(), search.options(), chances);
    }

    private <S extends State<S>> Search<S> search(Knowledge<S> knowledge, Deadline deadline, Rng chance) {
        rng.forkFrom(chance);
        Search<S> search = new Search<>(knowledge, plan, evaluation, tree, history, rng);
        search.run(deadline);
        return search;
    }

    /** All that was done so far. */
    public Work work() {
        return work;
    }

    /** What the last search learnt. */
    Tree tree() {
        return tree;
    }
}
