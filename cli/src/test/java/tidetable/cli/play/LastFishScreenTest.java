package tidetable.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tidetable.cli.shell.Style;
import tidetable.engine.Story;
import tidetable.engine.Viewer;
import tidetable.engine.file.Json;
import tidetable.games.lastfish.LastFish;
import tidetable.games.lastfish.LastFishState;
import tidetable.games.lastfish.LastFishView;

class LastFishScreenTest extends ScreenSuite<LastFishState, LastFishView> {
    LastFishScreenTest() {
        super(LastFish.standard(), 12);
    }

    @Override
    String scoreOfAna(int points) {
        return "Ana: .+";
    }

    @Override
    void seen(Set<String> steps) {
        assertThat(steps).contains("champion", "open", "response", "main", "block", "destroy", "discard", "choose");
    }

    /** An entry says what it is aimed at or which one it answers, and the menu names the entries that can be answered. */
    @Test
    void theChainCanBeRead() {
        LastFish game = LastFish.standard();
        Screen<LastFishView> screen = Screens.of(game, TableSetup.words("en"), new Style(false));
        LastFishState state = game.positions().read(Json.parse("""
                {"seats": 3, "players": [{"hand": ["abyssal-spike", "riptide-denial"], "champion": "skarn-frostgill"},
                  {"hand": ["kelp-snare"], "champion": "sister-lumina"}, {"champion": "nix-undertow"}]}
                """, "test"), "test");
        act(game, state, "play abyssal-spike secondary at seat 1");
        act(game, state, "play kelp-snare on 1");
        LastFishView view = game.view(state, Viewer.at(0));
        assertThat(screen.board(view, Map.of()))
                .containsExactly(
                        "  1. Seat 1: Abyssal Spike (with SACRIFICE, against Seat 2)",
                        "  2. Seat 2: Kelp Snare (NEGATEs 1)");
        Entry answer = screen.menu(view, List.of("play riptide-denial on 1", "play riptide-denial on 2", "decline"))
                .getFirst();
        assertThat(answer.label()).isEqualTo("play Riptide Denial");
        assertThat(((Entry.Open) answer).under().getLast().label()).isEqualTo("against entry 2: Kelp Snare of Seat 2");
    }

    private static void act(LastFish game, LastFishState state, String action) {
        int number = game.actions().number(action).orElseThrow();
        assertThat(state.refusal(number)).as(action).isEmpty();
        state.apply(number, Story.NONE);
    }
}
