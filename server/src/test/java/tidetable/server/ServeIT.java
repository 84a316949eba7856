package tidetable.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.net.http.WebSocketHandshakeException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tidetable.client.Api;
import tidetable.engine.Game;
import tidetable.engine.State;
import tidetable.engine.Story;
import tidetable.engine.file.Json;
import tidetable.engine.file.MatchRecord;
import tidetable.games.Games;

/** How the server starts, or says why not, and stops, and goes on. */
class ServeIT {
    private static final int BAD_INPUT = 2;
    private static final int TERMINATED = 143;
    private static final int INTERRUPTED = 130;
    private static final int PATIENCE_SECONDS = 60;
    private static final Duration LEAVING = Duration.ofSeconds(5);
    private static final HttpClient HTTP = HttpClient.newHttpClient();

    @TempDir
    Path folder;

    private ServerProcess.Start start() {
        return ServerProcess.Start.in(folder.resolve("data"));
    }

    /** A server that could not be started says one thing and leaves nothing else. */
    private static String whyNot(ServerProcess.Start start, boolean anyPort) throws Exception {
        Process process = ServerProcess.launch(start, anyPort);
        try {
            String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
            String errors = Files.readString(ServerProcess.errors(start.data()));
            assertThat(errors.lines().toList()).as(errors).hasSize(1);
            assertThat(errors).startsWith("tidetable: ").doesNotContain("Exception");
            assertThat(out).isEmpty();
            assertThat(process.exitValue()).isEqualTo(BAD_INPUT);
            return errors;
        } finally {
            process.destroyForcibly();
        }
    }

    @Test
    void aPortThatIsInUse() throws Exception {
        try (ServerSocket other = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
            String port = Integer.toString(other.getLocalPort());
            assertThat(whyNot(start().and("--port", port), false)).contains("127.0.0.1:" + port, "--port");
        }
    }

    @Test
    void aFolderThatIsAFile() throws Exception {
        Path file = Files.writeString(folder.resolve("data"), "no folder");
        assertThat(whyNot(start(), true)).contains(file.toString(), "--data");
        assertThat(file).hasContent("no folder");
    }

    @Test
    void aFolderThatIsInUse() throws Exception {
        try (ServerProcess first = ServerProcess.start(start())) {
            assertThat(whyNot(start(), true)).contains(folder.resolve("data").toString(), "in use", "--data");
            assertThat(new Api(first.address(), "en").get("/api/games").path("games"))
                    .isNotEmpty();
        }
    }

    @Test
    void aDatabaseOfANewerVersion() throws Exception {
        try (ServerProcess first = ServerProcess.start(start())) {
            first.stop();
        }
        try (Connection connection = DriverManager.getConnection(
                        "jdbc:h2:file:" + folder.resolve("data").resolve("tidetable"), "sa", "");
                Statement statement = connection.createStatement()) {
            statement.execute("""
                    INSERT INTO "flyway_schema_history"
                    ("installed_rank", "version", "description", "type", "script", "checksum", "installed_by",
                     "execution_time", "success")
                    VALUES (99, '99', 'later', 'SQL', 'V99__later.sql', 0, 'sa', 0, TRUE)""");
            // it was told to stay open without connections
            statement.execute("SHUTDOWN");
        }
        assertThat(whyNot(start(), true))
                .contains("newer version", "99", folder.resolve("data").toString());
    }

    @ParameterizedTest
    @CsvSource({
        "--public-url, cards.example.org, https://cards.example.org",
        "--public-url, ftp://cards.example.org, https://cards.example.org",
        "--public-url, https://cards.example.org/cards, https://cards.example.org",
        "--public-url, https://, https://cards.example.org",
        "--colour, red, --colour",
        "--host, 203.0.113.7, --host",
        "--idle, soon, --idle"
    })
    void optionsThatAreWrong(String option, String value, String named) throws Exception {
        assertThat(whyNot(start().and(option, value), true)).contains(named);
    }

    @ParameterizedTest
    @CsvSource({"-1", "65536", "http"})
    void portsThatAreNone(String port) throws Exception {
        assertThat(whyNot(start().and("--port", port), false)).contains("--port", port);
    }

    @ParameterizedTest
    @CsvSource({
        "jdbc:mysql://localhost/cards, jdbc:postgresql:",
        "jdbc:postgresql://127.0.0.1:1/cards, jdbc:postgresql://127.0.0.1:1/cards"
    })
    void databasesThatAreNone(String url, String named) throws Exception {
        assertThat(whyNot(start().environment(Map.of("TIDETABLE_DATABASE", url)), true))
                .contains(named);
    }

