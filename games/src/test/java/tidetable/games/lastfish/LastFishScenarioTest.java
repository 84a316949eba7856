package tidetable.games.lastfish;

import tidetable.games.ScenarioSuite;

class LastFishScenarioTest extends ScenarioSuite {
    LastFishScenarioTest() {
        super(LastFish.standard(), "lastfish");
    }
}
