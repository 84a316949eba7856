package tidetable.games.fintasticsea;

import com.fasterxml.jackson.databind.JsonNode;
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
import tidetable.engine.text.Languages;
import tidetable.engine.text.Texts;
import tidetable.engine.text.Translations;

/** Fintastic Sea: fish played into a shared Ocean catch others, for Ecosystems that score and a Reserve that pays. */
public final class FintasticSea implements Game<FintasticState, FintasticView> {
    /** The name in files and commands. */
    public static final String ID = "fintastic-sea";

    static final int MIN_SEATS = 2;
    static final int MAX_SEATS = 4;
    private static final int RULES_VERSION = 1;

    private final FintasticActions actions;
    private final GameInfo info;
    private final Translations words;
    private final Map<Integer, Table> tables = new HashMap<>();

    private FintasticSea(JsonNode json, String source) {
        FintasticDeck deck = DeckReader.read(json, source, Texts.beside(FintasticSea.class, Languages.ENGLISH));
        words = new Translations(FintasticSea.class, "Fintastic Sea", Languages.ALL, deck.ownTexts());
        actions = new FintasticActions(deck);
        for (int seats = MIN_SEATS; seats <= MAX_SEATS; seats++) {
            tables.put(seats, new Table(deck, actions, seats));
        }
        info = new GameInfo(
                ID,
                "Fintastic Sea",
                MIN_SEATS,
                MAX_SEATS,
                List.of(),
                RULES_VERSION,
                deck.name(),
                deck.hash(),
                Languages.ALL);
    }

    /** The game with its standard deck. */
    public static FintasticSea standard() {
        return with(Json.resource(FintasticSea.class, "cards.json"), "cards.json");
    }

    /**
     * The game with a deck of the form {@code tidetable-deck/1}.
     *
     * @param source the file's name for messages
     * @throws BadInput naming file, card and field
     */
    public static FintasticSea with(JsonNode deck, String source) {
        return new FintasticSea(deck, source);
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
    public FintasticState deal(Deal deal) {
        info.check(deal);
        return FintasticState.deal(table(deal.seats()), deal);
    }

    /** The printed value of a kind of fish, 1 to 9; empty when this deck has no such fish. */
    public OptionalInt value(String fish) {
        FintasticDeck deck = table(MIN_SEATS).deck;
        OptionalInt kind = deck.fishKind(fish);
        return kind.isEmpty()
                ? kind
                : OptionalInt.of(deck.fish().get(kind.getAsInt()).value());
    }

    Table table(int seats) {
        return Optional.ofNullable(tables.get(seats)).orElseThrow();
    }

    @Override
    public FintasticView view(FintasticState state, Viewer viewer) {
        return FintasticView.of(state, viewer);
    }

    @Override
    public PositionCodec<FintasticState> positions() {
        return new FintasticPositions(this);
    }

    @Override
    public Texts texts(String language) {
        return words.in(language);
    }

    @Override
    public String rulebook(String language) {
        return words.rulebook(language);
    }
}
