package tidetable.games.lastfish;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tidetable.engine.ActionList;
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

    /** All INSTANTs, so that no window opens. */
    private static final String INSTANTS = """
            "riptide-denial", "riptide-denial", "riptide-denial", "riptide-denial", "riptide-denial",
            "kelp-snare", "kelp-snare", "kelp-snare", "kelp-snare", "second-breath", "second-breath", "second-breath",
            "quick-fins", "quick-fins", "needle-spray", "snatching-current", "snatching-current",
            "borrowed-shell", "borrowed-shell", "borrowed-shell" """;

    private final LastFish game = LastFish.standard();
    private final Rng rng = Rng.fast(new Seed(5, 5), "resample");

    @Test
    @DisplayName("8.5a: cards that were DISCOVERed are known to all where they are")
    void discovered() {
        LastFishState state = read("""
                {"seats": 3, "players": [{"hand": ["deep-survey", "rust-tide"]}, {"hand": ["coral-cleaver"]}, {"hand": ["tail-sweep"]}],
                 "drawDeck": {"top": [{"card": "frozen-spear"}, {"card": "pearl-charm"}, {"card": "pearl-charm"}]}, "discard": [%s]}
                """);
        act(state, "play deep-survey");
        for (int observer = State.AUDIENCE; observer < 3; observer++) {
            assertThat(seen(state, observer, holds(0, "frozen-spear", "pearl-charm", "pearl-charm")))
                    .as("observer " + observer)
                    .containsOnlyKeys("true");
        }
        assertThat(seen(state, 1, holds(0, "rust-tide"))).containsOnlyKeys("true", "false");
    }

    @Test
    @DisplayName("8.10: a RECOVERed card is known to all")
    void recovered() {
        LastFishState state = read("""
                {"seats": 3, "players": [{"hand": ["salvage-dive", "rust-tide"]}, {"hand": ["coral-cleaver"]}, {}],
                 "discard": ["pearl-charm", %s]}
                """);
        act(state, "play salvage-dive");
        act(state, "recover pearl-charm");
        for (int observer = State.AUDIENCE; observer < 3; observer++) {
            assertThat(seen(state, observer, holds(0, "pearl-charm"))).containsOnlyKeys("true");
        }
    }

    @Test
    @DisplayName("8.7a: a card that was given is known to who gave it and who has it, and to nobody else")
    void given() {
        LastFishState state = read("""
                {"seats": 3, "players": [{"hand": ["pond-generosity", "pearl-charm", "rust-tide"]}, {"hand": ["coral-cleaver"]}, {}],
                 "discard": [%s]}
                """);
        act(state, "play pond-generosity");
        act(state, "give pearl-charm to seat 1");
        assertThat(seen(state, 0, holds(1, "pearl-charm"))).containsOnlyKeys("true");
        for (int observer : new int[] {2, State.AUDIENCE}) {
            assertThat(seen(state, observer, holds(1, "pearl-charm"))).containsOnlyKeys("true", "false");
        }
    }

    @Test
    @DisplayName("8.9b: a stolen card is known to thief and victim; 13.3a: what may have left so is known no more")
    void stolen() {
        LastFishState state = read("""
                {"seats": 4, "players": [{"hand": ["sleight-of-fin"]},
                   {"hand": ["pearl-charm", "pearl-charm", "rust-tide", "coral-cleaver"],
                    "known": [{"card": "pearl-charm", "knownTo": [2]}, {"card": "rust-tide", "knownTo": [0, 2, 3]}]}, {}, {}],
                 "discard": [%s]}
                """);
        Function<JsonNode, String> rust = holds(1, "rust-tide");
        assertThat(seen(state, 3, rust)).containsOnlyKeys("true");
        act(state, "play sleight-of-fin at seat 1");
        String stolen = game.positions().write(state).at("/players/0/hand/0").asText();
        assertThat(seen(state, 1, holds(0, stolen))).containsOnlyKeys("true");
        for (int observer : new int[] {2, 3, State.AUDIENCE}) {
            assertThat(seen(state, observer, holds(0, stolen))).containsOnlyKeys("true", "false");
        }
        assertThat(seen(state, 3, rust)).containsOnlyKeys("true", "false");
        // The thief saw which card left.
        assertThat(seen(state, 0, rust)).containsKey(String.valueOf(!stolen.equals("rust-tide")));
    }

    @Test
    @DisplayName("13.3a: a card that leaves in sight of all changes nothing of what is known beside it")
    void inSight() {
        LastFishState state = read("""
                {"seats": 3, "players": [{"hand": ["tidal-insight", "pearl-charm", "rust-tide"],
                    "known": [{"card": "pearl-charm", "knownTo": [1]}, {"card": "tidal-insight", "knownTo": [-1]}]}, {}, {}],
                 "discard": [%s]}
                """);
        act(state, "play tidal-insight");
        assertThat(seen(state, 1, holds(0, "pearl-charm"))).containsOnlyKeys("true");
        assertThat(seen(state, 2, holds(0, "pearl-charm"))).containsOnlyKeys("true", "false");
    }

    @Test
    @DisplayName("8.1d: what others have chosen to pass is one of their cards, as likely as any other")
    void secretChoice() {
        LastFishState state = read("""
                {"seats": 3, "players": [{"hand": ["rust-tide"]},
                   {"hand": ["pearl-charm", "coral-cleaver", "tail-sweep"],
                    "known": [{"card": "pearl-charm", "knownTo": [0]}, {"card": "coral-cleaver", "knownTo": [0]}, {"card": "tail-sweep", "knownTo": [0]}]},
                   {"hand": ["tidal-insight", "deep-survey"]}],
                 "drawDeck": {"top": [{"card": "pearl-charm"}]}, "encounterDeck": {"top": [{"card": "whirlpool"}]},
                 "discard": [%s]}
                """);
        act(state, "end turn");
        assertThat(state.step()).isEqualTo("pass");
        while (state.actor() != 1) {
            act(state, game.actions().notation(first(state)));
        }
        act(state, "pass coral-cleaver");
        Function<JsonNode, String> passing = p -> p.at("/players/1/passing").asText();
        assertThat(seen(state, 1, passing)).containsOnlyKeys("coral-cleaver");
        Map<String, Integer> guessed = seen(state, 0, passing);
        assertThat(guessed).containsKeys("pearl-charm", "coral-cleaver", "tail-sweep");
    }

    @Test
    @DisplayName("each unseen card has its right frequency in each hidden place (chi-square over 10,000 samples)")
    void fairly() {
        LastFishState state = read("""
                {"players": [{"hand": ["frozen-spear", "frozen-spear"], "field": ["pearl-charm"]}, {"hand": ["rust-tide", "urchin-mail"]}],
                 "drawDeck": {"top": [{"card": "tail-sweep"}], "under": [{"card": "deep-survey"}]},
                 "encounterDeck": {"top": [{"card": "whirlpool"}]}, "encounterDiscard": ["pike-ambush"],
                 "discard": ["boiling-burst", %s]}
                """);
        Samples samples = Samples.of(game, state, 0, SAMPLES, rng);
        Map<String, Integer> draw = left("INSTANT", "SPELL", "CURSE", "ATTACK", "ITEM");
        draw.merge("frozen-spear", -2, Integer::sum);
        draw.merge("pearl-charm", -1, Integer::sum);
        draw.remove("boiling-burst");
        Json.parse("[" + INSTANTS + "]", "test").forEach(card -> draw.remove(card.asText()));
        check(samples, "a hand", "/players/1/hand/0", draw);
        check(samples, "the top card", "/drawDeck/top/0/card", draw);
        check(samples, "the lowest card", "/drawDeck/under/0/card", draw);
        Map<String, Integer> encounters = left("ENCOUNTER");
        encounters.merge("pike-ambush", -1, Integer::sum);
        check(samples, "the top ENCOUNTER", "/encounterDeck/top/0/card", encounters);
    }

    /** The cards of some types of the whole deck. */
    private static Map<String, Integer> left(String... types) {
        Map<String, Integer> left = new TreeMap<>();
        for (JsonNode card : Json.resource(LastFish.class, "cards.json").get("cards")) {
            if (List.of(types).contains(card.get("type").asText())) {
                left.put(card.get("id").asText(), card.get("count").intValue());
            }
        }
        return left;
    }

    /** The first card of a hand, as it is written, is not a fair one: a random one is taken. */
    private void check(Samples samples, String what, String path, Map<String, Integer> copies) {
        TreeMap<String, Integer> sorted = new TreeMap<>(copies);
        List<String> ids = List.copyOf(sorted.keySet());
        boolean hand = path.contains("/hand/");
        long[] found = samples.frequencies(ids.size(), p -> {
            JsonNode cards = p.at(path.replaceAll("/0$", ""));
            return ids.indexOf(
                    hand
                            ? cards.get(rng.below(cards.size())).asText()
                            : p.at(path).asText());
        });
        double[] weights =
                sorted.values().stream().mapToDouble(Integer::doubleValue).toArray();
        ChiSquare.check(what, found, weights);
    }

    /** Whether a hand holds all of some cards. */
    private static Function<JsonNode, String> holds(int seat, String... cards) {
        return position -> {
            List<String> hand = new ArrayList<>();
            position.at("/players/" + seat + "/hand").forEach(card -> hand.add(card.asText()));
            return String.valueOf(IntStream.range(0, cards.length).allMatch(i -> hand.remove(cards[i])));
        };
    }

    private static int first(LastFishState state) {
        ActionList legal = new ActionList();
        state.legalActions(legal);
        return legal.get(0);
    }

    private void act(LastFishState state, String action) {
        int number = game.actions().number(action).orElseThrow();
        assertThat(state.refusal(number)).as(action).isEmpty();
        state.apply(number, Story.NONE);
    }

    private Map<String, Integer> seen(LastFishState truth, int observer, Function<JsonNode, String> what) {
        LastFishState sample = truth.copy();
        Map<String, Integer> seen = new TreeMap<>();
        for (int i = 0; i < SAMPLES / 10; i++) {
            sample.copyFrom(truth);
            sample.resample(observer, rng);
            seen.merge(what.apply(game.positions().write(sample)), 1, Integer::sum);
        }
        return seen;
    }

    private LastFishState read(String json) {
        return game.positions().read(Json.parse(json.formatted(INSTANTS), "test"), "test");
    }
}
