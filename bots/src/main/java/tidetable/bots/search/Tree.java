package tidetable.bots.search;

import java.util.Arrays;
import tidetable.engine.ActionList;

/**
 * What a search has learnt: a tree over the actions that were chosen, whatever chance and hidden cards made of them.
 *
 * <p>A node is a row of edges, one for each seat and action that was ever possible there, ascending, in one stretch of
 * flat arrays. An edge knows how often it was chosen, how often it could have been chosen, and the mean reward of the
 * seat that chose it. Rows that grow move to the end; {@link #clear} keeps the room.
 */
final class Tree {
    /** The first node. */
    static final int ROOT = 0;

    private static final int NONE = -1;
    private static final int SEAT_SHIFT = 28;
    private static final int ACTION = (1 << SEAT_SHIFT) - 1;
    private static final int SPARE = 4;
    private static final float LEAN = 10;

    private static final int KNOWN_NUMBERS = 1 << 15;
    private static final float[] ROOT_OF_LOG = new float[KNOWN_NUMBERS];
    private static final float[] OVER_ROOT = new float[KNOWN_NUMBERS];

    static {
        for (int i = 1; i < KNOWN_NUMBERS; i++) {
            ROOT_OF_LOG[i] = (float) Math.sqrt(Math.log(i));
            OVER_ROOT[i] = (float) (1 / Math.sqrt(i));
        }
        // what was never tried is as uncertain as what was tried once
        OVER_ROOT[0] = 1;
    }

    private int[] first = new int[64];
    private int[] count = new int[64];
    private int[] room = new int[64];
    private int nodes;

    private int[] keys = new int[1024];
    private int[] visits = new int[1024];
    private int[] available = new int[1024];
    private int[] children = new int[1024];
    private float[] means = new float[1024];
    private int edges;

    /** Of the options of the last {@link #open}: their edges, in the order of the options. */
    private int[] options = new int[256];

    /** Of the options at the root: how much better than at first sight the best of them they would have to be. */
    private float[] leans = new float[0];

    Tree() {
        clear();
    }

    /** Forgets everything. */
    void clear() {
        nodes = 0;
        edges = 0;
        leans = new float[0];
        addNode();
    }

    /**
     * Says what is thought of the options at the root before anything was tried. It counts as much as ten tries do.
     *
     * @param leans of each option, in their order: what is added to its mean reward, 0 or less
     */
    void lean(float[] leans) {
        this.leans = leans;
    }

    /**
     * Chooses among the options of a seat at a node: the edge with the best upper confidence bound (Auer, Cesa-Bianchi
     * and Fischer 2002), where an edge counts the times it was available instead of those the node was visited (Cowling,
     * Powley and Whitehouse 2012).
     *
     * @param legal the options, ascending
     * @param history what an option that is new here is expected to bring
     * @param exploration how much a doubt counts against a mean
     */
    int select(int node, int seat, ActionList legal, History history, float exploration) {
        open(node, seat, legal, history);
        int best = NONE;
        float bestBound = Float.NEGATIVE_INFINITY;
        for (int i = 0; i < legal.size(); i++) {
            int edge = options[i];
            int times = ++available[edge];
            float bound = means[edge] + exploration * rootOfLog(times) * overRoot(visits[edge]);
            bound += node == ROOT && leans.length > 0 ? leans[i] * LEAN / (LEAN + visits[edge]) : 0;
            if (bound > bestBound) {
                bestBound = bound;
                best = edge;
            }
        }
        return best;
    }

    private static float rootOfLog(int number) {
        return number < KNOWN_NUMBERS ? ROOT_OF_LOG[number] : (float) Math.sqrt(Math.log(number));
    }

    private static float overRoot(int number) {
        return number < KNOWN_NUMBERS ? OVER_ROOT[number] : (float) (1 / Math.sqrt(number));
    }

