package tidetable.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import tidetable.games.finspan.Finspan;
import tidetable.games.finspan.FinspanState;
import tidetable.games.finspan.FinspanView;

class FinspanScreenTest extends ScreenSuite<FinspanState, FinspanView> {
    FinspanScreenTest() {
        super(Finspan.standard(), 6);
    }

    @Override
    String scoreOfAna(int points) {
        return "Ana: %d .*".formatted(points);
    }

    @Override
    void seen(Set<String> steps) {
        assertThat(steps).containsExactlyInAnyOrder("turn", "slot", "pay", "ability", "eggs", "finale");
    }
}
