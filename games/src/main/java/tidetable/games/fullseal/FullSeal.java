package tidetable.games.fullseal;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
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

/** Full Seal: push-your-luck fishing pays for cards; who first owns all four parts of a seal wins. */
public final class FullSeal implements Game<FullSealState, FullSealView> {
    /** The name in files and commands. */
    public static final String ID = "full-seal";

    static final int MIN_SEATS = 2;
    static final int MAX_SEATS = 5;
    private static final int RULES_VERSION = 1;
    private static final Set<String> PASSING =
            Arrays.stream(Step.ALL).filter(Step::passes).map(Step::word).collect(Collectors.toUnmodifiableSet());

    private final FullSealActions actions;
    private final GameInfo info;
    private final Translations words;
    private final Map<Integer, Table> tables = new HashMap<>();

    private FullSeal(JsonNode json, String source) {
        FullSealDeck deck = DeckReader.read(json, source, Texts.beside(FullSeal.class, Languages.ENGLISH));
        words = new Translations(FullSeal.class, "Full Seal", Languages.ALL, deck.ownTexts());
        actions = new FullSealActions(deck);
        for (int seats = MIN_SEATS; seats <= MAX_SEATS; seats++) {
            tables.put(seats, new Table(deck, actions, seats));
        }
        info = new GameInfo(
                ID,
                "Full Seal",
                MIN_SEATS,
                MAX_SEATS,
                List.of(),
                RULES_VERSION,
                deck.name(),
                deck.hash(),
                Languages.ALL);
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
    public Set<String> passing() {
        return PASSING;
    }

    @Override
    public PositionCodec<FullSealState> positions() {
        return new FullSealPositions(this);
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
