package tidetable.games.finspan;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import tidetable.engine.ActionList;
import tidetable.engine.CardFace;
import tidetable.engine.Story;
import tidetable.engine.file.Json;

/**
 * A rich position in which any card can be tried out: fish of every kind with eggs and without, young, schools, cards to
 * pay, to play and to eat. It takes the benefits of an ability as they are offered and measures what each did.
 */
final class AbilityTrial {
    private static final Finspan GAME = Finspan.standard();
    private static final String POSITION = """
            {"players": [
              {"hand": ["pygmy-seahorse", "spookfish", "mandarinfish", "yellowtail-snapper", "mariana-snailfish",
                 "european-anchovy", "blob-sculpin", "clown-anemonefish"],
               "discard": ["kaluga", "angelshark", "barramundi", "stonefish", "plate-fish"],
               "ocean": {
                 "blue 1": {"fish": "speckled-butterflyfish"}, "blue 2": {"school": true}, "blue 3": {"young": 1},
                 "blue 4": {"fish": "paraliparis", "egg": true}, "blue 5": {"fish": "glasshead-grenadier", "egg": true},
                 "blue 6": {"fish": "grideye-fish"}, "purple 1": {"fish": "haddock"},
                 "purple 2": {"fish": "mediterranean-damselfish", "egg": true}, "purple 3": {"young": 2},
                 "purple 4": {"fish": "showy-bristlemouth"}, "purple 5": {"fish": "snipe-eel", "egg": true},
                 "green 2": {"fish": "catalina-goby", "egg": true}, "green 3": {"fish": "swordfish"},
                 "green 4": {"fish": "giant-hatchetfish", "egg": true}, "green 5": {"young": 1}, "green 6": {"young": 1}}},
              {"hand": [], "discard": [],
               "ocean": {
                 "blue 1": {"fish": "atlantic-salmon"}, "blue 6": {"fish": "wolftrap-angler"},
                 "purple 1": {"fish": "hogfish"}, "purple 3": {"young": 1}, "purple 4": {"fish": "showy-bristlemouth"},
                 "green 1": {"fish": "escolar"}, "green 2": {"fish": "catalina-goby", "egg": true},
                 "green 3": {"fish": "kawakawa", "egg": true}}}]}
            """;
    /** Stand in for cards of the position that are to be tried out themselves. */
    private static final List<String> SPARE = List.of("pudgy-cusk-eel", "tripodfish");

    private final FinspanState state;

    private AbilityTrial(ObjectNode position) {
        state = GAME.positions().read(position, "test");
    }

    /** The position with a card in the hand of seat 0. */
    static AbilityTrial withHand(String card) {
        ObjectNode position = without(card);
        ((ArrayNode) position.at("/players/0/hand")).add(card);
        return new AbilityTrial(position);
    }

    /** The position with a card in a slot of seat 0, in place of what lay there. */
    static AbilityTrial withFish(String card, String slot, Map<String, Object> rest) {
        ObjectNode position = without(card);
        ((ObjectNode) position.at("/players/0/ocean")).putObject(slot).put("fish", card);
        rest.forEach((name, value) -> {
            boolean ofSlot = Set.of("egg", "young", "school", "under").contains(name);
            ObjectNode to = ofSlot ? (ObjectNode) position.at("/players/0/ocean/" + slot) : position;
            to.set(name, Json.tree(value));
        });
        return new AbilityTrial(position);
    }

    private static ObjectNode without(String card) {
        JsonNode position = Json.parse(POSITION, "test");
        String spare = SPARE.getFirst().equals(card) ? SPARE.getLast() : SPARE.getFirst();
        return (ObjectNode) Json.parse(position.toString().replace('"' + card + '"', '"' + spare + '"'), "test");
    }

    FinspanState state() {
        return state;
    }

    JsonNode written() {
        return GAME.positions().write(state);
    }

    List<String> legal() {
        ActionList legal = new ActionList();
        state.legalActions(legal);
        List<String> notations = new ArrayList<>();
        for (int action : legal.toArray()) {
            notations.add(GAME.actions().notation(action));
        }
        return notations;
    }

    void act(String action) {
        int number = GAME.actions().number(action).orElseThrow();
        assertThat(state.refusal(number)).as(action).isEmpty();
        state.apply(number, Story.NONE);
    }

    /** Ends what is asked until the ability of a card is asked about. */
    void declineUntil(String card) {
        while (!open(card)) {
            act("end");
        }
    }

    /** Whether the open question is about the ability of a card. */
    boolean open(String card) {
        JsonNode top = written().at("/agenda").path(written().at("/agenda").size() - 1);
        return top.path("step").asText().equals("ability")
                && top.path("fish").asText().equals(card);
    }

    /** Plays a card: into an empty slot if it may, paying what is offered first. */
    String play(String card, Set<String> allowed) {
        act("play " + card);
        List<String> slots = legal();
        assertThat(slots).isNotEmpty().allMatch(at -> allowed.contains(at.substring("at ".length())));
        String at = slots.stream()
                .filter(slot -> !state.has(0, FinspanState.FISH, slot(slot)))
                .findFirst()
                .orElse(slots.getFirst());
        act(at);
        while (state.step().equals("pay")) {
            act(legal().getFirst());
        }
        return at.substring("at ".length());
    }

    private static int slot(String at) {
        return Grid.parse(at.substring("at ".length())).orElseThrow();
    }

