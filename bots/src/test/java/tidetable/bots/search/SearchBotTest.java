package tidetable.bots.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tidetable.bots.Deadline;
import tidetable.bots.search.Plan.Playout;
import tidetable.engine.Knowledge;
import tidetable.engine.chance.Rng;
import tidetable.engine.chance.Seed;

class SearchBotTest {
    private static final Plan TO_THE_END = new Plan(400, Playout.ANY, false);

    private final Pebbles game = new Pebbles();

    private SearchBot bot(Plan plan) {
        return new SearchBot(game, (_, _) -> 0, plan);
    }

    private int choice(SearchBot bot, int pebbles, Deadline deadline, int seed) {
        return bot.choose(
                new Knowledge<>(game, new Pebbles.Heap(pebbles)), deadline, Rng.fast(new Seed(1, seed), "think"));
    }

    @ParameterizedTest(name = "{0} pebbles: take {1}")
    @CsvSource({"2, 2", "3, 3", "5, 1", "6, 2", "7, 3", "9, 1"})
    @DisplayName("takes a win in one, leaves none to the other seat, and sees it some turns ahead")
    void findsTheWin(int pebbles, int take) {
        for (int seed = 0; seed < 20; seed++) {
            assertThat(choice(bot(TO_THE_END), pebbles, Deadline.NEVER, seed)).isEqualTo(take);
        }
    }

    @Test
    @DisplayName("an only option is taken without a thought")
    void forced() {
        SearchBot bot = bot(TO_THE_END);
        assertThat(choice(bot, 1, Deadline.NEVER, 1)).isEqualTo(1);
        assertThat(bot.work().iterations()).isZero();
    }

    @Test
    @DisplayName("when the deadline strikes, what was learnt so far is the answer")
    void deadline() {
        AtomicLong clock = new AtomicLong();
        Deadline due = Deadline.in(Duration.ofNanos(10), clock::getAndIncrement);
        SearchBot bot = bot(new Plan(1_000_000_000, Playout.ANY, false));
        assertThat(choice(bot, 21, due, 1)).isBetween(1, 3);
        assertThat(bot.work().iterations()).isBetween(16L, 16L * 12);
    }

    @Test
    @DisplayName("a deadline that has passed still gets an answer that was thought about")
    void late() {
        SearchBot bot = bot(new Plan(1_000_000_000, Playout.ANY, false));
        assertThat(choice(bot, 3, Deadline.in(Duration.ofNanos(-1), () -> 0), 1))
                .isEqualTo(3);
        assertThat(bot.work().iterations()).isEqualTo(16);
    }

    @Test
    @DisplayName("who wavers takes what it tried most more often than the rest, and sometimes the rest")
    void wavers() {
        SearchBot bot = bot(new Plan(30, Playout.ANY, true));
        Set<Integer> taken = new HashSet<>();
        int best = 0;
        for (int seed = 0; seed < 200; seed++) {
            int choice = choice(bot, 3, Deadline.NEVER, seed);
            taken.add(choice);
            best += choice == 3 ? 1 : 0;
        }
        assertThat(taken).containsExactlyInAnyOrder(1, 2, 3);
        assertThat(best).isBetween(120, 199);
    }

    @Test
    @DisplayName("iterations are those of the plan; every one ends at the first node's edges")
    void iterations() {
        SearchBot bot = bot(TO_THE_END);
        choice(bot, 21, Deadline.NEVER, 1);
        Tree tree = bot.tree();
        int visits = 0;
        for (int edge = tree.first(Tree.ROOT); edge < tree.first(Tree.ROOT) + tree.count(Tree.ROOT); edge++) {
            visits += tree.visits(edge);
            assertThat(tree.available(edge)).isEqualTo(TO_THE_END.iterations());
        }
        assertThat(visits).isEqualTo(TO_THE_END.iterations());
        assertThat(bot.work().iterations()).isEqualTo(TO_THE_END.iterations());
    }

    @Test
    @DisplayName(
            "an analysis is what the choice is made of: the action tried most first, the chances of all seats, the runner-up")
    void analysis() {
        Knowledge<Pebbles.Heap> six = new Knowledge<>(game, new Pebbles.Heap(6));
        Analysis found = bot(TO_THE_END).analyse(six, Deadline.NEVER, Rng.fast(new Seed(1, 1), "think"));

        assertThat(found.seat()).isZero();
        assertThat(found.best().action()).isEqualTo(choice(bot(TO_THE_END), 6, Deadline.NEVER, 1));
        assertThat(found.visits()).isEqualTo(TO_THE_END.iterations());
        assertThat(found.best().chance())
                .isGreaterThan(found.runnerUp().orElseThrow().chance());
        double mean = found.options().stream()
                        .mapToDouble(option -> option.visits() * option.chance())
                        .sum()
                / found.visits();
        assertThat(found.now()).isCloseTo((float) mean, within(1e-3f));
        assertThat(found.chances().get(0) + found.chances().get(1)).isCloseTo(1, within(1e-3f));
    }

    @Test
    @DisplayName(
            "an action that has to be judged is tried in a quarter of all lines, and changes no chance as it stands")
    void assured() {
        Knowledge<Pebbles.Heap> six = new Knowledge<>(game, new Pebbles.Heap(6));
        Analysis plain = bot(TO_THE_END).analyse(six, Deadline.NEVER, Rng.fast(new Seed(1, 1), "think"));
        Analysis assured = bot(TO_THE_END).analyse(six, 1, Deadline.NEVER, Rng.fast(new Seed(1, 1), "think"));

        assertThat(plain.of(1).visits()).isLessThan(TO_THE_END.iterations() / 4);
        assertThat(assured.of(1).visits()).isEqualTo(TO_THE_END.iterations() / 4);
        assertThat(assured.chances()).isEqualTo(plain.chances());
    }
}
