package tidetable.games.lastfish;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import tidetable.engine.State;
import tidetable.engine.Story;
import tidetable.engine.file.Json;

/**
 * A position of three players in which any card can be tried out, and what the card changed in it. All INSTANTs that are
 * not tried out lie in the Discard Pile, so no window opens for them (6.8b).
 */
final class CardTrial {
    private static final LastFish GAME = LastFish.standard();
    private static final String POSITION = """
            {"seats": 3,
             "drawDeck": {"top": []}, "encounterDeck": {"top": []}, "discard": [],
             "turn": {"active": 0},
             "players": [
               {"champion": "captain-barbel", "hp": 2, "hand": ["rust-tide", "rust-tide"], "field": []},
               {"champion": "kaito-deepsworn", "hp": 3, "hand": ["shell-buckler", "shell-buckler", "shell-buckler"],
                "field": []},
               {"champion": "nix-undertow", "hp": 2, "hand": ["tidal-insight", "tidal-insight", "tidal-insight"],
                "field": []}]}
            """;
    private static final List<String> DRAWN = List.of("frozen-spear", "frozen-spear", "frozen-spear", "frozen-spear");
    private static final List<String> DISCARDED = List.of("pearl-charm", "coral-cleaver");
    private static final List<String> COUNTERS =
            List.of("active", "number", "attacks", "items", "curses", "extraAttacks", "extraItems");

    private final LastFishState state;
    private final Map<String, Integer> before;

    private CardTrial(ObjectNode position) {
        state = GAME.positions().read(position, "test");
        before = amounts();
    }

    /**
     * The position with a card in the hand of seat 0, if it is to be played from there, and with what is written of
     * it otherwise, such as {@code "0 hp 1; 1 field shell-buckler; encounter whirlpool"}.
     */
    static CardTrial with(String card, String written, List<String> actions) {
        ObjectNode position = (ObjectNode) Json.parse(POSITION, "test");
        if (!written.contains("0 hand") && actions.stream().anyMatch(action -> plays(action, card))) {
            ((ArrayNode) position.at("/players/0/hand")).add(card);
        }
        top(position, "drawDeck", DRAWN);
        set(position, "discard", DISCARDED);
        for (String part : written.equals("-") ? new String[0] : written.split("; ")) {
            write(position, List.of(part.split(" ")));
        }
        addOtherInstants(position);
        return new CardTrial(position);
    }

    private static boolean plays(String action, String card) {
        return action.equals("play " + card) || action.startsWith("play " + card + " ");
    }

    private static void write(ObjectNode position, List<String> words) {
        List<String> cards = words.subList(1, words.size());
        switch (words.getFirst()) {
            case "active" -> ((ObjectNode) position.get("turn")).put("active", Integer.parseInt(words.get(1)));
            case "encounter" -> top(position, "encounterDeck", cards);
            case "top" -> top(position, "drawDeck", cards);
            case "discard" -> set(position, "discard", cards);
            default -> player((ObjectNode) position.at("/players/" + words.getFirst()), cards);
        }
    }

    private static void player(ObjectNode player, List<String> words) {
        String value = words.get(1);
        switch (words.getFirst()) {
            case "champion" -> player.put("champion", value);
            case "hp" -> player.put("hp", Integer.parseInt(value));
            default -> set(player, words.getFirst(), value.equals("none") ? List.of() : words.subList(1, words.size()));
        }
    }

    private static void set(ObjectNode holder, String name, List<String> cards) {
        ArrayNode list = holder.putArray(name);
        cards.forEach(list::add);
    }

    private static void top(ObjectNode position, String deck, List<String> cards) {
        ArrayNode top = ((ObjectNode) position.get(deck)).putArray("top");
        cards.forEach(card -> top.addObject().put("card", card));
    }

