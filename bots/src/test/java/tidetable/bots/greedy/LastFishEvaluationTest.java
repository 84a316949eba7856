package tidetable.bots.greedy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tidetable.engine.Story;
import tidetable.engine.file.Json;
import tidetable.games.lastfish.LastFish;
import tidetable.games.lastfish.LastFishState;

class LastFishEvaluationTest extends EvaluationSuite<LastFishState> {
    LastFishEvaluationTest() {
        super(LastFish.standard(), 40, Map.of(2, 30, 4, 20, 6, 15));
    }

    @Test
    @DisplayName("an answer is for what would hurt: the last HP, not a permission")
    void answersWhatHurts() {
        assertThat(answer("frozen-spear", "play frozen-spear at seat 0")).isEqualTo("play riptide-denial on 1");
        assertThat(answer("battle-rhythm", "play battle-rhythm")).isEqualTo("decline");
    }

    @Test
    @DisplayName("a card that defeats an opponent is played at that opponent")
    void defeatsWhoCanBeDefeated() {
        String position = """
                {"seats": 3, "players": [{"hand": ["frozen-spear"]}, {"hp": 3}, {"hp": 1}]}
                """;
        assertThat(choice(read(position))).isEqualTo("play frozen-spear at seat 2");
    }

    /** What seat 0, with 1 HP and Riptide Denial in hand, answers to a card. */
    private String answer(String card, String announced) {
        LastFishState state = read("""
                {"turn": {"active": 1}, "players": [{"hand": ["riptide-denial"], "hp": 1}, {"hand": ["%s", "rust-tide"]}]}
                """.formatted(card));
        state.apply(game.actions().number(announced).orElseThrow(), Story.NONE);
        assertThat(state.actor()).isZero();
        return choice(state);
    }

    private LastFishState read(String position) {
        return game.positions().read(Json.parse(position, "test"), "test");
    }
}
