package tidetable.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Test;
import tidetable.engine.file.Json;

/** That the measurement works and nothing is lost; how fast it is says no test. */
class BenchServerIT {
    @Test
    void loadsAServerAndLosesNothing() {
        JsonNode json = measure(
                "--tables=4 --rate=100 --seconds=3 --peak-rate=200 --peak-seconds=2 --warm-up=0".split(" ", -1));
        assertThat(json.at("/sockets").asInt()).isEqualTo(8);
        assertThat(json.at("/phases")).hasSize(2);
        for (JsonNode phase : json.at("/phases")) {
            assertThat(phase.at("/sent").asInt()).isPositive();
            assertThat(phase.at("/done").asInt()).isEqualTo(phase.at("/sent").asInt());
            assertThat(phase.at("/lost").asInt()).isZero();
            assertThat(phase.at("/untold").asInt()).isZero();
            assertThat(phase.at("/toOther/count").asInt()).isPositive();
            assertThat(phase.at("/refused")).isEmpty();
        }
        assertThat(json.at("/checkedTables").asInt()).isGreaterThanOrEqualTo(4);
        assertThat(json.at("/incompleteTables").asInt()).isZero();
        assertThat(json.at("/reconnects").asInt()).isZero();
        assertThat(json.at("/failures")).isEmpty();
    }

    @Test
    void weighsSleepingTables() {
        JsonNode json = measure("--sleeping", "20");
        assertThat(json.at("/tables").asInt()).isEqualTo(20);
        assertThat(json.at("/heapBytesAfter").asLong()).isPositive();
    }

    private static JsonNode measure(String... options) {
        String[] words = new String[options.length + 3];
        words[0] = "bench";
        words[1] = "server";
        words[2] = "--json";
        System.arraycopy(options, 0, words, 3, options.length);
        Cli.Result result = Cli.run(words);
        assertThat(result.code()).as(result.out() + result.err()).isZero();
        return Json.parse(result.out(), "answer");
    }
}
