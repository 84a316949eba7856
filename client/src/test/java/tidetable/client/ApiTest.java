package tidetable.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URI;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tidetable.engine.file.BadInput;
import tidetable.engine.file.Json;

class ApiTest {
    private final FakeServer server = new FakeServer();
    private final Api api = new Api(server.uri(), "de");

    @AfterEach
    void end() {
        server.close();
    }

    @Test
    void sendsAndReadsJson() throws InterruptedException {
        server.reply("GET", "/api/games", 200, "{\"games\":[]}");
        server.reply("POST", "/api/tables/x/start", 201, "{\"table\":\"x\"}");
        assertThat(api.get("/api/games").path("games").isArray()).isTrue();
        assertThat(api.post("/api/tables/x/start", "secret", Json.object().put("fill", "greedy"))
                        .path("table")
                        .asText())
                .isEqualTo("x");
        assertThat(server.requests().getFirst().headers())
                .containsAllEntriesOf(Map.of("accept-language", "de"))
                .doesNotContainKey("authorization");
        assertThat(server.requests().getLast().headers())
                .containsAllEntriesOf(Map.of("authorization", "Bearer secret", "content-type", "application/json"));
        assertThat(server.requests().getLast().body()).isEqualTo("{\"fill\":\"greedy\"}");
    }

    @Test
    void aProblemDocumentIsAProblem() {
        server.reply(
                "GET",
                "/api/tables/x",
                410,
                "{\"title\":\"Gone\",\"status\":410,\"code\":\"gone\",\"detail\":\"this table was closed\"}");
        assertThatThrownBy(() -> api.get("/api/tables/x")).isInstanceOfSatisfying(Problem.class, problem -> {
            assertThat(problem.status()).isEqualTo(410);
            assertThat(problem.code()).isEqualTo("gone");
            assertThat(problem.detail()).isEqualTo("this table was closed");
        });
    }

    @Test
    void whatIsNoTidetableServerIsNamed() {
        assertThatThrownBy(() -> api.get("/nowhere"))
                .isInstanceOf(BadInput.class)
                .hasMessage("what answers at " + server.uri() + " is no Tidetable server (status 404)");
    }

    @Test
    void aServerThatIsNotThereIsNamed() {
        assertThatThrownBy(() -> new Api(URI.create("http://localhost:1"), "en").get("/api/games"))
                .isInstanceOf(BadInput.class)
                .hasMessage("there is no server at http://localhost:1; is the address right, and does it run?");
        assertThatThrownBy(() -> new Api(URI.create("http://no-such-host.invalid"), "en").get("/api/games"))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith("there is no server at http://no-such-host.invalid;");
    }

    @Test
    void linksAreRead() {
        assertThat(TableLink.parse("http://localhost:8080/t/k3v9#in-vi_te"))
                .isEqualTo(new TableLink(URI.create("http://localhost:8080"), "k3v9", Optional.of("in-vi_te")));
        assertThat(TableLink.parse(" https://sea.example/games/t/k3v9/ "))
                .isEqualTo(new TableLink(URI.create("https://sea.example/games"), "k3v9", Optional.empty()));
        assertThat(TableLink.parse("http://[::1]:80/t/k3v9#i").plain()).isEqualTo("http://[::1]:80/t/k3v9");
        assertThat(Api.socket(URI.create("https://sea.example/games/")))
                .isEqualTo(URI.create("wss://sea.example/games/api/socket"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "x",
                "k3v9",
                "http://localhost",
                "http://x/t/",
                "ftp://x/t/a",
                "http://x/t/a/b",
                "http:// x",
                "http:/t/a",
                "http://x/t/a?b"
            })
    void whatIsNoLinkIsNamed(String text) {
        assertThatThrownBy(() -> TableLink.parse(text))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith("'" + text + "' is no link to a table; one looks like http://");
    }
}
