package tidetable.cli.play;

import java.util.List;
import java.util.stream.Collectors;
import tidetable.cli.shell.Style;
import tidetable.engine.text.Texts;
import tidetable.games.finspan.Finspan;
import tidetable.games.finspan.FinspanView.Slot;

/** How cards, slots and tokens of Finspan are called. */
final class FinspanWords {
    final Texts game;
    final Style style;
    private final Texts words;

    FinspanWords(Finspan finspan, Texts words, Style style) {
        this.game = finspan.texts(words.tag());
        this.words = words;
        this.style = style;
    }

    /** A program's text with its places filled. */
    String say(String key, Object... arguments) {
        return words.format("finspan." + key, List.of(arguments));
    }

    String name(String card) {
        return game.get("card." + card + ".name");
    }

    String text(String card) {
        return game.get("card." + card + ".text");
    }

    /** A slot in words, such as {@code blue 1}. */
    String slot(String slot) {
        return game.get("slot." + slot.replace(' ', '.'));
    }

    String site(String site) {
        return game.get("site." + site);
    }

    /** Cards by name. */
    String list(List<String> cards) {
        return cards.isEmpty() ? say("nothing") : cards.stream().map(this::name).collect(Collectors.joining(", "));
    }

    /** The tokens of a slot, short: an egg, young, a school, consumed fish. */
    String tokens(Slot slot) {
        StringBuilder tokens = new StringBuilder();
        tokens.append(slot.egg() ? say("short.egg") : "");
        tokens.append(slot.young() > 0 ? say("short.young", slot.young()) : "");
        tokens.append(slot.school() ? say("short.school") : "");
        tokens.append(
                slot.under().isEmpty() ? "" : say("short.under", slot.under().size()));
        return tokens.toString();
    }
}
