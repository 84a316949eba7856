package tidetable.games.finspan;

import tidetable.games.RuleCoverage;

class RuleCoverageTest extends RuleCoverage {
    private static final int LAST_PLAYED_SECTION = 16;

    RuleCoverageTest() {
        super(Finspan.standard(), "finspan", FinspanRule.values(), LAST_PLAYED_SECTION);
    }
}
