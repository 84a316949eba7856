package tidetable.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import tidetable.engine.file.Json;
import tidetable.games.fullseal.FullSeal;
import tidetable.games.lastfish.LastFish;

/** Decks in which what a test needs comes at once. */
public final class Decks {
    private Decks() {}

    /** Full Seal with no Action cards but one that is aimed at somebody and one that answers it. */
    public static ObjectNode aimedAndAnswered() {
        ObjectNode deck = (ObjectNode) Json.resource(FullSeal.class, "cards.json");
        for (JsonNode card : deck.path("cards")) {
            if (card.path("type").asText().equals("ACTION")) {
                boolean wanted = List.of("frozen-line", "thin-ice")
                        .contains(card.path("id").asText());
                ((ObjectNode) card).put("count", wanted ? 20 : 0);
            }
        }
        return deck;
    }

    /** Last Fish! with no cards but a SPELL that is aimed at somebody, one INSTANT that answers it, and quiet ENCOUNTERs. */
    public static ObjectNode spellsAndDenials() {
        ObjectNode deck = (ObjectNode) Json.resource(LastFish.class, "cards.json");
        for (JsonNode card : deck.path("cards")) {
            if (card.has("count")) {
                boolean wanted = List.of("muddled-waters", "riptide-denial", "quiet-reeds")
                        .contains(card.path("id").asText());
                ((ObjectNode) card).put("count", wanted ? 20 : 0);
            }
        }
        return deck;
    }
}
