package tidetable.lab.watch;

import tidetable.engine.Event;
import tidetable.engine.Game;
import tidetable.engine.State;
import tidetable.engine.Viewer;
import tidetable.engine.file.BadInput;
import tidetable.games.finspan.Finspan;
import tidetable.games.fintasticsea.FintasticSea;
import tidetable.games.fullseal.FullSeal;
import tidetable.games.lastfish.LastFish;

/** Reads one game's views and events for what the laboratory counts. One class a game, one reader a match. */
interface CardReader<V, E> {
    /** Notes what seats hold in the first position. */
    void dealt(V view, GameLog log);

    /** Notes what an event says. */
    void heard(E event, GameLog log);

    /**
     * The reader of a game.
     *
     * @throws BadInput when there is none
     */
    static Heard of(Game<?, ?> game) {
        return switch (game) {
            case FintasticSea sea -> heard(sea, new FintasticReader());
            case FullSeal seal -> heard(seal, new FullSealReader());
            case Finspan span -> heard(span, new FinspanReader());
            case LastFish fish -> heard(fish, new LastFishReader());
            default ->
                throw new BadInput("the laboratory does not know the cards of "
                        + game.info().title());
        };
    }

    /** A reader together with its game, so that positions and events fit. */
    interface Heard {
        /** The first position is there. */
        void dealt(State<?> state, GameLog log);

        /** Something happened. */
        void heard(Event event, GameLog log);
    }

    @SuppressWarnings("unchecked") // positions and events come from the game that the reader is for
    private static <S extends State<S>, V extends Record, E extends Event> Heard heard(
            Game<S, V> game, CardReader<V, E> reader) {
        return new Heard() {
            @Override
            public void dealt(State<?> state, GameLog log) {
                reader.dealt(game.view((S) state, Viewer.ARCHIVE), log);
            }

            @Override
            public void heard(Event event, GameLog log) {
                reader.heard((E) event, log);
            }
        };
    }
}
