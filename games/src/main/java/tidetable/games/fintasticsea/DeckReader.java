package tidetable.games.fintasticsea;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import tidetable.engine.CardFace;
import tidetable.engine.file.BadInput;
import tidetable.engine.file.Faults;
import tidetable.engine.file.Fields;
import tidetable.engine.text.Texts;

/** Compiles a deck file; every problem is a {@link BadInput} that names file, card and field. */
final class DeckReader {
    static final String FORMAT = "tidetable-deck/1";

    private static final int MOST_FISH = 200;

    private final Fields fields;
    private final Texts texts;
    private final List<Fields> cards;
    private final Set<String> ids = new HashSet<>();
    private final List<String> fishIds = new ArrayList<>();
    private final List<CardFace> faces = new ArrayList<>();
    private final List<FintasticDeck.Fish> fish = new ArrayList<>();
    private final List<FintasticDeck.Special> specials = new ArrayList<>();
    private final List<FintasticDeck.Secret> secrets = new ArrayList<>();
    private final Map<String, String> ownTexts = new HashMap<>();

    private DeckReader(JsonNode json, String source, Texts texts) {
        this.fields = Fields.of(json, source);
        this.texts = texts;
        expect("format", FORMAT);
        expect("game", FintasticSea.ID);
        this.cards = fields.objects("cards");
    }

    static FintasticDeck read(JsonNode json, String source, Texts texts) {
        return new DeckReader(json, source, texts).read(json);
    }

    private FintasticDeck read(JsonNode json) {
        String name = fields.text("name");
        FintasticDeck.Constants constants = constants(fields.object("constants"));
        Faults faults = new Faults();
        cards.forEach(card -> faults.in(() -> fishId(card)));
        cards.forEach(card -> faults.in(() -> card(card)));
        faults.in(fields::end);
        faults.end();
        FintasticDeck deck = new FintasticDeck(
                json,
                name,
                hash(json),
                List.copyOf(faces),
                List.copyOf(fish),
                List.copyOf(specials),
                List.copyOf(secrets),
                constants,
                Map.copyOf(ownTexts));
        check(deck);
        return deck;
    }

    private void expect(String name, String value) {
        String found = fields.text(name);
        if (!found.equals(value)) {
            throw fields.bad(name, "must be '" + value + "', not '" + found + "'");
        }
    }

    private void check(FintasticDeck deck) {
        if (fish.isEmpty() || fish.size() > Bag.KINDS || secrets.isEmpty() || secrets.size() > Byte.SIZE) {
            throw fields.bad(
                    "cards",
                    "must hold 1 to " + Bag.KINDS + " kinds of FISH and 1 to " + Byte.SIZE + " of SECRET_FISH");
        }
        if (specials.stream().mapToInt(FintasticDeck.Special::count).sum() < FintasticDeck.OPEN_SPECIALS) {
            throw fields.bad("cards", "must hold at least " + FintasticDeck.OPEN_SPECIALS + " SPECIAL_FISH cards");
        }
        FintasticDeck.Constants c = deck.constants();
        int needed = Long.bitCount(Sea.of(FintasticSea.MAX_SEATS).ring) + FintasticSea.MAX_SEATS * c.startHand();
        if (deck.fishCards() < needed || deck.fishCards() > MOST_FISH) {
            throw fields.bad(
                    "cards",
                    "must hold %d to %d FISH cards in all, not %d".formatted(needed, MOST_FISH, deck.fishCards()));
        }
        if (deck.secretCards() < FintasticSea.MAX_SEATS * c.startSecrets()) {
            throw fields.bad("cards", "must hold enough SECRET_FISH cards for the setup of 4 players");
        }
    }

