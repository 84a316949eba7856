package tidetable.games.fintasticsea;

import java.util.stream.IntStream;
import tidetable.games.GoldenGames;

class GoldenTest extends GoldenGames<FintasticState, FintasticView> {
    GoldenTest() {
        super(FintasticSea.standard(), "fintasticsea");
    }

    @Override
    protected IntStream seats() {
        return IntStream.of(2, 3, 4);
    }
}
