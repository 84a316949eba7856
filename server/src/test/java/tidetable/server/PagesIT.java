package tidetable.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tidetable.engine.file.Json;

/** What a browser gets: the page at its addresses and what belongs to it, whichever pages are on the class path. */
class PagesIT {
    private static final HttpClient HTTP =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private static final String BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
    private static final String ANYTHING = "*/*";
    private static final Pattern ASSET = Pattern.compile("\"(/assets/[^\"]+\\.js)\"");

    private static ServerProcess server;

    @BeforeAll
    static void start(@TempDir Path folder) {
        server = ServerProcess.start(
                ServerProcess.Start.in(folder.resolve("data")).and("--no-limits"));
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static HttpResponse<String> get(String path, String... headers) throws Exception {
        return send("GET", path, headers);
    }

    private static HttpResponse<String> send(String method, String path, String... headers) throws Exception {
        return HTTP.send(request(method, path, headers), BodyHandlers.ofString());
    }

    private static HttpRequest request(String method, String path, String... headers) {
        HttpRequest.Builder builder = HttpRequest.newBuilder(URI.create(server.address() + path))
                .method(method, HttpRequest.BodyPublishers.noBody());
        return (headers.length == 0 ? builder : builder.headers(headers)).build();
    }

    private static String header(HttpResponse<?> response, String name) {
        return response.headers().firstValue(name).orElse("");
    }

    private static void isGuarded(HttpResponse<?> response) {
        assertThat(header(response, "Content-Security-Policy"))
                .isEqualTo("default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
                        + "connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; "
                        + "form-action 'self'");
        assertThat(header(response, "X-Content-Type-Options")).isEqualTo("nosniff");
        assertThat(header(response, "Referrer-Policy")).isEqualTo("no-referrer");
    }

    private static void isThePage(HttpResponse<String> response, int status) throws Exception {
        assertThat(response.statusCode()).isEqualTo(status);
        assertThat(header(response, "Content-Type")).isEqualTo("text/html;charset=utf-8");
        assertThat(header(response, "Cache-Control")).isEqualTo("no-cache");
        isGuarded(response);
        assertThat(response.body()).isEqualTo(get("/").body()).startsWithIgnoringCase("<!doctype html>");
    }

    private static void isAProblem(HttpResponse<String> response) {
        assertThat(response.statusCode()).isEqualTo(404);
        assertThat(header(response, "Content-Type")).startsWith("application/problem+json");
        assertThat(Json.parse(response.body(), "the problem").path("code").asText())
                .isEqualTo("malformed");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/",
                "/?from=home",
                "/t/k3v7x2m4q7w6a5tb",
                "/t/nonsense",
                "/t/k3v7x2m4q7w6a5tb/replay",
                "/kit",
                "/rules/fintastic-sea"
            })
    void thePageIsAtEachOfItsAddresses(String path) throws Exception {
        isThePage(get(path, "Accept", BROWSER), 200);
        isThePage(get(path), 200);
        HttpResponse<String> head = send("HEAD", path);
        assertThat(head.statusCode()).isEqualTo(200);
        assertThat(head.body()).isEmpty();
        assertThat(header(head, "Content-Type")).isEqualTo("text/html;charset=utf-8");
        isGuarded(head);
    }

    @Test
    void thePageIsSentOnce() throws Exception {
        String tag = header(get("/"), "ETag");
        assertThat(tag).isNotEmpty();
        HttpResponse<String> again = get("/t/k3v7x2m4q7w6a5tb", "If-None-Match", tag);
        assertThat(again.statusCode()).isEqualTo(304);
        assertThat(again.body()).isEmpty();
        assertThat(header(again, "ETag")).isEqualTo(tag);
        assertThat(get("/", "If-None-Match", "W/\"other\"").statusCode()).isEqualTo(200);
        // what is not there stays so, however often it is asked for
        assertThat(get("/nothing", "Accept", BROWSER, "If-None-Match", tag).statusCode())
                .isEqualTo(404);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/nothing", "/t", "/t/", "/t/a/b", "/rules", "/assets/gone.js", "/gone.png", "/apis"})
    void aPersonIsShownThePageForWhatIsNotThere(String path) throws Exception {
        isThePage(get(path, "Accept", BROWSER), 404);
        isAProblem(get(path, "Accept", ANYTHING));
        isAProblem(get(path));
    }

    @ParameterizedTest
    @ValueSource(strings = {"/api/nothing", "/api", "/api/"})
    void theApiSpeaksToProgramsAlone(String path) throws Exception {
        isAProblem(get(path));
        assertThat(get(path, "Accept", BROWSER).body()).doesNotContain("<html");
    }

    @Test
    void whatIsUnderQStaysThere() throws Exception {
        assertThat(get("/q/health", "Accept", BROWSER).body()).contains("\"UP\"");
        assertThat(get("/q/nothing", "Accept", BROWSER).statusCode()).isEqualTo(404);
    }

    @ParameterizedTest
    @ValueSource(strings = {"POST", "PUT", "DELETE"})
    void pagesAreOnlyRead(String method) throws Exception {
        assertThat(send(method, "/", "Accept", BROWSER).statusCode()).isIn(404, 405);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/application.properties",
                "/META-INF/openapi.yaml",
                "/META-INF/resources/index.html",
                "/../application.properties",
                "/assets/../../openapi.yaml",
                "/assets/%2e%2e/%2e%2e/application.properties",
                "/assets/..%2f..%2fapplication.properties",
                "/assets/",
                "/assets",
                "/.index.html",
                "/tidetable/server/Main.class"
            })
    void nothingElseOfTheProgramIsShown(String path) throws Exception {
        HttpResponse<String> response = get(path);
        assertThat(response.statusCode()).isEqualTo(404);
        assertThat(header(response, "Content-Type")).startsWith("application/problem+json");
    }

