package tidetable.bots.outside;

import java.util.Optional;
import tidetable.engine.file.BadInput;
import tidetable.engine.file.Fields;
import tidetable.engine.file.Json;

/** What a bot of the outside says, by {@code tidetable-bot/1}, read strictly. */
sealed interface Heeding {
    /** Its first message. */
    record Hello(String protocol, String name) implements Heeding {}

    /** Its answer to a decision. */
    record Action(String match, int id, String action) implements Heeding {}

    /** It plays no more. */
    record Bye(Optional<String> text) implements Heeding {}

    /**
     * A message.
     *
     * @param source what messages call it
     * @throws BadInput when it is none
     */
    static Heeding read(String line, String source) {
        Fields fields = Fields.of(Json.parse(line, source), source);
        Heeding said = switch (fields.text("type")) {
            case "hello" -> new Hello(fields.text("protocol"), fields.text("name"));
            case "action" ->
                new Action(fields.text("match"), fields.integer("id", 1, Integer.MAX_VALUE), fields.text("action"));
            case "bye" -> new Bye(fields.optionalText("text"));
            case String other -> throw fields.bad("type", "must be hello, action or bye, not '" + other + "'");
        };
        fields.end();
        return said;
    }
}
