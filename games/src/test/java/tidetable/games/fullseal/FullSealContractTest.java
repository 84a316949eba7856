package tidetable.games.fullseal;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import tidetable.engine.Game;
import tidetable.engine.contract.ContractSuite;

class FullSealContractTest extends ContractSuite<FullSealState, FullSealView> {
    static final FullSeal GAME = FullSeal.standard();

    @Override
    protected Game<FullSealState, FullSealView> game() {
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

    /** Attacks, Seals and answers to announced cards are rare in random play. */
    static boolean rare(int action) {
        String notation = GAME.actions().notation(action);
        return notation.equals("stop")
                || notation.equals("buy seal")
                || notation.startsWith("attack ")
                || notation.startsWith("play ");
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
