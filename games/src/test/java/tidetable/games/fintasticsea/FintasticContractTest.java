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

    /** Full Ecosystems and paid abilities are rare in random play. */
    @Override
    protected boolean favoured(int action) {
        String notation = GAME.actions().notation(action);
        return notation.endsWith("into ecosystem") || notation.startsWith("pay ");
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
