package tidetable.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tidetable.client.Answer;
import tidetable.client.Api;
import tidetable.engine.Story;
import tidetable.engine.file.Json;
import tidetable.engine.file.MatchRecord;
import tidetable.games.fintasticsea.FintasticSea;

/** Thousands of messages that nobody should send: each has its answer, and nothing comes of them. */
class HostileIT {
    private static final int OVER_SOCKET = 8_400;
    private static final int OVER_HTTP = 2_000;
    /** Fewer than a socket may send at once. */
    private static final int A_SOCKET = 80;

    private static final Pattern INSIDE = Pattern.compile(
            "Exception|java\\.|tidetable\\.(server|engine|games)|com\\.fasterxml|io\\.quarkus|`|\\bat [a-z.]+\\(");
    private static final String UPGRADE =
            "GET /api/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                    + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n";
    private static final Set<String> CODES = documented();
    private static final HttpClient HTTP =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    @TempDir
    static Path folder;

    private static ServerProcess server;
    private static Api api;

    @BeforeAll
    static void start() {
        server = ServerProcess.start(
                ServerProcess.Start.in(folder.resolve("data")).and("--no-limits"));
        api = new Api(server.address(), "en");
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    /** The codes that docs/api.md names. */
    private static Set<String> documented() {
        try {
            String codes = Files.readString(Path.of("..", "docs", "api.md"));
            Matcher matcher = Pattern.compile("`([a-z-]+)`")
                    .matcher(codes.substring(codes.indexOf("### Codes"), codes.indexOf("A refused socket message")));
            Set<String> found = new HashSet<>();
            while (matcher.find()) {
                found.add(matcher.group(1));
            }
            return found;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Player.Seat> sit(Api at) throws InterruptedException {
        ObjectNode create = Json.object().put("game", FintasticSea.ID);
        create.putArray("seats").addObject().put("person", "Ana");
        create.withArray("seats").addObject();
        Player.Seat first = Player.Seat.of(at.post("/api/tables", create));
        return List.of(
                first,
                Player.Seat.of(at.post(
                        "/api/tables/" + first.table() + "/seats",
                        Json.object().put("name", "Ben").put("invite", first.invite()))));
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = 20_261_130)
    void everyBadMessageIsAnsweredAndChangesNothing(long seed) throws Exception {
        List<Player.Seat> seats = sit(api);
        String table = seats.getFirst().table();
        Player.Seat asked =
                seats.get(api.get("/api/tables/" + table).path("asked").path(0).asInt());
        String before = shown(asked);
        Hostile hostile = new Hostile(seed, table, open(asked));
        Map<String, Integer> answers = new TreeMap<>();
        for (int sent = 0; sent < OVER_SOCKET; sent += A_SOCKET) {
            attack(hostile, asked, sent / A_SOCKET % 3)
                    .forEach((code, times) -> answers.merge(code, times, Integer::sum));
        }
        assertThat(answers.keySet())
                .contains(
                        "malformed",
                        "too-long",
                        "not-legal",
                        "unknown-action",
                        "stale-question",
                        "not-asked",
                        "no-undo",
                        "not-seated");
        for (int sent = 0; sent < OVER_HTTP; sent++) {
            request(hostile.request(), asked.token());
        }
        assertThat(shown(asked)).isEqualTo(before);
        playToTheEnd(seats);
    }

    /** A fresh look of a seat, without what has to do with time and connections. */
    private static String shown(Player.Seat seat) throws InterruptedException {
        try (Wiretap tap = Wiretap.open(server.address())) {
            ObjectNode update = (ObjectNode) tap.hello(seat.table(), seat.token(), 0);
            ((ObjectNode) update.path("table")).remove("seats");
            return Json.line(update);
        }
    }

    private static Hostile.Open open(Player.Seat seat) throws InterruptedException {
        try (Wiretap tap = Wiretap.open(server.address())) {
            JsonNode question = tap.hello(seat.table(), seat.token(), 0).path("question");
            List<String> offered = new ArrayList<>();
            question.path("actions")
                    .forEach(action -> offered.add(action.path("action").asText()));
            FintasticSea game = FintasticSea.standard();
            List<String> illegal = new ArrayList<>();
            for (int action = 0; action < game.actions().size(); action++) {
                if (!offered.contains(game.actions().notation(action))) {
                    illegal.add(game.actions().notation(action));
                }
            }
            // a turn has one fish, so that two of these in a row are never legal
            offered.removeIf(action -> !action.startsWith("play "));
            return new Hostile.Open(question.path("id").asText(), offered, illegal);
        }
    }

    /** Many messages over one socket: of a seat, of the audience, or of nobody who has said who it is. */
    private static Map<String, Integer> attack(Hostile hostile, Player.Seat seat, int who) throws InterruptedException {
        Map<String, Integer> answers = new HashMap<>();
        try (Wiretap tap = Wiretap.open(server.address())) {
            if (who < 2) {
                tap.hello(seat.table(), who == 0 ? seat.token() : "", 0);
            }
            for (int i = 0; i < A_SOCKET; i++) {
                Hostile.Message message =
                        who == 0 ? hostile.bySeat() : who == 1 && i % 2 == 0 ? hostile.byNobody() : hostile.byAnybody();
                tap.send(message.text());
                JsonNode answer = tap.until(m -> !m.path("type").asText().equals("update"));
                String said =
                        message.text().substring(0, Math.min(300, message.text().length())) + " -> " + answer;
                String code = answer.path("code").asText();
                assertThat(answer.path("type").asText()).as(said).isIn("problem", "refused");
                assertThat(message.codes()).as(said).contains(code);
                assertThat(CODES).as(said).contains(code);
                assertThat(answer.path("text").asText()).as(said).isNotEmpty();
                assertThat(INSIDE.matcher(answer.path("text").asText()).find())
                        .as(said)
                        .isFalse();
                answers.merge(code, 1, Integer::sum);
            }
            tap.send("{\"type\":\"ping\"}");
            tap.until(m -> m.path("type").asText().equals("pong"));
        }
        return answers;
    }

    private static void request(Hostile.Request request, String token) throws Exception {
        HttpRequest.Builder builder = HttpRequest.newBuilder(URI.create(server.address() + request.path()))
                .method(
                        request.method(),
                        request.body().isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(request.body()));
        if (!request.type().isEmpty()) {
            builder.header("Content-Type", request.type());
        }
        if (!request.token().isEmpty()) {
            builder.header("Authorization", "Bearer " + (request.token().equals("seat") ? token : "wrong"));
        }
        HttpResponse<String> answer = HTTP.send(builder.build(), BodyHandlers.ofString());
        String all =
                request + " -> " + answer.statusCode() + " " + answer.headers().map() + " " + answer.body();
        assertThat(request.statuses()).as(all).contains(answer.statusCode());
        assertThat(answer.headers().firstValue("Content-Type").orElse(""))
                .as(all)
                .startsWith("application/problem+json");
        JsonNode problem = Json.parse(answer.body(), "the problem");
        assertThat(problem.path("status").asInt()).as(all).isEqualTo(answer.statusCode());
        assertThat(CODES).as(all).contains(problem.path("code").asText());
        assertThat(INSIDE.matcher(answer.body()).find()).as(all).isFalse();
    }

    private static void playToTheEnd(List<Player.Seat> seats) throws Exception {
        try (Player one = Player.at(server, seats.get(0));
                Player two = Player.at(server, seats.get(1))) {
            one.over().get(60, TimeUnit.SECONDS);
            two.over().get(60, TimeUnit.SECONDS);
        }
        String record =
                api.get("/api/tables/" + seats.getFirst().table() + "/record").toString();
        MatchRecord.parse(record, "record").replay(FintasticSea.standard(), "record", Integer.MAX_VALUE, Story.NONE);
    }

    @Test
    void aHelloThatIsWrongLeavesTheConnectionForAnother() throws Exception {
        Player.Seat seat = sit(api).getFirst();
        try (Wiretap tap = Wiretap.open(server.address())) {
            for (String table : List.of("", "x", "aaaaaaaaaaaaaaaa", "../../../etc/x", "A".repeat(16))) {
                for (String language : List.of("en", "de", "pt-PT", "fr", "../x", "", "zz-ZZ", "\u0000")) {
                    tap.send(Json.line(Json.object()
                            .put("type", "hello")
                            .put("table", table)
                            .put("language", language)));
                    assertThat(tap.next().path("code").asText())
                            .as(table + " " + language)
                            .isEqualTo("no-such-table");
                }
            }
            assertThat(tap.hello(seat.table(), "wrong", 0).path("code").asText())
                    .isEqualTo("wrong-token");
            tap.send("{\"type\":\"concede\",\"command\":\"c\"}");
            assertThat(tap.next().path("code").asText()).isEqualTo("malformed");
            assertThat(tap.hello(seat.table(), seat.token(), 0).path("type").asText())
                    .isEqualTo("update");
        }
    }

    /** Whoever speaks too fast is told which command was not heard, so that it can be sent again. */
    @Test
    void whatIsOneTooManyIsNamed() throws Exception {
        try (Wiretap tap = Wiretap.open(server.address())) {
            JsonNode told = Json.object();
            for (int sent = 0; !told.path("code").asText().equals("too-many"); sent += A_SOCKET) {
                assertThat(sent).isLessThan(50_000);
                for (int i = 0; i < A_SOCKET; i++) {
                    tap.send("{\"type\":\"concede\",\"command\":\"c" + (sent + i) + "\"}");
                }
                for (int i = 0; i < A_SOCKET; i++) {
                    told = tap.next();
                    assertThat(told.path("command").asText()).isEqualTo("c" + (sent + i));
                }
            }
        }
    }

    @Test
    void whatIsMuchTooLongClosesTheSocket() throws Exception {
        try (Wiretap tap = Wiretap.open(server.address())) {
            tap.send("x".repeat(70_000));
            assertThat(tap.closed()).isEqualTo(1009);
        }
        // in one frame, which the client library above would not send
        ByteArrayOutputStream frame = new ByteArrayOutputStream();
        frame.write(new byte[] {(byte) 0x81, (byte) 0xFF, 0, 0, 0, 0, 0, 1, 0x11, 0x70, 0, 0, 0, 0});
        frame.write("x".repeat(0x11170).getBytes(StandardCharsets.UTF_8));
        String goodBye = "\u0088\u0002\u0003\u00F1";
        assertThat(raw(UPGRADE, frame.toByteArray(), goodBye)).contains(goodBye);
    }

    @Test
    void aTokenInAnAddressOpensNothing() throws Exception {
        Player.Seat seat = sit(api).getFirst();
        String body = HTTP.send(
                        HttpRequest.newBuilder(URI.create(
                                        server.address() + "/api/tables/" + seat.table() + "?token=" + seat.token()))
                                .build(),
                        BodyHandlers.ofString())
                .body();
        assertThat(Json.parse(body, "the table").has("you")).isFalse();
    }

    @Test
    void aBodyBeyondTheLimitIsRefused() throws Exception {
        HttpResponse<String> answer = HTTP.send(
                HttpRequest.newBuilder(URI.create(server.address() + "/api/tables"))
                        .POST(BodyPublishers.ofString("x".repeat(300_000)))
                        .build(),
                BodyHandlers.ofString());
        assertThat(answer.statusCode()).isEqualTo(413);
        assertThat(INSIDE.matcher(answer.body()).find()).isFalse();
    }

    /** What no client library would send. */
    @Test
    void brokenFramesDoNoHarm() throws Exception {
        byte[] empty = {'{', '}'};
        List<byte[]> answered = List.of(
                frame(0x81, new byte[] {(byte) 0xC3, 0x28}), frame(0x82, new byte[] {1, 2, 3}), frame(0x81, empty));
        for (byte[] frame : answered) {
            assertThat(raw(UPGRADE, frame)).contains("\"code\":\"malformed\"").contains("\"pong\"");
        }
        List<byte[]> broken = List.of(
                frame(0x83, new byte[] {1}),
                frame(0x80, new byte[] {1}),
                frame(0x89, new byte[126]),
                new byte[] {(byte) 0x81, 2, '{', '}'},
                new byte[] {(byte) 0x81, (byte) 0xFF, 0x7F, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0});
        for (byte[] frame : broken) {
            String answer = raw(UPGRADE, frame);
            assertThat(answer).doesNotContain("pong");
            assertThat(INSIDE.matcher(answer).find()).as(answer).isFalse();
        }
        assertThat(api.get("/api/games").path("games")).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "GET\r\n\r\n",
                "GET /api/games HTTP/1.1\r\nHost: x\r\nX: LONG\r\nConnection: close\r\n\r\n",
                "GET /LONG HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
                "GET /api/%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
                "GET /api/tables/%ff%fe HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
                "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\nConnection: close\r\n\r\n",
                "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\nConnection: close\r\n\r\n",
                "POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\nzz\r\n"
            })
    void brokenRequestsDoNoHarm(String request) throws Exception {
        String answer = raw(request.replace("LONG", "y".repeat(20_000)), new byte[0]);
        assertThat(answer).matches("(?s)|HTTP/1\\.[01] 4.*");
        assertThat(INSIDE.matcher(answer).find()).as(answer).isFalse();
        assertThat(api.get("/api/games").path("games")).isNotEmpty();
    }

    /** A frame of a client, whose mask changes nothing. */
    private static byte[] frame(int head, byte[] payload) throws IOException {
        ByteArrayOutputStream frame = new ByteArrayOutputStream();
        frame.write(head);
        if (payload.length < 126) {
            frame.write(0x80 | payload.length);
        } else {
            frame.write(new byte[] {(byte) (0x80 | 126), (byte) (payload.length >>> 8), (byte) payload.length});
        }
        frame.write(new byte[4]);
        frame.write(payload);
        return frame.toByteArray();
    }

    /** Sends a request and, when it opens a socket, a frame and a ping; all that comes back, up to the pong or the end. */
    private static String raw(String request, byte[] frame) throws IOException {
        return raw(request, frame, "\"pong\"");
    }

    private static String raw(String request, byte[] frame, String until) throws IOException {
        try (Socket socket =
                new Socket(server.address().getHost(), server.address().getPort())) {
            socket.setSoTimeout(10_000);
            OutputStream out = socket.getOutputStream();
            out.write(request.getBytes(StandardCharsets.ISO_8859_1));
            StringBuilder answer = new StringBuilder();
            if (frame.length > 0) {
                read(socket, answer, "\r\n\r\n");
                assertThat(answer.toString()).startsWith("HTTP/1.1 101");
                out.write(frame);
                out.write(frame(0x81, "{\"type\":\"ping\"}".getBytes(StandardCharsets.UTF_8)));
                answer.setLength(0);
            }
            read(socket, answer, until);
            return answer.toString();
        }
    }

    private static void read(Socket socket, StringBuilder answer, String until) {
        byte[] some = new byte[4_096];
        try {
            while (answer.indexOf(until) < 0) {
                int count = socket.getInputStream().read(some);
                if (count < 0) {
                    return;
                }
                answer.append(new String(some, 0, count, StandardCharsets.ISO_8859_1));
            }
        } catch (SocketException _) {
            // a connection that is reset has ended, too
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Limits count by the address that asks, so each of these is another machine. */
    @Test
    void whoAsksForTooMuchIsToldToWait() throws Exception {
        try (ServerProcess limited = ServerProcess.start(ServerProcess.Start.in(folder.resolve("limited")))) {
            Player.Seat seat = sit(new Api(limited.address(), "en")).getFirst();
            String table = limited.address() + "/api/tables";
            assertThat(untilTooMany("127.0.0.2", table, "{}")).isBetween(20, 25);
            assertThat(untilTooMany(
                            "127.0.0.3", table + "/" + seat.table() + "/seats", "{\"name\":\"Eve\",\"invite\":\"x\"}"))
                    .isBetween(60, 64);
            assertThat(untilTooMany("127.0.0.4", table + "/" + seat.table() + "/concede", "{\"x\":1}"))
                    .isBetween(60, 64);
            try (Wiretap tap = Wiretap.open(limited.address(), InetAddress.getByName("127.0.0.5"))) {
                tap.hello(seat.table(), "", 0);
                for (int i = 0; i < 75; i++) {
                    tap.send("x");
                }
                assertThat(tap.closed()).isEqualTo(1008);
                assertThat(tap.heard().size()).isBetween(61, 66);
            }
            honestPlayIsNotLimited(limited);
        }
    }

    private static int untilTooMany(String from, String address, String body) throws Exception {
        try (HttpClient machine = HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_1_1)
                .localAddress(InetAddress.getByName(from))
                .build()) {
            for (int sent = 0; sent < 100; sent++) {
                HttpResponse<String> answer = machine.send(
                        HttpRequest.newBuilder(URI.create(address))
                                .POST(BodyPublishers.ofString(body))
                                .build(),
                        BodyHandlers.ofString());
                if (answer.statusCode() == 429) {
                    assertThat(Json.parse(answer.body(), "the problem")
                                    .path("code")
                                    .asText())
                            .isEqualTo("too-many");
                    assertThat(answer.headers().firstValueAsLong("Retry-After").orElse(0))
                            .isBetween(1L, 600L);
                    return sent;
                }
                assertThat(answer.statusCode()).isBetween(400, 499);
            }
        }
        return Integer.MAX_VALUE;
    }

    private static void honestPlayIsNotLimited(ServerProcess limited) throws Exception {
        for (int match = 0; match < 3; match++) {
            List<Player.Seat> seats = sit(new Api(limited.address(), "en"));
            try (Player one = Player.at(limited, seats.get(0));
                    Player two = Player.at(limited, seats.get(1))) {
                one.over().get(60, TimeUnit.SECONDS);
                two.over().get(60, TimeUnit.SECONDS);
                assertThat(one.answers()).allMatch(Answer.Done.class::isInstance);
                assertThat(two.answers()).allMatch(Answer.Done.class::isInstance);
            }
        }
    }
}
