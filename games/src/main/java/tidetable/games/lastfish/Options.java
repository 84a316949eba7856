package tidetable.games.lastfish;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import tidetable.engine.GameInfo;

/** The choice at table creation: how many cards the first player draws in the setup (3.2b). */
final class Options {
    static final String STARTER_HAND = "starter-hand";

    private static final int FEWER = 2;

    private Options() {}

    /** What may be chosen, the default first. */
    static List<String> choices(LastFishDeck.Constants constants) {
        int most = constants.startHand();
        return IntStream.rangeClosed(0, Math.min(most, FEWER))
                .mapToObj(fewer -> Integer.toString(most - fewer))
                .toList();
    }

    static List<GameInfo.Option> info(LastFishDeck.Constants constants) {
        return List.of(new GameInfo.Option(STARTER_HAND, choices(constants)));
    }

    static int starterHand(LastFishDeck.Constants constants, Map<String, String> chosen) {
        return Integer.parseInt(
                chosen.getOrDefault(STARTER_HAND, choices(constants).getFirst()));
    }
}