    private static String asset() throws Exception {
        Matcher matcher = ASSET.matcher(get("/").body());
        assertThat(matcher.find()).isTrue();
        return matcher.group(1);
    }

    @Test
    void filesWithAHashAreKeptForEver() throws Exception {
        HttpResponse<String> script = get(asset());
        assertThat(script.statusCode()).isEqualTo(200);
        assertThat(header(script, "Content-Type")).isEqualTo("text/javascript;charset=utf-8");
        assertThat(header(script, "Cache-Control")).isEqualTo("public, max-age=31536000, immutable");
        assertThat(header(script, "X-Content-Type-Options")).isEqualTo("nosniff");
        assertThat(script.body()).isNotEmpty();
        assertThat(send("HEAD", asset()).statusCode()).isEqualTo(200);
    }

    @ParameterizedTest
    @CsvSource({
        "/sw.js, text/javascript;charset=utf-8",
        "/manifest.webmanifest, application/manifest+json",
        "/icon.svg, image/svg+xml"
    })
    void filesWithoutOneAreAskedForAgain(String path, String type) throws Exception {
        HttpResponse<String> file = get(path);
        assertThat(file.statusCode()).isEqualTo(200);
        assertThat(header(file, "Content-Type")).isEqualTo(type);
        assertThat(header(file, "Cache-Control")).isEqualTo("no-cache");
        assertThat(get(path, "If-None-Match", header(file, "ETag")).statusCode())
                .isEqualTo(304);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/",
                "/sw.js",
                "/manifest.webmanifest",
                "/icon.svg",
                "/api/games",
                "/api/games/fintastic-sea/rules",
                "/api/games/fintastic-sea/cards"
            })
    void textIsCompressed(String path) throws Exception {
        isCompressed(path);
    }

    @Test
    void scriptsAreCompressed() throws Exception {
        isCompressed(asset());
    }

    private static void isCompressed(String path) throws Exception {
        HttpResponse<byte[]> small =
                HTTP.send(request("GET", path, "Accept-Encoding", "gzip"), BodyHandlers.ofByteArray());
        assertThat(header(small, "Content-Encoding")).isEqualTo("gzip");
        assertThat(header(small, "Vary")).containsIgnoringCase("accept-encoding");
        HttpResponse<String> plain = get(path);
        assertThat(header(plain, "Content-Encoding")).isIn("", "identity");
        try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(small.body()))) {
            assertThat(new String(in.readAllBytes(), StandardCharsets.UTF_8)).isEqualTo(plain.body());
        }
    }

    /** Tables have no series of their own, whoever looks at how many. */
    @Test
    void pagesAreCountedByKind() throws Exception {
        for (int i = 0; i < 5; i++) {
            get("/t/aaaaaaaaaaaaaaa" + (char) ('a' + i));
        }
        String metrics = get("/q/metrics").body();
        assertThat(metrics).contains("uri=\"/t/{table}\"").doesNotContain("/t/aaaa");
    }

    @Test
    void aBrowserIsTheWayIn(@TempDir Path folder) throws Exception {
        try (TappedServer tapped = TappedServer.start(ServerProcess.Start.in(folder.resolve("data")))) {
            String address = tapped.address() + "/ ";
            tapped.stop();
            assertThat(tapped.output()).contains("Tidetable is at " + address, "in a browser");
        }
    }
}