    /** Takes all benefits of one effect of an ability that is open for a seat, and measures each. */
    void takeAll(String card, String effect, int seat) {
        List<String> words = List.of(effect.split(" "));
        assertThat(state.actor()).isEqualTo(seat);
        switch (words.getFirst()) {
            case "draw" -> take(seat, "draw", number(words), 1, 0, 0, 0);
            case "recover" -> take(seat, "recover ", number(words), 1, -1, 0, 0);
            case "layEgg" -> take(seat, "egg at ", number(words), 0, 0, 1, 0);
            case "hatch" -> take(seat, "hatch at ", number(words), 0, 0, -1, 1);
            case "addYoung" -> take(seat, "young at ", number(words), 0, 0, 0, 1);
            case "move" -> take(seat, "move ", number(words), 0, 0, 0, 0);
            case "consumeFromHand" -> take(seat, "eat ", number(words), -1, 0, 0, 0);
            case "layEggEach" -> layEach(seat, words.get(1), words.get(2));
            case "playFish" -> playOne(card, words.get(2), words.get(3));
            default -> throw new IllegalArgumentException(effect);
        }
    }

    private static int number(List<String> words) {
        return Integer.parseInt(words.get(1));
    }

    private void take(int seat, String verb, int times, int hand, int pile, int eggs, int young) {
        for (int i = 0; i < times; i++) {
            List<String> offered =
                    legal().stream().filter(a -> a.startsWith(verb)).toList();
            assertThat(offered).as("%s, %d of %d", verb, i + 1, times).isNotEmpty();
            int hands = state.handSize(seat);
            int piles = state.pileSize(seat);
            int allEggs = state.eggs(seat);
            int allYoung = state.young(seat) + 3 * state.schools(seat);
            int consumed = Scoring.consumed(state, seat);
            FinspanState before = state.copy();
            act(offered.getFirst());
            assertThat(state.hash()).isNotEqualTo(before.hash());
            assertThat(state.handSize(seat) - hands).as("cards in hand").isEqualTo(hand);
            assertThat(state.pileSize(seat) - piles).as("cards in the pile").isEqualTo(pile);
            assertThat(state.eggs(seat) - allEggs).as("eggs").isEqualTo(eggs);
            assertThat(state.young(seat) + 3 * state.schools(seat) - allYoung)
                    .as("young, those of schools too")
                    .isEqualTo(young);
            assertThat(Scoring.consumed(state, seat) - consumed)
                    .as("consumed fish")
                    .isEqualTo(verb.equals("eat ") ? 1 : 0);
        }
    }

    /** 7.4, with the facts of the cards as they are printed. */
    private void layEach(int seat, String by, String word) {
        Set<String> expected = new TreeSet<>();
        Set<String> meant = new TreeSet<>();
        JsonNode ocean = written().at("/players/" + seat + "/ocean");
        ocean.properties().forEach(slot -> {
            boolean egg = slot.getValue().path("egg").asBoolean();
            boolean matches = slot.getValue().has("fish")
                    && matches(slot.getKey(), slot.getValue().path("fish").asText(), by, word);
            if (egg || matches) {
                expected.add(slot.getKey());
            }
            if (!egg && matches) {
                meant.add(slot.getKey());
            }
        });
        assertThat(meant).as("fish that get an egg").isNotEmpty();
        act("eggs on all");
        Set<String> found = new TreeSet<>();
        written().at("/players/" + seat + "/ocean").properties().forEach(slot -> {
            if (slot.getValue().path("egg").asBoolean()) {
                found.add(slot.getKey());
            }
        });
        assertThat(found).isEqualTo(expected);
    }

    private static boolean matches(String slot, String fish, String by, String word) {
        Map<String, CardFace.Fact> facts = GAME.cards().stream()
                .filter(face -> face.id().equals(fish))
                .findFirst()
                .orElseThrow()
                .facts();
        int length = number(facts, "lengthCm");
        return switch (by) {
            case "site", "row" -> slots(by, word).contains(slot);
            case "size" ->
                switch (word) {
                    case "small" -> length < 50;
                    case "medium" -> length >= 50 && length < 150;
                    default -> length >= 150;
                };
            default -> facts.containsKey(word) && number(facts, word) > 0;
        };
    }

    private static int number(Map<String, CardFace.Fact> facts, String name) {
        return Json.tree(facts).get(name).intValue();
    }

    /** The slots of a site, a row or a zone, written out. */
    static Set<String> slots(String by, String word) {
        Set<String> slots = new TreeSet<>();
        for (String site : List.of("blue", "purple", "green")) {
            for (int row = 1; row <= 6; row++) {
                boolean in = switch (by + " " + word) {
                    case "row top" -> row == 1;
                    case "row bottom" -> row == 6;
                    case "zone sunlight" -> row <= 3;
                    case "zone twilight" -> row == 4;
                    case "zone midnight" -> row >= 5;
                    default -> site.equals(word);
                };
                if (in) {
                    slots.add(site + " " + row);
                }
            }
        }
        return slots;
    }

    /** 7.9: one card into a slot that the benefit names; its own ability is declined. */
    private void playOne(String card, String by, String word) {
        String played = legal().stream()
                .filter(action -> action.startsWith("play "))
                .findFirst()
                .orElseThrow()
                .substring("play ".length());
        int divers = state.get(0, FinspanState.DIVERS);
        String slot = play(played, slots(by, word));
        assertThat(written().at("/players/0/ocean/" + slot + "/fish").asText()).isEqualTo(played);
        assertThat(state.get(0, FinspanState.DIVERS)).as("divers").isEqualTo(divers);
        while (open(played) && !played.equals(card)) {
            act("end");
        }
    }
}
