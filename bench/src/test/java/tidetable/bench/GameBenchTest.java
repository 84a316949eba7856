package tidetable.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tidetable.engine.file.BadInput;
import tidetable.games.fintasticsea.FintasticSea;

class GameBenchTest {
    private static final double MOMENT = 0.005;
    private static final List<String> FIGURES =
            List.of("nsPerDecision", "nsPerForcedDecision", "nsPerCopy", "nsPerCopyAndResample", "gamesPerSecond");
    private static final List<String> NUMBERS = List.of(
            "optionsPerDecision",
            "bytesPerDecision",
            "bytesPerCopy",
            "bytesPerCopyAndResample",
            "decisionsPerGame",
            "forcedPerGame");
    private static final List<String> RATIOS = List.of("decision", "copy", "determinize");

    private final List<String> progress = new ArrayList<>();

    private JsonNode result(int seats, boolean yardstick) {
        GameBench.Plan plan = new GameBench.Plan(seats, 3, MOMENT, MOMENT, yardstick);
        return GameBench.run(FintasticSea.standard(), plan, progress::add).json();
    }

    @Test
    void theFormIsComplete() {
        JsonNode result = result(2, true);
        List<String> names = new ArrayList<>(List.of("game", "seats", "yardstick"));
        names.addAll(FIGURES);
        names.addAll(NUMBERS);
        assertThat(result.fieldNames()).toIterable().containsExactlyInAnyOrderElementsOf(names);
        assertThat(result.get("yardstick").fieldNames()).toIterable().containsExactlyElementsOf(RATIOS);
        assertThat(result.get("game").asText()).isEqualTo("fintastic-sea");
        assertThat(result.get("seats").asInt()).isEqualTo(2);
        assertThat(progress).containsExactly("warming up", "run 1 of 3", "run 2 of 3", "run 3 of 3");
    }

    @Test
    void figuresAreInOrderAndNumbersPossible() {
        JsonNode result = result(2, true);
        for (String figure : FIGURES) {
            inOrder(result.get(figure));
        }
        for (String ratio : RATIOS) {
            inOrder(result.get("yardstick").get(ratio).get("nsYardstick"));
            inOrder(result.get("yardstick").get(ratio).get("ratio"));
        }
        for (String number : NUMBERS) {
            assertThat(result.get(number).asDouble()).as(number).isNotNegative();
        }
        assertThat(result.get("optionsPerDecision").asDouble()).isGreaterThan(2);
        assertThat(result.get("decisionsPerGame").asDouble())
                .isGreaterThan(result.get("forcedPerGame").asDouble());
    }

    private static void inOrder(JsonNode figure) {
        double median = figure.get("median").asDouble();
        assertThat(median)
                .isNotNegative()
                .isBetween(figure.get("min").asDouble(), figure.get("max").asDouble());
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4})
    void withoutTheYardstickThereAreNoRatios(int seats) {
        JsonNode result = result(seats, false);
        assertThat(result.has("yardstick")).isFalse();
        assertThat(result.get("seats").asInt()).isEqualTo(seats);
    }

    @Test
    void aNumberOfSeatsThatTheGameDoesNotHaveIsRefused() {
        assertThatThrownBy(() -> result(5, false))
                .isInstanceOf(BadInput.class)
                .hasMessage("Fintastic Sea is played with 2 to 4 seats, not 5");
    }
}