    private static FintasticDeck.Constants constants(Fields fields) {
        Fields rounds = fields.object("rounds");
        List<Integer> bySeats = new ArrayList<>();
        for (int seats = FintasticSea.MIN_SEATS; seats <= FintasticSea.MAX_SEATS; seats++) {
            bySeats.add(rounds.integer(String.valueOf(seats), 1, 20));
        }
        rounds.end();
        List<Sea.Direction> wave = new ArrayList<>();
        for (String word : fields.texts("wave")) {
            wave.add(Arrays.stream(Sea.Direction.ALL)
                    .filter(direction -> direction.word().equals(word))
                    .findFirst()
                    .orElseThrow(() -> fields.bad("wave", "must name north, east, south or west, not '" + word + "'")));
        }
        int most = bySeats.stream().mapToInt(Integer::intValue).max().orElse(1);
        if (wave.size() < most - 1) {
            throw fields.bad("wave", "must have a direction for each round but the last, so at least " + (most - 1));
        }
        FintasticDeck.Constants constants = new FintasticDeck.Constants(
                fields.integer("startHand", 0, 20),
                fields.integer("startSecretFish", 0, 6),
                fields.integer("drawPerRound", 0, 20),
                fields.integer("ecosystemLimit", 1, 20),
                fields.integer("voyageTurnLimit", 1, 1000),
                List.copyOf(bySeats),
                List.copyOf(wave));
        fields.end();
        return constants;
    }

    private void fishId(Fields card) {
        if (card.text("type").equals("FISH")) {
            fishIds.add(card.text("id"));
        }
    }

    private void card(Fields unnamed) {
        String id = unnamed.text("id");
        Fields card = unnamed.as(id);
        if (!id.matches("[a-z][a-z0-9-]*")) {
            throw card.bad("id", "must be lower-case words joined by '-'");
        }
        if (!ids.add(id)) {
            throw card.bad("id", "names a card that is there already");
        }
        int count = card.integer("count", 0, Bag.MOST);
        switch (card.text("type")) {
            case "FISH" -> {
                FintasticDeck.Fish kind = fish(card, id, count);
                fish.add(kind);
                faces.add(new CardFace(id, "fish", count, printed(kind)));
            }
            case "SPECIAL_FISH" -> {
                specials.add(
                        new FintasticDeck.Special(id, count, card.flag("setObjective", false), objective(card, true)));
                faces.add(new CardFace(id, "special", count, Map.of()));
            }
            case "SECRET_FISH" -> {
                secrets.add(new FintasticDeck.Secret(id, count, objective(card, false)));
                faces.add(new CardFace(id, "secret", count, Map.of()));
            }
            default ->
                throw card.bad("type", "must be FISH, SPECIAL_FISH or SECRET_FISH, not '" + card.text("type") + "'");
        }
        words(card, id);
        card.optionalText("source");
        card.optionalText("countSource");
        card.end();
    }

    private static Map<String, CardFace.Fact> printed(FintasticDeck.Fish kind) {
        Map<String, CardFace.Fact> printed = new LinkedHashMap<>();
        printed.put("value", new CardFace.Fact.Number(kind.value()));
        printed.put("size", new CardFace.Fact.Word(kind.size().word()));
        return printed;
    }

    /** A card has its words in the message files, or brings them along. */
    private void words(Fields card, String id) {
        for (String word : List.of("name", "text")) {
            Optional<String> own = card.optionalText(word);
            String key = "card." + id + "." + word;
            if (own.isPresent()) {
                ownTexts.put(key, own.get().replace("'", "''").replace("{", "'{'"));
            } else if (!texts.has(key)) {
                throw card.bad(word, "is missing, and the message files have no text '" + key + "'");
            }
        }
    }

