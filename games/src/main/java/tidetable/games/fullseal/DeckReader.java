package tidetable.games.fullseal;

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
import tidetable.engine.CardFace;
import tidetable.engine.file.BadInput;
import tidetable.engine.file.Faults;
import tidetable.engine.file.Fields;
import tidetable.engine.text.Texts;

/** Compiles a deck file; every problem is a {@link BadInput} that names file, card and field. */
final class DeckReader {
    static final String FORMAT = "tidetable-deck/1";
    static final int MOST_COPIES = 31;
    static final int MOST_CARDS = 200;
    static final int MOST_ACTION_KINDS = 32;
    static final int MOST_KINDS = 12;
    static final int MOST_PREDATOR_KINDS = 8;

    private final Fields fields;
    private final Texts texts;
    private final Set<String> ids = new HashSet<>();
    private final List<String> predatorIds = new ArrayList<>();
    private final List<CardFace> faces = new ArrayList<>();
    private final List<FullSealDeck.Fish> fish = new ArrayList<>();
    private final List<FullSealDeck.Action> actions = new ArrayList<>();
    private final List<FullSealDeck.Predator> predators = new ArrayList<>();
    private final Map<Part, FullSealDeck.Seal> seals = new HashMap<>();
    private final Map<String, String> ownTexts = new HashMap<>();

    private DeckReader(JsonNode json, String source, Texts texts) {
        this.fields = Fields.of(json, source);
        this.texts = texts;
    }

    static FullSealDeck read(JsonNode json, String source, Texts texts) {
        return new DeckReader(json, source, texts).read(json);
    }

