package tidetable.client;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;

/** What the server answers to a command. */
public sealed interface Answer {
    /**
     * Carried out and stored. The update that shows it came before.
     *
     * @param position of the table's journal
     */
    record Done(int position) implements Answer {}

    /** What the strongest bot would do, in a sentence; nothing changed. */
    record Hinted(String text) implements Answer {}

    /**
     * Not carried out; nothing changed.
     *
     * @param code why, one of the codes of the protocol
     * @param text why, in words
     * @param rule the number of the clause that forbids it, where there is one
     * @param update what this viewer may see now, without events
     */
    record Refused(String code, String text, Optional<String> rule, JsonNode update) implements Answer {}
}
