package tidetable.games.finspan;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tidetable.engine.Deal;
import tidetable.engine.chance.Rng;
import tidetable.engine.chance.Seed;
import tidetable.engine.file.Json;

/** The setup (section 2 of the rulebook), which no scenario can show because a scenario begins with a position. */
class FinspanSetupTest {
    private final Finspan game = Finspan.standard();

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5})
    void everybodyHasTwoStarterCardsAndThreeOthers(int seats) {
        JsonNode start = dealt(seats, 1, Map.of());
        Set<String> starters = new HashSet<>();
        game.table(1).deck.cards().stream().filter(FinspanDeck.Card::starter).forEach(card -> starters.add(card.id()));
        assertThat(start.at("/players")).hasSize(seats);
        for (JsonNode player : start.at("/players")) {
            assertThat(player.at("/hand")).hasSize(5);
            assertThat(player.at("/hand").valueStream().filter(card -> starters.contains(card.textValue())))
                    .hasSize(2);
            assertThat(player.at("/discard")).isEmpty();
        }
        assertThat(start.at("/deck")).hasSize(125 - 3 * seats);
        assertThat(start.at("/deck").valueStream().map(JsonNode::textValue)).doesNotContainAnyElementsOf(starters);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5})
    void everyOceanBeginsAlike(int seats) {
        JsonNode ocean = Json.parse("""
                {"blue 5": {"fish": "glasshead-grenadier", "under": [], "egg": true, "young": 0, "school": false},
                 "purple 3": {"young": 1, "school": false},
                 "purple 4": {"fish": "showy-bristlemouth", "under": [], "egg": false, "young": 0, "school": false},
                 "green 2": {"fish": "catalina-goby", "under": [], "egg": true, "young": 0, "school": false}}
                """, "test");
        for (JsonNode player : dealt(seats, 1, Map.of()).at("/players")) {
            assertThat(player.at("/ocean")).isEqualTo(ocean);
        }
    }

    @Test
    void theFirstYoungLiesWhereTheOptionSays() {
        JsonNode ocean = dealt(2, 1, Map.of("starting-young", "bristlemouth")).at("/players/1/ocean");
        assertThat(ocean.has("purple 3")).isFalse();
        assertThat(ocean.at("/purple 4/young").intValue()).isOne();
    }

    @Test
    void sideAHasItsThreeGoals() {
        assertThat(texts(dealt(2, 1, Map.of()).at("/goals")))
                .containsExactly("a-w1-eggs-and-young", "a-w2-full-rows", "a-w3-schools");
    }

    @Test
    void sideBDrawsOneGoalOfEachWeek() {
        Set<String> drawn = new TreeSet<>();
        for (int seed = 0; seed < 200; seed++) {
            JsonNode goals = dealt(2, seed, Map.of("goals", "B")).at("/goals");
            for (int week = 1; week <= 3; week++) {
                assertThat(goals.get(week - 1).textValue()).startsWith("b-w" + week + "-");
            }
            drawn.addAll(texts(goals));
        }
        assertThat(drawn).hasSize(13);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5})
    void everySeatCanBeTheFirstPlayer(int seats) {
        Set<Integer> firsts = new HashSet<>();
        for (int seed = 0; seed < 80; seed++) {
            FinspanState state = game.deal(Deal.fast(seats, new Seed(seed, 5)));
            assertThat(state.step()).isEqualTo("turn");
            assertThat(state.week).isOne();
            assertThat(state.actor()).isEqualTo(state.first);
            firsts.add(state.actor());
        }
        assertThat(firsts).hasSize(seats);
    }

    @Test
    void theDecksAreShuffled() {
        Set<JsonNode> hands = new HashSet<>();
        IntStream.range(0, 100)
                .mapToObj(seed -> dealt(2, seed, Map.of()).at("/players/0/hand"))
                .forEach(hands::add);
        assertThat(hands).hasSizeGreaterThan(98);
    }

    private static Set<String> texts(JsonNode list) {
        Set<String> texts = new TreeSet<>();
        list.forEach(text -> texts.add(text.textValue()));
        return texts;
    }

    private JsonNode dealt(int seats, int seed, Map<String, String> options) {
        return game.positions().write(game.deal(new Deal(seats, options, new Seed(seed, 5), Rng.Kind.FAST)));
    }
}
