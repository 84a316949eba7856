package tidetable.games.fullseal;

import tidetable.games.ScenarioSuite;

class FullSealScenarioTest extends ScenarioSuite {
    FullSealScenarioTest() {
        super(FullSeal.standard(), "fullseal");
    }
}
