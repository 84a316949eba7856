package tidetable.games.fullseal;

import org.junit.jupiter.api.Nested;
import tidetable.engine.Game;
import tidetable.engine.file.Json;

/** The contract and its secrets with a deck of other numbers, many cards that cancel, and cards with several effects. */
class StrangeDeckTest {
    private static final FullSeal GAME =
            FullSeal.with(Json.resource(StrangeDeckTest.class, "/decks/full-seal-strange.json"), "strange");

    @Nested
    class Contract extends FullSealContractTest {
        @Override
        protected Game<FullSealState, FullSealView> game() {
            return GAME;
        }

        @Override
        protected boolean favoured(int action) {
            return false;
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
    class Secrecy extends FullSealSecrecyTest {
        @Override
        protected Game<FullSealState, FullSealView> game() {
            return GAME;
        }

        @Override
        protected boolean favoured(int action) {
            return false;
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
