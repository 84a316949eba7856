package tidetable.games.finspan;

import java.util.stream.IntStream;
import tidetable.games.GoldenGames;

class GoldenTest extends GoldenGames<FinspanState, FinspanView> {
    GoldenTest() {
        super(Finspan.standard(), "finspan");
    }

    @Override
    protected IntStream seats() {
        return IntStream.of(1, 2, 5);
    }
}
