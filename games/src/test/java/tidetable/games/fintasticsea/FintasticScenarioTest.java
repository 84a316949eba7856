package tidetable.games.fintasticsea;

import tidetable.games.ScenarioSuite;

class FintasticScenarioTest extends ScenarioSuite {
    FintasticScenarioTest() {
        super(FintasticSea.standard(), "fintasticsea");
    }
}
