package tidetable.games.finspan;

import java.util.Arrays;
import java.util.Optional;

/** When an ability is resolved (6.1). */
enum Timing {
    WHEN_PLAYED("whenPlayed"),
    IF_ACTIVATED("ifActivated"),
    GAME_END("gameEnd");

    static final Timing[] ALL = values();

    private final String word;

    Timing(String word) {
        this.word = word;
    }

    String word() {
        return word;
    }

    static Optional<Timing> of(String word) {
        return Arrays.stream(ALL).filter(timing -> timing.word.equals(word)).findFirst();
    }
}
