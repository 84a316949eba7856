package tidetable.games.fullseal;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tidetable.engine.file.Scenario;
import tidetable.engine.file.ScenarioRun;

/** Plays every scenario file of Full Seal: one test each, named after its file. */
class FullSealScenarioTest {
    private final FullSeal game = FullSeal.standard();

    @TestFactory
    Stream<DynamicTest> scenarios() {
        return ScenarioFiles.all().stream()
                .map(file -> DynamicTest.dynamicTest(ScenarioFiles.name(file), file.toUri(), () -> holds(file)));
    }

    private void holds(Path file) {
        Scenario scenario = ScenarioFiles.read(file);
        assertThat(scenario.game()).as(scenario.source()).isEqualTo(game.info().id());
        assertThat(ScenarioRun.failures(game, scenario)).as(scenario.source()).isEmpty();
    }
}
