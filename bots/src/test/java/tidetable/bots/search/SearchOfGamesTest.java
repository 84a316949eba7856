package tidetable.bots.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tidetable.bots.Bot;
import tidetable.bots.Bots;
import tidetable.bots.Deadline;
import tidetable.bots.search.Plan.Playout;
import tidetable.engine.ActionList;
import tidetable.engine.Deal;
import tidetable.engine.Game;
import tidetable.engine.Knowledge;
import tidetable.engine.State;
import tidetable.engine.Story;
import tidetable.engine.chance.Rng;
import tidetable.engine.chance.Seed;
import tidetable.games.Games;

class SearchOfGamesTest {
    private static final Plan SHORT = new Plan(60, Playout.GREEDY, false);

    /** Every game of which somebody has said what a good position is. */
    static Stream<Game<?, ?>> games() {
        return Games.ids().stream().<Game<?, ?>>map(Games::open).filter(Bots::isJudged);
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("hidden cards exchanged: the same choice and the same numbers at the root")
    <S extends State<S>> void thinksOfWhatItKnows(Game<S, ?> game) {
        int compared = 0;
        for (int seats = game.info().minSeats(); seats <= game.info().maxSeats(); seats++) {
            Seed seed = new Seed(6, seats);
            Rng rng = Rng.fast(seed, "play");
            tidetable.engine.Playout play = new tidetable.engine.Playout();
            S state = game.deal(Deal.fast(seats, seed));
            for (int i = 0; i < 12 && state.actor() != State.OVER; i++) {
                S other = state.copy();
                other.resample(state.actor(), rng);
                compared += state.hash() == other.hash() ? 0 : 1;
                assertThat(thought(game, other, i)).isEqualTo(thought(game, state, i));
                assertThat(analysed(game, other, i)).isEqualTo(analysed(game, state, i));
                play.run(state, rng, 11);
            }
        }
        assertThat(compared).isGreaterThan(20);
    }

    /** What is told of a decision, if there is a choice. */
    private static <S extends State<S>> Optional<Analysis> analysed(Game<S, ?> game, S state, int chance) {
        ActionList legal = new ActionList();
        state.legalActions(legal);
        Rng rng = Rng.fast(new Seed(7, chance), "think");
        return legal.size() == 1
                ? Optional.empty()
                : Optional.of(Bots.search(game, SHORT)
                        .analyse(new Knowledge<>(game, state), legal.get(legal.size() - 1), Deadline.NEVER, rng));
    }

    /** The choice, and what is known of every action at the root. */
    private static <S extends State<S>> List<String> thought(Game<S, ?> game, S state, int chance) {
        SearchBot bot = Bots.search(game, SHORT);
        Rng rng = Rng.fast(new Seed(7, chance), "think");
        int choice = bot.choose(new Knowledge<>(game, state), Deadline.NEVER, rng);
        List<String> thought = new ArrayList<>(List.of(game.actions().notation(choice)));
        Tree tree = bot.tree();
        int first = tree.first(Tree.ROOT);
        for (int edge = first; edge < first + tree.count(Tree.ROOT); edge++) {
            thought.add(
                    tree.action(edge) + " " + tree.visits(edge) + " " + tree.available(edge) + " " + tree.mean(edge));
        }
        return thought;
    }

    /** A position of a random game with a choice, after so many actions or a few more. */
    private static <S extends State<S>> S choice(Game<S, ?> game, int seats, int actions) {
        S state = game.deal(Deal.fast(seats, new Seed(1, 1)));
        tidetable.engine.Playout play = new tidetable.engine.Playout();
        ActionList legal = new ActionList();
        state.legalActions(legal);
        for (int i = 0; i < actions || legal.size() == 1; i++) {
            play.run(state, Rng.fast(new Seed(1, i), "play"), 1);
            state.legalActions(legal);
        }
        return state;
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("an iteration allocates nothing, once there is room")
    <S extends State<S>> void allocatesNothing(Game<S, ?> game) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        S state = choice(game, game.info().maxSeats(), 30);
        Rng rng = Rng.fast(new Seed(0, 0), "search");
        Tree tree = new Tree();
        History history = new History(game.actions().size(), rng);
        Plan plan = new Plan(1000, Playout.GREEDY, false);
        long least = Long.MAX_VALUE;
        for (int i = 0; i < 12 && least > 0; i++) {
            rng.copyFrom(Rng.fast(new Seed(1, 3), "think"));
            Search<S> search =
                    new Search<>(new Knowledge<>(game, state), plan, Bots.evaluation(game), tree, history, rng);

            long before = threads.getCurrentThreadAllocatedBytes();
            search.run(Deadline.NEVER);
            least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
        }
        assertThat(least / plan.iterations()).as("bytes an iteration").isZero();
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("sixty iterations beat random, sitting in each seat as often")
    <S extends State<S>> void beatsRandom(Game<S, ?> game) {
        int games = 24;
        int wins = 0;
        Bot search = Bots.search(game, SHORT);
        Bot random = Bots.open("random", game);
        for (int number = 0; number < games; number++) {
            S state = game.deal(Deal.fast(2, new Seed(8, number)));
            Rng rng = Rng.fast(new Seed(9, number), "bots");
            int hero = number % 2;
            while (state.actor() != State.OVER) {
                Bot bot = state.actor() == hero ? search : random;
                state.apply(bot.choose(new Knowledge<>(game, state), Deadline.NEVER, rng), Story.NONE);
            }
            wins += state.rank(hero) > state.rank(1 - hero) ? 1 : 0;
        }
        assertThat(wins).isGreaterThanOrEqualTo(21);
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("two trees find the same on one thread and on two, and no less is tried than by one")
    <S extends State<S>> void growsAnywhere(Game<S, ?> game) {
        S state = choice(game, 2, 0);
        try (ExecutorService threads = Executors.newFixedThreadPool(2)) {
            Analysis one = analysis(game, state, Runnable::run);
            assertThat(analysis(game, state, threads)).isEqualTo(one);
            assertThat(one.visits()).isEqualTo(SHORT.iterations());
            assertThat(one.chances().stream().mapToDouble(Float::doubleValue).sum())
                    .isCloseTo(1, within(1e-3));
        }
    }

    private static <S extends State<S>> Analysis analysis(Game<S, ?> game, S state, Executor others) {
        return Bots.search(game, SHORT, 2, others)
                .analyse(new Knowledge<>(game, state), Deadline.NEVER, Rng.fast(new Seed(4, 4), "think"));
    }
}
