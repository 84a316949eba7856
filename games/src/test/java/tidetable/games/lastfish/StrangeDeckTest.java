package tidetable.games.lastfish;

import org.junit.jupiter.api.Nested;
import tidetable.engine.Game;
import tidetable.engine.file.Json;

/** The contract and its secrets with a deck of other numbers, many answers, and cards with other effects. */
class StrangeDeckTest {
    private static final LastFish GAME =
            LastFish.with(Json.resource(StrangeDeckTest.class, "/decks/last-fish-strange.json"), "strange");

    @Nested
    class Contract extends LastFishContractTest {
        @Override
        protected Game<LastFishState, LastFishView> game() {
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
    class Secrecy extends LastFishSecrecyTest {
        @Override
        protected Game<LastFishState, LastFishView> game() {
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
