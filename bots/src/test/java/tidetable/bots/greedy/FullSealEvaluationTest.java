package tidetable.bots.greedy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tidetable.engine.file.Json;
import tidetable.games.fullseal.FullSeal;
import tidetable.games.fullseal.FullSealState;

class FullSealEvaluationTest extends EvaluationSuite<FullSealState> {
    /** Of 60 games each, 58, 46 and 47 were won when this was written. */
    FullSealEvaluationTest() {
        super(FullSeal.standard(), 20, Map.of(2, 16, 3, 13, 5, 10));
    }

    @Test
    @DisplayName("a flip is worth its average: a small catch goes on, a large one stops")
    void weighsTheFlip() {
        assertThat(choice("\"fish-1\"")).isEqualTo("flip");
        assertThat(choice("\"fish-5\", \"fish-5\", \"fish-4\", \"fish-4\", \"fish-4\", \"fish-4\""))
                .isEqualTo("stop");
    }

    private String choice(String line) {
        String position = """
                {"players": [{}, {}], "line": [%1$s], "flipped": [%1$s], "agenda": [{"step": "fishing", "seat": 0}]}
                """.formatted(line);
        return choice(game.positions().read(Json.parse(position, "test"), "test"));
    }
}
