package tidetable.games.lastfish;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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

/** Last Fish!: Champions attack, curse and block with answers to answers; who is the last in the game wins. */
public final class LastFish implements Game<LastFishState, LastFishView> {
    /** The name in files and commands. */
    public static final String ID = "last-fish";

    static final int MIN_SEATS = 2;
    static final int MAX_SEATS = 6;
    private static final int RULES_VERSION = 1;
    private static final Set<String> PASSING = Set.of(Step.OPEN.word(), Step.RESPONSE.word());

    private final LastFishActions actions;
    private final GameInfo info;
    private final Translations words;
    private final Map<Integer, Table> tables = new HashMap<>();

    private LastFish(JsonNode json, String source) {
        LastFishDeck deck = DeckReader.read(json, source, Texts.beside(LastFish.class, Languages.ENGLISH));
        words = new Translations(LastFish.class, "Last Fish!", Languages.ALL, deck.ownTexts());
        actions = new LastFishActions(deck);
        for (int seats = MIN_SEATS; seats <= MAX_SEATS; seats++) {
            tables.put(seats, new Table(deck, actions, seats));
        }
        info = new GameInfo(
                ID,
                "Last Fish!",
                MIN_SEATS,
                MAX_SEATS,
                Options.info(deck.constants()),
                RULES_VERSION,
                deck.name(),
                deck.hash(),
                Languages.ALL);
    }

    /** The game with its standard deck. */
    public static LastFish standard() {
        return with(Json.resource(LastFish.class, "cards.json"), "cards.json");
    }

    /**
     * The game with a deck of the form {@code tidetable-deck/1}.
     *
     * @param source the file's name for messages
     * @throws BadInput naming file, card and field
     */
    public static LastFish with(JsonNode deck, String source) {
        return new LastFish(deck, source);
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
    public LastFishState deal(Deal deal) {
        info.check(deal);
        return LastFishState.deal(table(deal.seats()), deal);
    }

    Table table(int seats) {
        return Optional.ofNullable(tables.get(seats)).orElseThrow();
    }

    @Override
    public LastFishView view(LastFishState state, Viewer viewer) {
        return ViewBuilder.of(state, viewer);
    }

    @Override
    public Set<String> passing() {
        return PASSING;
    }

    @Override
    public PositionCodec<LastFishState> positions() {
        return new LastFishPositions(this);
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
