package tidetable.games.lastfish;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import tidetable.engine.Game;
import tidetable.engine.contract.ContractSuite;

class LastFishContractTest extends ContractSuite<LastFishState, LastFishView> {
    static final LastFish GAME = LastFish.standard();

    @Override
    protected Game<LastFishState, LastFishView> game() {
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

    /** Matches in which much is played and answered are rare in random play. */
    static boolean rare(int action) {
        String notation = GAME.actions().notation(action);
        return notation.startsWith("play ");
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
