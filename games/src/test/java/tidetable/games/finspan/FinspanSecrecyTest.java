package tidetable.games.finspan;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import tidetable.engine.Game;
import tidetable.engine.contract.SecrecySuite;

class FinspanSecrecyTest extends SecrecySuite<FinspanState, FinspanView> {
    @Override
    protected Game<FinspanState, FinspanView> game() {
        return FinspanContractTest.GAME;
    }

    @Override
    protected Map<String, Integer> inventory(ObjectNode position) {
        return Cards.inventory(position);
    }

    @Override
    protected Map<String, List<String>> unknown(ObjectNode position, int observer) {
        return Cards.unknown(position);
    }

    @Override
    protected boolean favoured(int action) {
        return FinspanContractTest.rare(action);
    }

    @Override
    protected int games(int seats) {
        return 8;
    }

    @Override
    protected int every() {
        return 40;
    }
}
