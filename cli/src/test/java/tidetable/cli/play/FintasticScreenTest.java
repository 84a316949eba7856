package tidetable.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import tidetable.games.fintasticsea.FintasticSea;
import tidetable.games.fintasticsea.FintasticState;
import tidetable.games.fintasticsea.FintasticView;

class FintasticScreenTest extends ScreenSuite<FintasticState, FintasticView> {
    FintasticScreenTest() {
        super(FintasticSea.standard(), 10);
    }

    @Override
    String scoreOfAna(int points) {
        return "Ana: %d .*".formatted(points);
    }

    @Override
    void seen(Set<String> steps) {
        assertThat(steps).contains("play", "ocean", "chain", "end", "catch", "centre", "keep");
    }
}
