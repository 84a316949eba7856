package tidetable.games.fintasticsea;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import tidetable.engine.Game;
import tidetable.engine.contract.ContractSuite;

class FintasticContractTest extends ContractSuite<FintasticState, FintasticView> {
    private static final FintasticSea GAME = FintasticSea.standard();

    @Override
    protected Game<FintasticState, FintasticView> game() {
        return GAME;
    }

    @Override
    protected Map<String, Integer> inventory(ObjectNode position) {
        return Cards.inventory(position);
    }

    @Override
    protected int games(int seats) {
        return 40;
    }

    @Override
    protected int every() {
        return 16;
    }
}
