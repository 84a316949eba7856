package tidetable.engine.contract.nasty;

import tidetable.engine.Game;
import tidetable.engine.contract.FuzzSuite;

class NastyFuzzTest extends FuzzSuite<NastyState, NastyView> {
    @Override
    protected Game<NastyState, NastyView> game() {
        return new Nasty();
    }
}
