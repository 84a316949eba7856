package tidetable.engine;

import static org.assertj.core.api.Assertions.assertThatNoException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tidetable.engine.chance.Rng;
import tidetable.engine.chance.Seed;
import tidetable.engine.file.BadInput;

class GameInfoTest {
    private static final GameInfo INFO = new GameInfo(
            "reef",
            "Reef",
            2,
            4,
            List.of(new GameInfo.Option("wind", List.of("calm", "storm"))),
            1,
            "standard",
            "0",
            List.of("en"));

    private static Deal deal(int seats, Map<String, String> options) {
        return new Deal(seats, options, new Seed(0, 1), Rng.Kind.FAST);
    }

    @Test
    void whatTheGameHasIsDealt() {
        assertThatNoException().isThrownBy(() -> INFO.check(deal(2, Map.of())));
        assertThatNoException().isThrownBy(() -> INFO.check(deal(4, Map.of("wind", "storm"))));
    }

    @Test
    void whatItHasNotIsRefused() {
        assertThatThrownBy(() -> INFO.check(deal(5, Map.of())))
                .isInstanceOf(BadInput.class)
                .hasMessage("Reef is played with 2 to 4 seats, not 5");
        assertThatThrownBy(() -> INFO.check(deal(2, Map.of("tide", "low"))))
                .isInstanceOf(BadInput.class)
                .hasMessage("Reef has no option 'tide'; it has wind");
        assertThatThrownBy(() -> INFO.check(deal(2, Map.of("wind", "gale"))))
                .isInstanceOf(BadInput.class)
                .hasMessage("option 'wind' of Reef may be calm or storm, not 'gale'");
    }
}
