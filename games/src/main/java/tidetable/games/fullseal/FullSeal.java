package tidetable.games.fullseal;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import tidetable.engine.ActionSpace;
import tidetable.engine.CardFace;
import tidetable.engine.Deal;
import tidetable.engine.Game;
import tidetable.engine.GameInfo;
import tidetable.engine.PositionCodec;
import tidetable.engine.Viewer;
import tidetable.engine.file.BadInput;
import tidetable.engine.file.Json;
import tidetable.engine.text.Texts;

/** Full Seal: push-your-luck fishing pays for cards; who first owns all four parts of a seal wins. */
public final class FullSeal implements Game<FullSealState, FullSealView> {
    /** The name in files and commands. */
    public static final String ID = "full-seal";

    static final int MIN_SEATS = 2;
    static final int MAX_SEATS = 5;
    private static final int RULES_VERSION = 1;
    private static final List<String> LANGUAGES = List.of("en", "de");

    private final FullSealActions actions;
    private final GameInfo info;
    private final Map<String, Texts> texts = new HashMap<>();
    private final Map<Integer, Table> tables = new HashMap<>();

    private FullSeal(JsonNode json, String source) {
        Texts english = Texts.beside(FullSeal.class, "en");
        FullSealDeck deck = DeckReader.read(json, source, english);
        for (String language : LANGUAGES) {
            Texts translated = Texts.beside(FullSeal.class, language);
            translated.checkSameKeys(english);
            texts.put(language, translated.with(deck.ownTexts()));
        }
        actions = new FullSealActions(deck);
        for (int seats = MIN_SEATS; seats <= MAX_SEATS; seats++) {
            tables.put(seats, new Table(deck, actions, seats));
        }
        info = new GameInfo(
                ID, "Full Seal", MIN_SEATS, MAX_SEATS, List.of(), RULES_VERSION, deck.name(), deck.hash(), LANGUAGES);
    }

    /** The game with its standard deck. */
    public static FullSeal standard() {
        return with(Json.resource(FullSeal.class, "cards.json"), "cards.json");
    }

    /**
     * The game with a deck of the form {@code tidetable-deck/1}.
     *
     * @param source the file's name for messages
     * @throws BadInput naming file, card and field
     */
    public static FullSeal with(JsonNode deck, String source) {
        return new FullSeal(deck, source);
    }

    @Override
    public GameInfo info() {
        return info;
    }

    @Override
    public ActionSpace actions() {
        return actions.space();
    }

    @Override
    public List<CardFace> cards() {
        return table(MIN_SEATS).deck.faces();
    }

    @Override
    public FullSealState deal(Deal deal) {
        info.check(deal);
        return FullSealState.deal(table(deal.seats()), deal);
    }

    /** The value of a kind of Fish card, 0 for an Empty one; no value when this deck has no such card. */
    public OptionalInt value(String card) {
        FullSealDeck deck = table(MIN_SEATS).deck;
        OptionalInt kind = deck.fishKind(card);
        return kind.isEmpty()
                ? kind
                : OptionalInt.of(deck.fish().get(kind.getAsInt()).value());
    }

    Table table(int seats) {
        return Optional.ofNullable(tables.get(seats)).orElseThrow();
    }

    @Override
    public FullSealView view(FullSealState state, Viewer viewer) {
        return ViewBuilder.of(state, viewer);
    }

    @Override
    public PositionCodec<FullSealState> positions() {
        return new FullSealPositions(this);
    }

    @Override
    public Texts texts(String language) {
        Texts found = texts.get(language);
        if (found == null) {
            throw new BadInput("Full Seal has no texts in '" + language + "'; it has " + String.join(", ", LANGUAGES));
        }
        return found;
    }

    @Override
    public String rulebook(String language) {
        String file = texts(language) == texts.get("en") ? "RULES.md" : "RULES_" + language + ".md";
        try (InputStream in = FullSeal.class.getResourceAsStream(file)) {
            if (in == null) {
                throw new BadInput("the program's own file " + file + " is missing");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
