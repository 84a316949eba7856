package tidetable.games.fintasticsea;

import tidetable.games.RuleCoverage;

class RuleCoverageTest extends RuleCoverage {
    private static final int LAST_PLAYED_SECTION = 14;

    RuleCoverageTest() {
        super(FintasticSea.standard(), "fintasticsea", FintasticRule.values(), LAST_PLAYED_SECTION);
    }
}
