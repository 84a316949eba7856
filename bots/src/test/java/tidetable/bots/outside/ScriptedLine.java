package tidetable.bots.outside;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import tidetable.engine.file.Json;

/** A line to a bot that says what a test wants; silence when it has nothing more to say. */
final class ScriptedLine implements Line {
    static final String HELLO = "{\"type\":\"hello\",\"protocol\":\"tidetable-bot/1\",\"name\":\"scripted\"}";

    private final Function<JsonNode, List<Heard>> script;
    private final Deque<Heard> waiting = new ArrayDeque<>();
    private final List<JsonNode> sent = new ArrayList<>();
    private boolean closed;

    /** A bot with something to say to each message. */
    ScriptedLine(Function<JsonNode, List<Heard>> script) {
        this.script = script;
    }

    /** A bot that greets, and says something to each decision. */
    static ScriptedLine answering(Function<JsonNode, List<String>> answers) {
        return new ScriptedLine(message -> switch (message.path("type").asText()) {
            case "hello" -> texts(List.of(HELLO));
            case "decision" -> texts(answers.apply(message));
            default -> List.of();
        });
    }

    static List<Heard> texts(List<String> lines) {
        return lines.stream().<Heard>map(Heard.Text::new).toList();
    }

    /** An answer to a decision. */
    static String action(JsonNode decision, String action) {
        return Json.line(Json.object()
                .put("type", "action")
                .put("match", decision.path("match").asText())
                .put("id", decision.path("id").asInt())
                .put("action", action));
    }

    /** The first of the legal actions. */
    static String first(JsonNode decision) {
        return action(decision, decision.path("actions").path(0).asText());
    }

    @Override
    public void send(String line) {
        JsonNode message = Json.parse(line, "what Tidetable says");
        sent.add(message);
        waiting.addAll(script.apply(message));
    }

    @Override
    public Heard hear(Duration time) {
        return Optional.ofNullable(waiting.poll()).orElseGet(Heard.Nothing::new);
    }

    @Override
    public void close() {
        closed = true;
    }

    boolean closed() {
        return closed;
    }

    List<JsonNode> sent() {
        return sent;
    }

    /** The messages of a type. */
    List<JsonNode> sent(String type) {
        return sent.stream()
                .filter(message -> message.path("type").asText().equals(type))
                .toList();
    }
}
