package tidetable.cli.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tidetable.cli.shell.Style;
import tidetable.engine.text.Texts;
import tidetable.games.lastfish.LastFish;

/** How cards of Last Fish! are called, in words and colours. */
final class LastFishWords {
    final Texts game;
    final Style style;
    private final Texts words;
    private final Map<String, String> groups = new HashMap<>();

    LastFishWords(LastFish fish, Texts words, Style style) {
        this.game = fish.texts(words.tag());
        this.words = words;
        this.style = style;
        fish.cards().forEach(card -> groups.put(card.id(), card.group()));
    }

    /** A program's text with its places filled. */
    String say(String key, Object... arguments) {
        return words.format("lastfish." + key, List.of(arguments));
    }

    String name(String card) {
        return game.get("card." + card + ".name");
    }

    String text(String card) {
        return game.get("card." + card + ".text");
    }

    /** The group a card belongs to, such as {@code "instant"}. */
    String group(String card) {
        return groups.getOrDefault(card, "");
    }

    /** A seat as a person counts them. */
    String seat(int seat) {
        return say("seat", seat + 1);
    }

    /** Cards by name, equal ones together. */
    String list(List<String> cards) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        cards.forEach(card -> counts.merge(card, 1, Integer::sum));
        List<String> parts = new ArrayList<>();
        counts.forEach((card, count) -> parts.add(name(card) + (count == 1 ? "" : " x" + count)));
        return parts.isEmpty() ? say("nothing") : String.join(", ", parts);
    }
}
