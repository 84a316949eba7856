package tidetable.games.finspan;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.HexFormat;
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
    static final int LONGEST = 10_000;
    /** Cards and forage fish together have room in a byte, beside none at all. */
    static final int MOST_CARDS = 200;

    private static final int MOST_GOALS = 100;

    private final Fields fields;
    private final Texts texts;
    private final Set<String> ids = new HashSet<>();
    private final List<CardFace> faces = new ArrayList<>();
    private final List<FinspanDeck.Card> cards = new ArrayList<>();
    private final Map<String, String> ownTexts = new HashMap<>();

    private DeckReader(JsonNode json, String source, Texts texts) {
        this.fields = Fields.of(json, source);
        this.texts = texts;
        expect("format", FORMAT);
        expect("game", Finspan.ID);
    }

    static FinspanDeck read(JsonNode json, String source, Texts texts) {
        return new DeckReader(json, source, texts).read(json);
    }

    private FinspanDeck read(JsonNode json) {
        String name = fields.text("name");
        FinspanDeck.Constants constants = constants(fields.object("constants"));
        FinspanDeck.Board board = BoardReader.board(fields.object("board"));
        List<FinspanDeck.Goal> goals = new ArrayList<>();
        List<Integer> most = new ArrayList<>();
        Fields sides = fields.object("goals");
        for (String side : Options.GOALS.choices()) {
            Fields goalSide = sides.object(side);
            most.add(goalSide.integer("most", 0, 20));
            goals.addAll(BoardReader.goals(goalSide, side.equals("B")));
            goalSide.end();
        }
        sides.end();
        Faults faults = new Faults();
        fields.objects("cards").forEach(card -> faults.in(() -> card(card)));
        forage(board, faults);
        goals.forEach(goal -> faults.in(() -> goal(goal)));
        faults.in(fields::end);
        faults.end();
        FinspanDeck deck = new FinspanDeck(
                json,
                name,
                hash(json),
                List.copyOf(faces),
                List.copyOf(cards),
                board,
                List.copyOf(goals),
                List.copyOf(most),
                constants,
                Map.copyOf(ownTexts));
        check(deck);
        return deck;
    }

    private void forage(FinspanDeck.Board board, Faults faults) {
        List<Fields> forage = fields.object("board").objects("forageFish");
        for (int i = 0; i < forage.size(); i++) {
            FinspanDeck.Forage of = board.forage().get(i);
            Fields fish = forage.get(i).as(of.id());
            faults.in(() -> forage(of, fish));
        }
    }

    private void forage(FinspanDeck.Forage of, Fields fish) {
        id(fish, of.id());
        name(fish, of.id());
        faces.add(Faces.of(of, fish.text("latin")));
    }

    private void expect(String name, String value) {
        String found = fields.text(name);
        if (!found.equals(value)) {
            throw fields.bad(name, "must be '" + value + "', not '" + found + "'");
        }
    }

    private void check(FinspanDeck deck) {
        if (cards.size() > MOST_CARDS) {
            throw fields.bad("cards", "must hold " + MOST_CARDS + " cards at most, not " + cards.size());
        }
        FinspanDeck.Constants c = deck.constants();
        int starters = (int) cards.stream().filter(FinspanDeck.Card::starter).count();
        needs("starter", Finspan.MAX_SEATS * c.startStarters(), starters);
        needs("base", Finspan.MAX_SEATS * c.startCards() + 1, cards.size() - starters);
        if (deck.goals().size() > MOST_GOALS) {
            throw fields.bad("goals", "must hold " + MOST_GOALS + " goals at most");
        }
    }

    private void needs(String set, int needed, int found) {
        if (found < needed) {
            throw fields.bad(
                    "cards", "must hold at least %d cards of the set %s, not %d".formatted(needed, set, found));
        }
    }

    private static FinspanDeck.Constants constants(Fields fields) {
        FinspanDeck.Constants constants = new FinspanDeck.Constants(
                fields.integer("startStarters", 0, 10),
                fields.integer("startCards", 0, 10),
                fields.integer("turnsPerWeek", 1, 12),
                fields.integer("consumedPoints", 0, 20),
                fields.integer("eggPoints", 0, 20),
                fields.integer("youngPoints", 0, 20),
                fields.integer("schoolPoints", 0, 20),
                fields.integer("mediumFromCm", 0, LONGEST),
                fields.integer("largeFromCm", 0, LONGEST));
        fields.end();
        return constants;
    }

    private void card(Fields unnamed) {
        String id = unnamed.text("id");
        Fields card = unnamed.as(id);
        id(card, id);
        String set = card.text("set");
        if (!set.equals("base") && !set.equals("starter")) {
            throw card.bad("set", "must be base or starter, not '" + set + "'");
        }
        Printed printed = new Printed(card, id, set);
        name(card, id);
        cards.add(printed.card());
        faces.add(printed.face());
        card.optionalText("note");
        card.end();
    }

    private void goal(FinspanDeck.Goal goal) {
        if (!ids.add(goal.id())) {
            throw fields.bad("goals", "holds '" + goal.id() + "', which is there already");
        }
        faces.add(Faces.of(goal));
    }

    private void id(Fields card, String id) {
        if (!id.matches("[a-z][a-z0-9-]*")) {
            throw card.bad("id", "must be lower-case words joined by '-'");
        }
        if (!ids.add(id)) {
            throw card.bad("id", "names a card that is there already");
        }
    }

    /** A card has its name in the message files, or brings it along; its text follows from its ability. */
    private void name(Fields card, String id) {
        Optional<String> own = card.optionalText("name");
        String key = "card." + id + ".name";
        if (own.isPresent()) {
            ownTexts.put(key, own.get().replace("'", "''").replace("{", "'{'"));
        } else if (!texts.has(key)) {
            throw card.bad("name", "is missing, and the message files have no text '" + key + "'");
        }
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
