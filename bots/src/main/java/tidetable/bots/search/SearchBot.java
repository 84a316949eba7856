package tidetable.bots.search;

import java.util.List;
import java.util.concurrent.Executor;
import tidetable.bots.Bot;
import tidetable.bots.Deadline;
import tidetable.bots.greedy.Evaluation;
import tidetable.engine.ActionList;
import tidetable.engine.Game;
import tidetable.engine.Knowledge;
import tidetable.engine.State;
import tidetable.engine.chance.Rng;

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
    private final List<Desk> desks;
    private final Executor others;
    private final ActionList legal = new ActionList();
    private Work work = Work.NONE;

    /**
     * What searches did.
     *
     * @param iterations lines of play
     * @param choices decisions along them with two options or more
     * @param forced decisions along them with one option
     * @param trials actions tried on a copy and evaluated, on the way to a decision
     */
    public record Work(long iterations, long choices, long forced, long trials) {
        static final Work NONE = new Work(0, 0, 0, 0);

        Work and(Work more) {
            return new Work(
                    iterations + more.iterations, choices + more.choices, forced + more.forced, trials + more.trials);
        }
    }

    /** A bot for a game, which searches with one tree on the thread that asks. */
    public SearchBot(Game<?, ?> game, Evaluation evaluation, Plan plan) {
        this(game, List.of(evaluation), plan, Runnable::run);
    }

    /**
     * A bot for a game, which searches with several trees and adds up what they find. Its answer depends on how many there
     * are, and not on where they grow.
     *
     * @param evaluations one for each tree, none of them used elsewhere
     * @param others where all trees but the first grow: on other threads, or one after the other
     */
    public SearchBot(Game<?, ?> game, List<Evaluation> evaluations, Plan plan, Executor others) {
        this.plan = plan;
        this.desks = evaluations.stream().map(each -> new Desk(game, each)).toList();
        this.others = others;
    }

    @Override
    public <S extends State<S>> int choose(Knowledge<S> knowledge, Deadline deadline, Rng chance) {
        knowledge.legalActions(legal);
        if (legal.size() == 1) {
            return legal.get(0);
        }
        Grove<S> grove = grow(knowledge, deadline, chance);
        work = work.and(grove.work());
        return plan.wavers()
                ? grove.oftenTried(desks.getFirst().rng)
                : grove.options().getFirst().action();
    }

    /**
     * Thinks about a decision with two options or more.
     *
     * @param deadline as for {@link #choose}
     * @return what it found out; the best of it is what it would choose, if it does not waver
     */
    public <S extends State<S>> Analysis analyse(Knowledge<S> knowledge, Deadline deadline, Rng chance) {
        Grove<S> grove = grow(knowledge, deadline, chance);
        work = work.and(grove.work());
        return new Analysis(knowledge.seat(), grove.options(), grove.chances());
    }

    /**
     * The same, and then sees that one action was tried a quarter as often as all together, be it as bad as it may: what
     * a search rarely tries is judged by a few lines that went badly.
     */
    public <S extends State<S>> Analysis analyse(Knowledge<S> knowledge, int assured, Deadline deadline, Rng chance) {
        Grove<S> grove = grow(knowledge, deadline, chance);
        List<Float> chances = grove.chances();
        grove.assure(assured, ASSURED, deadline);
        work = work.and(grove.work());
        return new Analysis(knowledge.seat(), grove.options(), chances);
    }

    private <S extends State<S>> Grove<S> grow(Knowledge<S> knowledge, Deadline deadline, Rng chance) {
        Grove<S> grove = new Grove<>(knowledge, plan, desks, others, chance);
        grove.run(deadline);
        return grove;
    }

    /** All that was done so far. */
    public Work work() {
        return work;
    }

    /** What the last search learnt, in its first tree. */
    Tree tree() {
        return desks.getFirst().tree;
    }
}
