package tidetable.bench;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tidetable.games.fintasticsea.FintasticSea;

class GameBenchTest {
    private static final double MOMENT = 0.01;

    @Test
    void measuresEverythingThatTheFormNames() {
        List<String> progress = new ArrayList<>();
        JsonNode result = GameBench.run(
                        FintasticSea.standard(), new GameBench.Plan(2, 3, MOMENT, MOMENT, true), progress::add)
                .json();
        assertThat(result.get("game").asText()).isEqualTo("fintastic-sea");
        assertThat(result.get("seats").asInt()).isEqualTo(2);
        for (String figure : List.of("nsPerDecision", "nsPerCopy", "nsPerCopyAndResample", "gamesPerSecond")) {
            double min = result.at("/" + figure + "/min").asDouble();
            double median = result.at("/" + figure + "/median").asDouble();
            assertThat(min).as(figure).isPositive().isLessThanOrEqualTo(median);
            assertThat(median)
                    .as(figure)
                    .isLessThanOrEqualTo(result.at("/" + figure + "/max").asDouble());
        }
        assertThat(result.get("optionsPerDecision").asDouble()).isGreaterThan(2);
        assertThat(result.get("decisionsPerGame").asDouble())
                .isGreaterThan(result.get("forcedPerGame").asDouble());
        assertThat(result.at("/yardstick/decision/ratio/median").asDouble()).isPositive();
        assertThat(progress).containsExactly("warming up", "run 1 of 3", "run 2 of 3", "run 3 of 3");
    }

    @Test
    void withoutTheYardstickThereAreNoRatios() {
        JsonNode result = GameBench.run(
                        FintasticSea.standard(), new GameBench.Plan(3, 1, MOMENT, MOMENT, false), _ -> {})
                .json();
        assertThat(result.has("yardstick")).isFalse();
    }

    @Test
    void theYardstickPlaysTheSameGamesEveryTime() {
        Tableau one = new Tableau();
        Tableau other = new Tableau();
        assertThat(one.play()).isEqualTo(other.play());
        assertThat(one.checksum()).isEqualTo(other.checksum());
        one.determinize(0);
        assertThat(one.checksum()).isNotEqualTo(other.checksum());
    }
}
