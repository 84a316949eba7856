package tidetable.games.fullseal;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import tidetable.engine.State;

/** Where the cards of a written position of Full Seal lie. */
final class Cards {
    private static final List<String> PILES = List.of("fishDeck", "actionDeck", "predatorPile", "sealPile");

    private Cards() {}

    /** How many there are of each card, wherever they lie. */
    static Map<String, Integer> inventory(ObjectNode position) {
        Map<String, Integer> counts = new TreeMap<>();
        Stream.of(
                        texts(position.at("/flipped")),
                        texts(position.at("/discard")),
                        PILES.stream().flatMap(pile -> ofPile(position.get(pile))),
                        position.at("/players").valueStream().flatMap(Cards::ofPlayer),
                        Stream.of("attacker", "defender")
                                .map(side -> position.at("/attack/" + side).textValue())
                                .filter(card -> !card.isEmpty()),
                        position.at("/agenda").valueStream().flatMap(frame -> texts(frame.path("card"))))
                .flatMap(cards -> cards)
                .forEach(card -> counts.merge(card, 1, Integer::sum));
        return counts;
    }

    /** The cards whose place an observer cannot know, by place. */
    static Map<String, List<String>> unknown(ObjectNode position, int observer) {
        Map<String, List<String>> places = new TreeMap<>();
        for (String pile : PILES) {
            places.put(pile + "/rest", list(position.at("/" + pile + "/rest")));
            for (String end : List.of("top", "under")) {
                JsonNode row = position.at("/" + pile + "/" + end);
                for (int i = 0; i < row.size(); i++) {
                    boolean knows = row.get(i).get("knownTo").valueStream().anyMatch(o -> o.intValue() == observer);
                    if (!knows) {
                        places.put(
                                pile + "/" + end + i,
                                List.of(row.get(i).get("card").textValue()));
                    }
                }
            }
        }
        String name = observer == State.AUDIENCE ? "audience" : Integer.toString(observer);
        for (int seat = 0; seat < position.get("players").size(); seat++) {
            JsonNode player = position.get("players").get(seat);
            if (seat != observer) {
                places.put("actionDeck/hand" + seat, list(player.get("hand")));
                List<String> predators = list(player.get("predators"));
                texts(player.get("known").get(name)).forEach(predators::remove);
                places.put("predatorPile/seat" + seat, predators);
            }
        }
        return places;
    }

    private static Stream<String> ofPile(JsonNode pile) {
        return Stream.concat(
                texts(pile.get("rest")),
                Stream.of("top", "under")
                        .flatMap(end -> pile.get(end).valueStream())
                        .map(entry -> entry.get("card").textValue()));
    }

    private static Stream<String> ofPlayer(JsonNode player) {
        return Stream.of("hand", "predators", "seals").flatMap(zone -> texts(player.get(zone)));
    }

    private static Stream<String> texts(JsonNode values) {
        return values.isTextual()
                ? Stream.of(values.textValue())
                : values.valueStream().map(JsonNode::textValue);
    }

    private static List<String> list(JsonNode values) {
        return new ArrayList<>(texts(values).toList());
    }
}
