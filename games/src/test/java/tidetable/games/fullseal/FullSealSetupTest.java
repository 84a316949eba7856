package tidetable.games.fullseal;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tidetable.engine.Deal;
import tidetable.engine.chance.Seed;

/** The setup (section 3 of the rulebook), which no scenario can show because a scenario begins with a position. */
class FullSealSetupTest {
    private final FullSeal game = FullSeal.standard();

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5})
    void everybodyHasThreeActionCardsAndOnePredator(int seats) {
        JsonNode start = dealt(seats, 1);
        assertThat(start.at("/players")).hasSize(seats);
        for (JsonNode player : start.at("/players")) {
            assertThat(player.at("/hand")).hasSize(3);
            assertThat(player.at("/predators")).hasSize(1);
        }
        assertThat(start.at("/actionDeck/rest")).hasSize(50 - 3 * seats);
        assertThat(start.at("/predatorPile/rest")).hasSize(24 - seats);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5})
    void nobodyHasFishOrSeals(int seats) {
        JsonNode start = dealt(seats, 1);
        for (JsonNode player : start.at("/players")) {
            assertThat(player.at("/seals")).isEmpty();
            assertThat(player.at("/fish").intValue()).isZero();
            assertThat(player.at("/limit").intValue()).isZero();
        }
        assertThat(start.at("/fishDeck/rest")).hasSize(40);
        assertThat(start.at("/sealPile/rest")).hasSize(36);
        assertThat(start.at("/discard")).isEmpty();
        assertThat(start.at("/flipped")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5})
    void everySeatCanBeTheFirstPlayerAndBeginsWithATableWindow(int seats) {
        Set<Integer> firsts = new HashSet<>();
        for (int seed = 0; seed < 80; seed++) {
            FullSealState state = game.deal(Deal.fast(seats, new Seed(seed, 5)));
            assertThat(state.step()).isEqualTo("table");
            assertThat(state.actor()).isEqualTo(state.activeSeat());
            firsts.add(state.actor());
        }
        assertThat(firsts).hasSize(seats);
    }

    @Test
    void theDecksAreShuffled() {
        assertThat(starts("/players/0/hand")).hasSizeGreaterThan(90);
        assertThat(starts("/players/0/predators")).hasSize(3);
    }

    @Test
    void theDecksAreApart() {
        assertThat(starts("/streams/fish")).hasSize(100);
        JsonNode streams = dealt(2, 1).at("/streams");
        Set<String> different = new HashSet<>();
        streams.forEach(stream -> different.add(stream.textValue()));
        assertThat(different).hasSize(5);
    }

    private Set<JsonNode> starts(String path) {
        Set<JsonNode> found = new HashSet<>();
        IntStream.range(0, 100).mapToObj(seed -> dealt(2, seed).at(path)).forEach(found::add);
        return found;
    }

    private JsonNode dealt(int seats, int seed) {
        return game.positions().write(game.deal(Deal.fast(seats, new Seed(seed, 5))));
    }
}
