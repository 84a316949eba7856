package tidetable.engine.contract;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;
import tidetable.engine.Game;
import tidetable.engine.State;
import tidetable.engine.chance.Rng;

/** Many new deals of what an observer cannot know, all from one position, as written positions. */
public final class Samples {
    private final ObjectNode truth;
    private final List<ObjectNode> positions;

    private Samples(ObjectNode truth, List<ObjectNode> positions) {
        this.truth = truth;
        this.positions = positions;
    }

    /** So many new deals. */
    public static <S extends State<S>> Samples of(Game<S, ?> game, S truth, int observer, int count, Rng rng) {
        List<ObjectNode> positions = new ArrayList<>();
        S sample = truth.copy();
        for (int i = 0; i < count; i++) {
            sample.copyFrom(truth);
            sample.resample(observer, rng);
            positions.add(game.positions().write(sample));
        }
        return new Samples(game.positions().write(truth), positions);
    }

    /** In how many of them something holds. */
    public int count(Predicate<ObjectNode> holds) {
        return (int) positions.stream().filter(holds).count();
    }

    /** How often each outcome occurs, outcomes being numbers from 0. */
    public long[] frequencies(int outcomes, Function<ObjectNode, Integer> outcome) {
        long[] frequencies = new long[outcomes];
        positions.forEach(position -> frequencies[outcome.apply(position)]++);
        return frequencies;
    }

    /**
     * Fails unless every unknown card lies in every place as often as chance says.
     *
     * @param unknown the unknown cards by place, as {@link SecrecySuite#unknown} tells them
     */
    void checkFair(Function<ObjectNode, Map<String, List<String>>> unknown) {
        Map<String, List<String>> places = unknown.apply(truth);
        Map<String, Map<String, Integer>> found = new HashMap<>();
        for (ObjectNode position : positions) {
            unknown.apply(position).forEach((place, cards) -> {
                Map<String, Integer> counts = found.computeIfAbsent(place, _ -> new HashMap<>());
                cards.forEach(card -> counts.merge(card, 1, Integer::sum));
            });
        }
        Map<String, List<String>> pools = new LinkedHashMap<>();
        places.forEach((place, cards) ->
                pools.computeIfAbsent(pool(place), _ -> new ArrayList<>()).addAll(cards));
        places.forEach((place, cards) -> {
            List<String> pool = pools.getOrDefault(pool(place), List.of());
            for (String card : new TreeSet<>(pool)) {
                int times = found.getOrDefault(place, Map.of()).getOrDefault(card, 0);
                checkTimes(card, place, times, Collections.frequency(pool, card), cards.size(), pool.size());
            }
        });
    }

    /** Compares with the hypergeometric distribution; six deviations and some, so that only a real fault is seen. */
    private void checkTimes(String card, String place, int times, int copies, int size, int pool) {
        double share = (double) size / pool;
        double mean = copies * share;
        double variance = pool == 1 ? 0 : mean * (1 - share) * (pool - copies) / (pool - 1);
        int samples = positions.size();
        double expected = samples * mean;
        double slack = variance == 0 ? 1e-6 : 6 * Math.sqrt(samples * variance) + 6;
        if (Math.abs(times - expected) > slack) {
            throw new AssertionError("in %d new deals '%s' lies %d times in '%s', expected %.1f within %.1f"
                    .formatted(samples, card, times, place, expected, slack));
        }
    }

    private static String pool(String place) {
        return place.contains("/") ? place.substring(0, place.indexOf('/')) : place;
    }
}
