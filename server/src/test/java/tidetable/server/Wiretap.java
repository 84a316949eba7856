package tidetable.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.net.InetAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import tidetable.engine.file.Json;

/** A socket as anybody may open one: says what it is told to say, and keeps all that it hears, byte for byte. */
final class Wiretap implements WebSocket.Listener, AutoCloseable {
    private static final int PATIENCE_SECONDS = 30;
    private static final HttpClient HTTP =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    private final List<String> heard = new ArrayList<>();
    private final List<String> said = new ArrayList<>();
    private final BlockingQueue<String> fresh = new LinkedBlockingQueue<>();
    private final CompletableFuture<Integer> closed = new CompletableFuture<>();
    private final StringBuilder part = new StringBuilder();
    private final WebSocket socket;
    /** The last update that was taken note of. */
    private JsonNode latest = MissingNode.getInstance();

    private Wiretap(HttpClient http, URI server) {
        socket = http.newWebSocketBuilder()
                .buildAsync(URI.create("ws" + server.toString().substring("http".length()) + "/api/socket"), this)
                .join();
    }

    static Wiretap open(URI server) {
        return new Wiretap(HTTP, server);
    }

    /** A socket of another machine: one that comes from that address. */
    static Wiretap open(URI server, InetAddress from) {
        return new Wiretap(
                HttpClient.newBuilder()
                        .version(HttpClient.Version.HTTP_1_1)
                        .localAddress(from)
                        .build(),
                server);
    }

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
        part.append(data);
        if (last) {
            String text = part.toString();
            part.setLength(0);
            synchronized (heard) {
                heard.add(text);
            }
            fresh.add(text);
        }
        return WebSocket.Listener.super.onText(from, data, last);
    }

    @Override
    public CompletionStage<?> onClose(WebSocket from, int code, String reason) {
        closed.complete(code);
        return WebSocket.Listener.super.onClose(from, code, reason);
    }

    @Override
    public void onError(WebSocket from, Throwable failure) {
        closed.complete(-1);
    }

    void send(String text) {
        said.add(text);
        socket.sendText(text, true).join();
    }

    void sendBinary(byte[] bytes) {
        socket.sendBinary(ByteBuffer.wrap(bytes), true).join();
    }

    /** Says who it is; the first answer. */
    JsonNode hello(String table, String token, int since) throws InterruptedException {
        var hello = Json.object().put("type", "hello").put("table", table).put("since", since);
        if (!token.isEmpty()) {
            hello.put("token", token);
        }
        send(Json.line(hello));
        return next();
    }

    /** The next message. */
    JsonNode next() throws InterruptedException {
        return until(_ -> true);
    }

    /** The next message of a kind; those before it are only kept. */
    JsonNode until(Predicate<JsonNode> wanted) throws InterruptedException {
        while (true) {
            String text = fresh.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
            if (text == null) {
                throw new AssertionError("nothing more is heard; the socket is "
                        + (closed.isDone() ? "closed with " + closed.join() : "open"));
            }
            JsonNode message = Json.parse(text, "a message");
            latest = message.path("type").asText().equals("update") ? message : latest;
            if (wanted.test(message)) {
                return message;
            }
        }
    }

    /** The newest update taken note of, once it is of that position or later. */
    JsonNode at(int position) throws InterruptedException {
        while (latest.path("table").path("position").asInt(-1) < position) {
            next();
        }
        return latest;
    }

    /** The code it was closed with. */
    int closed() {
        return closed.orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS).join();
    }

    /** All that was heard, in order. */
    List<String> heard() {
        synchronized (heard) {
            return List.copyOf(heard);
        }
    }

    /** All that was said. */
    List<String> said() {
        return List.copyOf(said);
    }

    @Override
    public void close() {
        socket.abort();
    }
}
