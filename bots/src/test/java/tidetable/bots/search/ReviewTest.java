package tidetable.bots.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tidetable.bots.Bots;
import tidetable.engine.ActionList;
import tidetable.engine.Deal;
import tidetable.engine.Game;
import tidetable.engine.State;
import tidetable.engine.Story;
import tidetable.engine.chance.Rng;
import tidetable.engine.chance.Seed;

class ReviewTest {
    private static final int FIRST = 20;

    static Stream<Game<?, ?>> games() {
        return SearchOfGamesTest.games();
    }

    /** The first actions of a match that is played at random, and how many of them were a choice. */
    private record Played(List<Integer> actions, int choices) {}

    private static <S extends State<S>> Played play(Game<S, ?> game, Deal deal) {
        S state = game.deal(deal);
        Rng rng = Rng.fast(new Seed(3, 3), "play");
        ActionList legal = new ActionList();
        List<Integer> actions = new ArrayList<>();
        int choices = 0;
        for (int i = 0; i < FIRST && state.actor() != State.OVER; i++) {
            state.legalActions(legal);
            choices += legal.size() > 1 ? 1 : 0;
            actions.add(legal.get(rng.below(legal.size())));
            state.apply(actions.getLast(), Story.NONE);
        }
        return new Played(actions, choices);
    }

    private static <S extends State<S>> List<Review.Decision> review(
            Game<S, ?> game, Deal deal, List<Integer> actions, SearchBot bot) {
        Review<S> review = new Review<>(game, deal, actions, bot);
        List<Review.Decision> decisions = new ArrayList<>();
        while (!review.done()) {
            review.step(decisions);
        }
        return decisions;
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("every choice is judged once, the same every time, with chances that are parts of 1")
    <S extends State<S>> void judgesEveryChoice(Game<S, ?> game) {
        int seats = game.info().maxSeats();
        Deal deal = Deal.fast(seats, new Seed(4, 4));
        Played played = play(game, deal);

        List<Review.Decision> decisions = review(game, deal, played.actions(), Bots.search(game, Plan.REVIEW));

        assertThat(decisions).hasSize(played.choices());
        for (Review.Decision decision : decisions) {
            assertThat(decision.taken().action())
                    .isEqualTo(played.actions().get(decision.at()).intValue());
            assertThat(decision.chances().stream()
                            .mapToDouble(Float::doubleValue)
                            .sum())
                    .isCloseTo(1, within(0.01));
            assertThat(decision.taken().visits()).isGreaterThanOrEqualTo(Plan.REVIEW.iterations() / 4);
            assertThat(decision.cost()).isBetween(0f, 1f);
        }
        assertThat(review(game, deal, played.actions(), Bots.search(game, Plan.REVIEW)))
                .isEqualTo(decisions);
    }

    @Test
    @DisplayName("who leaves a win to the other seat pays for it, who takes one does not")
    void costs() {
        // of 21 pebbles 6 are left at the ninth decision: to take 2 wins, to take 1 leaves the win to the other seat
        Review.Decision good = ninth(List.of(1, 3, 1, 3, 1, 3, 1, 2, 2, 1, 3));
        Review.Decision bad = ninth(List.of(1, 3, 1, 3, 1, 3, 1, 2, 1, 1, 3, 1));

        assertThat(good.cost()).isLessThan(Review.DOUBT);
        assertThat(bad.cost()).isGreaterThan(0.2f);
        assertThat(bad.better().action()).isEqualTo(2);
    }

    private static Review.Decision ninth(List<Integer> actions) {
        Pebbles game = new Pebbles();
        SearchBot bot = new SearchBot(game, (_, _) -> 0, new Plan(400, Plan.Playout.ANY, false));
        return review(game, Deal.fast(2, new Seed(1, 1)), actions, bot).get(8);
    }

    @Test
    @DisplayName(
            "the costliest are at most three of a seat, in the order of the match, without those that cost nothing")
    void costliest() {
        List<Review.Decision> all = new ArrayList<>();
        float[] costs = {0.1f, 0.3f, 0.01f, 0.2f, 0.05f};
        for (int i = 0; i < costs.length; i++) {
            all.add(decision(2 * i, 0, costs[i]));
            all.add(decision(2 * i + 1, 1, i == 3 ? 0.5f : 0));
        }
        assertThat(Review.costliest(all)).extracting(Review.Decision::at).containsExactly(0, 2, 6, 7);
    }

    private static Review.Decision decision(int at, int seat, float cost) {
        return new Review.Decision(
                at,
                seat,
                List.of(0.5f, 0.5f),
                new Analysis.Option(1, 500, 0.5f - cost),
                new Analysis.Option(2, 500, 0.5f));
    }
}
