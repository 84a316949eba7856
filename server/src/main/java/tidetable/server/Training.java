package tidetable.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.util.List;

/** Does what a first visitor does, so that all it takes is loaded once while Java takes notes. */
final class Training {
    private Training() {}

    /** Visits the server at an address: looks around, opens a table with bots, and looks at it. */
    static void at(URI address) {
        try (HttpClient client = HttpClient.newHttpClient()) {
            for (String path : List.of("/", "/api/games", "/api/games/fintastic-sea/cards")) {
                client.send(HttpRequest.newBuilder(address.resolve(path)).build(), BodyHandlers.ofString());
            }
            String table = """
                    {"game": "fintastic-sea", "seats": [{"person": "Ana"}, {"bot": "greedy"}]}""";
            client.send(
                    HttpRequest.newBuilder(address.resolve("/api/tables"))
                            .header("Content-Type", "application/json")
                            .POST(HttpRequest.BodyPublishers.ofString(table))
                            .build(),
                    BodyHandlers.ofString());
            WebSocket socket = client.newWebSocketBuilder()
                    .buildAsync(
                            URI.create("ws" + address.toString().substring("http".length()) + "/api/socket"),
                            new WebSocket.Listener() {})
                    .join();
            socket.sendText("{\"type\": \"ping\"}", true).join();
            socket.sendClose(WebSocket.NORMAL_CLOSURE, "").join();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
