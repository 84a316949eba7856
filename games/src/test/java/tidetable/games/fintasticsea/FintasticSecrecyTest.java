package tidetable.games.fintasticsea;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import tidetable.engine.Game;
import tidetable.engine.contract.SecrecySuite;

class FintasticSecrecyTest extends SecrecySuite<FintasticState, FintasticView> {
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
    protected Map<String, List<String>> unknown(ObjectNode position, int observer) {
        return Cards.unknown(position, observer);
    }

    /** Which of the Secret Fish looked at is kept, only its owner knows (10.3). */
    @Override
    protected boolean hidden(FintasticState state, int action) {
        return state.step().equals("keep");
    }

    /** Full Ecosystems and paid abilities are rare in random play. */
    @Override
    protected boolean favoured(int action) {
        String notation = GAME.actions().notation(action);
        return notation.endsWith("into ecosystem") || notation.startsWith("pay ");
    }

    @Override
    protected int games(int seats) {
        return 20;
    }

    @Override
    protected int every() {
        return 24;
    }
}
