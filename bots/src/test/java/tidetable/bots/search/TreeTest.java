package tidetable.bots.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.offset;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tidetable.engine.ActionList;
import tidetable.engine.chance.Rng;
import tidetable.engine.chance.Seed;

class TreeTest {
    private static final int ACTIONS = 200;

    private final Rng rng = Rng.fast(new Seed(1, 2), "tree");
    private final Tree tree = new Tree();
    private final History history = new History(ACTIONS, rng);

    TreeTest() {
        history.clear(3);
    }

    private static ActionList options(int... actions) {
        ActionList list = new ActionList();
        for (int action : actions) {
            list.add(action);
        }
        return list;
    }

    private int select(int node, int seat, int... actions) {
        return tree.select(node, seat, options(actions), history, 0.5f);
    }

    private List<String> row(int node) {
        List<String> row = new ArrayList<>();
        for (int edge = tree.first(node); edge < tree.first(node) + tree.count(node); edge++) {
            row.add(tree.seat(edge) + ":" + tree.action(edge) + " " + tree.available(edge));
        }
        return row;
    }

    @Test
    @DisplayName("options that come later find their place; seats are kept apart; availability counts each option")
    void growsInOrder() {
        select(Tree.ROOT, 0, 5, 9);
        select(Tree.ROOT, 0, 2, 9, 11);
        select(Tree.ROOT, 1, 9);
        select(Tree.ROOT, 0, 2, 5);
        assertThat(row(Tree.ROOT)).containsExactly("0:2 2", "0:5 2", "0:9 2", "0:11 1", "1:9 1");
    }

    @Test
    @DisplayName("a child stays the same when rows move")
    void keepsChildren() {
        int edge = select(Tree.ROOT, 0, 5);
        tree.add(edge, 1);
        int child = tree.child(edge);
        select(child, 1, 3);
        for (int action = 10; action < 90; action++) {
            select(Tree.ROOT, 0, action);
            select(child, 1, action);
        }
        int again = select(Tree.ROOT, 0, 5);
        assertThat(tree.visits(again)).isEqualTo(1);
        assertThat(tree.mean(again)).isEqualTo(1);
        assertThat(tree.child(again)).isEqualTo(child);
        assertThat(tree.count(child)).isEqualTo(81);
    }

    @Test
    @DisplayName("the better of two arms is chosen most, the other not forgotten")
    void weighs() {
        for (int i = 0; i < 2000; i++) {
            int edge = select(Tree.ROOT, 0, 1, 2);
            tree.add(edge, tree.action(edge) == 2 ? 0.7f : 0.4f);
        }
        int first = tree.first(Tree.ROOT);
        assertThat(tree.visits(first + 1)).isGreaterThan(1800);
        assertThat(tree.visits(first)).isBetween(10, 30);
        assertThat(tree.mean(first + 1)).isCloseTo(0.7f, offset(1e-4f));
    }

    @Test
    @DisplayName("random options of random seats: counts and means are those of a plain map")
    void likeAMap() {
        Map<Integer, double[]> plain = new TreeMap<>();
        for (int round = 0; round < 3000; round++) {
            int seat = rng.below(3);
            ActionList list = new ActionList();
            for (int action = 0; action < ACTIONS; action++) {
                if (rng.below(20) == 0) {
                    list.add(action);
                    plain.computeIfAbsent(seat * ACTIONS + action, _ -> new double[3])[0]++;
                }
            }
            if (list.size() > 0) {
                int edge = tree.select(Tree.ROOT, seat, list, history, 0.5f);
                float reward = rng.below(100) / 100f;
                tree.add(edge, reward);
                double[] of = plain.getOrDefault(seat * ACTIONS + tree.action(edge), new double[3]);
                of[1]++;
                of[2] += reward;
            }
        }
        assertThat(tree.count(Tree.ROOT)).isEqualTo(plain.size());
        int edge = tree.first(Tree.ROOT);
        for (Map.Entry<Integer, double[]> entry : plain.entrySet()) {
            assertThat(tree.seat(edge) * ACTIONS + tree.action(edge)).isEqualTo(entry.getKey());
            assertThat(tree.available(edge)).isEqualTo((int) entry.getValue()[0]);
            assertThat(tree.visits(edge)).isEqualTo((int) entry.getValue()[1]);
            if (tree.visits(edge) > 0) {
                assertThat((double) tree.mean(edge)).isCloseTo(entry.getValue()[2] / tree.visits(edge), offset(1e-3));
            }
            edge++;
        }
    }
}