    private static Player.Seat create(Api api, String... seats) throws Exception {
        ObjectNode create = Json.object().put("game", "fintastic-sea");
        var all = create.putArray("seats");
        for (String seat : seats) {
            if (seat.isEmpty()) {
                all.addObject();
            } else {
                all.addObject().put(seat.equals("Ana") ? "person" : "bot", seat);
            }
        }
        return Player.Seat.of(api.post("/api/tables", create));
    }

    private static Player.Seat sit(Api api, Player.Seat host) throws Exception {
        return Player.Seat.of(api.post(
                "/api/tables/" + host.table() + "/seats",
                Json.object().put("name", "Ben").put("invite", host.invite())));
    }

    @Test
    void stopsInTheMiddleOfMatchesAndGoesOn() throws Exception {
        List<Player.Seat> seats = new ArrayList<>();
        Map<Player.Seat, List<String>> stored = new java.util.HashMap<>();
        Map<Player.Seat, Integer> positions = new java.util.HashMap<>();
        try (ServerProcess server = ServerProcess.start(start())) {
            Api api = new Api(server.address(), "en");
            for (int i = 0; i < 3; i++) {
                Player.Seat ana = create(api, "Ana", "greedy", "");
                seats.add(ana);
                seats.add(sit(api, ana));
            }
            List<Acting> acting =
                    seats.stream().map(seat -> Acting.at(server, seat, 3)).toList();
            for (Acting one : acting) {
                one.begun().get(PATIENCE_SECONDS, TimeUnit.SECONDS);
            }
            leaves(server);
            acting.forEach(Acting::close);
            for (int i = 0; i < seats.size(); i++) {
                stored.put(seats.get(i), acting.get(i).stored());
                positions.put(seats.get(i), acting.get(i).position());
            }
        }
        try (ServerProcess server = startsClean()) {
            Api api = new Api(server.address(), "en");
            for (Player.Seat seat : seats) {
                assertThat(api.get("/api/tables/" + seat.table(), seat.token())
                                .path("position")
                                .asInt())
                        .isGreaterThanOrEqualTo(positions.getOrDefault(seat, 0));
            }
            List<Acting> acting =
                    seats.stream().map(seat -> Acting.at(server, seat, 1)).toList();
            for (Acting one : acting) {
                one.over().get(PATIENCE_SECONDS, TimeUnit.SECONDS);
                one.close();
            }
            for (Player.Seat seat : seats) {
                MatchRecord record = record(api, seat.table());
                assertThat(record.actions()).containsSubsequence(stored.getOrDefault(seat, List.of()));
                replay(record, Games.open("fintastic-sea"));
            }
        }
    }

    private static MatchRecord record(Api api, String table) throws Exception {
        return MatchRecord.parse(api.get("/api/tables/" + table + "/record").toString(), "the record");
    }

    private static <S extends State<S>, V extends Record> void replay(MatchRecord record, Game<S, V> game) {
        assertThat(record.replay(game, "the record", Integer.MAX_VALUE, Story.NONE)
                        .state()
                        .actor())
                .isEqualTo(State.OVER);
    }

    private static void leaves(ServerProcess server) throws Exception {
        long before = System.nanoTime();
        assertThat(server.stop()).isIn(0, TERMINATED);
        assertThat(Duration.ofNanos(System.nanoTime() - before)).isLessThan(LEAVING);
    }

    /** Starts again; a start that had to mend something would say so. */
    private ServerProcess startsClean() throws IOException {
        Path log = folder.resolve("data").resolve("server.log");
        int before = Files.exists(log) ? Files.readAllLines(log).size() : 0;
        ServerProcess server = ServerProcess.start(start());
        assertThat(ServerProcess.errors(folder.resolve("data"))).isEmptyFile();
        assertThat(Files.readAllLines(log).stream().skip(before))
                .noneMatch(line -> line.contains("\"level\":\"ERROR\"") || line.contains("\"level\":\"WARN\""));
        return server;
    }

    @Test
    void isToldTwiceToStop() throws Exception {
        try (ServerProcess server = ServerProcess.start(start())) {
            Api api = new Api(server.address(), "en");
            Player.Seat ana = create(api, "Ana", "greedy");
            try (Acting acting = Acting.at(server, ana, 3)) {
                acting.begun().get(PATIENCE_SECONDS, TimeUnit.SECONDS);
                signal("TERM", server.pid());
                leaves(server);
            }
        }
        try (ServerProcess server = startsClean()) {
            leaves(server);
        }
    }

    private static void signal(String name, long pid) throws Exception {
        new ProcessBuilder("kill", "-" + name, Long.toString(pid)).start().waitFor();
    }

