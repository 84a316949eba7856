package tidetable.engine.contract.nasty;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import tidetable.engine.Game;
import tidetable.engine.contract.SecrecySuite;

class NastySecrecyTest extends SecrecySuite<NastyState, NastyView> {
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
    protected Map<String, List<String>> unknown(ObjectNode position, int observer) {
        return Zones.unknown(position, observer);
    }

    @Override
    protected boolean hidden(NastyState state, int action) {
        return switch (state.agenda.step()) {
            case DEPTH -> silent(state, action);
            case RESCUE ->
                action != NastyActions.SINK && state.lives[state.active()] > 0 && state.active() != state.actor();
            case TURN, WINDOW, PEEK, CALM -> false;
        };
    }

    @Override
    protected boolean silent(NastyState state, int action) {
        return switch (state.agenda.step()) {
            case WINDOW -> action == NastyActions.DECLINE && state.nextAsked(state.actor()) >= 0;
            case DEPTH -> state.actor() != state.active();
            case TURN, RESCUE, PEEK, CALM -> false;
        };
    }

    @Override
    protected int games(int seats) {
        return 15;
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
