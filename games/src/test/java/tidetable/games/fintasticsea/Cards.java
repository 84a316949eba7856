package tidetable.games.fintasticsea;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Where the cards of a written position of Fintastic Sea lie. */
final class Cards {
    private Cards() {}

    /** How many there are of each card, wherever they lie. */
    static Map<String, Integer> inventory(ObjectNode position) {
        Map<String, Integer> counts = new TreeMap<>();
        Stream.of(
                        texts(position.at("/ocean")),
                        texts(position.at("/fishDeck/top")),
                        texts(position.at("/fishDeck/rest")),
                        texts(position.at("/discard")),
                        texts(position.at("/spent")),
                        entries(position.at("/secretDeck/top")),
                        texts(position.at("/secretDeck/rest")),
                        entries(position.at("/secretDeck/under")),
                        position.at("/players").valueStream().flatMap(Cards::ofPlayer),
                        position.at("/closed").valueStream().flatMap(Cards::ofEcosystem))
                .flatMap(cards -> cards)
                .forEach(card -> counts.merge(card, 1, Integer::sum));
        return counts;
    }

    /** The cards whose place an observer cannot know, by place. */
    static Map<String, List<String>> unknown(ObjectNode position, int observer) {
        Map<String, List<String>> places = new TreeMap<>();
        places.put("fish/rest", list(position.at("/fishDeck/rest")));
        places.put("secret/rest", list(position.at("/secretDeck/rest")));
        JsonNode under = position.at("/secretDeck/under");
        for (int i = 0; i < under.size(); i++) {
            JsonNode entry = under.get(i);
            if (entry.get("knownTo").valueStream().noneMatch(seat -> seat.intValue() == observer)) {
                places.put("secret/under" + i, List.of(entry.get("card").textValue()));
            }
        }
        for (int seat = 0; seat < position.get("players").size(); seat++) {
            JsonNode player = position.get("players").get(seat);
            if (seat != observer) {
                List<String> hand = list(player.get("hand"));
                texts(player.get("known")).forEach(hand::remove);
                places.put("fish/hand" + seat, hand);
                places.put("secret/hand" + seat, list(player.get("secrets")));
                places.put("secret/looking" + seat, list(player.get("looking")));
            }
        }
        return places;
    }

    private static Stream<String> ofPlayer(JsonNode player) {
        return Stream.concat(
                Stream.of("hand", "secrets", "looking", "reserve").flatMap(zone -> texts(player.get(zone))),
                ofEcosystem(player.get("ecosystem")));
    }

    private static Stream<String> ofEcosystem(JsonNode ecosystem) {
        return Stream.concat(texts(ecosystem.get("fish")), texts(ecosystem.get("secrets")));
    }

    private static Stream<String> entries(JsonNode list) {
        return list.valueStream().map(entry -> entry.get("card").textValue());
    }

    private static Stream<String> texts(JsonNode values) {
        return values.valueStream().map(JsonNode::textValue);
    }

    private static List<String> list(JsonNode values) {
        return new ArrayList<>(texts(values).toList());
    }
}
