package tidetable.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tidetable.games.fullseal.FullSeal;

class SearchBenchTest {
    private static final double MOMENT = 0.005;

    private static Figure figure(double number) {
        return new Figure(number, number, number);
    }

    @Test
    void whatAnIterationMayTakeIsAddedUpFromItsParts() {
        BenchResult rules = new BenchResult(
                "game",
                3,
                figure(100),
                figure(40),
                5,
                figure(20),
                figure(300),
                0,
                0,
                0,
                50,
                10,
                figure(1),
                Optional.empty());
        double parts = 300 + 3 * 7 + 1.6 * (4 * 100 + 2 * 40) + 5 * (20 + 7 + 100);
        assertThat(SearchResult.allowed(rules, 7, 4, 2, 5)).isCloseTo(parts, within(1e-9));
    }

    @Test
    void theFormIsCompleteAndTheNumbersPossible() {
        FullSeal game = FullSeal.standard();
        BenchResult rules = GameBench.run(game, new GameBench.Plan(2, 1, MOMENT, MOMENT, false), _ -> {});
        JsonNode result = SearchBench.run(game, 1, MOMENT, rules, _ -> {}).json();
        assertThat(result.fieldNames()).toIterable().containsExactly("level", "full", "together");
        assertThat(result.at("/together/processor/median").asDouble()).isPositive();
        assertThat(result.at("/together/passed/median").asDouble()).isPositive();
        for (JsonNode thought : List.of(result.get("level"), result.get("full"))) {
            for (String figure :
                    new String[] {"iterationsPerSecond", "nsPerIteration", "nsPerEvaluation", "overAllowed"}) {
                assertThat(thought.get(figure).get("median").asDouble())
                        .as(figure)
                        .isPositive();
            }
            assertThat(thought.get("choicesPerIteration").asDouble()).isGreaterThan(1);
        }
        assertThat(result.at("/level/trialsPerIteration").asDouble()).isPositive();
        assertThat(result.at("/full/trialsPerIteration").asDouble()).isZero();
        assertThat(result.at("/full/choicesPerIteration").asDouble())
                .isGreaterThan(result.at("/level/choicesPerIteration").asDouble());
    }
}
