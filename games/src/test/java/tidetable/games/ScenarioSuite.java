package tidetable.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tidetable.engine.Game;
import tidetable.engine.file.Scenario;
import tidetable.engine.file.ScenarioRun;

/** Plays every scenario file of a game: one test each, named after its file. A game's own test names both. */
public abstract class ScenarioSuite {
    private final Game<?, ?> game;
    private final String folder;

    /** @param folder of the files, in {@code scenarios} */
    protected ScenarioSuite(Game<?, ?> game, String folder) {
        this.game = game;
        this.folder = folder;
    }

    @TestFactory
    Stream<DynamicTest> scenarios() {
        return ScenarioFiles.in(folder).stream()
                .map(file -> DynamicTest.dynamicTest(ScenarioFiles.name(file), file.toUri(), () -> holds(file)));
    }

    private void holds(Path file) {
        Scenario scenario = ScenarioFiles.read(file);
        assertThat(scenario.game()).as(scenario.source()).isEqualTo(game.info().id());
        assertThat(ScenarioRun.failures(game, scenario)).as(scenario.source()).isEmpty();
    }
}
