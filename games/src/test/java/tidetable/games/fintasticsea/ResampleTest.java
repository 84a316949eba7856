package tidetable.games.fintasticsea;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tidetable.engine.Story;
import tidetable.engine.Viewer;
import tidetable.engine.chance.Rng;
import tidetable.engine.chance.Seed;
import tidetable.engine.file.Json;

/** What a seat knows stays, and the rest is dealt fairly. */
class ResampleTest {
    private static final int SAMPLES = 10_000;

    private final FintasticSea game = FintasticSea.standard();
    private final Rng rng = Rng.fast(new Seed(5, 5), "resample");

    @Test
    @DisplayName("a card that a seat gained openly stays in its hand for all others")
    void openlyGained() {
        ObjectNode position = position("""
                {"seats": 3, "players": [{"hand": ["shrimp"]},
                  {"hand": ["swordfish", "swordfish", "blowfish"], "known": ["swordfish"]}, {"hand": ["lionfish"]}]}
                """);
        assertThat(seen(
                        position,
                        0,
                        p -> String.valueOf(p.at("/players/1/hand").toString().contains("swordfish"))))
                .containsOnlyKeys("true");
        assertThat(seen(position, 0, p -> p.at("/players/1/hand/1").asText())).hasSizeGreaterThan(5);
        assertThat(seen(position, 1, p -> p.at("/players/1/hand").toString())).hasSize(1);
    }

    @Test
    @DisplayName("the gained card is known until a copy of it could have been played")
    void forgottenWhenPlayed() {
        FintasticState state = game.positions().read(position("""
                {"players": [{"hand": ["shrimp"]}, {"hand": ["swordfish", "swordfish"], "known": ["swordfish"]}],
                 "turn": {"active": 1}}
                """), "test");
        state.apply(game.actions().number("play swordfish at (1,0)").orElseThrow(), Story.NONE);
        assertThat(game.positions().write(state).at("/players/1/known")).isEmpty();
    }

    @Test
    @DisplayName("13.3: a Secret Fish that a seat put under the deck is known to that seat alone")
    void underTheDeck() {
        ObjectNode position = position("""
                {"secretDeck": {"under": [{"card": "salmon", "knownTo": [0]}, {"card": "manta", "knownTo": [1]}]},
                 "players": [{"hand": ["shrimp"], "secrets": ["turtle"]}, {"secrets": ["turtle"]}]}
                """);
        Function<JsonNode, String> first = p -> p.at("/secretDeck/under/0/card").asText();
        Function<JsonNode, String> second =
                p -> p.at("/secretDeck/under/1/card").asText();
        assertThat(seen(position, 0, first)).containsOnlyKeys("salmon");
        assertThat(seen(position, 0, second)).hasSize(6);
        assertThat(seen(position, 1, first)).hasSize(6);
        assertThat(seen(position, 1, second)).containsOnlyKeys("manta");
    }

    @Test
    @DisplayName("10.4: closed Ecosystems hold what was openly put in, whoever owns them")
    void closedEcosystems() {
        ObjectNode position = position("""
                {"players": [{"hand": ["sardines"]}],
                 "closed": [{"seat": 1, "secrets": ["manta"],
                   "fish": ["shrimp", "shrimp", "shrimp", "lionfish", "lionfish", "lionfish", "swordfish", "swordfish", "swordfish"]}]}
                """);
        assertThat(seen(position, 0, p -> p.at("/closed").toString())).hasSize(1);
        assertThat(seen(position, -1, p -> p.at("/closed").toString())).hasSize(1);
    }

    @Test
    @DisplayName("13.1d: no view but the owner's shows what a closed Ecosystem holds")
    void closedIsNotShown() {
        Set<String> views = new HashSet<>();
        for (String fish : List.of("shrimp", "lionfish", "swordfish")) {
            String nine =
                    "\"%1$s\",\"%1$s\",\"%1$s\",\"%1$s\",\"%1$s\",\"%1$s\",\"%1$s\",\"%1$s\",\"%1$s\"".formatted(fish);
            FintasticState state = game.positions()
                    .read(
                            position("{\"players\": [{\"hand\": [\"sardines\"]}], \"fishDeck\": {\"top\": []}, "
                                    + "\"closed\": [{\"seat\": 1, \"fish\": [" + nine + "]}]}"),
                            "test");
            views.add(Json.tree(game.view(state, Viewer.at(0))).toString());
            views.add(Json.tree(game.view(state, Viewer.AUDIENCE)).toString());
        }
        // One view of the seat and one of the audience, whatever is in the Ecosystem.
        assertThat(views).hasSize(2);
    }

    @Test
    @DisplayName("each unseen card has its right frequency in each hidden place (chi-square over 10,000 samples)")
    void fairly() {
        ObjectNode position = position("""
                {"players": [{"hand": ["shrimp", "shrimp", "shrimp", "shrimp"], "secrets": ["salmon", "salmon"]},
                             {"hand": ["lionfish"], "secrets": ["manta"]}],
                 "discard": ["swordfish", "swordfish", "swordfish", "swordfish", "swordfish", "swordfish"]}
                """);
        Map<String, Integer> hand =
                seen(position, 0, p -> p.at("/players/1/hand/0").asText());
        Map<String, Double> expected = new TreeMap<>();
        for (FintasticDeck.Fish fish : game.table(2).deck.fish()) {
            int left = fish.id().equals("shrimp") ? 8 : fish.id().equals("swordfish") ? 6 : 12;
            expected.put(fish.id(), SAMPLES * left / 98.0);
        }
        double chi = expected.entrySet().stream()
                .mapToDouble(e -> Math.pow(hand.getOrDefault(e.getKey(), 0) - e.getValue(), 2) / e.getValue())
                .sum();
        // 8 degrees of freedom: 26.1 is passed by chance once in a thousand; the seed is fixed.
        assertThat(chi).isLessThan(26.1);
    }

    private Map<String, Integer> seen(ObjectNode position, int observer, Function<JsonNode, String> what) {
        FintasticState truth = game.positions().read(position, "test");
        FintasticState sample = truth.copy();
        Map<String, Integer> seen = new TreeMap<>();
        for (int i = 0; i < SAMPLES; i++) {
            sample.copyFrom(truth);
            sample.resample(observer, rng);
            seen.merge(what.apply(game.positions().write(sample)), 1, Integer::sum);
        }
        return seen;
    }

    private static ObjectNode position(String json) {
        return (ObjectNode) Json.parse(json, "test");
    }
}
