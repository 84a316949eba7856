package tidetable.games.fullseal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tidetable.engine.Story;
import tidetable.engine.file.Json;

/** Whom an announced card threatens, so that its window does not pass by itself there. */
class ThreatsTest {
    private final FullSeal game = FullSeal.standard();

    private FullSealState after(String agenda, String... actions) {
        String position = """
                {"seats": 4, "agenda": [%s], "players": [
                  {"hand": ["full-creel", "deep-cast", "market-day", "tide-toll", "seal-whistle", "moulting-season",
                      "pack-leader", "scatter-the-pack", "frozen-line", "feeding-frenzy", "spyglass", "ice-barter",
                      "flotsam", "sonar-ping", "gull-thief", "lucky-float", "net-mender"],
                    "seals": ["seal-head"], "predators": ["walrus", "walrus"], "fish": 20},
                  {"hand": ["thin-ice", "snow-den", "change-of-pack", "undertow"], "seals": ["seal-tail"],
                    "predators": ["walrus", "polar-bear"], "fish": 1},
                  {"hand": ["full-creel"], "predators": ["walrus"]},
                  {"hand": ["deep-cast"], "predators": ["walrus"], "fish": 4}]}
                """.formatted(agenda);
        FullSealState state = game.positions().read(Json.parse(position, "test"), "test");
        for (String action : actions) {
            state.apply(game.actions().number(action).orElseThrow(), Story.NONE);
        }
        return state;
    }

    private static List<Integer> threatened(FullSealState state) {
        assertThat(state.step()).isEqualTo("response");
        int seats = state.threatened();
        return IntStream.range(0, state.seats())
                .filter(seat -> (seats >> seat & 1) != 0)
                .boxed()
                .toList();
    }

    private static List<Integer> seats(String words) {
        return words.isEmpty()
                ? List.of()
                : List.of(words.split(" ")).stream().map(Integer::valueOf).toList();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            play full-creel                            | ''
            play deep-cast                             | ''
            play market-day                            | ''
            play tide-toll                             | 1 3
            play seal-whistle                          | ''
            play moulting-season with head             | ''
            play pack-leader                           | ''
            play scatter-the-pack at seat 2            | 2
            play frozen-line at seat 3                 | 3
            play feeding-frenzy                        | ''
            play spyglass at seat 1                    | 1
            play ice-barter with head for tail of seat 1 | 1
            play flotsam                               | ''
            """)
    @DisplayName("a blue card threatens whom it is aimed at, or would take something from")
    void blue(String action, String threatened) {
        FullSealState state = after("{\"step\": \"play\", \"seat\": 0}", action);
        assertThat(threatened(state)).isEqualTo(seats(threatened));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            play sonar-ping             | ''
            play lucky-float            | ''
            play gull-thief at seat 3   | 3
            """)
    @DisplayName("a card for any time threatens whom it takes fish from")
    void anyTime(String action, String threatened) {
        String agenda = "{\"step\": \"play\", \"seat\": 0}, {\"step\": \"table\", \"seat\": 0}";
        assertThat(threatened(after(agenda, action))).isEqualTo(seats(threatened));
    }

    @Test
    @DisplayName("Thin Ice threatens whose card it cancels, and no longer whom that card is aimed at")
    void thinIce() {
        FullSealState state =
                after("{\"step\": \"play\", \"seat\": 0}", "play scatter-the-pack at seat 3", "play thin-ice");
        assertThat(threatened(state)).containsExactly(0);
    }

    @Test
    @DisplayName("Undertow threatens who is fishing")
    void undertow() {
        FullSealState state =
                after("{\"step\": \"fishing\", \"seat\": 0, \"stage\": \"decide\"}", "stop", "play undertow");
        assertThat(threatened(state)).containsExactly(0);
    }

    @Test
    @DisplayName("Snow Den threatens the attacker, Change of Pack the other side of the duel")
    void duel() {
        String[] attack = {"attack seat 1 for tail", "play snow-den"};
        assertThat(threatened(after("{\"step\": \"play\", \"seat\": 0}", attack)))
                .containsExactly(0);
        String[] duel = {
            "attack seat 1 for tail", "decline", "choose walrus", "choose walrus", "decline", "play change-of-pack"
        };
        assertThat(threatened(after("{\"step\": \"play\", \"seat\": 0}", duel))).containsExactly(0);
    }

    @Test
    @DisplayName("who cannot be asked is not threatened, and no other window threatens")
    void onlyWhoIsAsked() {
        FullSealState state = after("{\"step\": \"play\", \"seat\": 0}", "play scatter-the-pack at seat 2");
        assertThat(state.asked()).isEqualTo(0b1110);
        state.apply(game.actions().number("decline").orElseThrow(), Story.NONE);
        assertThat(threatened(state)).containsExactly(2);
        state.apply(game.actions().number("decline").orElseThrow(), Story.NONE);
        assertThat(threatened(state)).isEmpty();
        assertThat(after("{\"step\": \"play\", \"seat\": 0}", "attack seat 1 for tail")
                        .threatened())
                .isZero();
    }
}
