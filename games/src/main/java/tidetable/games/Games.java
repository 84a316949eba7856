package tidetable.games;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import tidetable.engine.Game;
import tidetable.engine.file.BadInput;
import tidetable.games.finspan.Finspan;
import tidetable.games.fintasticsea.FintasticSea;
import tidetable.games.fullseal.FullSeal;
import tidetable.games.lastfish.LastFish;

/** The games there are. A new game is one line in {@link #ALL}. */
public final class Games {
    private static final List<Entry> ALL = List.of(
            new Entry("fintastic-sea", FintasticSea::standard, FintasticSea::with),
            new Entry("full-seal", FullSeal::standard, FullSeal::with),
            new Entry("finspan", Finspan::standard, Finspan::with),
            new Entry("last-fish", LastFish::standard, LastFish::with));

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

    private static Entry entry(String id) {
        return ALL.stream()
                .filter(e -> e.id().equals(id))
                .findFirst()
                .orElseThrow(
                        () -> new BadInput("there is no game '" + id + "'; there are: " + String.join(", ", ids())));
    }

    private record Entry(String id, java.util.function.Supplier<Game<?, ?>> standard, Custom custom) {}

    private interface Custom {
        Game<?, ?> with(JsonNode deck, String source);
    }
}