    private static void addOtherInstants(ObjectNode position) {
        Map<String, Integer> used = new TreeMap<>();
        position.get("players").forEach(player -> count(used, "", player.get("hand")));
        ArrayNode discard = (ArrayNode) position.get("discard");
        GAME.cards().stream().filter(card -> card.group().equals("instant")).forEach(card -> {
            for (int copy = used.getOrDefault(card.id(), 0); copy < card.count(); copy++) {
                discard.add(card.id());
            }
        });
    }

    void act(String action) {
        int number = GAME.actions().number(action).orElseThrow();
        assertThat(state.refusal(number)).as(action).isEmpty();
        state.apply(number, Story.NONE);
    }

    /** Whether it is MAIN of seat 0, with nothing left to be done. */
    boolean finished() {
        JsonNode position = written();
        return state.step().equals("main")
                && state.actor() == 0
                && position.get("agenda").size() == 1
                && position.get("chain").isEmpty()
                && position.get("laid").isEmpty()
                && position.get("broken").isEmpty()
                && position.get("encounter").textValue().isEmpty();
    }

    /** All that is different now, such as {@code "1 hp -1"}, {@code "discard +rust-tide"}, {@code "acted"}. */
    Set<String> changes() {
        Map<String, Integer> after = amounts();
        Set<String> places = new TreeSet<>(before.keySet());
        places.addAll(after.keySet());
        Set<String> changes = new TreeSet<>();
        for (String place : places) {
            int change = after.getOrDefault(place, 0) - before.getOrDefault(place, 0);
            if (change != 0) {
                changes.add(words(place, change));
            }
        }
        return changes;
    }

    private static String words(String place, int change) {
        if (place.equals("acted")) {
            return place;
        }
        String sign = change < 0 ? "-" : "+";
        int much = Math.abs(change);
        int card = place.indexOf('*');
        return card < 0
                ? place + " " + sign + much
                : place.substring(0, card) + sign + place.substring(card + 1) + (much == 1 ? "" : " x" + much);
    }

    private JsonNode written() {
        return GAME.positions().write(state);
    }

    /** All that can change, as numbers: counters by name, cards by place and name. */
    private Map<String, Integer> amounts() {
        JsonNode position = written();
        Map<String, Integer> amounts = new TreeMap<>();
        COUNTERS.forEach(name -> amounts.put(name, position.at("/turn/" + name).intValue()));
        amounts.put("acted", position.at("/turn/acted").booleanValue() ? 1 : 0);
        for (String deck : List.of("drawDeck", "encounterDeck")) {
            amounts.put(
                    deck,
                    position.get(deck).valueStream().mapToInt(JsonNode::size).sum());
        }
        for (String pile : List.of("discard", "encounterDiscard")) {
            count(amounts, pile + " *", position.get(pile));
        }
        for (int seat = 0; seat < position.get("players").size(); seat++) {
            JsonNode player = position.get("players").get(seat);
            for (String name : List.of("hp", "place", "announced")) {
                amounts.put(seat + " " + name, player.get(name).intValue());
            }
            amounts.put(seat + " started", player.get("started").booleanValue() ? 1 : 0);
            amounts.put(seat + " is " + player.get("champion").textValue(), 1);
            for (String place : List.of("hand", "field")) {
                count(amounts, seat + " " + place + " *", player.get(place));
            }
            countShown(amounts, seat, player.get("known"));
        }
        return amounts;
    }

    private static void count(Map<String, Integer> counts, String place, JsonNode cards) {
        cards.forEach(card -> counts.merge(place + card.textValue(), 1, Integer::sum));
    }

    /** Cards of a hand that others know, by who knows them. */
    private static void countShown(Map<String, Integer> counts, int seat, JsonNode known) {
        known.forEach(shown -> shown.get("knownTo").forEach(observer -> {
            String who = observer.intValue() == State.AUDIENCE ? "all" : observer.asText();
            counts.merge(seat + " shown to " + who + " *" + shown.get("card").textValue(), 1, Integer::sum);
        }));
    }

    static List<String> list(String text) {
        return Arrays.asList(text.split(", "));
    }
}
