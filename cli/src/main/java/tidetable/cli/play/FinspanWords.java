package tidetable.cli.play;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import tidetable.cli.shell.Style;
import tidetable.engine.CardFace;
import tidetable.engine.file.Json;
import tidetable.engine.text.Texts;
import tidetable.games.finspan.Finspan;
import tidetable.games.finspan.FinspanView.Slot;

/** How cards, slots and tokens of Finspan are called. */
final class FinspanWords {
    private static final List<String> PIECES = List.of("Cards", "Eggs", "Young", "Schools", "Consume");

    final Texts game;
    final Style style;
    private final Texts words;
    private final Map<String, CardFace> faces;

    FinspanWords(Finspan finspan, Texts words, Style style) {
        this.game = finspan.texts(words.tag());
        this.words = words;
        this.style = style;
        this.faces = finspan.cards().stream().collect(Collectors.toMap(CardFace::id, face -> face));
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

    /** What a card is worth, how long it is and what it costs, then what it does. */
    String printed(String card) {
        JsonNode facts = Json.tree(Objects.requireNonNull(faces.get(card)).facts());
        List<String> cost = PIECES.stream()
                .filter(piece -> facts.path("cost" + piece).asInt() > 0)
                .map(piece -> say(
                        "cost." + piece.toLowerCase(Locale.ROOT),
                        facts.path("cost" + piece).asInt()))
                .toList();
        return say(
                "printed",
                facts.path("points").asInt(),
                Integer.toString(facts.path("lengthCm").asInt()),
                cost.isEmpty() ? say("cost.nothing") : String.join(", ", cost),
                text(card));
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
