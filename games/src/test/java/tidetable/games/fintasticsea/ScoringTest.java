package tidetable.games.fintasticsea;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tidetable.engine.chance.Rng;
import tidetable.engine.chance.Seed;

/** Section 14 against a second, slow way of counting: every way to share single cards out. */
class ScoringTest {
    private static final int ECOSYSTEMS = 400;

    private final FintasticDeck deck = FintasticSea.standard().table(2).deck;
    private final Scoring scoring = new Scoring(deck);

    @Test
    @DisplayName("14.3, 14.4: two set objectives share the cards in the best way")
    void bestSplit() {
        Rng rng = Rng.fast(new Seed(14, 3), "split");
        for (int n = 0; n < ECOSYSTEMS; n++) {
            long fish = random(rng, 1 + rng.below(9));
            for (int a = 0; a < deck.specials().size(); a++) {
                for (int b = a + 1; b < deck.specials().size(); b++) {
                    assertThat(scoring.points(fish, 0, a, b))
                            .as(
                                    "%s with %s and %s",
                                    values(fish),
                                    deck.specials().get(a).id(),
                                    deck.specials().get(b).id())
                            .isEqualTo(slowly(
                                    fish,
                                    deck.specials().get(a),
                                    deck.specials().get(b)));
                }
            }
        }
    }

    @Test
    @DisplayName("14.2b, 14.4c: runs use the most cards")
    void runs() {
        Rng rng = Rng.fast(new Seed(14, 4), "runs");
        for (int n = 0; n < ECOSYSTEMS; n++) {
            long fish = random(rng, 3 + rng.below(7));
            assertThat(scoring.alone(new Objective.Runs(3, 1), fish))
                    .as("runs in %s", values(fish))
                    .isEqualTo(longestRuns(counts(fish)));
        }
    }

    @Test
    @DisplayName("the parts of an Ecosystem add up to its points")
    void parts() {
        Rng rng = Rng.fast(new Seed(14, 5), "parts");
        for (int n = 0; n < ECOSYSTEMS; n++) {
            long fish = random(rng, rng.below(10));
            int secrets = rng.below(64);
            int a = rng.below(5);
            int sum = scoring.parts(fish, secrets, a, a + 1).stream()
                    .mapToInt(i -> i)
                    .sum();
            assertThat(scoring.points(fish, secrets, a, a + 1)).isEqualTo(sum);
        }
    }

    private long random(Rng rng, int size) {
        long fish = Bag.EMPTY;
        int spread = 1 + rng.below(deck.kinds());
        for (int i = 0; i < size; i++) {
            fish = Bag.add(fish, rng.below(spread));
        }
        return fish;
    }

    private List<Integer> values(long fish) {
        List<Integer> values = new ArrayList<>();
        for (int kind = 0; kind < deck.kinds(); kind++) {
            for (int i = 0; i < Bag.count(fish, kind); i++) {
                values.add(deck.fish().get(kind).value());
            }
        }
        return values;
    }

    private int[] counts(long fish) {
        int[] counts = new int[10];
        values(fish).forEach(value -> counts[value]++);
        return counts;
    }

    /** Tries every subset of the cards for the first objective when no card may count for both, else all for each. */
    private int slowly(long fish, FintasticDeck.Special a, FintasticDeck.Special b) {
        List<Integer> values = values(fish);
        if (!a.set() || !b.set()) {
            return printed(a.id(), values) + printed(b.id(), values);
        }
        int best = 0;
        for (int subset = 0; subset < 1 << values.size(); subset++) {
            List<Integer> forA = new ArrayList<>();
            List<Integer> forB = new ArrayList<>();
            for (int i = 0; i < values.size(); i++) {
                ((subset >> i & 1) != 0 ? forA : forB).add(values.get(i));
            }
            best = Math.max(best, printed(a.id(), forA) + printed(b.id(), forB));
        }
        return best;
    }

    /** The objectives as 14.2 words them, by value, which stands for the kind in the standard deck. */
    private static int printed(String id, List<Integer> values) {
        int[] counts = new int[10];
        values.forEach(value -> counts[value]++);
        return switch (id) {
            case "octopus" -> Arrays.stream(counts).filter(n -> n >= 3).sum();
            case "eel" -> longestRuns(counts);
            case "jellyfish" ->
                3 * Math.min(between(values, 1, 3), Math.min(between(values, 4, 6), between(values, 7, 9)));
            case "flyingfish" -> 3 * Arrays.stream(counts).map(n -> n / 3).sum();
            case "seahorse" -> 2 * Arrays.stream(counts).map(n -> n / 2).sum();
            case "coral-objective" -> 5 * Arrays.stream(counts).map(n -> n / 4).sum();
            default -> throw new IllegalArgumentException(id);
        };
    }

    private static int between(List<Integer> values, int from, int to) {
        return (int) values.stream().filter(v -> v >= from && v <= to).count();
    }

    /** Takes away one run of 3, 4 or 5 in every possible way; longer runs are made of these. */
    private static int longestRuns(int[] counts) {
        int best = 0;
        for (int start = 1; start <= 7; start++) {
            for (int length = 3; length <= 5 && start + length <= 10; length++) {
                int[] left = counts.clone();
                boolean there = true;
                for (int v = start; v < start + length; v++) {
                    there &= --left[v] >= 0;
                }
                if (there) {
                    best = Math.max(best, length + longestRuns(left));
                }
            }
        }
        return best;
    }
}