    private FintasticDeck.Fish fish(Fields card, String id, int count) {
        int value = card.integer("value", 1, 9);
        Effect ocean = Effect.NONE;
        Effect reserve = Effect.NONE;
        int school = 0;
        for (Fields effect : card.objects("effects")) {
            String trigger = effect.text("trigger");
            switch (trigger) {
                case "OCEAN" -> ocean = once(effect, ocean, effect(effect, true));
                case "RESERVE" -> reserve = once(effect, reserve, effect(effect, false));
                case "PASSIVE" -> {
                    if (school > 0) {
                        throw effect.bad("trigger", "is there twice on this card");
                    }
                    school = school(effect);
                }
                default -> throw effect.bad("trigger", "must be OCEAN, RESERVE or PASSIVE, not '" + trigger + "'");
            }
            effect.end();
        }
        return new FintasticDeck.Fish(id, value, count, ocean, reserve, school);
    }

    private static Effect once(Fields effect, Effect before, Effect now) {
        if (before != Effect.NONE) {
            throw effect.bad("trigger", "is there twice on this card");
        }
        return now;
    }

    private static int school(Fields effect) {
        if (!effect.text("op").equals("SCHOOL")) {
            throw effect.bad("op", "must be SCHOOL for the trigger PASSIVE");
        }
        return effect.integer("perMember", 1, 20);
    }

    private Effect effect(Fields effect, boolean ocean) {
        String op = effect.text("op");
        return switch (op) {
            case "TAKE" -> take(effect, ocean);
            case "DRAW_FISH" -> draw(effect);
            case "PUSH" -> push(effect, ocean);
            case "BOOST" -> new Effect.Boost(effect.integer("n", 1, 20));
            case "DRAW_SECRET" -> look(effect);
            default ->
                throw effect.bad("op", "must be TAKE, DRAW_FISH, PUSH, BOOST or DRAW_SECRET here, not '" + op + "'");
        };
    }

    private Effect take(Fields effect, boolean ocean) {
        int n = effect.integer("n", 1, 9);
        int to = zones(effect, List.of("HAND", "RESERVE", "ECOSYSTEM"));
        Effect.Near near = Effect.Near.ANYWHERE;
        int strengthBelow = 0;
        int excluded = 0;
        Optional<Fields> filter = effect.optionalObject("filter");
        if (filter.isPresent()) {
            near = near(filter.get(), ocean);
            strengthBelow = filter.get().integer("strengthBelow", 1, 100, 0);
            for (String id : filter.get().texts("excludeKinds")) {
                if (!fishIds.contains(id)) {
                    throw filter.get().bad("excludeKinds", "names '" + id + "', which is no fish of this deck");
                }
                excluded |= 1 << fishIds.indexOf(id);
            }
            filter.get().end();
        }
        return new Effect.Take(n, to, near, strengthBelow, excluded);
    }

    private static Effect.Near near(Fields filter, boolean ocean) {
        if (!filter.has("near")) {
            return Effect.Near.ANYWHERE;
        }
        String word = filter.text("near");
        if (word.equals("CORAL")) {
            return Effect.Near.CORAL;
        }
        if (word.equals("SELF") && ocean) {
            return Effect.Near.SELF;
        }
        throw filter.bad("near", "must be CORAL, or SELF for an OCEAN ability, not '" + word + "'");
    }

    private static Effect draw(Fields effect) {
        int n = effect.integer("n", 1, 9);
        boolean discardFirst = either(effect, "from", "DISCARD_THEN_DECK", "DECK");
        boolean toHand = either(effect, "to", "HAND", "RESERVE");
        return new Effect.Draw(n, discardFirst, toHand);
    }

    private static Effect push(Fields effect, boolean ocean) {
        boolean chosen = either(effect, "center", "CHOSEN_OCEAN_FISH", "SELF");
        if (chosen == ocean) {
            throw effect.bad("center", "must be SELF for an OCEAN ability and CHOSEN_OCEAN_FISH for a RESERVE one");
        }
        if (!effect.text("onCoral").equals("CATCH")) {
            throw effect.bad("onCoral", "must be CATCH");
        }
        return new Effect.Push(chosen, zones(effect, List.of("RESERVE", "ECOSYSTEM")));
    }

    private static Effect look(Fields effect) {
        if (effect.integer("keep", 1, 1) != 1) {
            throw effect.bad("keep", "must be 1");
        }
        return new Effect.Look(effect.integer("draw", 2, 4));
    }