    private FullSealDeck read(JsonNode json) {
        expect("format", FORMAT);
        expect("game", FullSeal.ID);
        String name = fields.text("name");
        FullSealDeck.Constants constants = constants(fields.object("constants"));
        List<Fields> cards = fields.objects("cards");
        Faults faults = new Faults();
        cards.forEach(card -> faults.in(() -> predatorId(card)));
        cards.forEach(card -> faults.in(() -> card(card, constants)));
        faults.in(fields::end);
        faults.end();
        if (seals.size() < Part.COUNT) {
            throw fields.bad("cards", "must hold a SEAL for each of HEAD, FLIPPER, BELLY and TAIL");
        }
        FullSealDeck deck = new FullSealDeck(
                name,
                hash(json),
                List.copyOf(faces),
                List.copyOf(fish),
                List.copyOf(actions),
                List.copyOf(predators),
                Arrays.stream(Part.ALL).map(seals::get).toList(),
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

    private void check(FullSealDeck deck) {
        long empties = fish.stream().filter(kind -> kind.value() == 0).count();
        long numbers = fish.stream()
                .filter(kind -> kind.value() > 0 && kind.count() > 0)
                .count();
        if (empties != 1 || numbers == 0 || fish.size() > MOST_KINDS) {
            throw fields.bad(
                    "cards",
                    "must hold at most " + MOST_KINDS + " kinds of FISH, one of them of value 0, and a number card");
        }
        if (fish.stream().anyMatch(kind -> kind.value() == 0 && kind.count() == 0)) {
            throw fields.bad("cards", "must hold at least one FISH of value 0");
        }
        if (actions.isEmpty() || actions.size() > MOST_ACTION_KINDS) {
            throw fields.bad("cards", "must hold 1 to " + MOST_ACTION_KINDS + " kinds of ACTION");
        }
        if (predators.isEmpty() || predators.size() > MOST_PREDATOR_KINDS) {
            throw fields.bad("cards", "must hold 1 to " + MOST_PREDATOR_KINDS + " kinds of PREDATOR");
        }
        enough("ACTION", deck.actionCards(), deck.constants().startActions());
        enough("PREDATOR", deck.predatorCards(), deck.constants().startPredators());
        enough("FISH", deck.fishCards(), 0);
    }

    private void enough(String type, int cards, int each) {
        int needed = each * FullSeal.MAX_SEATS;
        if (cards < needed || cards > MOST_CARDS) {
            throw fields.bad(
                    "cards", "must hold %d to %d %s cards in all, not %d".formatted(needed, MOST_CARDS, type, cards));
        }
    }

    private static FullSealDeck.Constants constants(Fields fields) {
        Fields prices = fields.object("prices");
        int plays = fields.integer("playsPerTurn", 1, 20);
        FullSealDeck.Constants constants = new FullSealDeck.Constants(
                fields.integer("startActions", 0, 20),
                fields.integer("startPredators", 0, 6),
                fields.integer("drawPerTurn", 0, 9),
                plays,
                fields.integer("maxPlaysPerTurn", plays, 40),
                fields.integer("turnLimit", 1, 10_000),
                prices.integer("ACTION", 0, 100),
                prices.integer("PREDATOR", 0, 100),
                prices.integer("SEAL", 0, 100));
        prices.end();
        fields.end();
        return constants;
    }

    private void predatorId(Fields card) {
        if (card.text("type").equals("PREDATOR")) {
            predatorIds.add(card.text("id"));
        }
    }

    private void card(Fields unnamed, FullSealDeck.Constants constants) {
        String id = unnamed.text("id");
        Fields card = unnamed.as(id);
        if (!id.matches("[a-z][a-z0-9-]*")) {
            throw card.bad("id", "must be lower-case words joined by '-'");
        }
        if (!ids.add(id)) {
            throw card.bad("id", "names a card that is there already");
        }
        int count = card.integer("count", 0, MOST_COPIES);
        Map<String, CardFace.Fact> printed = new LinkedHashMap<>();
        String type = card.text("type");
        switch (type) {
            case "FISH" -> {
                FullSealDeck.Fish kind = new FullSealDeck.Fish(id, count, card.integer("value", 0, 9));
                fish.add(kind);
                printed.put("value", new CardFace.Fact.Number(kind.value()));
            }
            case "ACTION" -> {
                FullSealDeck.Action kind = action(card, id, count);
                actions.add(kind);
                printed.put("colour", new CardFace.Fact.Word(kind.window().colour()));
                printed.put("price", new CardFace.Fact.Number(constants.actionPrice()));
            }
            case "PREDATOR" -> {
                predators.add(new FullSealDeck.Predator(id, count, beats(card)));
                printed.put("beats", new CardFace.Fact.Word(card.text("beats")));
                printed.put("price", new CardFace.Fact.Number(constants.predatorPrice()));
            }
            case "SEAL" -> {
                Part part = seal(card, id, count);
                printed.put("part", new CardFace.Fact.Word(part.word()));
                printed.put("price", new CardFace.Fact.Number(constants.sealPrice()));
            }
            default -> throw card.bad("type", "must be FISH, ACTION, PREDATOR or SEAL, not '" + type + "'");
        }
        faces.add(new CardFace(id, type.toLowerCase(java.util.Locale.ROOT), count, printed));
        words(card, id);
        card.optionalText("source");
        card.optionalText("countSource");
        card.end();
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

    private int beats(Fields card) {
        String other = card.text("beats");
        int kind = predatorIds.indexOf(other);
        if (kind < 0) {
            throw card.bad("beats", "names '" + other + "', which is no PREDATOR of this deck");
        }
        return kind;
    }

    private Part seal(Fields card, String id, int count) {
        Part part = card.word(
                "part",
                word -> Arrays.stream(Part.ALL)
                        .filter(p -> p.name().equals(word))
                        .findFirst(),
                "HEAD, FLIPPER, BELLY or TAIL");
        if (seals.put(part, new FullSealDeck.Seal(id, count)) != null) {
            throw card.bad("part", "is there already");
        }
        return part;
    }

    private static FullSealDeck.Action action(Fields card, String id, int count) {
        Window window = card.word("window", Window::named, "a window such as OWN_PLAY or ANY");
        List<Effect> effects = new ArrayList<>();
        for (Fields effect : card.objects("effects")) {
            if (!effects.isEmpty() && effects.getLast().waits()) {
                throw effect.bad("op", "cannot come after an effect that asks questions");
            }
            effects.add(effect(effect, window));
            effect.end();
        }
        if (effects.isEmpty() || effects.size() > 4) {
            throw card.bad("effects", "must hold 1 to 4 effects");
        }
        long choices = effects.stream()
                .map(Effect::choice)
                .filter(choice -> choice != Effect.Choice.NOTHING)
                .distinct()
                .count();
        if (choices > 1) {
            throw card.bad("effects", "must not need two kinds of choices");
        }
        if (choices > 0 && effects.getFirst().choice() == Effect.Choice.NOTHING) {
            throw card.bad("effects", "must begin with the effect that needs a choice");
        }
        return new FullSealDeck.Action(id, count, window, List.copyOf(effects));
    }

    private static Effect effect(Fields effect, Window window) {
        return switch (window) {
            case OWN_PLAY -> blue(effect);
            case ANY -> table(effect);
            case OWN_EMPTY_FLIPPED -> only(effect, "SAVE_CATCH", new Effect.SaveCatch());
            case OPPONENT_STOPS_FISHING -> only(effect, "FORCE_FLIP", new Effect.ForceFlip());
            case ACTION_DECLARED -> only(effect, "CANCEL_ACTION", new Effect.CancelAction());
            case ATTACK_DECLARED_ON_YOU -> only(effect, "CANCEL_ATTACK", new Effect.CancelAttack());
            case YOUR_PREDATOR_REVEALED -> only(effect, "CHANGE_PREDATOR", new Effect.ChangePredator());
        };
    }

    private static Effect only(Fields effect, String op, Effect meant) {
        if (!effect.text("op").equals(op)) {
            throw effect.bad("op", "must be " + op + " in this window, not '" + effect.text("op") + "'");
        }
        return meant;
    }

    private static Effect table(Fields effect) {
        String op = effect.text("op");
        return switch (op) {
            case "GAIN_FISH" -> new Effect.GainFish(effect.integer("n", 1, 20));
            case "TAKE_FISH" -> takeFish(effect);
            case "PEEK" -> new Effect.Peek(effect.integer("n", 1, 9));
            default ->
                throw effect.bad("op", "must be GAIN_FISH, TAKE_FISH or PEEK in a table window, not '" + op + "'");
        };
    }

    private static Effect blue(Fields effect) {
        String op = effect.text("op");
        return switch (op) {
            case "GAIN_FISH", "TAKE_FISH", "PEEK" -> table(effect);
            case "FISH_AGAIN" -> new Effect.FishAgain();
            case "DISCOUNT" -> new Effect.Discount(effect.integer("n", 1, 20));
            case "SEARCH_BUY" -> new Effect.SearchBuy(effect.integer("look", 1, 9));
            case "CYCLE_SEAL" -> new Effect.CycleSeal();
            case "DRAW" -> draw(effect);
            case "RETURN_PREDATOR" -> new Effect.ReturnPredator();
            case "LIMIT_FLIPS" -> new Effect.LimitFlips(effect.integer("max", 1, 9));
            case "EXTRA_PLAYS" -> new Effect.ExtraPlays(effect.integer("n", 1, 9));
            case "LOOK_PREDATORS" -> new Effect.LookPredators();
            case "SWAP_SEALS" -> new Effect.SwapSeals();
            default -> throw effect.bad("op", "must be an effect of a card of the window OWN_PLAY, not '" + op + "'");
        };
    }

    private static Effect takeFish(Fields effect) {
        int n = effect.integer("n", 1, 20);
        String target = effect.text("target");
        if (!target.equals("EACH_OPPONENT") && !target.equals("CHOSEN_OPPONENT")) {
            throw effect.bad("target", "must be EACH_OPPONENT or CHOSEN_OPPONENT, not '" + target + "'");
        }
        return new Effect.TakeFish(n, target.equals("EACH_OPPONENT"));
    }

    private static Effect draw(Fields effect) {
        int n = effect.integer("n", 1, 9);
        String pile = effect.text("pile");
        return switch (pile) {
            case "ACTION" -> new Effect.DrawActions(n);
            case "PREDATOR" -> new Effect.DrawPredators(n);
            default -> throw effect.bad("pile", "must be ACTION or PREDATOR, not '" + pile + "'");
        };
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
