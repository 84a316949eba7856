package tidetable.games.lastfish;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import tidetable.engine.Game;
import tidetable.engine.contract.SecrecySuite;

class LastFishSecrecyTest extends SecrecySuite<LastFishState, LastFishView> {
    @Override
    protected Game<LastFishState, LastFishView> game() {
        return LastFishContractTest.GAME;
    }

    @Override
    protected Map<String, Integer> inventory(ObjectNode position) {
        return Cards.inventory(position);
    }

    @Override
    protected Map<String, List<String>> unknown(ObjectNode position, int observer) {
        return Cards.unknown(position, observer);
    }

    /** Which card is passed, or given to one of the others, third players do not learn (8.1d, 8.7a). */
    @Override
    protected boolean hidden(LastFishState state, int action) {
        if (state.step().equals("gift")) {
            int others = state.seats.inGame() & ~(1 << state.actor());
            String receiver = " to seat " + Integer.numberOfTrailingZeros(others);
            return game().actions().notation(action).endsWith(receiver);
        }
        return state.step().equals("pass");
    }

    /** Who declines in a window that goes on, nobody is told (6.8c). */
    @Override
    protected boolean silent(LastFishState state, int action) {
        return Integer.bitCount(state.asked()) > 1
                && state.quiet(action)
                && !state.step().equals("pass");
    }

    @Override
    protected boolean favoured(int action) {
        return LastFishContractTest.rare(action);
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
