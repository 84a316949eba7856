package tidetable.games;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import tidetable.engine.Game;
import tidetable.engine.file.BadInput;
import tidetable.engine.file.Fields;
import tidetable.engine.file.Json;
import tidetable.games.finspan.Finspan;
import tidetable.games.fintasticsea.FintasticSea;
import tidetable.games.fullseal.FullSeal;
import tidetable.games.lastfish.LastFish;

/** The games there are. A new game is one line in {@link #ALL}. */
public final class Games {
    private static final List<Entry> ALL = List.of(
            new Entry("fintastic-sea", FintasticSea.class, FintasticSea::standard, FintasticSea::with),
            new Entry("full-seal", FullSeal.class, FullSeal::standard, FullSeal::with),
            new Entry("finspan", Finspan.class, Finspan::standard, Finspan::with),
            new Entry("last-fish", LastFish.class, LastFish::standard, LastFish::with));

    private Games() {}

    /** The ids of all games, in the order in which they are shown. */
    public static List<String> ids() {
        return ALL.stream().map(Entry::id).toList();
    }

    /**
     * A game with its standard deck.
     *
     * @throws BadInput when there is no game of that id
     */
    public static Game<?, ?> open(String id) {
        return entry(id).standard().get();
    }

    /**
     * A game with a custom deck, or with its standard one when there is none.
     *
     * @param source the deck file's name for messages
     * @throws BadInput when there is no game of that id, or the deck is none of it, naming card and field
     */
    public static Game<?, ?> open(String id, Optional<JsonNode> deck, String source) {
        return deck.<Game<?, ?>>map(d -> entry(id).custom().with(d, source)).orElseGet(() -> open(id));
    }

    /**
     * The game that a deck is of, with this deck.
     *
     * @param source the deck file's name for messages
     * @throws BadInput naming card and field when it is no deck of the game that it names; holds all problems that were
     *     found
     */
    public static Game<?, ?> ofDeck(JsonNode deck, String source) {
        Fields fields = Fields.of(deck, source);
        String id = fields.text("game");
        if (!ids().contains(id)) {
            throw fields.bad("game", "must be " + String.join(", ", ids()) + ", not '" + id + "'");
        }
        return open(id, Optional.of(deck), source);
    }

    /**
     * The file of a game's standard deck, as the game itself reads it.
     *
     * @throws BadInput when there is no game of that id
     */
    public static String standardDeck(String id) {
        return Json.resourceText(entry(id).place(), "cards.json");
    }

    private static Entry entry(String id) {
        return ALL.stream()
                .filter(e -> e.id().equals(id))
                .findFirst()
                .orElseThrow(
                        () -> new BadInput("there is no game '" + id + "'; there are: " + String.join(", ", ids())));
    }

    private record Entry(String id, Class<?> place, Supplier<Game<?, ?>> standard, Custom custom) {}

    private interface Custom {
        Game<?, ?> with(JsonNode deck, String source);
    }
}
