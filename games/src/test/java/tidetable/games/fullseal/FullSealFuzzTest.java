package tidetable.games.fullseal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.List;
import tidetable.engine.Game;
import tidetable.engine.contract.FuzzSuite;
import tidetable.engine.file.Json;
import tidetable.games.ScenarioFiles;

class FullSealFuzzTest extends FuzzSuite<FullSealState, FullSealView> {
    private static final FullSeal GAME = FullSeal.standard();

    @Override
    protected Game<FullSealState, FullSealView> game() {
        return GAME;
    }

    @Override
    protected List<String> moreScenarios() {
        return ScenarioFiles.in("fullseal").stream()
                .filter(file -> !ScenarioFiles.read(file).deck().isPresent())
                .map(file -> {
                    try {
                        return Files.readString(file);
                    } catch (IOException e) {
                        throw new UncheckedIOException(e);
                    }
                })
                .toList();
    }

    @Override
    protected List<String> morePositions() {
        return moreScenarios().stream()
                .map(text -> Json.pretty(Json.parse(text, "scenario").get("position")))
                .toList();
    }
}
