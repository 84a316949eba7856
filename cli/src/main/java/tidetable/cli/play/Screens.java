package tidetable.cli.play;

import tidetable.cli.shell.Style;
import tidetable.engine.Game;
import tidetable.engine.file.BadInput;
import tidetable.engine.text.Texts;
import tidetable.games.finspan.Finspan;
import tidetable.games.fintasticsea.FintasticSea;
import tidetable.games.fullseal.FullSeal;
import tidetable.games.lastfish.LastFish;

/** The screens there are: one for each game. */
public final class Screens {
    private Screens() {}

    /**
     * How a game looks.
     *
     * @param words the program's own words, in a language of the game
     */
    @SuppressWarnings("unchecked") // the screen of a game shows the views of that game
    public static <V extends Record> Screen<V> of(Game<?, V> game, Texts words, Style style) {
        return switch (game) {
            case FintasticSea sea -> (Screen<V>) new FintasticScreen(sea, words, style);
            case Finspan finspan -> (Screen<V>) new FinspanScreen(finspan, words, style);
            case FullSeal seal -> (Screen<V>) new FullSealScreen(seal, words, style);
            case LastFish fish -> (Screen<V>) new LastFishScreen(fish, words, style);
            default -> throw new BadInput(game.info().title() + " cannot be shown in a terminal yet");
        };
    }
}
