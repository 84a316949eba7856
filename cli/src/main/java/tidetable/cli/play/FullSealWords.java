package tidetable.cli.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import tidetable.cli.shell.Style;
import tidetable.engine.text.Texts;
import tidetable.games.fullseal.FullSeal;

/** How cards of Full Seal are called, in words and colours. */
final class FullSealWords {
    final Texts game;
    final Style style;
    private final Texts words;
    private final FullSeal seal;

    FullSealWords(FullSeal seal, Texts words, Style style) {
        this.seal = seal;
        this.game = seal.texts(words.tag());
        this.words = words;
        this.style = style;
    }

    /** A program's text with its places filled. */
    String say(String key, Object... arguments) {
        return words.format("fullseal." + key, List.of(arguments));
    }

    String name(String card) {
        return card.isEmpty() ? say("unknown") : game.get("card." + card + ".name");
    }

    String text(String card) {
        return game.get("card." + card + ".text");
    }

    /** A part as actions name it, in words. */
    String part(String part) {
        return name("seal-" + part);
    }

    /** The value of a Fish card, or the Empty card's name. */
    String fish(String card) {
        OptionalInt value = card.isEmpty() ? OptionalInt.empty() : seal.value(card);
        return value.isPresent() && value.getAsInt() > 0 ? Integer.toString(value.getAsInt()) : name(card);
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
