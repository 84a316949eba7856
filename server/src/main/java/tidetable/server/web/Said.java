package tidetable.server.web;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import tidetable.engine.file.BadInput;
import tidetable.engine.file.Fields;
import tidetable.engine.file.Json;

/** What a client says over the socket. */
sealed interface Said {
    /** Who I am; {@code token} is a hash. */
    record Hello(String table, String token, String language, int since) implements Said {}

    record Act(String command, String question, List<String> actions) implements Said {}

    record Rehearse(String command, String question, List<String> actions) implements Said {}

    record Hint(String command, String question) implements Said {}

    record Undo(String command, String question) implements Said {}

    record Concede(String command) implements Said {}

    record Leave(String command) implements Said {}

    record Back(String command) implements Said {}

    record Why(String command, String action) implements Said {}

    record Interrupt(String command, String step, boolean on) implements Said {}

    record Ping() implements Said {}

    int MOST_ACTIONS = 16;
    int LONGEST_ACTION = 200;
    int LONGEST_STEP = 50;
    int LONGEST_TOKEN = 100;
    int LONGEST_QUESTION = 20;

    /**
     * Reads a message.
     *
     * @throws tidetable.engine.file.BadInput naming the field that is wrong
     */
    static Said read(String text) {
        JsonNode node = Json.parse(text, "the message");
        Fields fields = Fields.of(node, "the message");
        String type = fields.text("type");
        Said said = switch (type) {
            case "hello" ->
                new Hello(
                        fields.text("table"),
                        Secrets.hash(shorter(
                                fields, "token", fields.optionalText("token").orElse(""), LONGEST_TOKEN)),
                        fields.optionalText("language").orElse("en"),
                        fields.integer("since", 0, Integer.MAX_VALUE, 0));
            case "act" -> new Act(command(fields), question(fields), actions(fields));
            case "rehearse" -> new Rehearse(command(fields), question(fields), actions(fields));
            case "hint" -> new Hint(command(fields), question(fields));
            case "undo" -> new Undo(command(fields), question(fields));
            case "concede" -> new Concede(command(fields));
            case "leave" -> new Leave(command(fields));
            case "back" -> new Back(command(fields));
            case "why" -> new Why(command(fields), shorter(fields, "action", fields.text("action"), LONGEST_ACTION));
            case "interrupt" ->
                new Interrupt(
                        command(fields), shorter(fields, "step", fields.text("step"), LONGEST_STEP), fields.flag("on"));
            case "ping" -> new Ping();
            default ->
                throw fields.bad(
                        "type",
                        "must be hello, act, rehearse, hint, undo, concede, leave, back, why, interrupt or ping, not '"
                                + type + "'");
        };
        fields.end();
        return said;
    }

    /** The id of the command in a message that is of no use otherwise, if it can be read. */
    static Optional<String> commandOf(String text) {
        try {
            String id = Json.parse(text, "the message").path("command").asText();
            return Bodies.isCommand(id) ? Optional.of(id) : Optional.empty();
        } catch (BadInput _) {
            return Optional.empty();
        }
    }

    private static String command(Fields fields) {
        String command = Bodies.command(fields);
        if (command.isEmpty()) {
            throw fields.bad("command", "must not be empty");
        }
        return command;
    }

    private static String question(Fields fields) {
        return shorter(fields, "question", fields.text("question"), LONGEST_QUESTION);
    }

    private static List<String> actions(Fields fields) {
        List<String> actions = fields.texts("actions");
        if (actions.isEmpty() || actions.size() > MOST_ACTIONS) {
            throw fields.bad("actions", "must hold 1 to " + MOST_ACTIONS + " actions, not " + actions.size());
        }
        for (String action : actions) {
            shorter(fields, "actions", action, LONGEST_ACTION);
        }
        return actions;
    }

    private static String shorter(Fields fields, String name, String text, int longest) {
        if (text.length() > longest) {
            throw fields.bad(name, "must have " + longest + " characters at most, not " + text.length());
        }
        return text;
    }
}
