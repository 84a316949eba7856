package tidetable.games.fintasticsea;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tidetable.engine.Deal;
import tidetable.engine.chance.Seed;

/** The setup (section 4 of the rulebook), which no scenario can show because a scenario begins with a position. */
class FintasticSetupTest {
    private static final int FISH_CARDS = 108;
    private static final int SECRET_FISH = 24;
    private static final List<String> RING_OF_ONE =
            List.of("(-1,-1)", "(0,-1)", "(1,-1)", "(-1,0)", "(1,0)", "(-1,1)", "(0,1)", "(1,1)");
    private static final List<String> RING_OF_TWO =
            List.of("(-1,-1)", "(0,-1)", "(1,-1)", "(2,-1)", "(-1,0)", "(2,0)", "(-1,1)", "(0,1)", "(1,1)", "(2,1)");

    private final FintasticSea game = FintasticSea.standard();

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void theRingIsFilledAndTheRestIsInTheDeckAndTheHands(int seats) {
        JsonNode start = dealt(seats, 1);
        List<String> cells = new ArrayList<>();
        start.at("/ocean").fieldNames().forEachRemaining(cells::add);
        assertThat(cells).isEqualTo(seats == 2 ? RING_OF_ONE : RING_OF_TWO);
        assertThat(start.at("/fishDeck/rest")).hasSize(FISH_CARDS - cells.size() - 3 * seats);
        assertThat(start.at("/fishDeck/top")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void everybodyHasThreeFishAndOneSecretFish(int seats) {
        JsonNode start = dealt(seats, 1);
        assertThat(start.at("/players")).hasSize(seats);
        for (JsonNode player : start.at("/players")) {
            assertThat(player.at("/hand")).hasSize(3);
            assertThat(player.at("/known")).isEmpty();
            assertThat(player.at("/secrets")).hasSize(1);
        }
        assertThat(start.at("/secretDeck/rest")).hasSize(SECRET_FISH - seats);
        assertThat(start.at("/secretDeck/top")).isEmpty();
        assertThat(start.at("/secretDeck/under")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void everythingElseStartsEmpty(int seats) {
        JsonNode start = dealt(seats, 1);
        assertThat(start.at("/discard")).isEmpty();
        assertThat(start.at("/spent")).isEmpty();
        assertThat(start.at("/closed")).isEmpty();
        for (JsonNode player : start.at("/players")) {
            assertThat(player.at("/reserve")).isEmpty();
            assertThat(player.at("/ecosystem/fish")).isEmpty();
            assertThat(player.at("/ecosystem/secrets")).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void everySeatCanBeTheFirstPlayerAndBeginsRoundOne(int seats) {
        Set<Integer> firsts = new HashSet<>();
        for (int seed = 0; seed < 60; seed++) {
            FintasticState state = game.deal(Deal.fast(seats, new Seed(seed, 5)));
            JsonNode start = game.positions().write(state);
            assertThat(start.at("/round").intValue()).isEqualTo(1);
            assertThat(state.actor()).isEqualTo(start.at("/first").intValue());
            assertThat(state.step()).isEqualTo("play");
            firsts.add(state.actor());
        }
        assertThat(firsts).hasSize(seats);
    }

    @Test
    void everyPairOfSpecialFishCanBeTurnedUp() {
        Set<Set<String>> pairs = new HashSet<>();
        for (int seed = 0; seed < 200; seed++) {
            JsonNode specials = dealt(2, seed).at("/specials");
            assertThat(specials).hasSize(2);
            Set<String> pair =
                    Set.of(specials.get(0).textValue(), specials.get(1).textValue());
            assertThat(pair).hasSize(2);
            pairs.add(pair);
        }
        assertThat(pairs).hasSize(15);
    }

    @Test
    void theDecksAreShuffled() {
        assertThat(starts("/ocean")).hasSizeGreaterThan(90);
        assertThat(starts("/players/0/hand")).hasSizeGreaterThan(50);
        assertThat(starts("/players/0/secrets")).hasSize(6);
    }

    private Set<JsonNode> starts(String path) {
        Set<JsonNode> found = new HashSet<>();
        Stream<JsonNode> all =
                IntStream.range(0, 100).mapToObj(seed -> dealt(2, seed).at(path));
        all.forEach(found::add);
        return found;
    }

    private JsonNode dealt(int seats, int seed) {
        return game.positions().write(game.deal(Deal.fast(seats, new Seed(seed, 5))));
    }
}
