package tidetable.engine.contract.nasty;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import tidetable.engine.Game;
import tidetable.engine.contract.ContractSuite;

class NastyContractTest extends ContractSuite<NastyState, NastyView> {
    /** What is wrong on purpose; nothing when the suite runs by itself. */
    Fault fault = Fault.NONE;

    @Override
    protected Game<NastyState, NastyView> game() {
        return new Nasty(fault);
    }

    @Override
    protected Map<String, Integer> inventory(ObjectNode position) {
        return Zones.inventory(position);
    }

    @Override
    protected int games(int seats) {
        return 25;
    }

    @Override
    protected int every() {
        return 3;
    }

    @Override
    protected int longest() {
        return 1000;
    }
}
