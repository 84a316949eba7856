package tidetable.games.finspan;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import tidetable.engine.Game;
import tidetable.engine.contract.ContractSuite;

class FinspanContractTest extends ContractSuite<FinspanState, FinspanView> {
    static final Finspan GAME = Finspan.standard();

    @Override
    protected Game<FinspanState, FinspanView> game() {
        return GAME;
    }

    @Override
    protected Map<String, Integer> inventory(ObjectNode position) {
        return Cards.inventory(position);
    }

    @Override
    protected boolean favoured(int action) {
        return rare(action);
    }

    /** Cards that play another, meals and schools that move are rare in random play. */
    static boolean rare(int action) {
        String notation = GAME.actions().notation(action);
        return notation.startsWith("play ") || notation.startsWith("eat ") || notation.startsWith("move school ");
    }

    @Override
    protected int games(int seats) {
        return 12;
    }

    @Override
    protected int every() {
        return 40;
    }
}
