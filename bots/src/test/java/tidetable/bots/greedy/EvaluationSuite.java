package tidetable.bots.greedy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tidetable.bots.Bot;
import tidetable.bots.Bots;
import tidetable.bots.Deadline;
import tidetable.engine.Deal;
import tidetable.engine.Game;
import tidetable.engine.Knowledge;
import tidetable.engine.State;
import tidetable.engine.Story;
import tidetable.engine.chance.Rng;
import tidetable.engine.chance.Seed;

/** What the greedy bot must do in every game: win, by what it may know, and leave the match alone. */
abstract class EvaluationSuite<S extends State<S>> {
    private static final int COMPARED = 400;

    final Game<S, ?> game;
    final Bot greedy;
    final Bot random;
    private final int games;
    private final Map<Integer, Integer> least;

    /**
     * @param games how many are played against random, by number of seats
     * @param least how many of them must be won, by number of seats
     */
    EvaluationSuite(Game<S, ?> game, int games, Map<Integer, Integer> least) {
        this.game = game;
        this.games = games;
        this.least = least;
        greedy = Bots.open("greedy", game);
        random = Bots.open("random", game);
    }

    @TestFactory
    @DisplayName("one greedy beats all others at random, sitting in each seat as often")
    Stream<DynamicTest> beatsRandom() {
        return least.keySet().stream()
                .sorted()
                .map(seats -> DynamicTest.dynamicTest(
                        seats + " seats", () -> assertThat(wins(seats)).isGreaterThanOrEqualTo(least.get(seats))));
    }

    private int wins(int seats) {
        int wins = 0;
        for (int number = 0; number < games; number++) {
            Seed seed = new Seed(seats, number);
            S state = game.deal(Deal.fast(seats, seed));
            Rng rng = Rng.fast(seed, "bots");
            int hero = number % seats;
            while (state.actor() != State.OVER) {
                Bot bot = state.actor() == hero ? greedy : random;
                state.apply(bot.choose(new Knowledge<>(game, state), Deadline.NEVER, rng), Story.NONE);
            }
            wins += state.standing().winners().equals(List.of(hero)) ? 1 : 0;
        }
        return wins;
    }

    @Test
    @DisplayName("the choice depends on what the seat knows: hidden cards exchanged, same choice")
    void choosesByKnowledge() {
        Seed seed = new Seed(4, 4);
        Rng rng = Rng.fast(seed, "bots");
        S state = game.deal(Deal.fast(3, seed));
        List<String> different = new ArrayList<>();
        for (int step = 0; step < COMPARED; step++) {
            if (state.actor() == State.OVER) {
                state = game.deal(Deal.fast(3, seed.fork(step)));
            }
            S other = state.copy();
            other.resample(state.actor(), rng);
            assertThat(other.hash()).isNotEqualTo(state.hash());
            Seed thought = seed.fork(step);
            int choice = greedy.choose(new Knowledge<>(game, state), Deadline.NEVER, Rng.fast(thought, "think"));
            int again = greedy.choose(new Knowledge<>(game, other), Deadline.NEVER, Rng.fast(thought, "think"));
            if (choice != again) {
                different.add(step + ": " + game.actions().notation(choice) + ", "
                        + game.actions().notation(again));
            }
            state.apply(choice, Story.NONE);
        }
        assertThat(different).isEmpty();
    }

    @Test
    @DisplayName("thinking changes nothing in the match")
    void leavesTheMatchAlone() {
        S state = game.deal(Deal.fast(game.info().maxSeats(), new Seed(8, 8)));
        long before = state.hash();
        int choice = think(state);
        assertThat(state.hash()).isEqualTo(before);
        assertThat(state.refusal(choice)).isEmpty();
    }

    int think(S state) {
        return greedy.choose(new Knowledge<>(game, state), Deadline.NEVER, Rng.fast(new Seed(1, 1), "think"));
    }

    String choice(S state) {
        return game.actions().notation(think(state));
    }
}
