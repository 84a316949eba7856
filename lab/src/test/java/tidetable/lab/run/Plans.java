package tidetable.lab.run;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tidetable.engine.chance.Seed;
import tidetable.engine.file.Json;
import tidetable.games.fintasticsea.FintasticSea;

/** Small plans. */
final class Plans {
    static final Seed ROOT = new Seed(11, 12);

    private Plans() {}

    /** Random players in Fintastic Sea, with a deck in which shrimp are worth more beside the standard one. */
    static Plan comparing(long games) {
        return of(games, List.of(Variant.standard(), new Variant("strong shrimp", Optional.of(strongShrimp()))), true);
    }

    static Plan of(long games, List<Variant> variants, boolean paired) {
        return new Plan(
                "fintastic-sea",
                2,
                List.of("random"),
                Plan.Seating.FIXED,
                Map.of(),
                ROOT,
                variants,
                paired,
                new Plan.Budget(games, 0));
    }

    static ObjectNode strongShrimp() {
        ObjectNode deck = (ObjectNode) Json.resource(FintasticSea.class, "cards.json");
        deck.put("name", "strong shrimp");
        ((ObjectNode) deck.get("cards").get(0)).put("value", 5);
        return deck;
    }
}
