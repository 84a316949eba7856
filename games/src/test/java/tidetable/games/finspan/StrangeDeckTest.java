package tidetable.games.finspan;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import tidetable.engine.Game;
import tidetable.engine.contract.ContractSuite;
import tidetable.engine.contract.SecrecySuite;
import tidetable.engine.file.Json;

/** The contract and its secrets with a deck of other numbers, chains of plays for all players, and empty bonuses. */
class StrangeDeckTest {
    private static final Finspan GAME =
            Finspan.with(Json.resource(StrangeDeckTest.class, "/decks/finspan-strange.json"), "strange");

    @Nested
    class Contract extends ContractSuite<FinspanState, FinspanView> {
        @Override
        protected Game<FinspanState, FinspanView> game() {
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
    class Secrecy extends SecrecySuite<FinspanState, FinspanView> {
        @Override
        protected Game<FinspanState, FinspanView> game() {
            return GAME;
        }

        @Override
        protected Map<String, Integer> inventory(ObjectNode position) {
            return Cards.inventory(position);
        }

        @Override
        protected Map<String, List<String>> unknown(ObjectNode position, int observer) {
            return Cards.unknown(position);
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
