package tidetable.games.lastfish;

import java.util.stream.IntStream;
import tidetable.games.GoldenGames;

class GoldenTest extends GoldenGames<LastFishState, LastFishView> {
    GoldenTest() {
        super(LastFish.standard(), "lastfish");
    }

    @Override
    protected IntStream seats() {
        return IntStream.of(2, 4, 6);
    }
}
