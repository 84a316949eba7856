package tidetable.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import tidetable.engine.file.Json;

/** A bare socket to a server, for clients that do what a good one would not. Waits for what it hears. */
final class Line implements WebSocket.Listener, AutoCloseable {
    private static final HttpClient HTTP =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private static final int PATIENCE_SECONDS = 60;
    private static final JsonNode CUT = Json.object().put("type", "cut");

    private final BlockingQueue<JsonNode> heard = new LinkedBlockingQueue<>();
    private final StringBuilder part = new StringBuilder();
    private final WebSocket socket;

    private Line(URI server) throws IOException, InterruptedException {
        URI address = URI.create("ws" + server.toString().substring("http".length()) + "/api/socket");
        try {
            socket = HTTP.newWebSocketBuilder().buildAsync(address, this).get();
        } catch (ExecutionException e) {
            throw new IOException("no line to " + address, e);
        }
    }

    /** A line to a server. */
    static Line to(URI server) throws IOException, InterruptedException {
        return new Line(server);
    }

    /** A line to a seat's table; the first thing heard is what the seat sees. */
    static Line at(URI server, Player.Seat seat) throws IOException, InterruptedException {
        Line line = to(server);
        line.hello(seat, 0);
        return line;
    }

    void hello(Player.Seat seat, int since) throws IOException, InterruptedException {
        send(message("hello")
                .put("table", seat.table())
                .put("token", seat.token())
                .put("since", since));
    }

    void act(String command, String question, String action) throws IOException, InterruptedException {
        ObjectNode act = message("act").put("command", command).put("question", question);
        act.putArray("actions").add(action);
        send(act);
    }

    /** Says something that consists of a type and a command's id. */
    void say(String type, String command) throws IOException, InterruptedException {
        send(message(type).put("command", command));
    }

    private static ObjectNode message(String type) {
        return Json.object().put("type", type);
    }

    /** Sends a message; returns when it is on its way. */
    void send(JsonNode message) throws IOException, InterruptedException {
        try {
            socket.sendText(message.toString(), true).get();
        } catch (ExecutionException e) {
            throw new IOException("the line is cut", e);
        }
    }

    /** The next message. */
    JsonNode next() throws IOException, InterruptedException {
        JsonNode message = heard.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
        if (message == null) {
            throw new AssertionError("the server has said nothing for " + PATIENCE_SECONDS + " s");
        }
        if (message.equals(CUT)) {
            throw new IOException("the line is cut");
        }
        return message;
    }

    /** The next message of a type. */
    JsonNode next(String type) throws IOException, InterruptedException {
        JsonNode message = next();
        while (!message.path("type").asText().equals(type)) {
            message = next();
        }
        return message;
    }

    /** The answer to a command. */
    JsonNode answer(String command) throws IOException, InterruptedException {
        JsonNode message = next();
        while (!message.path("command").asText().equals(command)) {
            message = next();
        }
        return message;
    }

    /** Cuts the line without a word. */
    @Override
    public void close() {
        socket.abort();
    }

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
        part.append(data);
        if (last) {
            heard.add(Json.parse(part.toString(), "a message"));
            part.setLength(0);
        }
        return WebSocket.Listener.super.onText(from, data, last);
    }

    @Override
    public CompletionStage<?> onClose(WebSocket from, int code, String reason) {
        heard.add(CUT);
        return WebSocket.Listener.super.onClose(from, code, reason);
    }

    @Override
    public void onError(WebSocket from, Throwable failure) {
        heard.add(CUT);
    }
}
