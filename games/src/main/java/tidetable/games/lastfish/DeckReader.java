package tidetable.games.lastfish;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
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
    static final int MOST_KINDS = 63;
    static final int MOST_CHAIN = 255;

    private final Fields fields;
    private final Texts texts;
    private final Set<String> ids = new HashSet<>();
    private final List<CardFace> faces = new ArrayList<>();
    private final List<LastFishDeck.Card> cards = new ArrayList<>();
    private final List<LastFishDeck.Encounter> encounters = new ArrayList<>();
    private final List<Fields> championFields = new ArrayList<>();
    private final List<LastFishDeck.Champion> champions = new ArrayList<>();
    private final Map<String, String> ownTexts = new HashMap<>();

    private DeckReader(JsonNode json, String source, Texts texts) {
        this.fields = Fields.of(json, source);
        this.texts = texts;
    }

    static LastFishDeck read(JsonNode json, String source, Texts texts) {
        return new DeckReader(json, source, texts).read(json);
    }

    private LastFishDeck read(JsonNode json) {
        expect("format", FORMAT);
        expect("game", LastFish.ID);
        String name = fields.text("name");
        LastFishDeck.Constants constants = constants(fields.object("constants"));
        Faults faults = new Faults();
        fields.objects("cards").forEach(card -> faults.in(() -> card(card)));
        faults.end(); // a signature names cards, and is read when all of them are known
        SignatureReader signatures = new SignatureReader(cards, encounters);
        championFields.forEach(champion -> faults.in(() -> champion(champion, signatures)));
        faults.in(fields::end);
        faults.end();
        LastFishDeck deck = new LastFishDeck(
                name,
                hash(json),
                List.copyOf(faces),
                List.copyOf(cards),
                List.copyOf(encounters),
                List.copyOf(champions),
                constants,
                Map.copyOf(ownTexts));
        check(deck);
        return deck;
    }

    private void champion(Fields champion, SignatureReader signatures) {
        champions.add(new LastFishDeck.Champion(champion.text("id"), signatures.read(champion.object("signature"))));
        champion.end();
    }

    private void expect(String name, String value) {
        String found = fields.text(name);
        if (!found.equals(value)) {
            throw fields.bad(name, "must be '" + value + "', not '" + found + "'");
        }
    }

    private void check(LastFishDeck deck) {
        kinds("cards of the Draw Deck", cards.size(), 1);
        kinds("ENCOUNTERs", encounters.size(), 1);
        kinds("CHAMPIONs", champions.size(), LastFish.MAX_SEATS);
        enough("cards of the Draw Deck", deck.drawCards(), deck.constants().startHand() * LastFish.MAX_SEATS);
        enough("ENCOUNTERs", deck.encounterCards(), 1);
        if (Table.longestChain(deck) > MOST_CHAIN) {
            throw fields.bad("cards", "must hold fewer INSTANTs and Duplications");
        }
    }

    private void kinds(String what, int kinds, int least) {
        if (kinds < least || kinds > MOST_KINDS) {
            throw fields.bad("cards", "must hold %d to %d kinds of %s".formatted(least, MOST_KINDS, what));
        }
    }

    private void enough(String what, int cards, int least) {
        if (cards < least || cards > MOST_CARDS) {
            throw fields.bad("cards", "must hold %d to %d %s in all, not %d".formatted(least, MOST_CARDS, what, cards));
        }
    }

    private static LastFishDeck.Constants constants(Fields fields) {
        int startHp = fields.integer("startHp", 1, 9);
        LastFishDeck.Constants constants = new LastFishDeck.Constants(
                startHp,
                fields.integer("maxHp", startHp, 9),
                fields.integer("startHand", 0, 9),
                fields.integer("restHand", 0, 9),
                fields.integer("cursesPerTurn", 0, 9),
                fields.integer("maxPlaysPerTurn", 1, 100),
                fields.integer("turnLimit", 1, 10_000));
        fields.end();
        return constants;
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
        String type = card.text("type");
        Map<String, CardFace.Fact> printed = new LinkedHashMap<>();
        int count = type.equals("CHAMPION") ? 1 : card.integer("count", 0, MOST_COPIES);
        words(card, id);
        card.optionalText("source");
        card.optionalText("countSource");
        switch (type) {
            case "CHAMPION" -> {
                championFields.add(card);
                printed.put("signature", word(card.object("signature").text("card")));
            }
            case "ENCOUNTER" -> {
                String category = category(card);
                printed.put("category", word(category.toLowerCase(Locale.ROOT)));
                encounters.add(new LastFishDeck.Encounter(id, count, EffectReader.ofEncounter(card)));
                card.end();
            }
            default -> {
                LastFishDeck.Card kind = drawCard(card, id, type, count);
                cards.add(kind);
                facts(kind, printed);
                card.end();
            }
        }
        faces.add(new CardFace(id, type.toLowerCase(Locale.ROOT), count, printed));
    }

    private static CardFace.Fact word(String word) {
        return new CardFace.Fact.Word(word);
    }

    private static String category(Fields card) {
        return card.word(
                "category",
                word -> Optional.of(word).filter(List.of("MONSTER", "FIND", "LOCATION", "EVENT")::contains),
                "MONSTER, FIND, LOCATION or EVENT");
    }

    private static void facts(LastFishDeck.Card card, Map<String, CardFace.Fact> printed) {
        if (card.type() == Type.INSTANT) {
            printed.put("window", word(card.onChain() ? "response" : "any"));
        }
        for (int mode = 0; mode < card.modes().size(); mode++) {
            Aim aim = card.modes().get(mode).aim();
            if (aim != Aim.NOBODY) {
                printed.put(mode == 0 ? "target" : "secondaryTarget", word(aim.word()));
            }
        }
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

    private static LastFishDeck.Card drawCard(Fields card, String id, String word, int count) {
        Type type = Type.named(word)
                .orElseThrow(() -> card.bad(
                        "type",
                        "must be INSTANT, SPELL, CURSE, ATTACK, ITEM, ENCOUNTER or CHAMPION, not '" + word + "'"));
        return switch (type) {
            case ITEM ->
                new LastFishDeck.Card(id, count, type, false, List.of(), statics(card), EffectReader.triggers(card));
            case CURSE -> announced(id, count, type, false, modes(card));
            case INSTANT -> {
                boolean onChain = card.word(
                        "window",
                        w -> Optional.of(w.equals("RESPONSE")).filter(response -> response || w.equals("ANY")),
                        "RESPONSE or ANY");
                yield announced(id, count, type, onChain, List.of(mode(card, type, 0, onChain)));
            }
            case SPELL, ATTACK -> announced(id, count, type, false, List.of(mode(card, type, 0, false)));
        };
    }

    private static LastFishDeck.Card announced(
            String id, int count, Type type, boolean onChain, List<LastFishDeck.Mode> modes) {
        return new LastFishDeck.Card(id, count, type, onChain, modes, LastFishDeck.Statics.NONE, List.of());
    }

    private static LastFishDeck.Mode mode(Fields fields, Type type, int sacrifice, boolean onChain) {
        Aim aim = !fields.has("target")
                ? Aim.NOBODY
                : fields.word(
                        "target",
                        word -> switch (word) {
                            case "OPPONENT" -> Optional.of(Aim.OPPONENT);
                            case "PLAYER" -> Optional.of(Aim.PLAYER);
                            default -> Optional.empty();
                        },
                        "OPPONENT or PLAYER");
        return new LastFishDeck.Mode(aim, sacrifice, EffectReader.ofCard(fields, type, aim, onChain));
    }

    private static List<LastFishDeck.Mode> modes(Fields card) {
        List<Fields> modes = card.objects("modes");
        if (modes.size() != 2
                || !modes.get(0).text("mode").equals("INITIAL")
                || !modes.get(1).text("mode").equals("SECONDARY")) {
            throw card.bad("modes", "must be an INITIAL and a SECONDARY one");
        }
        List<LastFishDeck.Mode> read = new ArrayList<>();
        read.add(mode(modes.get(0), Type.CURSE, 0, false));
        read.add(mode(modes.get(1), Type.CURSE, modes.get(1).integer("sacrifice", 0, 8), false));
        modes.forEach(Fields::end);
        return read;
    }

    private static LastFishDeck.Statics statics(Fields card) {
        int draws = 0;
        int damage = 0;
        boolean harness = false;
        for (Fields rule : card.objects("static")) {
            String word = rule.text("rule");
            switch (word) {
                case "DRAW_STEP_BONUS" -> draws += rule.integer("n", 1, 9);
                case "ATTACK_DAMAGE_BONUS" -> damage += rule.integer("n", 1, 9);
                case "ITEM_AND_ATTACK_SAME_TURN" -> harness = true;
                default ->
                    throw rule.bad(
                            "rule",
                            "must be DRAW_STEP_BONUS, ATTACK_DAMAGE_BONUS or ITEM_AND_ATTACK_SAME_TURN, not '" + word
                                    + "'");
            }
            rule.end();
        }
        return new LastFishDeck.Statics(draws, harness, damage);
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
