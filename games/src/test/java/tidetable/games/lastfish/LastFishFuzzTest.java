package tidetable.games.lastfish;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.List;
import tidetable.engine.Game;
import tidetable.engine.contract.FuzzSuite;
import tidetable.engine.file.Json;
import tidetable.games.ScenarioFiles;

class LastFishFuzzTest extends FuzzSuite<LastFishState, LastFishView> {
    private static final LastFish GAME = LastFish.standard();

    @Override
    protected Game<LastFishState, LastFishView> game() {
        return GAME;
    }

    @Override
    protected List<String> moreScenarios() {
        return ScenarioFiles.in("lastfish").stream()
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