    private static boolean either(Fields effect, String name, String yes, String no) {
        String word = effect.text(name);
        if (!word.equals(yes) && !word.equals(no)) {
            throw effect.bad(name, "must be " + yes + " or " + no + ", not '" + word + "'");
        }
        return word.equals(yes);
    }

    private static int zones(Fields effect, List<String> allowed) {
        int zones = 0;
        for (String word : effect.texts("to")) {
            if (!allowed.contains(word)) {
                throw effect.bad("to", "must name " + String.join(", ", allowed) + ", not '" + word + "'");
            }
            zones |= switch (word) {
                case "HAND" -> Effect.HAND;
                case "RESERVE" -> Effect.RESERVE;
                default -> Effect.ECOSYSTEM;
            };
        }
        if (zones == 0) {
            throw effect.bad("to", "must name at least one zone");
        }
        return zones;
    }

    private Objective objective(Fields card, boolean special) {
        List<Fields> effects = card.objects("effects");
        if (effects.size() != 1 || !effects.getFirst().text("trigger").equals("SCORE")) {
            throw card.bad("effects", "must hold one effect with the trigger SCORE");
        }
        Fields effect = effects.getFirst();
        String op = effect.text("op");
        Objective objective = switch (op) {
            case "SCORE_SAME" -> new Objective.Same(effect.integer("min", 1, 20), points(effect, "epPerFish"));
            case "SCORE_RUN" -> new Objective.Runs(effect.integer("min", 2, 9), points(effect, "epPerFish"));
            case "SCORE_SIZE_TRIPLES" -> new Objective.Triples(points(effect, "ep"));
            case "SCORE_SETS" -> new Objective.Sets(effect.integer("size", 1, 20), points(effect, "ep"));
            case "SCORE_EACH" -> each(effect);
            case "SCORE_DISTINCT" -> new Objective.Distinct(points(effect, "ep"));
            default -> throw effect.bad("op", "must be one of the SCORE verbs, not '" + op + "'");
        };
        effect.end();
        boolean sets = objective instanceof Objective.Same || objective instanceof Objective.Sets;
        if (special && !sets && card.flag("setObjective", false)) {
            throw card.bad("setObjective", "can be true for SCORE_SAME and SCORE_SETS only (14.3)");
        }
        return objective;
    }

    private Objective each(Fields effect) {
        Fields filter = effect.object("filter");
        String by = filter.has("size") ? "size" : "parity";
        String word = filter.text(by);
        Predicate<Integer> fits = switch (by + " " + word) {
            case "size SMALL" -> value -> Size.of(value) == Size.SMALL;
            case "size MEDIUM" -> value -> Size.of(value) == Size.MEDIUM;
            case "size LARGE" -> value -> Size.of(value) == Size.LARGE;
            case "parity ODD" -> value -> value % 2 == 1;
            case "parity EVEN" -> value -> value % 2 == 0;
            default ->
                throw filter.bad(
                        by,
                        "must be "
                                + (by.equals("size") ? "SMALL, MEDIUM or LARGE" : "ODD or EVEN")
                                + ", not '" + word + "'");
        };
        filter.end();
        return new Objective.Each(points(effect, "ep"), kindsOfValue(fits));
    }

    private int kindsOfValue(Predicate<Integer> fits) {
        int kinds = 0;
        int kind = 0;
        for (Fields card : cards) {
            if (card.text("type").equals("FISH")) {
                kinds |= fits.test(card.as(card.text("id")).integer("value", 1, 9)) ? 1 << kind : 0;
                kind++;
            }
        }
        return kinds;
    }

    private static int points(Fields effect, String name) {
        return effect.integer(name, 0, 20);
    }

    private static String hash(JsonNode json) {
        try {
            byte[] digest =
                    MessageDigest.getInstance("SHA-256").digest(json.toString().getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest, 0, 8);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
