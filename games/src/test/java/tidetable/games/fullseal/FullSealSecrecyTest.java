package tidetable.games.fullseal;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import tidetable.engine.Game;
import tidetable.engine.contract.SecrecySuite;

class FullSealSecrecyTest extends SecrecySuite<FullSealState, FullSealView> {
    @Override
    protected Game<FullSealState, FullSealView> game() {
        return FullSealContractTest.GAME;
    }

    @Override
    protected Map<String, Integer> inventory(ObjectNode position) {
        return Cards.inventory(position);
    }

    @Override
    protected Map<String, List<String>> unknown(ObjectNode position, int observer) {
        return Cards.unknown(position, observer);
    }

    /** Which Predator attacks (9.1c, 9.3a) and in which order Seals are put back (10.3c), only their player knows. */
    @Override
    protected boolean hidden(FullSealState state, int action) {
        return state.step().equals("order") || state.step().equals("choose") && !reveals(state);
    }

    /** The last Predator to be chosen is shown, if there are two. */
    private static boolean reveals(FullSealState state) {
        return state.agenda.seat() == Attack.defender(state)
                || !state.quiet(0) && state.predators.size(Attack.defender(state)) > 0;
    }

    /** Who declines in a window that goes on, and that an attacker has chosen, nobody is told (5.1f, 9.1e). */
    @Override
    protected boolean silent(FullSealState state, int action) {
        return Integer.bitCount(state.asked()) > 1 && state.quiet(action);
    }

    @Override
    protected boolean favoured(int action) {
        return FullSealContractTest.rare(action);
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
