package tidetable.engine;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What is printed on a kind of card, for a screen that knows no rules. Its name and its text are words of the game
 * ({@link Game#texts}), under {@code card.ID.name} and {@code card.ID.text}.
 *
 * @param id its name in files, which no other card of the deck has
 * @param group which of the deck's cards it belongs with, a word of the game such as {@code "fish"}
 * @param count how many there are in the deck, 0 or more
 * @param facts the printed numbers and words by name, in the order of importance
 */
public record CardFace(String id, String group, int count, Map<String, Fact> facts) {
    public CardFace {
        facts = Collections.unmodifiableMap(new LinkedHashMap<>(facts));
    }

    /** Something printed on a card. As plain data it is its value alone. */
    public sealed interface Fact {
        /** A number. */
        record Number(@JsonValue int value) implements Fact {}

        /** A word of the game that means the same in all languages, such as {@code "small"}. */
        record Word(@JsonValue String value) implements Fact {}
    }
}
