package tidetable.games.finspan;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Where the cards of a written position of Finspan lie. */
final class Cards {
    private Cards() {}

    /** How many there are of each card and forage fish, wherever they lie. */
    static Map<String, Integer> inventory(ObjectNode position) {
        Map<String, Integer> counts = new TreeMap<>();
        Stream.concat(
                        texts(position.get("deck")),
                        position.get("players").valueStream().flatMap(Cards::ofPlayer))
                .forEach(card -> counts.merge(card, 1, Integer::sum));
        return counts;
    }

    private static Stream<String> ofPlayer(JsonNode player) {
        Stream<String> ocean = player.get("ocean")
                .valueStream()
                .filter(slot -> slot.has("fish"))
                .flatMap(slot -> Stream.concat(Stream.of(slot.get("fish").textValue()), texts(slot.get("under"))));
        return Stream.of(texts(player.get("hand")), texts(player.get("discard")), ocean)
                .flatMap(cards -> cards);
    }

    /** The cards whose place nobody knows: the deck has no order before a card is drawn. */
    static Map<String, List<String>> unknown(ObjectNode position) {
        return Map.of("deck/rest", new ArrayList<>(texts(position.get("deck")).toList()));
    }

    private static Stream<String> texts(JsonNode values) {
        return values.valueStream().map(JsonNode::textValue);
    }
}
