package tidetable.games.fullseal;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import tidetable.engine.Game;
import tidetable.engine.contract.ContractSuite;
import tidetable.engine.contract.SecrecySuite;
import tidetable.engine.file.Json;

/** The contract and its secrets with a deck of other numbers, many cards that cancel, and cards with several effects. */
class StrangeDeckTest {
    private static final FullSeal GAME =
            FullSeal.with(Json.resource(StrangeDeckTest.class, "/decks/full-seal-strange.json"), "strange");

    @Nested
    class Contract extends ContractSuite<FullSealState, FullSealView> {
        @Override
        protected Game<FullSealState, FullSealView> game() {
            return GAME;
        }

        @Override
        protected Map<String, Integer> inventory(ObjectNode position) {
            return Cards.inventory(position);
        }

        @Override
        protected int games(int seats) {
            return 3;
        }

        @Override
        protected int every() {
            return 30;
        }
    }

    @Nested
    class Secrecy extends SecrecySuite<FullSealState, FullSealView> {
        @Override
        protected Game<FullSealState, FullSealView> game() {
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

        @Override
        protected boolean hidden(FullSealState state, int action) {
            return FullSealSecrecyTest.hides(state);
        }

        @Override
        protected boolean silent(FullSealState state, int action) {
            return Integer.bitCount(state.asked()) > 1 && state.quiet(action);
        }

        @Override
        protected int games(int seats) {
            return 3;
        }

        @Override
        protected int every() {
            return 30;
        }
    }
}
