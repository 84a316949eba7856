package tidetable.engine.contract.nasty;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import tidetable.engine.State;

/** Where the cards of a written position of the nasty game lie. */
final class Zones {
    private Zones() {}

    static Map<String, Integer> inventory(ObjectNode position) {
        Map<String, Integer> counts = new TreeMap<>();
        Stream<String> cards = Stream.of(
                        position.findValues("hand").stream().flatMap(Zones::texts),
                        texts(position.at("/discard")),
                        texts(position.at("/deck/rest")),
                        Stream.concat(
                                        position.at("/deck/top").valueStream(),
                                        position.at("/deck/under").valueStream())
                                .map(entry -> entry.get("card").textValue()))
                .flatMap(all -> all);
        cards.forEach(card -> counts.merge(card, 1, Integer::sum));
        return counts;
    }

    /** The cards that an observer does not know, by place. */
    static Map<String, List<String>> unknown(ObjectNode position, int observer) {
        Map<String, List<String>> places = new TreeMap<>();
        places.put("deck/rest", texts(position.at("/deck/rest")).toList());
        for (String end : List.of("top", "under")) {
            for (int i = 0; i < position.at("/deck/" + end).size(); i++) {
                JsonNode entry = position.at("/deck/" + end + "/" + i);
                if (entry.get("knownTo").valueStream().noneMatch(seat -> seat.intValue() == observer)) {
                    places.put("deck/" + end + i, List.of(entry.get("card").textValue()));
                }
            }
        }
        String name = observer == State.AUDIENCE ? "audience" : Integer.toString(observer);
        for (int seat = 0; seat < position.get("players").size(); seat++) {
            JsonNode player = position.get("players").get(seat);
            if (seat != observer) {
                List<String> hand = new ArrayList<>(texts(player.get("hand")).toList());
                texts(player.get("known").get(name)).forEach(hand::remove);
                places.put("deck/hand" + seat, hand);
            }
        }
        return places;
    }

    private static Stream<String> texts(JsonNode list) {
        return list.valueStream().map(JsonNode::textValue);
    }
}
