package tidetable.client;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpConnectTimeoutException;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.HttpTimeoutException;
import java.time.Duration;
import java.util.Optional;
import tidetable.engine.file.BadInput;
import tidetable.engine.file.Json;

/**
 * The HTTP side of a server. Every request fails with a {@link Problem} when the server says no, and with a
 * {@link BadInput} that names the address when no Tidetable server answers there.
 */
public final class Api {
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final URI server;
    private final String language;
    private final HttpClient http;

    /**
     * A server.
     *
     * @param server its address, such as {@code http://localhost:8080}
     * @param language what its words come in, such as {@code "en"}
     */
    public Api(URI server, String language) {
        this(server, language, Shared.HTTP);
    }

    /**
     * A server, asked with a client of the caller's, who closes it.
     *
     * @param server its address, such as {@code http://localhost:8080}
     * @param language what its words come in, such as {@code "en"}
     */
    public Api(URI server, String language, HttpClient http) {
        this.server = URI.create(server.toString().replaceAll("/+$", ""));
        this.language = language;
        this.http = http;
    }

    /** The address of the server, without a slash at its end. */
    public URI server() {
        return server;
    }

    /** The address of a server's socket. */
    static URI socket(URI server) {
        String base = server.toString().replaceAll("/+$", "");
        return URI.create("ws" + base.substring("http".length()) + "/api/socket");
    }

    /**
     * Reads something.
     *
     * @param path such as {@code /api/games}
     */
    public JsonNode get(String path) throws InterruptedException {
        return send(request(path).GET().build());
    }

    /** Reads something as a seat. */
    public JsonNode get(String path, String token) throws InterruptedException {
        return send(withToken(request(path), token).GET().build());
    }

    /** Asks for something. */
    public JsonNode post(String path, JsonNode body) throws InterruptedException {
        return send(withBody(request(path), body).build());
    }

    /** Asks for something as a seat. */
    public JsonNode post(String path, String token, JsonNode body) throws InterruptedException {
        return send(withBody(withToken(request(path), token), body).build());
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create(server + path))
                .timeout(PATIENCE)
                .header("Accept", "application/json, application/problem+json")
                .header("Accept-Language", language);
    }

    private static HttpRequest.Builder withToken(HttpRequest.Builder request, String token) {
        return request.header("Authorization", "Bearer " + token);
    }

    private static HttpRequest.Builder withBody(HttpRequest.Builder request, JsonNode body) {
        return request.header("Content-Type", "application/json").POST(BodyPublishers.ofString(body.toString()));
    }

    private JsonNode send(HttpRequest request) throws InterruptedException {
        try {
            return read(http.send(request, BodyHandlers.ofString()));
        } catch (ConnectException | HttpConnectTimeoutException _) {
            throw new BadInput("there is no server at " + server + "; is the address right, and does it run?");
        } catch (HttpTimeoutException _) {
            throw new BadInput("the server at " + server + " does not answer");
        } catch (IOException e) {
            throw new BadInput("the connection to " + server + " broke: " + e.getMessage());
        }
    }

    private JsonNode read(HttpResponse<String> response) {
        Optional<JsonNode> body = json(response.body());
        int status = response.statusCode();
        if (status >= 200 && status < 300 && body.isPresent()) {
            return body.get();
        }
        String code = body.map(node -> node.path("code").asText()).orElse("");
        if (code.isEmpty()) {
            throw new BadInput("what answers at " + server + " is no Tidetable server (status " + status + ")");
        }
        throw new Problem(
                status, code, body.map(node -> node.path("detail").asText(code)).orElse(code));
    }

    private static Optional<JsonNode> json(String text) {
        try {
            return Optional.of(Json.parse(text, "the answer"));
        } catch (BadInput _) {
            return Optional.empty();
        }
    }
}
