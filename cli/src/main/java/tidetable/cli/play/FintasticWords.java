package tidetable.cli.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import tidetable.cli.shell.Style;
import tidetable.engine.text.Texts;
import tidetable.games.fintasticsea.FintasticSea;

/** How cards of Fintastic Sea are called, in words and colours. Colour repeats the size that the value tells. */
final class FintasticWords {
    private static final int LONGEST_SHORT_NAME = 8;

    final Texts game;
    final Texts words;
    final Style style;
    private final FintasticSea sea;

    FintasticWords(FintasticSea sea, Texts words, Style style) {
        this.sea = sea;
        this.game = sea.texts(words.tag());
        this.words = words;
        this.style = style;
    }

    /** A program's text with its places filled. */
    String say(String key, Object... arguments) {
        return words.format("fintastic." + key, List.of(arguments));
    }

    String name(String card) {
        return game.get("card." + card + ".name");
    }

    String text(String card) {
        return game.get("card." + card + ".text");
    }

    /** A fish with its value. */
    String fish(String card) {
        OptionalInt value = sea.value(card);
        return value.isEmpty() ? name(card) : name(card) + " " + value.getAsInt();
    }

    /** A name that fits into a cell of the board. */
    String shortName(String card) {
        String key = "fintastic.short." + card;
        String name = words.has(key) ? words.get(key) : name(card);
        return name.substring(0, Math.min(name.length(), LONGEST_SHORT_NAME));
    }

    /** Text about a fish in the colour of its size. */
    String coloured(String card, String text) {
        int value = sea.value(card).orElse(0);
        return style.paint(value >= 7 ? "fg(red)" : value >= 4 ? "fg(yellow)" : "fg(green)", text);
    }

    /** Fish with their values, equal ones together. */
    String fishList(List<String> cards) {
        return list(cards, true);
    }

    /** Cards by name, equal ones together. */
    String cardList(List<String> cards) {
        return list(cards, false);
    }

    private String list(List<String> cards, boolean values) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        cards.forEach(card -> counts.merge(card, 1, Integer::sum));
        List<String> parts = new ArrayList<>();
        counts.forEach((card, count) ->
                parts.add((values ? coloured(card, fish(card)) : name(card)) + (count == 1 ? "" : " x" + count)));
        return parts.isEmpty() ? say("nothing") : String.join(", ", parts);
    }
}
