package tidetable.games.finspan;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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

/** Finspan: fish played into an ocean of one's own, and dives along them that bring cards, eggs, young and schools. */
public final class Finspan implements Game<FinspanState, FinspanView> {
    /** The name in files and commands. */
    public static final String ID = "finspan";

    static final int MIN_SEATS = 1;
    static final int MAX_SEATS = 5;
    private static final int RULES_VERSION = 1;

    private final FinspanDeck deck;
    private final FinspanActions actions;
    private final GameInfo info;
    private final Translations words;
    private final Map<Integer, Table> tables = new HashMap<>();

    private Finspan(JsonNode json, String source) {
        deck = DeckReader.read(json, source, Texts.beside(Finspan.class, Languages.ENGLISH));
        words = new Translations(Finspan.class, "Finspan", Languages.ALL, texts -> {
            Map<String, String> more = new HashMap<>(new CardTexts(texts).of(deck));
            more.putAll(deck.ownTexts());
            return more;
        });
        actions = new FinspanActions(deck);
        for (int seats = MIN_SEATS; seats <= MAX_SEATS; seats++) {
            tables.put(seats, new Table(deck, actions, seats));
        }
        info = new GameInfo(
                ID,
                "Finspan",
                MIN_SEATS,
                MAX_SEATS,
                Options.info(),
                RULES_VERSION,
                deck.name(),
                deck.hash(),
                Languages.ALL);
    }

    /** The game with its standard deck. */
    public static Finspan standard() {
        return with(Json.resource(Finspan.class, "cards.json"), "cards.json");
    }

    /**
     * The game with a deck of the form {@code tidetable-deck/1}.
     *
     * @param source the file's name for messages
     * @throws BadInput naming file, card and field
     */
    public static Finspan with(JsonNode deck, String source) {
        return new Finspan(deck, source);
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
        return deck.faces();
    }

    @Override
    public FinspanState deal(Deal deal) {
        info.check(deal);
        return FinspanState.deal(table(deal.seats()), deal);
    }

    Table table(int seats) {
        return Optional.ofNullable(tables.get(seats)).orElseThrow();
    }

    @Override
    public FinspanView view(FinspanState state, Viewer viewer) {
        return ViewBuilder.build(state);
    }

    @Override
    public PositionCodec<FinspanState> positions() {
        return new FinspanPositions(this);
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
