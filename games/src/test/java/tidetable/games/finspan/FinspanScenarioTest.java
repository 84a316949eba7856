package tidetable.games.finspan;

import tidetable.games.ScenarioSuite;

class FinspanScenarioTest extends ScenarioSuite {
    FinspanScenarioTest() {
        super(Finspan.standard(), "finspan");
    }
}
