package tidetable.games.fullseal;

import tidetable.games.RuleCoverage;

class RuleCoverageTest extends RuleCoverage {
    private static final int LAST_PLAYED_SECTION = 13;

    RuleCoverageTest() {
        super(FullSeal.standard(), "fullseal", FullSealRule.values(), LAST_PLAYED_SECTION);
    }
}
