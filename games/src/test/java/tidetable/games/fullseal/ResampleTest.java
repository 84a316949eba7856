package tidetable.games.fullseal;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tidetable.engine.State;
import tidetable.engine.Story;
import tidetable.engine.chance.Rng;
import tidetable.engine.chance.Seed;
import tidetable.engine.contract.ChiSquare;
import tidetable.engine.contract.Samples;
import tidetable.engine.file.Json;

/** What a seat knows stays, and the rest is dealt fairly. */
class ResampleTest {
    private static final int SAMPLES = 10_000;

    private final FullSeal game = FullSeal.standard();
    private final Rng rng = Rng.fast(new Seed(5, 5), "resample");

    @Test
    @DisplayName("10.6: Fish cards looked at by Sonar Ping stay on top for the looker, and for nobody else")
    void sonarPing() {
        FullSealState state = read("""
                {"players": [{"hand": ["sonar-ping"], "fish": 3}, {}],
                 "discard": ["thin-ice", "thin-ice"], "agenda": [{"step": "play", "seat": 0, "window": "first"}],
                 "fishDeck": {"top": [{"card": "fish-5"}, {"card": "fish-empty"}, {"card": "fish-1"}]}}
                """);
        act(state, "play sonar-ping");
        Function<JsonNode, String> top = p -> p.at("/fishDeck/top/0/card").asText()
                + p.at("/fishDeck/top/1/card").asText()
                + p.at("/fishDeck/top/2/card").asText();
        assertThat(seen(state, 0, top)).containsOnlyKeys("fish-5fish-emptyfish-1");
        assertThat(seen(state, 1, top)).hasSizeGreaterThan(100);
        assertThat(seen(state, State.AUDIENCE, top)).hasSizeGreaterThan(100);
    }

    @Test
    @DisplayName("10.3c: the order under the pile is known to who made it")
    void sealWhistle() {
        FullSealState state = read("""
                {"players": [{"hand": ["seal-whistle", "flotsam"]}, {}],
                 "discard": ["thin-ice", "thin-ice"],
                 "sealPile": {"top": [{"card": "seal-head"}, {"card": "seal-tail"}, {"card": "seal-belly"}]}}
                """);
        act(state, "play seal-whistle");
        Function<JsonNode, String> looked = p -> p.at("/sealPile/top/0/card").asText();
        assertThat(seen(state, 0, looked)).containsOnlyKeys("seal-head");
        assertThat(seen(state, 1, looked)).hasSize(4);
        act(state, "put belly under");
        act(state, "put head under");
        Function<JsonNode, String> under = p -> p.at("/sealPile/under/0/card").asText()
                + p.at("/sealPile/under/1/card").asText();
        assertThat(seen(state, 0, under)).containsOnlyKeys("seal-bellyseal-head");
        assertThat(seen(state, 1, under)).hasSize(16);
    }

    @Test
    @DisplayName("10.1f: a Seal put under the pile in sight of all is known to all")
    void moultingSeason() {
        FullSealState state = read("""
                {"players": [{"hand": ["moulting-season"], "seals": ["seal-head"], "fish": 3}, {}],
                 "discard": ["thin-ice", "thin-ice"], "sealPile": {"top": [{"card": "seal-tail"}]}}
                """);
        act(state, "play moulting-season with head");
        Function<JsonNode, String> under = p -> p.at("/sealPile/under/0/card").asText();
        for (int observer = State.AUDIENCE; observer < 2; observer++) {
            assertThat(seen(state, observer, under)).containsOnlyKeys("seal-head");
        }
    }

    @Test
    @DisplayName("10.1k: Predators seen through Spyglass stay where they are, until one leaves unseen")
    void spyglass() {
        FullSealState state = read("""
                {"seats": 3, "players": [{"hand": ["spyglass", "scatter-the-pack"], "fish": 3}, {"predators": ["walrus", "walrus", "polar-bear"]}, {}],
                 "discard": ["thin-ice", "thin-ice", "lucky-float", "lucky-float", "gull-thief", "gull-thief",
                   "sonar-ping", "sonar-ping", "sonar-ping"]}
                """);
        act(state, "play spyglass at seat 1");
        Function<JsonNode, String> predators = p -> p.at("/players/1/predators").toString();
        assertThat(seen(state, 0, predators)).hasSize(1);
        assertThat(seen(state, 2, predators)).hasSize(10);
        act(state, "play scatter-the-pack at seat 1");
        // Of two walruses and a bear one went: at least one walrus is left.
        assertThat(seen(state, 0, predators))
                .hasSize(3)
                .allSatisfy((cards, _) -> assertThat(cards).contains("walrus"));
        assertThat(seen(state, 1, p -> p.at("/predatorPile/under/0/card").asText()))
                .hasSize(1);
        assertThat(seen(state, 0, p -> p.at("/predatorPile/under/0/card").asText()))
                .hasSize(3);
    }