    /** Finds the edges of the options, and makes those that are missing. */
    private void open(int node, int seat, ActionList legal, History history) {
        int size = legal.size();
        if (size > options.length) {
            options = new int[2 * size];
        }
        int high = seat << SEAT_SHIFT;
        int edge = first[node];
        int end = edge + count[node];
        int missing = 0;
        for (int i = 0; i < size; i++) {
            int key = high | legal.get(i);
            while (edge < end && keys[edge] < key) {
                edge++;
            }
            boolean there = edge < end && keys[edge] == key;
            options[i] = edge;
            missing += there ? 0 : 1;
        }
        if (missing > 0) {
            insert(node, high, legal, missing, history);
        }
    }

    /** Merges the missing options into the row of a node, from its end. */
    private void insert(int node, int high, ActionList legal, int missing, History history) {
        int old = count[node];
        reserve(node, old + missing);
        int start = first[node];
        int from = start + old - 1;
        int to = start + old + missing - 1;
        for (int i = legal.size() - 1; i >= 0; i--) {
            int key = high | legal.get(i);
            while (from >= start && keys[from] > key) {
                move(from--, to--);
            }
            if (from >= start && keys[from] == key) {
                move(from--, to);
            } else {
                fresh(to, key, history.guess(high >>> SEAT_SHIFT, key & ACTION));
            }
            options[i] = to--;
        }
        count[node] = old + missing;
    }

    /** Sees that the row of a node can have so many edges. */
    private void reserve(int node, int size) {
        if (size <= room[node]) {
            return;
        }
        int start = first[node];
        int spare = count[node] == 0 ? 0 : Math.max(SPARE, size / 2);
        int next = edges;
        edges += size + spare;
        if (edges > keys.length) {
            int length = Math.max(edges, 2 * keys.length);
            keys = Arrays.copyOf(keys, length);
            visits = Arrays.copyOf(visits, length);
            available = Arrays.copyOf(available, length);
            children = Arrays.copyOf(children, length);
            means = Arrays.copyOf(means, length);
        }
        for (int i = 0; i < count[node]; i++) {
            move(start + i, next + i);
        }
        first[node] = next;
        room[node] = size + spare;
    }

    private void move(int from, int to) {
        keys[to] = keys[from];
        visits[to] = visits[from];
        available[to] = available[from];
        children[to] = children[from];
        means[to] = means[from];
    }

    private void fresh(int edge, int key, float mean) {
        keys[edge] = key;
        visits[edge] = 0;
        available[edge] = 0;
        children[edge] = NONE;
        means[edge] = mean;
    }

    private int addNode() {
        if (nodes == first.length) {
            first = Arrays.copyOf(first, 2 * nodes);
            count = Arrays.copyOf(count, 2 * nodes);
            room = Arrays.copyOf(room, 2 * nodes);
        }
        first[nodes] = 0;
        count[nodes] = 0;
        room[nodes] = 0;
        return nodes++;
    }

    /** The node behind an edge, made when it is not there yet. */
    int child(int edge) {
        if (children[edge] == NONE) {
            children[edge] = addNode();
        }
        return children[edge];
    }

    /** Counts an edge that was chosen, and what its seat got. */
    void add(int edge, float reward) {
        int times = ++visits[edge];
        means[edge] += (reward - means[edge]) / times;
    }

    /** How often an edge was chosen. */
    int visits(int edge) {
        return visits[edge];
    }

    /** How often an edge could have been chosen. */
    int available(int edge) {
        return available[edge];
    }

    /** What an edge brought its seat on average; before the first visit, what it is expected to bring. */
    float mean(int edge) {
        return means[edge];
    }

    /** The action of an edge. */
    int action(int edge) {
        return keys[edge] & ACTION;
    }

    /** The seat that chooses an edge. */
    int seat(int edge) {
        return keys[edge] >>> SEAT_SHIFT;
    }

    /** The first edge of a node; the others follow. */
    int first(int node) {
        return first[node];
    }

    /** How many edges a node has. */
    int count(int node) {
        return count[node];
    }

    /** The edge of an action at a node where one seat alone chooses; the action must have been an option there. */
    int find(int node, int action) {
        int edge = first[node];
        while (action(edge) != action) {
            edge++;
        }
        return edge;
    }
}
