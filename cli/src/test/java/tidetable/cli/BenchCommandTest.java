package tidetable.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Test;
import tidetable.engine.file.Json;

class BenchCommandTest {
    @Test
    void printsJsonAndNothingElse() {
        Cli.Result result = Cli.run("bench", "fintastic-sea", "--seconds", "1", "--json", "--yardstick");
        assertThat(result.code()).isZero();
        assertThat(result.err()).isEmpty();
        JsonNode json = Json.parse(result.out(), "answer");
        assertThat(json.at("/game").asText()).isEqualTo("fintastic-sea");
        assertThat(json.at("/seats").asInt()).isEqualTo(2);
        assertThat(json.at("/decisionsPerGame").asDouble()).isGreaterThan(50);
        assertThat(json.at("/nsPerDecision/median").isNumber()).isTrue();
        assertThat(json.at("/yardstick/copy/ratio/median").isNumber()).isTrue();
    }

    @Test
    void printsATableForPeople() {
        Cli.Result result = Cli.run("bench", "fintastic-sea", "--seats", "4", "--seconds", "1");
        assertThat(result.code()).isZero();
        assertThat(result.lines())
                .startsWith("Fintastic Sea, 4 seats, one thread, median (min to max) of 5 runs")
                .anyMatch(line -> line.startsWith("  ns a decision (2 options or more)"))
                .anyMatch(line -> line.startsWith("  bytes allocated a copy and resample"))
                .noneMatch(line -> line.contains("yardstick"));
    }

    @Test
    void printsHowFastBotsThink() {
        Cli.Result result = Cli.run("bench", "full-seal", "--seconds", "1", "--search");
        assertThat(result.code()).isZero();
        assertThat(result.lines())
                .contains("Search as the levels do", "Search with random rollouts to the end")
                .anyMatch(line -> line.startsWith("  iterations a second"))
                .anyMatch(line -> line.startsWith("  an iteration over what it may take"));
    }
}
