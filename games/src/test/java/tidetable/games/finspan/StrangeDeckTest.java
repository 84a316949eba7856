package tidetable.games.finspan;

import org.junit.jupiter.api.Nested;
import tidetable.engine.Game;
import tidetable.engine.file.Json;

/** The contract and its secrets with a deck of other numbers, chains of plays for all players, and empty bonuses. */
class StrangeDeckTest {
    private static final Finspan GAME =
            Finspan.with(Json.resource(StrangeDeckTest.class, "/decks/finspan-strange.json"), "strange");

    @Nested
    class Contract extends FinspanContractTest {
        @Override
        protected Game<FinspanState, FinspanView> game() {
            return GAME;
        }

        @Override
        protected boolean favoured(int action) {
            return false;
        }

        @Override
        protected int games(int seats) {
            return 2;
        }

        @Override
        protected int every() {
            return 30;
        }
    }

    @Nested
    class Secrecy extends FinspanSecrecyTest {
        @Override
        protected Game<FinspanState, FinspanView> game() {
            return GAME;
        }

        @Override
        protected boolean favoured(int action) {
            return false;
        }

        @Override
        protected int games(int seats) {
            return 2;
        }

        @Override
        protected int every() {
            return 30;
        }
    }
}
