package tidetable.games.fullseal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tidetable.engine.Event;
import tidetable.engine.State;
import tidetable.engine.Story;
import tidetable.engine.Viewer;
import tidetable.engine.file.Json;

/** What windows and face-down Predators tell others: two positions that differ only in a hidden card are compared. */
class WindowSecrecyTest {
    private static final int SEATS = 4;

    private final FullSeal game = FullSeal.standard();

    /** For each window: the position, the action that opens it, and the yellow card that a seat may hold or not. */
    @ParameterizedTest(name = "{2}")
    @CsvSource(delimiter = '|', textBlock = """
            "hand": ["full-creel"]                             | play full-creel        | thin-ice
            "hand": ["full-creel", "flotsam"], "fish": 9       | buy action             | lucky-float
            "hand": ["full-creel", "flotsam"], "fish": 9       | end turn               | gull-thief
            "hand": ["full-creel", "flotsam"], "fish": 9       | buy predator           | sonar-ping
            "hand": ["flotsam"], "predators": ["walrus"]       | attack seat 2 for head | snow-den
            """)
    @DisplayName("whether a seat holds a yellow card shows to nobody else")
    void holdingShowsToNobody(String first, String opening, String yellow) {
        List<String> with = told(position(first, "\"hand\": [\"deep-cast\", \"" + yellow + "\"]"), opening);
        List<String> without = told(position(first, "\"hand\": [\"deep-cast\", \"market-day\"]"), opening);
        assertThat(with).isEqualTo(without).hasSizeGreaterThan(SEATS);
    }

    private static String position(String first, String second) {
        return """
                {"seats": 4, "players": [{%s}, {"hand": ["tide-toll"]}, {%s, "seals": ["seal-head"], "fish": 2},
                   {"hand": ["spyglass"]}],
                 "actionDeck": {"top": [{"card": "pack-leader"}, {"card": "pack-leader"}, {"card": "pack-leader"}]}}
                """.formatted(first, second);
    }

    /** What every viewer but seat 2 is sent while everybody declines, in order, with who is asked at each moment. */
    private List<String> told(String json, String opening) {
        FullSealState state = game.positions().read(Json.parse(json, "test"), "test");
        List<String> told = new ArrayList<>();
        Optional<String> action = Optional.of(opening);
        for (int i = 0; i < 12 && action.isPresent(); i++) {
            List<Event> events = new ArrayList<>();
            state.apply(game.actions().number(action.get()).orElseThrow(), Story.into(events));
            told.add(state.step() + " " + state.actor() + " " + state.asked());
            for (Viewer viewer : List.of(Viewer.at(0), Viewer.at(1), Viewer.at(3), Viewer.AUDIENCE)) {
                told.add(Json.tree(game.view(state, viewer)).toString());
                events.forEach(
                        event -> told.add(Json.event(event.seenBy(viewer)).toString()));
            }
            int decline = game.actions().number("decline").orElseThrow();
            boolean may = state.actor() != State.OVER && state.refusal(decline).isEmpty();
            action = may ? Optional.of("decline") : Optional.empty();
        }
        return told;
    }

    @Test
    @DisplayName("a face-down Predator has no identity for anyone else, and equal ones cannot be told apart")
    void faceDownPredators() {
        String walrus = "{\"seats\": 3, \"players\": [{\"fish\": 3}, {\"predators\": [\"walrus\"]}, {}]}";
        List<String> views = new ArrayList<>();
        for (String json : List.of(walrus, walrus.replace("walrus", "polar-bear"))) {
            FullSealState state = game.positions().read(Json.parse(json, "test"), "test");
            for (Viewer viewer : List.of(Viewer.at(0), Viewer.at(2), Viewer.AUDIENCE)) {
                views.add(Json.tree(game.view(state, viewer)).toString());
            }
        }
        assertThat(views.subList(0, 3)).isEqualTo(views.subList(3, 6)).noneMatch(view -> view.contains("walrus"));
    }

    @Test
    @DisplayName("9.1c: while the defender chooses nobody but the attacker sees which Predator attacks")
    void theAttackersChoice() {
        List<List<String>> seen = new ArrayList<>();
        for (String choice : List.of("choose walrus", "choose polar-bear")) {
            FullSealState state = game.positions().read(Json.parse("""
                    {"seats": 3, "players": [{"predators": ["walrus", "polar-bear"]},
                      {"predators": ["walrus", "polar-bear"], "seals": ["seal-head"]}, {}]}
                    """, "test"), "test");
            state.apply(game.actions().number("attack seat 1 for head").orElseThrow(), Story.NONE);
            assertThat(state.asked()).isEqualTo(0b011);
            assertThat(state.quiet(game.actions().number(choice).orElseThrow())).isTrue();
            List<Event> events = new ArrayList<>();
            state.apply(game.actions().number(choice).orElseThrow(), Story.into(events));
            assertThat(events).isEmpty();
            List<String> views = new ArrayList<>();
            for (Viewer viewer : List.of(Viewer.at(1), Viewer.at(2), Viewer.AUDIENCE)) {
                views.add(Json.tree(game.view(state, viewer)).toString());
            }
            seen.add(views);
        }
        assertThat(seen.getFirst()).isEqualTo(seen.getLast());
    }
}
