package tidetable.bots.search;

import java.util.Arrays;
import tidetable.bots.Deadline;
import tidetable.bots.greedy.Evaluation;
import tidetable.engine.Knowledge;
import tidetable.engine.State;
import tidetable.engine.chance.Rng;

/** One search: lines of play from one position, each a little better chosen than those before. */
final class Search<S extends State<S>> {
    /** The deadline is looked at once in so many lines. */
    private static final int LOOK = 16;
    /** How much a doubt counts against a mean reward; measured. */
    private static final float EXPLORATION = 0.2f;

    private final Tree tree;
    private final History history;
    private final Plan plan;
    private final Rollout<S> rollout;
    private final Reward reward;
    private int[] path = new int[64];
    private int iterations;

    /** A search that has not begun; tree and history are emptied for it. */
    Search(Knowledge<S> knowledge, Plan plan, Evaluation evaluation, Tree tree, History history, Rng rng) {
        this.tree = tree;
        this.history = history;
        this.plan = plan;
        this.rollout = new Rollout<>(knowledge, plan, evaluation, rng);
        this.reward = new Reward(evaluation, rollout.state());
        tree.clear();
        history.clear(rollout.state().seats());
    }

    /** Tries as many lines as planned, or as many as there is time for, but some in any case. */
    void run(Deadline deadline) {
        while (iterations < plan.iterations()) {
            iterate();
            if (iterations % LOOK == 0 && deadline.passed()) {
                return;
            }
        }
    }

    /** One line: along the tree to an action that was never tried there, from there by itself, and back with the result. */
    private void iterate() {
        iterations++;
        rollout.begin();
        int depth = 0;
        int node = Tree.ROOT;
        boolean known = true;
        while (known && rollout.choice()) {
            int edge = tree.select(node, rollout.state().actor(), rollout.legal(), history, EXPLORATION);
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

    /** The action tried most, among those the one with the best mean. */
    int mostTried() {
        int first = tree.first(Tree.ROOT);
        int best = first;
        for (int edge = first + 1; edge < first + tree.count(Tree.ROOT); edge++) {
            int more = tree.visits(edge) - tree.visits(best);
            if (more > 0 || more == 0 && tree.mean(edge) > tree.mean(best)) {
                best = edge;
            }
        }
        return tree.action(best);
    }

    /** Any action that was tried, as likely as it was tried often. */
    int oftenTried(Rng rng) {
        int edge = tree.first(Tree.ROOT);
        int left = rng.below(iterations) - tree.visits(edge);
        while (left >= 0) {
            edge++;
            left -= tree.visits(edge);
        }
        return tree.action(edge);
    }

    /** What was done so far. */
    SearchBot.Work work() {
        return new SearchBot.Work(iterations, rollout.choices(), rollout.forced(), rollout.trials());
    }
}
