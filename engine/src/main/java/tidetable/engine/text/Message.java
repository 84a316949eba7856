package tidetable.engine.text;

import java.util.List;

/**
 * A sentence to be said in the reader's language.
 *
 * @param key the key in the game's message files
 * @param terms what fills the places {0}, {1} ... of the sentence
 */
public record Message(String key, List<Term> terms) {
    public Message {
        terms = List.copyOf(terms);
    }

    /** A message with its terms. */
    public static Message of(String key, Term... terms) {
        return new Message(key, List.of(terms));
    }
}