    private static boolean interruptsAreIgnored() throws IOException {
        Path status = Path.of("/proc/self/status");
        return Files.exists(status)
                && Files.readAllLines(status).stream()
                        .filter(line -> line.startsWith("SigIgn:"))
                        .anyMatch(line -> (Long.parseLong(line.replaceAll(".*\\s", ""), 16) & 2) != 0);
    }

    /** Ctrl-C at once, when the database is being made, and shortly before the server is there. */
    @ParameterizedTest
    @CsvSource({"''", "tidetable.mv.db", "server.log"})
    void isInterruptedWhileItStarts(String sign) throws Exception {
        assumeFalse(interruptsAreIgnored(), "a process in the background of a script does not hear Ctrl-C");
        Path data = folder.resolve("data");
        Process process = ServerProcess.launch(start(), true);
        try {
            while (process.isAlive() && !Files.exists(data.resolve(sign))) {
                Thread.onSpinWait();
            }
            long told = System.nanoTime();
            signal("INT", process.pid());
            assertThat(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
            assertThat(Duration.ofNanos(System.nanoTime() - told)).isLessThan(LEAVING.multipliedBy(2));
            assertThat(process.exitValue()).isIn(0, INTERRUPTED);
            assertThat(Files.readString(ServerProcess.errors(data))).isEmpty();
        } finally {
            process.destroyForcibly();
        }
        Path log = data.resolve("server.log");
        long before = Files.exists(log) ? Files.readAllLines(log).size() : 0;
        try (ServerProcess server = ServerProcess.start(start())) {
            assertThat(Files.readAllLines(log).stream().skip(before)).noneMatch(line -> line.contains("ERROR"));
            leaves(server);
        }
    }

    @Test
    void saysHowItIs() throws Exception {
        try (ServerProcess server = ServerProcess.start(start())) {
            HttpResponse<String> health = get(server, "/q/health", Optional.empty());
            assertThat(health.statusCode()).isEqualTo(200);
            JsonNode node = Json.parse(health.body(), "the health");
            assertThat(node.path("status").asText()).isEqualTo("UP");
            assertThat(node.path("checks").findValuesAsText("name")).contains("database", "node");
            assertThat(node.path("checks").findValuesAsText("status")).containsOnly("UP");

            Api api = new Api(server.address(), "en");
            Player.Seat ana = create(api, "Ana", "greedy");
            try (Acting acting = Acting.at(server, ana, 1)) {
                acting.connection().act("1.1", List.of("pass")).get(PATIENCE_SECONDS, TimeUnit.SECONDS);
                acting.over().get(PATIENCE_SECONDS, TimeUnit.SECONDS);
                Map<String, Double> metrics = metrics(server);
                int actions = record(api, ana.table()).actions().size();
                int hers = acting.stored().size();
                assertThat(hers).isBetween(1, actions - 1);
                assertThat(metrics.get("tidetable_tables_awake")).isEqualTo(1);
                assertThat(metrics.get("tidetable_followers")).isEqualTo(1);
                assertThat(metrics.get("tidetable_decisions_total")).isEqualTo(actions);
                assertThat(metrics.get("tidetable_decision_latency_seconds_count"))
                        .isEqualTo(hers);
                assertThat(metrics.get("tidetable_decision_latency_seconds_sum"))
                        .isBetween(0.000_01 * hers, 2.0 * hers);
                assertThat(metrics.get("tidetable_decision_latency_seconds{quantile=\"0.99\"}"))
                        .isBetween(0.000_01, 5.0);
                assertThat(metrics.get("tidetable_refusals_total{code=\"not-asked\"}"))
                        .isEqualTo(1);
                assertThat(metrics.get("tidetable_bot_time_seconds_count")).isEqualTo(actions - hers);
                assertThat(metrics.get("tidetable_bot_time_seconds_sum")).isBetween(0.000_001, 2.0 * actions);
            }
        }
    }

    private static Map<String, Double> metrics(ServerProcess server) throws Exception {
        Map<String, Double> all = new java.util.TreeMap<>();
        get(server, "/q/metrics", Optional.empty())
                .body()
                .lines()
                .filter(line -> line.startsWith("tidetable_"))
                .forEach(line -> all.put(
                        line.substring(0, line.lastIndexOf(' ')),
                        Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1))));
        return all;
    }

    private static HttpResponse<String> get(ServerProcess server, String path, Optional<String> origin)
            throws Exception {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(server.address() + path));
        origin.ifPresent(from -> request.header("Origin", from));
        return HTTP.send(request.build(), BodyHandlers.ofString());
    }

    @Test
    void aTableThatWaitsStillWaitsAfterTheNextStart() throws Exception {
        Player.Seat ana;
        Player.Seat ben;
        JsonNode before;
        try (ServerProcess server = ServerProcess.start(start())) {
            Api api = new Api(server.address(), "en");
            ana = create(api, "Ana", "");
            ben = sit(api, ana);
            before = yours(api, ana, ben);
            assertThat(before.findValuesAsText("yourTurn")).containsExactlyInAnyOrder("true", "false");
            leaves(server);
        }
        try (ServerProcess server = startsClean()) {
            assertThat(yours(new Api(server.address(), "en"), ana, ben)).isEqualTo(before);
        }
    }

    private static JsonNode yours(Api api, Player.Seat ana, Player.Seat ben) throws Exception {
        ObjectNode body = Json.object();
        body.putArray("tokens").add(ana.token()).add(ben.token());
        return api.post("/api/your-tables", body).path("tables");
    }

    /** Killed when a bot was to move: after the next start it does, though nobody looks. */
    @Test
    void botsMoveByThemselvesAfterTheNextStart() throws Exception {
        String table;
        try (ServerProcess server = ServerProcess.start(start().with(TestRig.HALT, "after-store:9"))) {
            table = create(new Api(server.address(), "en"), "greedy", "random").table();
            assertThat(server.ended()).isEqualTo(ServerProcess.HALTED);
        }
        try (ServerProcess server = ServerProcess.start(start())) {
            long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
            double decisions = 0;
            while (decisions < 20) {
                decisions = metrics(server).getOrDefault("tidetable_decisions_total", 0.0);
                assertThat(System.nanoTime()).isLessThan(end);
            }
            try (Player audience = Player.watching(server, table)) {
                audience.over().get(PATIENCE_SECONDS, TimeUnit.SECONDS);
            }
            replay(record(new Api(server.address(), "en"), table), Games.open("fintastic-sea"));
        }
    }

    @Test
    void strangePagesAreKeptOut() throws Exception {
        String port = freePort();
        URI own = URI.create("http://127.0.0.1:" + port);
        try (ServerProcess server =
                ServerProcess.start(start().and("--port", port, "--public-url", "https://cards.example.org/"))) {
            assertThat(server.address()).hasToString("https://cards.example.org");
            for (String ours : List.of("https://cards.example.org", "https://cards.example.org:443", own.toString())) {
                handshake(own, Optional.of(ours)).abort();
            }
            handshake(own, Optional.empty()).abort();
            for (String strange : List.of(
                    "https://evil.example.org",
                    "http://cards.example.org",
                    "https://cards.example.org.evil.example.org",
                    "https://cards.example.org:8443",
                    "http://127.0.0.1:1",
                    "http://localhost",
                    "null",
                    "*",
                    "")) {
                assertThatThrownBy(() -> handshake(own, Optional.of(strange)))
                        .as(strange)
                        .isInstanceOf(CompletionException.class)
                        .cause()
                        .isInstanceOfSatisfying(
                                WebSocketHandshakeException.class,
                                e -> assertThat(e.getResponse().statusCode()).isEqualTo(403));
            }
            HttpResponse<String> games = HTTP.send(
                    HttpRequest.newBuilder(URI.create(own + "/api/games"))
                            .header("Origin", "https://evil.example.org")
                            .build(),
                    BodyHandlers.ofString());
            assertThat(games.headers().map().keySet()).noneMatch(header -> header.startsWith("access-control"));
            assertThat(create(own, "https://evil.example.org")).isEqualTo(403);
            assertThat(create(own, "https://cards.example.org")).isEqualTo(201);
        }
    }

    private static int create(URI server, String origin) throws Exception {
        String table = "{\"game\": \"fintastic-sea\", \"seats\": [{}, {\"bot\": \"random\"}]}";
        return HTTP.send(
                        HttpRequest.newBuilder(URI.create(server + "/api/tables"))
                                .header("Origin", origin)
                                .POST(HttpRequest.BodyPublishers.ofString(table))
                                .build(),
                        BodyHandlers.discarding())
                .statusCode();
    }

    private static String freePort() throws IOException {
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
            return Integer.toString(free.getLocalPort());
        }
    }

    private static WebSocket handshake(URI server, Optional<String> origin) {
        WebSocket.Builder builder = HTTP.newWebSocketBuilder();
        origin.ifPresent(from -> builder.header("Origin", from));
        return builder.buildAsync(
                        URI.create(server.toString().replaceFirst("http", "ws") + "/api/socket"),
                        new WebSocket.Listener() {})
                .join();
    }
}
