package tidetable.games.lastfish;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tidetable.engine.ActionList;
import tidetable.engine.Deal;
import tidetable.engine.Event;
import tidetable.engine.State;
import tidetable.engine.Story;
import tidetable.engine.Viewer;
import tidetable.engine.chance.Rng;
import tidetable.engine.chance.Seed;
import tidetable.engine.file.Json;

/** What windows tell others: two positions that differ only in a hidden card are compared. */
class WindowSecrecyTest {
    private static final int SEATS = 4;

    private final LastFish game = LastFish.standard();

    /** For each window: the action that opens it, and the INSTANT that a seat may hold or not. */
    @ParameterizedTest(name = "{0}, {1}")
    @CsvSource(delimiter = '|', textBlock = """
            play frozen-spear at seat 2            | riptide-denial
            play frozen-spear at seat 2            | kelp-snare
            play frozen-spear at seat 2            | borrowed-shell
            play frozen-spear at seat 1            | second-breath
            play tidal-insight                     | riptide-denial
            play shell-buckler                     | snatching-current
            play blood-tide secondary              | kelp-snare
            play duplication                       | riptide-denial
            end turn                               | quick-fins
            end turn                               | needle-spray
            rest                                   | snatching-current
            """)
    @DisplayName("6.8: whether a seat holds an INSTANT shows to nobody else")
    void holdingShowsToNobody(String opening, String instant) {
        List<String> with = told(instant, opening);
        List<String> without = told("coral-cleaver", opening);
        assertThat(with).isEqualTo(without).hasSizeGreaterThan(SEATS);
    }

    private static String position(String card) {
        return """
                {"seats": 4, "players": [
                   {"hand": ["frozen-spear", "tidal-insight", "shell-buckler", "blood-tide", "duplication"], "hp": 2},
                   {"hand": ["tail-sweep", "rust-tide"], "hp": 2}, {"hand": ["pearl-charm", "%s"], "hp": 2},
                   {"hand": ["deep-survey", "rust-tide"], "hp": 2}],
                 "drawDeck": {"top": [{"card": "frozen-spear"}, {"card": "frozen-spear"}, {"card": "frozen-spear"}]},
                 "encounterDeck": {"top": [{"card": "quiet-reeds"}]}}
                """.formatted(card);
    }

    /** What every viewer but seat 2 is sent while everybody declines, in order, with who is asked at each moment. */
    private List<String> told(String card, String opening) {
        LastFishState state = game.positions().read(Json.parse(position(card), "test"), "test");
        List<String> told = new ArrayList<>();
        Optional<String> action = Optional.of(opening);
        for (int i = 0; i < 12 && action.isPresent(); i++) {
            List<Event> events = new ArrayList<>();
            assertThat(state.refusal(number(action.get()))).as(action.get()).isEmpty();
            state.apply(number(action.get()), Story.into(events));
            told.add(state.step() + " " + state.actor() + " " + state.asked() + " " + state.threatened());
            for (Viewer viewer : List.of(Viewer.at(0), Viewer.at(1), Viewer.at(3), Viewer.AUDIENCE)) {
                told.add(Json.tree(game.view(state, viewer)).toString());
                events.forEach(
                        event -> told.add(Json.event(event.seenBy(viewer)).toString()));
            }
            action = Optional.of(state.step().equals("double") ? "play frozen-spear at seat 2" : "decline")
                    .filter(next -> state.actor() != State.OVER
                            && state.refusal(number(next)).isEmpty());
        }
        return told;
    }

    private int number(String action) {
        return game.actions().number(action).orElseThrow();
    }

    @Test
    @DisplayName("8.1d: while others choose nobody sees what a seat passes to the left")
    void passingShowsToNobody() {
        List<List<String>> seen = new ArrayList<>();
        for (String choice : List.of("pass pearl-charm", "pass coral-cleaver")) {
            LastFishState state = game.positions().read(Json.parse("""
                    {"seats": 3, "turn": {"active": 2}, "players": [{"hand": ["pearl-charm", "coral-cleaver"]},
                       {"hand": ["tail-sweep", "rust-tide"]}, {}],
                     "drawDeck": {"top": [{"card": "pearl-charm"}]}, "encounterDeck": {"top": [{"card": "whirlpool"}]},
                     "discard": ["quick-fins", "quick-fins", "second-breath", "second-breath", "second-breath",
                       "needle-spray", "snatching-current", "snatching-current", "borrowed-shell", "borrowed-shell",
                       "borrowed-shell"]}
                    """, "test"), "test");
            state.apply(number("end turn"), Story.NONE);
            assertThat(state.step()).isEqualTo("pass");
            assertThat(state.asked()).isEqualTo(0b011);
            assertThat(state.quiet(number(choice))).isTrue();
            List<Event> events = new ArrayList<>();
            state.apply(number(choice), Story.into(events));
            List<String> told = new ArrayList<>();
            for (Viewer viewer : List.of(Viewer.at(1), Viewer.at(2), Viewer.AUDIENCE)) {
                told.add(Json.tree(game.view(state, viewer)).toString());
                events.forEach(
                        event -> told.add(Json.event(event.seenBy(viewer)).toString()));
            }
            seen.add(told);
        }
        assertThat(seen.getFirst()).isEqualTo(seen.getLast());
    }

    @ParameterizedTest(name = "{0} seats")
    @ValueSource(ints = {3, 4, 5, 6})
    @DisplayName("13.4: a seat that is out sees what the audience sees, and is asked nothing")
    void outOfTheGame(int seats) {
        int compared = 0;
        for (int number = 0; number < 20; number++) {
            LastFishState state = game.deal(Deal.fast(seats, new Seed(number, seats)));
            Rng rng = Rng.fast(new Seed(number, 3), "choices");
            ActionList legal = new ActionList();
            while (state.actor() != State.OVER) {
                state.legalActions(legal);
                List<LastFishView.Player> before =
                        game.view(state, Viewer.AUDIENCE).players();
                List<Event> events = new ArrayList<>();
                state.apply(legal.get(rng.below(legal.size())), Story.into(events));
                LastFishView audience = game.view(state, Viewer.AUDIENCE);
                for (int seat = 0; seat < seats; seat++) {
                    if (before.get(seat).place() > 0) {
                        Viewer out = Viewer.at(seat);
                        assertThat(game.view(state, out)).isEqualTo(audience);
                        assertThat(state.asked() >> seat & 1).isZero();
                        assertThat(events)
                                .allSatisfy(event ->
                                        assertThat(event.seenBy(out)).isEqualTo(event.seenBy(Viewer.AUDIENCE)));
                        compared++;
                    }
                }
            }
        }
        assertThat(compared).isGreaterThan(100);
    }
}
