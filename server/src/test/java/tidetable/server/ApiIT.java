package tidetable.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tidetable.engine.CardFace;
import tidetable.engine.Deal;
import tidetable.engine.file.Commitment;
import tidetable.engine.file.Json;
import tidetable.engine.file.MatchRecord;
import tidetable.games.Games;
import tidetable.server.Contract.Answer;
import tidetable.server.Contract.Call;

/** Every path of the document, with good and bad input: what is answered is what the document says. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ApiIT {
    private static final String DOCUMENT =
            Schemas.text(Path.of("src", "main", "resources", "META-INF", "openapi.yaml"));
    /** Answers that take a fault to get: one in the program, or a database that does not answer. */
    private static final Set<String> FAULTS = Set.of("500", "503");

    private static final String NOBODY = "a".repeat(16);

    private final Contract contract = new Contract(Schemas.yaml(DOCUMENT));

    private ServerProcess server;

    @BeforeAll
    void start(@TempDir Path folder) {
        server = ServerProcess.start(
                ServerProcess.Start.in(folder.resolve("data")).and("--no-limits"));
    }

    @AfterAll
    void everyAnswerOfTheDocumentWasGiven() {
        server.close();
        Set<String> unseen = new TreeSet<>(contract.unseen());
        unseen.removeIf(answer -> FAULTS.contains(answer.replaceAll(".* ", "")));
        assertThat(unseen).isEmpty();
    }

    private Answer call(Call call) throws Exception {
        return contract.call(server.address(), call);
    }

    private Answer get(String path) throws Exception {
        return call(Call.get(path));
    }

    private Answer post(String path, String body) throws Exception {
        return call(Call.post(path, body));
    }

    private Answer post(String path, Player.Seat seat, String body) throws Exception {
        return call(Call.post(path, body).as(seat.token()));
    }

    private static String at(Player.Seat seat) {
        return "/api/tables/" + seat.table();
    }

    private static String create(String seats) {
        return "{\"game\": \"fintastic-sea\", \"seats\": [" + seats + "]}";
    }

    /** A table at which Ana sits in seat 0. */
    private Player.Seat ana(String others) throws Exception {
        return post("/api/tables", create("{\"person\": \"Ana\"}, " + others)).seat();
    }

    private Player.Seat ben(Player.Seat host) throws Exception {
        return post(at(host) + "/seats", "{\"name\": \"Ben\", \"invite\": \"" + host.invite() + "\"}")
                .seat();
    }

    private static void is(Answer answer, int status, String code) {
        assertThat(answer.status() + " " + answer.code()).isEqualTo(status + " " + code);
    }

    @Test
    void theDocumentIsServedAsItIsWritten() throws Exception {
        JsonNode written = Schemas.yaml(DOCUMENT);
        JsonNode yaml = Schemas.yaml(
                contract.raw(server.address(), Call.get("/q/openapi")).body());
        JsonNode json = Json.parse(
                contract.raw(server.address(), Call.get("/q/openapi?format=json"))
                        .body(),
                "the document");
        assertThat(json).isEqualTo(yaml);
        assertThat(json.path("openapi")).isEqualTo(written.path("openapi"));
        assertThat(json.path("info").path("title"))
                .isEqualTo(written.path("info").path("title"));
        assertThat(json.path("paths")).isEqualTo(written.path("paths"));
        assertThat(json.path("components")).isEqualTo(written.path("components"));
    }

    @Test
    void theExamplesFit() {
        assertThat(contract.faultyExamples()).isEmpty();
    }

    @Test
    void gamesAndTheirRules() throws Exception {
        JsonNode games = get("/api/games").json().path("games");
        assertThat(games.findValuesAsText("id")).isEqualTo(Games.ids());
        assertThat(games.get(0).path("bots").toString()).contains("greedy");
        assertThat(games.get(0).path("languages")).map(JsonNode::asText).containsExactly("en", "de", "pt-BR");
        String english = get("/api/games/fintastic-sea/rules").text();
        assertThat(english).isEqualTo(Games.open("fintastic-sea").rulebook("en"));
        String german = Games.open("fintastic-sea").rulebook("de");
        assertThat(german).isNotEqualTo(english);
        assertThat(call(Call.get("/api/games/fintastic-sea/rules").in("de-AT, de;q=0.9, en;q=0.5"))
                        .text())
                .isEqualTo(german);
        String portuguese = Games.open("fintastic-sea").rulebook("pt-BR");
        for (String wish : List.of("pt", "pt-BR", "pt-PT, pt;q=0.9, en;q=0.5")) {
            assertThat(call(Call.get("/api/games/fintastic-sea/rules").in(wish)).text())
                    .isEqualTo(portuguese);
        }
        for (String strange : List.of("fr", "*", ";;,q=,", "x".repeat(500))) {
            assertThat(call(Call.get("/api/games/fintastic-sea/rules").in(strange))
                            .text())
                    .isEqualTo(english);
        }
        is(get("/api/games/chess/rules"), 422, "bad-choice");
    }

    @Test
    void cardsAreToldInWords() throws Exception {
        JsonNode english = get("/api/games/fintastic-sea/cards").json().path("cards");
        assertThat(english.findValuesAsText("id"))
                .isEqualTo(Games.open("fintastic-sea").cards().stream()
                        .map(CardFace::id)
                        .toList());
        assertThat(english.path(0).path("name").asText()).isEqualTo("Shrimp");
        assertThat(english.path(0).path("text").asText()).startsWith("Ocean: gain");
        assertThat(english.path(0).path("count").asInt()).isEqualTo(12);
        assertThat(english.path(0).path("facts")).hasToString("{\"value\":1,\"size\":\"small\"}");
        assertThat(Set.copyOf(english.findValuesAsText("group")))
                .containsExactlyInAnyOrder("fish", "special", "secret");
        JsonNode german =
                call(Call.get("/api/games/fintastic-sea/cards").in("de")).json().path("cards");
        assertThat(german.findValues("facts")).isEqualTo(english.findValues("facts"));
        assertThat(german.findValuesAsText("text")).doesNotContainAnyElementsOf(english.findValuesAsText("text"));
        is(get("/api/games/chess/cards"), 422, "bad-choice");
    }

    @Test
    void aTableTellsTheCardsOfItsOwnDeck() throws Exception {
        Player.Seat usual = ana("{}");
        assertThat(get(at(usual) + "/cards").json())
                .isEqualTo(get("/api/games/fintastic-sea/cards").json());
        JsonNode deck = Json.parse(
                Schemas.text(Schemas.root().resolve("games/src/test/resources/decks/strange.json")), "a deck");
        ObjectNode create = (ObjectNode) Json.parse(create("{\"person\": \"Ana\"}, {}"), "a table");
        create.put("audience", false).set("deck", deck);
        Player.Seat own = post("/api/tables", create.toString()).seat();
        JsonNode cards = get(at(own) + "/cards").json().path("cards");
        assertThat(cards.findValuesAsText("id")).isEqualTo(deck.path("cards").findValuesAsText("id"));
        assertThat(cards.path(0).path("name").asText()).isEqualTo("Whale's child {big}");
        assertThat(cards.path(2).path("name").asText()).isEqualTo("Shrimp");
        assertThat(cards.path(0).path("facts")).hasToString("{\"value\":9,\"size\":\"large\"}");
        assertThat(call(Call.get(at(own) + "/cards").as(own.token()).in("de"))
                        .json()
                        .at("/cards/2/name")
                        .asText())
                .isEqualTo(Games.open("fintastic-sea").texts("de").get("card.shrimp.name"));
        is(call(Call.get(at(own) + "/cards").as("nonsense")), 401, "wrong-token");
        is(get("/api/tables/" + NOBODY + "/cards"), 404, "no-such-table");
    }

    private String languageOf(String path, String wished) throws Exception {
        return call(Call.get(path).in(wished))
                .headers()
                .firstValue("Content-Language")
                .orElseThrow();
    }

    @Test
    void answersSayTheirLanguage() throws Exception {
        Player.Seat ana = ana("{}");
        for (String path : List.of(
                "/api/games/fintastic-sea/rules",
                "/api/games/fintastic-sea/cards",
                at(ana),
                at(ana) + "/cards",
                "/api/tables/" + NOBODY)) {
            assertThat(languageOf(path, "de-AT, en;q=0.5")).as(path).isEqualTo("de");
            assertThat(languageOf(path, "pt")).as(path).isEqualTo("pt-BR");
            assertThat(languageOf(path, "fr")).as(path).isEqualTo("en");
        }
        // said in English to everybody
        Call malformed = Call.post("/api/your-tables", "{}").in("de");
        assertThat(call(malformed).headers().firstValue("Content-Language")).hasValue("en");
    }

    @Test
    void problemsAreInTheLanguageAskedFor() throws Exception {
        String path = "/api/tables/" + NOBODY;
        String english = get(path).json().path("detail").asText();
        String german = call(Call.get(path).in("de")).json().path("detail").asText();
        assertThat(german).isNotEqualTo(english).contains("Tisch");
        assertThat(call(Call.get(path).in("pt-PT")).json().path("detail").asText())
                .contains("mesa");
        assertThat(call(Call.get(path).in("tlh")).json().path("detail").asText())
                .isEqualTo(english);
    }

    @Test
    void aTableIsCreatedInEveryWay() throws Exception {
        Player.Seat seat = post("/api/tables", create("{}, {\"bot\": \"greedy\"}, {\"person\": \" Ana \"}"))
                .seat();
        assertThat(seat.seat()).isEqualTo(2);
        JsonNode table = get(at(seat)).json();
        assertThat(table.path("status").asText()).isEqualTo("open");
        assertThat(table.path("seats").findValuesAsText("kind")).containsExactly("free", "bot", "person");
        assertThat(table.at("/seats/2/name").asText()).isEqualTo("Ana");
        assertThat(table.has("you")).isFalse();

        JsonNode without = post("/api/tables", create("{}, {}")).json();
        assertThat(without.has("token")).isFalse();
        assertThat(without.path("link").asText())
                .isEqualTo(server.address() + "/t/" + without.path("table").asText() + "#"
                        + without.path("invite").asText());

        JsonNode bots = post("/api/tables", create("{\"bot\": \"greedy\"}, {\"bot\": \"random\"}"))
                .json();
        assertThat(get("/api/tables/" + bots.path("table").asText())
                        .json()
                        .path("status")
                        .asText())
                .isIn("running", "over");

        Player.Seat full = ana("{\"bot\": \"greedy\"}");
        assertThat(get(at(full)).json().path("status").asText()).isEqualTo("running");

        ObjectNode rich = (ObjectNode) Json.parse(create("{\"person\": \"Ana\"}, {}"), "a table");
        JsonNode deck = Json.parse(
                Schemas.text(Schemas.root().resolve("games/src/test/resources/decks/strange.json")), "a deck");
        rich.put("listed", true).put("audience", false).put("away", 600).set("deck", deck);
        JsonNode own = get(at(post("/api/tables", rich.toString()).seat())).json();
        assertThat(own.path("away").asInt()).isEqualTo(600);
        assertThat(own.path("audience").asBoolean()).isFalse();
        assertThat(own.path("listed").asBoolean()).isTrue();
        assertThat(own.path("deck")).isEqualTo(deck.path("name"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{",
                "[]",
                "null",
                "{\"game\": 7, \"seats\": []}",
                "{\"game\": \"fintastic-sea\"}",
                "{\"game\": \"fintastic-sea\", \"seats\": {}}",
                "{\"game\": \"fintastic-sea\", \"seats\": [{}, {}], \"color\": \"red\"}",
                "{\"game\": \"fintastic-sea\", \"seats\": [{\"human\": \"Ana\"}, {}]}",
                "{\"game\": \"fintastic-sea\", \"seats\": [{\"person\": \"Ana\"}, {\"person\": \"Ben\"}]}",
                "{\"game\": \"fintastic-sea\", \"seats\": [{\"person\": \"Ana\", \"bot\": \"greedy\"}, {}]}",
                "{\"game\": \"fintastic-sea\", \"seats\": [{\"person\": \"  \"}, {}]}",
                "{\"game\": \"fintastic-sea\", \"seats\": [{\"person\": \"A\\u0007\"}, {}]}",
                "{\"game\": \"fintastic-sea\", \"seats\": [{}, {}], \"away\": 9}",
                "{\"game\": \"fintastic-sea\", \"seats\": [{}, {}], \"listed\": \"yes\"}",
                "{\"game\": \"fintastic-sea\", \"seats\": [{}, {}], \"options\": {\"size\": 3}}",
                "{\"game\": \"fintastic-sea\", \"seats\": [{}, {}], \"command\": \"short\"}",
                "{\"game\": \"fintastic-sea\", \"seats\": [{}, {}], \"command\": \"!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!\"}",
                "{\"game\": \"fintastic-sea\", \"seats\": [{}, {}], \"deck\": \"standard\"}",
                "{\"game\": \"fintastic-sea\", \"seats\": [{}, {}], \"game\": \"fintastic-sea\"}"
            })
    void aTableIsNotCreatedFromWhatIsNoTable(String body) throws Exception {
        is(post("/api/tables", body), 400, "malformed");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"game\": \"chess\", \"seats\": [{}, {}]}",
                "{\"game\": \"fintastic-sea\", \"seats\": []}",
                "{\"game\": \"fintastic-sea\", \"seats\": [{}]}",
                "{\"game\": \"fintastic-sea\", \"seats\": [{}, {}, {}, {}, {}]}",
                "{\"game\": \"fintastic-sea\", \"seats\": [{}, {\"bot\": \"hal\"}]}",
                "{\"game\": \"fintastic-sea\", \"seats\": [{}, {}], \"options\": {\"size\": \"big\"}}",
                "{\"game\": \"fintastic-sea\", \"seats\": [{}, {}], \"deck\": {}}"
            })
    void aTableIsNotCreatedFromWhatThereIsNot(String body) throws Exception {
        is(post("/api/tables", body), 422, "bad-choice");
    }

    @Test
    void theSameCommandCreatesOneTable() throws Exception {
        String body = create("{\"person\": \"Ana\"}, {}")
                .replaceFirst("\\{", "{\"command\": \"" + UUID.randomUUID() + "\", ");
        Player.Seat first = post("/api/tables", body).seat();
        Player.Seat second = post("/api/tables", body).seat();
        assertThat(second.table()).isEqualTo(first.table());
        assertThat(second.seat()).isEqualTo(first.seat());
        is(call(Call.get(at(first)).as(first.token())), 401, "wrong-token");
        assertThat(call(Call.get(at(first)).as(second.token())).status()).isEqualTo(200);
        post(at(first) + "/leave", second, "");
        is(post("/api/tables", body), 410, "gone");
    }

    @Test
    void aTableIsLookedAt() throws Exception {
        Player.Seat ana = ana("{\"bot\": \"greedy\"}, {}");
        assertThat(get(at(ana)).json().has("invite")).isFalse();
        JsonNode hers = call(Call.get(at(ana)).as(ana.token())).json();
        assertThat(hers.path("you").asInt()).isEqualTo(0);
        assertThat(hers.path("yourTurn").asBoolean()).isFalse();
        assertThat(hers.path("invite").asText()).isEqualTo(ana.invite());
        is(call(Call.get(at(ana)).as("nonsense")), 401, "wrong-token");
        is(get("/api/tables/" + NOBODY), 404, "no-such-table");
        is(get("/api/tables/nonsense"), 404, "no-such-table");
    }

    @Test
    void peopleSitDown() throws Exception {
        Player.Seat ana = ana("{}, {}, {\"bot\": \"greedy\"}");
        String seats = at(ana) + "/seats";
        String invited = "\"invite\": \"" + ana.invite() + "\"";
        is(post(seats, "{\"name\": \"Ben\"}"), 403, "wrong-code");
        is(post(seats, "{\"name\": \"Ben\", \"invite\": \"guess\"}"), 403, "wrong-code");
        is(post(seats, "{\"name\": \"Ben\", \"seat\": 0, " + invited + "}"), 409, "seat-taken");
        is(post(seats, "{\"name\": \"Ben\", \"seat\": 3, " + invited + "}"), 409, "seat-taken");
        is(post(seats, "{\"name\": \"Ben\", \"seat\": 4, " + invited + "}"), 422, "bad-choice");
        for (String bad : List.of(
                "",
                "{" + invited + "}",
                "{\"name\": \"\", " + invited + "}",
                "{\"name\": \"" + "B".repeat(41) + "\", " + invited + "}",
                "{\"name\": \"Ben\", \"seat\": -1, " + invited + "}",
                "{\"name\": \"Ben\", \"seat\": \"1\", " + invited + "}",
                "{\"name\": \"Ben\", \"chair\": 1, " + invited + "}",
                "{\"name\": \"Ben\", \"command\": \"1\", " + invited + "}")) {
            is(post(seats, bad), 400, "malformed");
        }
        String body = "{\"name\": \"Ben\", \"seat\": 2, \"command\": \"" + UUID.randomUUID() + "\", " + invited + "}";
        Player.Seat ben = post(seats, body).seat();
        assertThat(ben.seat()).isEqualTo(2);
        assertThat(ben.invite()).isEqualTo(ana.invite());
        Player.Seat again = post(seats, body).seat();
        assertThat(again.seat()).isEqualTo(2);
        is(call(Call.get(at(ana)).as(ben.token())), 401, "wrong-token");
        assertThat(get(at(ana)).json().path("status").asText()).isEqualTo("open");
        Player.Seat cleo = post(seats, "{\"name\": \"Cleo\", " + invited + "}").seat();
        assertThat(cleo.seat()).isEqualTo(1);
        assertThat(get(at(ana)).json().path("status").asText()).isEqualTo("running");
        is(post(seats, "{\"name\": \"Dan\", " + invited + "}"), 409, "table-full");
        is(post("/api/tables/" + NOBODY + "/seats", "{\"name\": \"Ben\"}"), 404, "no-such-table");
        is(post(seats, "{\"name\": \"" + "B".repeat(300_000) + "\"}"), 413, "too-long");
    }

    @Test
    void whoLeftASeatDoesNotGetItBackByTheSameCommand() throws Exception {
        Player.Seat ana = ana("{}, {}");
        String body =
                "{\"name\": \"Ben\", \"command\": \"" + UUID.randomUUID() + "\", \"invite\": \"" + ana.invite() + "\"}";
        Player.Seat ben = post(at(ana) + "/seats", body).seat();
        JsonNode left = post(at(ana) + "/leave", ben, "").json();
        assertThat(left.at("/seats/1/kind").asText()).isEqualTo("free");
        is(post(at(ana) + "/leave", ben, ""), 401, "wrong-token");
        is(post(at(ana) + "/seats", body), 410, "gone");
    }

    @Test
    void listedTablesAreFoundAndJoinedWithoutAnInvitation() throws Exception {
        String body = create("{\"person\": \"Listed Ana\"}, {}, {}").replaceFirst("\\{", "{\"listed\": true, ");
        Player.Seat ana = post("/api/tables", body).seat();
        assertThat(listed(ana).path("people").toString()).isEqualTo("[\"Listed Ana\"]");
        assertThat(listed(ana).path("free").asInt()).isEqualTo(2);
        String sit = "{\"name\": \"Listed Ben\", \"command\": \"" + UUID.randomUUID() + "\"}";
        post(at(ana) + "/seats", sit);
        Player.Seat ben = post(at(ana) + "/seats", sit).seat();
        until(() -> listed(ana).path("free").asInt() == 1);
        until(() -> listed(ana).path("people").toString().equals("[\"Listed Ana\",\"Listed Ben\"]")
                || listed(ana).path("people").toString().equals("[\"Listed Ben\",\"Listed Ana\"]"));
        post(at(ana) + "/leave", ben, "");
        until(() -> listed(ana).path("people").toString().equals("[\"Listed Ana\"]"));
        post(at(ana) + "/seats", "{\"name\": \"Cleo\"}");
        post(at(ana) + "/seats", "{\"name\": \"Dan\"}");
        until(() -> listed(ana).isMissingNode());
        Player.Seat unlisted = ana("{}");
        assertThat(listed(unlisted).isMissingNode()).isTrue();
    }

    private JsonNode listed(Player.Seat seat) throws Exception {
        return get("/api/tables")
                .json()
                .path("tables")
                .valueStream()
                .filter(table -> table.path("table").asText().equals(seat.table()))
                .findFirst()
                .orElse(Json.object().path("none"));
    }

    private interface Condition {
        boolean holds() throws Exception;
    }

    /** The list is brought up to date beside what is answered; asks again and again until it is. */
    private static void until(Condition condition) throws Exception {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
        while (!condition.holds()) {
            assertThat(System.nanoTime()).isLessThan(end);
        }
    }

    @Test
    void aSeatIsRecovered() throws Exception {
        Player.Seat ana = ana("{\"bot\": \"greedy\"}");
        try (Ear ear = Ear.at(server.address(), ana)) {
            assertThat(ear.next().path("type").asText()).isEqualTo("update");
            String typed =
                    " " + ana.recovery().toLowerCase(java.util.Locale.ROOT).replace('-', ' ');
            Player.Seat again =
                    post(at(ana) + "/recovery", "{\"code\": \"" + typed + "\"}").seat();
            assertThat(again.seat()).isEqualTo(0);
            assertThat(again.invite()).isEqualTo(ana.invite());
            JsonNode told = ear.next();
            while (told.path("type").asText().equals("update")) {
                told = ear.next();
            }
            assertThat(told.path("code").asText()).isEqualTo("wrong-token");
            is(post(at(ana) + "/leave", ana, ""), 401, "wrong-token");
            assertThat(again.recovery()).isEqualTo(ana.recovery());
            Player.Seat anew = post(at(ana) + "/recovery", "{\"code\": \"" + ana.recovery() + "\"}")
                    .seat();
            is(post(at(ana) + "/leave", again, ""), 401, "wrong-token");
            assertThat(post(at(ana) + "/leave", anew, "").status()).isEqualTo(200);
        }
        is(post(at(ana) + "/recovery", "{\"code\": \"7KMD\"}"), 403, "wrong-code");
        is(post(at(ana) + "/recovery", "{\"code\": 7}"), 400, "malformed");
        is(post(at(ana) + "/recovery", "{}"), 400, "malformed");
        is(post("/api/tables/" + NOBODY + "/recovery", "{\"code\": \"7KMD\"}"), 404, "no-such-table");
        is(post(at(ana) + "/recovery", "{\"code\": \"" + "7".repeat(300_000) + "\"}"), 413, "too-long");
    }

    /** A socket that only listens. */
    private static final class Ear implements WebSocket.Listener, AutoCloseable {
        private final java.util.concurrent.BlockingQueue<JsonNode> heard =
                new java.util.concurrent.LinkedBlockingQueue<>();
        private final StringBuilder part = new StringBuilder();
        private Optional<WebSocket> socket = Optional.empty();

        static Ear at(URI server, Player.Seat seat) {
            Ear ear = new Ear();
            WebSocket opened = HttpClient.newHttpClient()
                    .newWebSocketBuilder()
                    .buildAsync(URI.create(server.toString().replaceFirst("http", "ws") + "/api/socket"), ear)
                    .join();
            ear.socket = Optional.of(opened);
            opened.sendText(
                            Json.object()
                                    .put("type", "hello")
                                    .put("table", seat.table())
                                    .put("token", seat.token())
                                    .toString(),
                            true)
                    .join();
            return ear;
        }

        @Override
        public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
            part.append(data);
            if (last) {
                heard.add(Json.parse(part.toString(), "a message"));
                part.setLength(0);
            }
            from.request(1);
            return CompletableFuture.completedStage(0);
        }

        JsonNode next() throws InterruptedException {
            return Optional.ofNullable(heard.poll(20, TimeUnit.SECONDS)).orElseThrow();
        }

        @Override
        public void close() {
            socket.ifPresent(WebSocket::abort);
        }
    }

    @Test
    void aMatchStartsBeforeAllSeatsAreTaken() throws Exception {
        Player.Seat ana = ana("{}, {}");
        is(post(at(ana) + "/start", ana, "{\"fill\": \"hal\"}"), 422, "bad-choice");
        is(post(at(ana) + "/start", ana, "{}"), 422, "bad-choice");
        is(post(at(ana) + "/start", "{\"fill\": \"greedy\"}"), 403, "not-seated");
        is(post(at(ana) + "/start", ana, "{\"with\": \"greedy\"}"), 400, "malformed");
        String command = "{\"fill\": \"greedy\", \"command\": \"go\"}";
        JsonNode started = post(at(ana) + "/start", ana, command).json();
        assertThat(started.path("status").asText()).isEqualTo("running");
        assertThat(started.path("seats").findValuesAsText("kind")).containsExactly("person", "bot", "bot");
        is(post(at(ana) + "/start", ana, "{\"fill\": \"greedy\"}"), 409, "already-started");

        JsonNode without =
                post("/api/tables", create("{}, {}, {}, {\"bot\": \"random\"}")).json();
        String seats = "/api/tables/" + without.path("table").asText() + "/seats";
        Player.Seat cleo = post(
                        seats,
                        "{\"name\": \"Cleo\", \"seat\": 2, \"invite\": \""
                                + without.path("invite").asText() + "\"}")
                .seat();
        JsonNode moved = post(at(cleo) + "/start", cleo, "").json();
        assertThat(moved.path("seats").findValuesAsText("kind")).containsExactly("person", "bot");
        assertThat(moved.path("you").asInt()).isEqualTo(0);
        assertThat(call(Call.get(at(cleo)).as(cleo.token())).json().path("you").asInt())
                .isEqualTo(0);
    }

    @Test
    void aStartThatIsSentAgainIsAnsweredAgain() throws Exception {
        Player.Seat ana = ana("{}");
        String command = "{\"fill\": \"greedy\", \"command\": \"go\"}";
        assertThat(post(at(ana) + "/start", ana, command).status()).isEqualTo(200);
        assertThat(post(at(ana) + "/start", ana, command).status()).isEqualTo(200);
    }

    @Test
    void peopleLeaveAndComeBack() throws Exception {
        Player.Seat ana = ana("{}, {}");
        Player.Seat ben = ben(ana);
        JsonNode alone = post(at(ana) + "/leave", ana, "").json();
        assertThat(alone.path("seats").findValuesAsText("kind")).containsExactly("free", "person", "free");
        is(call(Call.get(at(ana)).as(ana.token())), 401, "wrong-token");
        Player.Seat cleo = ben(ana);
        assertThat(cleo.seat()).isEqualTo(0);
        post(at(ana) + "/start", ben, "{\"fill\": \"greedy\"}");
        JsonNode away = post(at(ana) + "/leave", cleo, "{\"command\": \"bye\"}").json();
        assertThat(away.at("/seats/0/away").asBoolean()).isTrue();
        assertThat(away.path("you").asInt()).isEqualTo(0);
        assertThat(post(at(ana) + "/leave", cleo, "{\"command\": \"bye\"}").status())
                .isEqualTo(200);
        JsonNode back = post(at(ana) + "/back", cleo, "").json();
        assertThat(back.at("/seats/0/away").asBoolean()).isFalse();
        assertThat(post(at(ana) + "/resume", cleo, "").status()).isEqualTo(200);
    }

    @Test
    void theHostClosesTheTable() throws Exception {
        Player.Seat ana = ana("{}, {}");
        Player.Seat ben = ben(ana);
        is(post(at(ana) + "/close", ben, ""), 403, "not-seated");
        assertThat(post(at(ana) + "/close", ana, "").json().path("status").asText())
                .isEqualTo("closed");
        assertThat(post(at(ana) + "/close", ana, "").status()).isEqualTo(200);
        assertThat(get(at(ana)).json().path("status").asText()).isEqualTo("closed");
        for (String action : List.of("start", "concede", "leave", "back", "resume", "rematch")) {
            is(post(at(ana) + "/" + action, ana, ""), 410, "gone");
        }
        is(post(at(ana) + "/seats", "{\"name\": \"Cleo\", \"invite\": \"" + ana.invite() + "\"}"), 410, "gone");
        is(get(at(ana) + "/record"), 410, "gone");

        Player.Seat left = ana("{}, {}");
        Player.Seat heir = ben(left);
        post(at(left) + "/leave", left, "");
        assertThat(post(at(left) + "/close", heir, "").status()).isEqualTo(200);
        is(post(at(left) + "/close", left, ""), 401, "wrong-token");
        Player.Seat running = ana("{\"bot\": \"greedy\"}");
        is(post(at(running) + "/close", running, ""), 409, "already-started");
    }

    @Test
    void aClosedTableIsGoneForItsHostToo() throws Exception {
        Player.Seat ana = ana("{}");
        post(at(ana) + "/close", ana, "{\"command\": \"shut\"}");
        assertThat(post(at(ana) + "/close", ana, "{\"command\": \"shut\"}").status())
                .isEqualTo(200);
        is(post(at(ana) + "/start", ana, ""), 410, "gone");
    }

    @ParameterizedTest
    @ValueSource(strings = {"start", "concede", "leave", "back", "resume", "rematch", "close"})
    void onlyASeatMayDoThis(String action) throws Exception {
        Player.Seat ana = ana("{\"bot\": \"greedy\"}");
        String path = at(ana) + "/" + action;
        is(post(path, ""), 403, "not-seated");
        is(call(Call.post(path, "").as("nonsense")), 401, "wrong-token");
        is(post(path, ana("{}"), ""), 401, "wrong-token");
        is(call(Call.post("/api/tables/" + NOBODY + "/" + action, "").as(ana.token())), 404, "no-such-table");
        is(call(Call.post("/api/tables/x/" + action, "").as(ana.token())), 404, "no-such-table");
        is(post(path, ana, "{\"why\": 1}"), 400, "malformed");
        is(post(path, ana, "{\"command\": \"no good\"}"), 400, "malformed");
        is(post(path, ana, "{\"command\": \"" + "x".repeat(300_000) + "\"}"), 413, "too-long");
    }

    @Test
    void whoConcedesEndsAMatchOfTwo() throws Exception {
        Player.Seat open = ana("{}");
        is(post(at(open) + "/concede", open, ""), 409, "not-running");
        Player.Seat ben = ben(open);
        is(get(at(open) + "/record"), 409, "not-over");
        is(post(at(open) + "/rematch", ben, ""), 409, "not-over");
        JsonNode over =
                post(at(open) + "/concede", ben, "{\"command\": \"enough\"}").json();
        assertThat(over.path("status").asText()).isEqualTo("over");
        assertThat(over.at("/standing/groups").toString()).isEqualTo("[[0],[1]]");
        assertThat(over.at("/seats/1/conceded").asBoolean()).isTrue();
        assertThat(post(at(open) + "/concede", ben, "{\"command\": \"enough\"}").status())
                .isEqualTo(200);
        is(post(at(open) + "/concede", open, ""), 409, "not-running");
    }

    @Test
    void whoConcedesAmongThreeLeavesABotBehind() throws Exception {
        Player.Seat ana = ana("{}, {\"bot\": \"greedy\"}");
        Player.Seat ben = ben(ana);
        JsonNode table = post(at(ana) + "/concede", ben, "").json();
        assertThat(table.path("status").asText()).isEqualTo("running");
        assertThat(post(at(ana) + "/back", ben, "")
                        .json()
                        .at("/seats/1/conceded")
                        .asBoolean())
                .isTrue();
    }

    @Test
    void theRecordOpensTheCommitment() throws Exception {
        Player.Seat ana = ana("{}");
        Player.Seat ben = ben(ana);
        String commitment = get(at(ana)).json().path("commitment").asText();
        try (Player first = Player.at(server, ana);
                Player second = Player.at(server, ben)) {
            first.over().get(60, TimeUnit.SECONDS);
            second.over().get(60, TimeUnit.SECONDS);
        }
        String text = get(at(ana) + "/record").text();
        assertThat(Schemas.problems("urn:tidetable:record:1", text)).isEmpty();
        MatchRecord record = MatchRecord.parse(text, "the record");
        var game = Games.open("fintastic-sea");
        Deal deal = record.deal();
        assertThat(Commitment.of(game.info(), deal)).isEqualTo(commitment).hasSize(64);
        assertThat(Json.parse(text, "the record").path("commitment").asText()).isEqualTo(commitment);
        assertThat(Json.parse(text, "the record").path("result"))
                .isEqualTo(get(at(ana)).json().path("standing"));
        is(get("/api/tables/" + NOBODY + "/record"), 404, "no-such-table");
    }

    @Test
    void aMatchIsShownAgain() throws Exception {
        Player.Seat ana = ana("{}");
        String replay = at(ana) + "/replay";
        is(get(replay), 409, "not-over");
        Player.Seat ben = ben(ana);
        is(get(replay), 409, "not-over");
        is(call(Call.get(replay + "?view=0").as(ana.token())), 409, "not-over");
        is(get(replay + "?from=0&count=0"), 400, "malformed");
        post(at(ana) + "/concede", ben, "");
        JsonNode all = get(replay).json();
        assertThat(all.path("table").asText()).isEqualTo(ana.table());
        assertThat(all.path("view").asText()).isEqualTo("archive");
        assertThat(all.path("length").asInt()).isEqualTo(0);
        assertThat(all.path("frames")).hasSize(1);
        for (String bad : List.of(
                "view=",
                "view=seat",
                "view=-1",
                "view=00",
                "view=Archive",
                "view=0%20",
                "count=0",
                "count=101",
                "count=-1",
                "count=ten",
                "count=",
                "count=1.5",
                "count=99999999999",
                "from=-1",
                "from=1e2",
                "from=99999999999")) {
            is(get(replay + "?" + bad), 400, "malformed");
        }
        is(get(replay + "?view=2"), 422, "bad-choice");
        is(get(replay + "?view=99"), 422, "bad-choice");
        is(get(replay + "?from=1"), 422, "bad-choice");
        is(get(replay + "?from=999999999&count=100"), 422, "bad-choice");
        is(get("/api/tables/" + NOBODY + "/replay"), 404, "no-such-table");
        Player.Seat shut = ana("{}");
        post(at(shut) + "/close", shut, "");
        is(get(at(shut) + "/replay"), 410, "gone");
    }

    @Test
    void aMatchIsJudgedWhenItIsOver() throws Exception {
        Player.Seat ana = ana("{}");
        String analysis = at(ana) + "/analysis";
        is(get(analysis), 409, "not-over");
        Player.Seat ben = ben(ana);
        is(call(Call.get(analysis).as(ana.token())), 409, "not-over");
        post(at(ana) + "/concede", ben, "");
        JsonNode nothing = get(analysis).json();
        assertThat(nothing.path("length").asInt()).isEqualTo(0);
        assertThat(nothing.path("moments")).isEmpty();
        is(get("/api/tables/" + NOBODY + "/analysis"), 404, "no-such-table");
        Player.Seat shut = ana("{}");
        post(at(shut) + "/close", shut, "");
        is(get(at(shut) + "/analysis"), 410, "gone");
    }

    @Test
    void hintsAreSaidWhereTheyAre() throws Exception {
        Map<String, Boolean> said = Map.of(
                "{\"person\": \"Ana\"}, {\"bot\": \"easy\"}", true,
                "{\"bot\": \"easy\"}, {\"bot\": \"hard\"}", true,
                "{\"person\": \"Ana\"}, {}", false,
                "{}, {}", false);
        for (var seats : said.entrySet()) {
            String table = post("/api/tables", create(seats.getKey()))
                    .json()
                    .path("table")
                    .asText();
            assertThat(get("/api/tables/" + table).json().path("hints").asBoolean())
                    .as(seats.getKey())
                    .isEqualTo(seats.getValue());
            String other = create(seats.getKey()).replaceFirst("\\{", "{\"hints\": " + !seats.getValue() + ", ");
            table = post("/api/tables", other).json().path("table").asText();
            assertThat(get("/api/tables/" + table).json().path("hints").asBoolean())
                    .isNotEqualTo(seats.getValue());
        }
    }

    @Test
    void eachFreeSeatMayGetABotOfItsOwn() throws Exception {
        Player.Seat ana = ana("{}, {}");
        is(post(at(ana) + "/start", ana, "{\"fill\": [\"easy\", \"hard\", \"medium\"]}"), 422, "bad-choice");
        is(post(at(ana) + "/start", ana, "{\"fill\": [\"easy\", \"clever\"]}"), 422, "bad-choice");
        is(post(at(ana) + "/start", ana, "{\"fill\": [1]}"), 400, "malformed");
        JsonNode table = post(at(ana) + "/start", ana, "{\"fill\": [\"easy\", \"hard\"]}")
                .json();
        assertThat(table.at("/seats/1/bot").asText()).isEqualTo("easy");
        assertThat(table.at("/seats/2/bot").asText()).isEqualTo("hard");
    }

    @Test
    void whereNoAudienceMayWatchThePastIsForTheSeats() throws Exception {
        String body =
                create("{\"person\": \"Ana\"}, {\"bot\": \"greedy\"}").replaceFirst("\\{", "{\"audience\": false, ");
        Player.Seat ana = post("/api/tables", body).seat();
        post(at(ana) + "/concede", ana, "");
        for (String past : List.of("/record", "/analysis", "/replay", "/replay?view=audience")) {
            is(get(at(ana) + past), 403, "no-audience");
            is(call(Call.get(at(ana) + past).as("nonsense")), 403, "no-audience");
            assertThat(call(Call.get(at(ana) + past).as(ana.token())).status()).isEqualTo(200);
        }
    }

    @Test
    void allWhoPlayAgainComeToTheSameTable() throws Exception {
        Player.Seat ana = ana("{\"bot\": \"random\"}, {}");
        Player.Seat ben = ben(ana);
        post(at(ana) + "/concede", ana, "");
        post(at(ana) + "/concede", ben, "");
        assertThat(get(at(ana)).json().path("status").asText()).isEqualTo("over");
        Player.Seat bens = post(at(ana) + "/rematch", ben, "").seat();
        assertThat(bens.seat()).isEqualTo(2);
        JsonNode next = get(at(bens)).json();
        assertThat(next.path("status").asText()).isEqualTo("open");
        assertThat(next.path("seats").findValuesAsText("kind")).containsExactly("free", "bot", "person");
        assertThat(next.at("/seats/1/bot").asText()).isEqualTo("random");
        assertThat(next.at("/seats/2/name").asText()).isEqualTo("Ben");
        assertThat(get(at(ana)).json().path("rematch").asText()).isEqualTo(bens.table());

        Player.Seat again = post(at(ana) + "/rematch", ben, "").seat();
        assertThat(again.table()).isEqualTo(bens.table());
        assertThat(again.seat()).isEqualTo(2);
        is(call(Call.get(at(bens)).as(bens.token())), 401, "wrong-token");

        String stranger = "{\"name\": \"Cleo\", \"invite\": \"" + bens.invite() + "\"}";
        is(post(at(bens) + "/seats", stranger), 409, "table-full");
        Player.Seat anas =
                post(at(bens) + "/seats", ana, "{\"name\": \"Ana again\"}").seat();
        assertThat(anas.seat()).isEqualTo(0);
        assertThat(get(at(bens)).json().path("status").asText()).isEqualTo("running");
        Player.Seat late = post(at(ana) + "/rematch", ana, "").seat();
        assertThat(late.table() + late.seat()).isEqualTo(bens.table() + 0);
        is(call(Call.get(at(bens)).as(anas.token())), 401, "wrong-token");
        assertThat(call(Call.get(at(bens)).as(late.token())).json().path("you").asInt())
                .isEqualTo(0);
    }

    @Test
    void yourTablesAreThoseOfGoodTokens() throws Exception {
        Player.Seat first = ana("{}");
        Player.Seat second = ana("{\"bot\": \"greedy\"}");
        String tokens = Json.object()
                .putPOJO(
                        "tokens",
                        List.of(second.token(), "nonsense", NOBODY + ".x", first.table() + ".wrong", first.token()))
                .toString();
        JsonNode tables = post("/api/your-tables", tokens).json().path("tables");
        assertThat(tables.findValuesAsText("table")).containsExactly(second.table(), first.table());
        assertThat(tables.findValuesAsText("you")).containsExactly("0", "0");
        assertThat(post("/api/your-tables", "{\"tokens\": []}").json().path("tables"))
                .isEmpty();
        is(post("/api/your-tables", ""), 400, "malformed");
        is(post("/api/your-tables", "{\"tokens\": [7]}"), 400, "malformed");
        is(post("/api/your-tables", "{\"tokens\": [" + "\"a\",".repeat(100) + "\"a\"]}"), 400, "malformed");
        is(post("/api/your-tables", "{\"tokens\": [\"" + "a".repeat(300_000) + "\"]}"), 413, "too-long");
    }

    @ParameterizedTest
    @CsvSource({
        "get, /api/nothing, 404",
        "get, /nothing, 404",
        "delete, /api/tables, 405",
        "get, /api/your-tables, 405",
        "put, /api/games, 405"
    })
    void whatIsNotThereIsAProblem(String method, String path, int status) throws Exception {
        isProblem(
                contract.raw(server.address(), new Call(method, path, Optional.empty(), Optional.empty(), Map.of())),
                status);
    }

    @Test
    void whatIsNotAcceptedIsAProblem() throws Exception {
        Call call =
                new Call("get", "/api/games", Optional.empty(), Optional.empty(), Map.of("Accept", "application/xml"));
        isProblem(contract.raw(server.address(), call), 406);
    }

    private void isProblem(HttpResponse<String> response, int status) {
        assertThat(response.statusCode()).isEqualTo(status);
        assertThat(response.headers().firstValue("Content-Type").orElse("")).startsWith("application/problem+json");
        JsonNode schema = Json.object().put("$ref", "#/components/schemas/Problem");
        assertThat(contract.problems(schema, response.body())).isEmpty();
        assertThat(Json.parse(response.body(), "the problem").path("status").asInt())
                .isEqualTo(status);
    }

    @Test
    void aTableThatIsTooLongIsNotRead() throws Exception {
        is(post("/api/tables", create("{\"person\": \"" + "A".repeat(300_000) + "\"}")), 413, "too-long");
    }

    /** Who asks for too much has to wait, and is told how long. */
    @Test
    void whoAsksForTooMuchWaits(@TempDir Path folder) throws Exception {
        try (ServerProcess strict = ServerProcess.start(ServerProcess.Start.in(folder.resolve("strict")))) {
            Player.Seat ana = contract.call(
                            strict.address(),
                            Call.post("/api/tables", create("{\"person\": \"Ana\"}, {\"bot\": \"greedy\"}")))
                    .seat();
            List<Call> calls = new ArrayList<>(List.of(
                    Call.post("/api/tables", create("{}, {}")),
                    Call.post(at(ana) + "/rematch", "").as(ana.token()),
                    Call.post(at(ana) + "/seats", "{\"name\": \"Ben\"}"),
                    Call.post(at(ana) + "/recovery", "{\"code\": \"7KMD\"}"),
                    Call.get(at(ana)).as("nonsense"),
                    Call.get(at(ana) + "/cards").as("nonsense"),
                    Call.get(at(ana) + "/replay?count=0"),
                    Call.get(at(ana) + "/analysis"),
                    Call.post("/api/your-tables", "{}")));
            for (String action : List.of("start", "concede", "leave", "back", "resume", "close")) {
                calls.add(Call.post(at(ana) + "/" + action, "").as("nonsense"));
            }
            for (Call call : calls) {
                Answer answer = contract.call(strict.address(), call);
                for (int i = 0; i < 200 && answer.status() != 429; i++) {
                    answer = contract.call(strict.address(), call);
                }
                is(answer, 429, "too-many");
            }
        }
    }
}
