package tidetable.games.lastfish;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import tidetable.engine.State;

/** Where the cards of a written position of Last Fish! lie. */
final class Cards {
    private static final List<String> PILES = List.of("drawDeck", "encounterDeck");

    private Cards() {}

    /** How many there are of each card, wherever they lie; copies are none. */
    static Map<String, Integer> inventory(ObjectNode position) {
        Map<String, Integer> counts = new TreeMap<>();
        Stream.of(
                        texts(position.at("/discard")),
                        texts(position.at("/encounterDiscard")),
                        texts(position.at("/encounter")).filter(card -> !card.isEmpty()),
                        texts(position.at("/laid")),
                        PILES.stream().flatMap(pile -> ofPile(position.get(pile))),
                        position.at("/players").valueStream().flatMap(Cards::ofPlayer),
                        position.at("/chain")
                                .valueStream()
                                .filter(entry -> !entry.get("copy").booleanValue())
                                .flatMap(entry -> texts(entry.get("card"))))
                .flatMap(cards -> cards)
                .forEach(card -> counts.merge(card, 1, Integer::sum));
        return counts;
    }

    /** The cards whose place an observer cannot know, by place. */
    static Map<String, List<String>> unknown(ObjectNode position, int observer) {
        Map<String, List<String>> places = new TreeMap<>();
        JsonNode agenda = position.get("agenda");
        JsonNode question = agenda.path(agenda.size() - 1);
        if (question.path("step").asText().equals("double")
                && question.path("seat").asInt() != observer) {
            return places; // Whoever laid Duplication down has a card to go with it.
        }
        boolean out = observer != State.AUDIENCE
                && position.at("/players/" + observer + "/hp").intValue() == 0;
        int looks = out ? State.AUDIENCE : observer;
        PILES.forEach(pile -> places.put(pile + "/rest", list(position.at("/" + pile + "/rest"))));
        for (int seat = 0; seat < position.get("players").size(); seat++) {
            JsonNode player = position.get("players").get(seat);
            if (seat != looks) {
                List<String> hand = list(player.get("hand"));
                player.get("known")
                        .valueStream()
                        .filter(card ->
                                card.get("knownTo").valueStream().anyMatch(knower -> knower.intValue() == looks))
                        .forEach(card -> hand.remove(card.get("card").textValue()));
                places.put("drawDeck/hand" + seat, hand);
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
        return Stream.of("hand", "field").flatMap(zone -> texts(player.get(zone)));
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