    @Test
    @DisplayName("9.2a: revealed Predators under the pile are known to all; 9.3a: an unshown one to its owner")
    void underThePile() {
        FullSealState state = read("""
                {"players": [{"predators": ["walrus", "polar-bear"], "fish": 3}, {"predators": ["walrus"], "seals": ["seal-head", "seal-head"]}]}
                """);
        act(state, "attack seat 1 for head");
        act(state, "choose polar-bear");
        Function<JsonNode, String> first =
                p -> p.at("/predatorPile/under/0/card").asText();
        assertThat(seen(state, State.AUDIENCE, first)).containsOnlyKeys("polar-bear");
        act(state, "attack seat 1 for head");
        Function<JsonNode, String> third =
                p -> p.at("/predatorPile/under/2/card").asText();
        assertThat(seen(state, 0, third)).containsOnlyKeys("walrus");
        assertThat(seen(state, 1, third)).hasSize(3);
    }

    @Test
    @DisplayName("9.1c: the attacker's secret choice is one of its Predators, as likely as any other for the defender")
    void secretChoice() {
        FullSealState state = read("""
                {"players": [{"predators": ["walrus", "walrus", "polar-bear"], "known": {"1": ["polar-bear", "walrus", "walrus"]}},
                   {"predators": ["walrus", "polar-bear"], "seals": ["seal-head"]}]}
                """);
        act(state, "attack seat 1 for head");
        act(state, "choose polar-bear");
        Map<String, Integer> chosen = seen(state, 1, p -> p.at("/attack/chosen").asText());
        assertThat(chosen).containsOnlyKeys("walrus", "polar-bear");
        ChiSquare.check("the choice", new long[] {chosen.get("walrus"), chosen.get("polar-bear")}, 2, 1);
        assertThat(seen(state, 0, p -> p.at("/attack/chosen").asText())).containsOnlyKeys("polar-bear");
    }

    @Test
    @DisplayName("each unseen card has its right frequency in each hidden place (chi-square over 10,000 samples)")
    void fairly() {
        FullSealState state = read("""
                {"players": [{"hand": ["full-creel", "full-creel", "deep-cast"], "predators": ["walrus", "walrus"]},
                   {"hand": ["flotsam"], "predators": ["polar-bear"]}],
                 "fishDeck": {"top": [{"card": "fish-1"}]}, "flipped": ["fish-1", "fish-1", "fish-empty"],
                 "sealPile": {"under": [{"card": "seal-head"}]}, "discard": ["thin-ice", "thin-ice"]}
                """);
        Samples samples = Samples.of(game, state, 0, SAMPLES, rng);
        check(samples, "a hand", "/players/1/hand/0", actions());
        check(samples, "a Predator", "/players/1/predators/0", Map.of("polar-bear", 8, "walrus", 6, "killer-whale", 8));
        check(
                samples,
                "the top Fish card",
                "/fishDeck/top/0/card",
                Map.of("fish-1", 8, "fish-2", 11, "fish-3", 8, "fish-4", 4, "fish-5", 2, "fish-empty", 4));
        check(
                samples,
                "a Seal under the pile",
                "/sealPile/under/0/card",
                Map.of("seal-head", 9, "seal-flipper", 9, "seal-belly", 9, "seal-tail", 9));
    }

    /** The Action cards that seat 0 of the test above does not see. */
    private Map<String, Integer> actions() {
        Map<String, Integer> left = new TreeMap<>();
        game.table(2).deck.actions().forEach(action -> left.put(action.id(), action.count()));
        left.put("full-creel", 2);
        left.put("deep-cast", 2);
        left.remove("thin-ice");
        return left;
    }

    private static void check(Samples samples, String what, String path, Map<String, Integer> copies) {
        Map<String, Integer> sorted = new TreeMap<>(copies);
        java.util.List<String> ids = java.util.List.copyOf(sorted.keySet());
        long[] found =
                samples.frequencies(ids.size(), p -> ids.indexOf(p.at(path).asText()));
        double[] weights =
                sorted.values().stream().mapToDouble(Integer::doubleValue).toArray();
        ChiSquare.check(what, found, weights);
    }

    private void act(FullSealState state, String action) {
        int number = game.actions().number(action).orElseThrow();
        assertThat(state.refusal(number)).as(action).isEmpty();
        state.apply(number, Story.NONE);
    }

    private Map<String, Integer> seen(FullSealState truth, int observer, Function<JsonNode, String> what) {
        FullSealState sample = truth.copy();
        Map<String, Integer> seen = new TreeMap<>();
        for (int i = 0; i < SAMPLES / 10; i++) {
            sample.copyFrom(truth);
            sample.resample(observer, rng);
            seen.merge(what.apply(game.positions().write(sample)), 1, Integer::sum);
        }
        return seen;
    }

    private FullSealState read(String json) {
        return game.positions().read((ObjectNode) Json.parse(json, "test"), "test");
    }
}
