package tidetable.bots.greedy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tidetable.bots.Bot;
import tidetable.bots.Deadline;
import tidetable.engine.Deal;
import tidetable.engine.Knowledge;
import tidetable.engine.State;
import tidetable.engine.Story;
import tidetable.engine.chance.Rng;
import tidetable.engine.chance.Seed;
import tidetable.games.finspan.Finspan;
import tidetable.games.finspan.FinspanState;

class FinspanEvaluationTest extends EvaluationSuite<FinspanState> {
    private static final int GAMES = 12;
    private static final int TURNS = 24;

    FinspanEvaluationTest() {
        super(Finspan.standard(), GAMES, Map.of(2, GAMES));
    }

    @Test
    @DisplayName("two greedy players score 60 to 140 points on average, in exactly 24 turns each")
    void scores() {
        int points = 0;
        for (int number = 0; number < GAMES; number++) {
            points += played(new Seed(2, number), List.of(greedy, greedy)).stream()
                    .mapToInt(Integer::intValue)
                    .sum();
        }
        assertThat(points / (2.0 * GAMES)).isBetween(60.0, 140.0);
    }

    /** The scores of a game, in which each seat has had its 24 turns. */
    private List<Integer> played(Seed seed, List<Bot> bots) {
        FinspanState state = game.deal(Deal.fast(bots.size(), seed));
        Rng rng = Rng.fast(seed, "bots");
        int[] turns = new int[bots.size()];
        while (state.actor() != State.OVER) {
            int seat = state.actor();
            turns[seat] += state.step().equals("turn") ? 1 : 0;
            state.apply(bots.get(seat).choose(new Knowledge<>(game, state), Deadline.NEVER, rng), Story.NONE);
        }
        assertThat(turns).containsOnly(TURNS);
        return state.standing().scores();
    }
}
