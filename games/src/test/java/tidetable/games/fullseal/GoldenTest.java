package tidetable.games.fullseal;

import java.util.stream.IntStream;
import tidetable.games.GoldenGames;

class GoldenTest extends GoldenGames<FullSealState, FullSealView> {
    GoldenTest() {
        super(FullSeal.standard(), "fullseal");
    }

    @Override
    protected IntStream seats() {
        return IntStream.of(2, 3, 5);
    }
}
