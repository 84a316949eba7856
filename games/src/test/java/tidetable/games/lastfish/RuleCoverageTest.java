package tidetable.games.lastfish;

import tidetable.games.RuleCoverage;

class RuleCoverageTest extends RuleCoverage {
    private static final int LAST_PLAYED_SECTION = 14;

    RuleCoverageTest() {
        super(LastFish.standard(), "lastfish", LastFishRule.values(), LAST_PLAYED_SECTION);
    }
}
