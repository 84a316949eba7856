package tidetable.bots.search;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import tidetable.bots.Deadline;
import tidetable.bots.greedy.Evaluation;
import tidetable.engine.Knowledge;
import tidetable.engine.State;
import tidetable.engine.chance.Rng;

/** One search: lines of play from one position, each a little better chosen than those before. */
final class Search<S extends State<S>> {
    /** The deadline is looked at once in so many lines. */
    private static final int LOOK = 16;
    /** No action in particular. */
    private static final int ANY = -1;
    /** How much a doubt counts against a mean reward; measured. */
    private static final float EXPLORATION = 0.2f;

    private final Tree tree;
    private final History history;
    private final Plan plan;
    private final Rollout<S> rollout;
    private final Reward reward;
    private int[] path = new int[64];
    private int iterations;

    /** A search that has not begun, for a decision with two options or more; tree and history are emptied for it. */
    Search(Knowledge<S> knowledge, Plan plan, Evaluation evaluation, Tree tree, History history, Rng rng) {
        this.tree = tree;
        this.history = history;
        this.plan = plan;
        this.rollout = new Rollout<>(knowledge, plan, evaluation, rng);
        this.reward = new Reward(evaluation, rollout.state());
        tree.clear();
        history.clear(rollout.state().seats());
        if (plan.playout() == Plan.Playout.GREEDY) {
            tree.lean(FirstSight.of(knowledge, evaluation, rng));
        }
    }

    /** Tries as many lines as planned, or as many as there is time for, but some in any case. */
    void run(Deadline deadline) {
        while (iterations < plan.iterations()) {
            iterate(ANY);
            if (iterations % LOOK == 0 && deadline.passed()) {
                return;
            }
        }
    }

    /** Tries an action of the root until it was tried so often, if there is time. */
    void assure(int action, int visits, Deadline deadline) {
        int edge = tree.find(Tree.ROOT, action);
        for (int tried = tree.visits(edge); tried < visits; tried++) {
            iterate(action);
            if (tried % LOOK == 0 && deadline.passed()) {
                return;
            }
        }
    }

    /**
     * One line: along the tree to an action that was never tried there, from there by itself, and back with the result.
     *
     * @param begin the action that it begins with, or ANY for the one that looks best
     */
    private void iterate(int begin) {
        iterations++;
        rollout.begin();
        int depth = 0;
        int node = Tree.ROOT;
        boolean known = true;
        while (known && rollout.choice()) {
            int edge = tree.select(node, rollout.state().actor(), rollout.legal(), history, EXPLORATION);
            edge = depth == 0 && begin != ANY ? tree.find(Tree.ROOT, begin) : edge;
            path = depth < path.length ? path : Arrays.copyOf(path, 2 * depth);
            path[depth++] = edge;
            rollout.apply(tree.action(edge));
            known = tree.visits(edge) > 0;
            node = known ? tree.child(edge) : node;
        }
        rollout.finish();
        learn(depth, reward.of(rollout.state()));
    }

    private void learn(int depth, float[] rewards) {
        history.add(rewards);
        for (int i = depth - 1; i >= 0; i--) {
            int edge = path[i];
            int seat = tree.seat(edge);
            tree.add(edge, rewards[seat]);
            history.add(seat, tree.action(edge), rewards[seat]);
        }
    }

    /** What each seat got on average so far. */
    List<Float> chances() {
        return IntStream.range(0, rollout.state().seats())
                .mapToObj(history::mean)
                .toList();
    }

    /** What is known of the actions at the root. */
    List<Analysis.Option> options() {
        int first = tree.first(Tree.ROOT);
        return IntStream.range(first, first + tree.count(Tree.ROOT))
                .mapToObj(edge -> new Analysis.Option(tree.action(edge), tree.visits(edge), tree.mean(edge)))
                .toList();
    }

    /** What was done so far. */
    SearchBot.Work work() {
        return new SearchBot.Work(iterations, rollout.choices(), rollout.forced(), rollout.trials());
    }
}
