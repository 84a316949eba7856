package tidetable.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tidetable.client.Api;
import tidetable.engine.Event;
import tidetable.engine.Game;
import tidetable.engine.Match;
import tidetable.engine.State;
import tidetable.engine.Story;
import tidetable.engine.Viewer;
import tidetable.engine.contract.nasty.Nasty;
import tidetable.engine.file.Json;
import tidetable.engine.file.MatchRecord;
import tidetable.games.Games;

/** A match that is over, shown again: to everybody what they saw when it was played, and nothing more. */
class ReplayIT {
    private static final int PATIENCE_SECONDS = 120;
    private static final HttpClient HTTP =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private static final Set<String> OF_THE_TABLE = Set.of("started", "ended", "undone", "conceded", "seated");

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

    private static String get(String table, String query, String language) throws Exception {
        var response = HTTP.send(
                HttpRequest.newBuilder(URI.create(server.address() + "/api/tables/" + table + "/replay?" + query))
                        .header("Accept-Language", language)
                        .build(),
                BodyHandlers.ofString());
        assertThat(response.statusCode()).as(response.body()).isEqualTo(200);
        return response.body();
    }

    /** All frames of a view, by their number. */
    private static List<JsonNode> frames(String table, String view) throws Exception {
        List<JsonNode> frames = new ArrayList<>();
        int length = 0;
        for (int from = 0; from <= length; from += 100) {
            JsonNode part = Json.parse(get(table, "view=" + view + "&from=" + from, "en"), "the replay");
            length = part.path("length").asInt();
            assertThat(part.path("from").asInt()).isEqualTo(from);
            assertThat(part.path("frames")).hasSize(Math.min(100, length + 1 - from));
            part.path("frames").forEach(frames::add);
        }
        assertThat(frames.stream().map(frame -> frame.path("at").asInt()))
                .isEqualTo(IntStream.rangeClosed(0, length).boxed().toList());
        return frames;
    }

    /** Somebody who looks on from before the start, and every position of the match as it was sent there. */
    private static Map<Integer, String> live(Wiretap tap) {
        Map<Integer, String> live = new TreeMap<>();
        for (String text : tap.heard()) {
            JsonNode update = Json.parse(text, "an update");
            if (update.has("view")) {
                // what follows at the same position tells of connections alone
                live.putIfAbsent(update.path("table").path("position").asInt(), text);
            }
        }
        return live;
    }

    private static List<String> events(JsonNode from) {
        List<String> events = new ArrayList<>();
        for (JsonNode event : from.path("events")) {
            if (!OF_THE_TABLE.contains(event.path("type").asText())) {
                events.add(((ObjectNode) event.deepCopy()).without("at").toString());
            }
        }
        return events;
    }

    /** Byte for byte what was sent live, from the deal to the end, which shows everything to everybody. */
    @ParameterizedTest
    @ValueSource(ints = {2, 4})
    void everybodySeesAgainWhatTheySaw(int seats) throws Exception {
        ObjectNode create = Tables.asked(seats, 0);
        Player.Seat ana = Tables.open(api, create);
        try (Wiretap seat = Wiretap.open(server.address());
                Wiretap audience = Wiretap.open(server.address())) {
            seat.hello(ana.table(), ana.token(), 0);
            audience.hello(ana.table(), "", 0);
            api.post(
                    "/api/tables/" + ana.table() + "/start",
                    ana.token(),
                    Json.object().put("fill", "greedy"));
            try (Player player = Player.at(server, ana)) {
                player.over().get(PATIENCE_SECONDS, TimeUnit.SECONDS);
            }
            for (Wiretap tap : List.of(seat, audience)) {
                tap.until(m -> m.path("table").path("status").asText().equals("over"));
            }
            check(ana.table(), "0", live(seat));
            check(ana.table(), "audience", live(audience));
            String reveal =
                    live(seat).values().stream().reduce((_, last) -> last).orElseThrow();
            JsonNode end = frames(ana.table(), "archive").getLast();
            assertThat(reveal).contains("\"view\":" + end.path("view") + ",\"");
        }
    }

    private static void check(String table, String view, Map<Integer, String> live) throws Exception {
        List<JsonNode> frames = frames(table, view);
        int length = frames.size() - 1;
        assertThat(length).isGreaterThan(20);
        int start = live.keySet().iterator().next();
        // the last action and the end are sent together
        assertThat(live.keySet())
                .containsExactlyElementsOf(IntStream.rangeClosed(start, start + length + 1)
                        .filter(at -> at != start + length)
                        .boxed()
                        .toList());
        for (int at = 0; at < length; at++) {
            String sent = String.valueOf(live.get(start + at));
            assertThat(sent).contains("\"view\":" + frames.get(at).path("view") + ",\"");
            assertThat(events(frames.get(at))).isEqualTo(events(Json.parse(sent, "an update")));
        }
        assertThat(frames.getFirst().path("events")).isEmpty();
        // the bytes of the answer are those of the parts that were compared
        String raw = get(table, "view=" + view + "&from=7&count=1", "en");
        assertThat(raw).endsWith("\"frames\":[" + frames.get(7) + "]}");
    }

    /** What each viewer is shown at each moment is built by the rules for that viewer, also where several are asked at once. */
    @ParameterizedTest
    @ValueSource(strings = {"fintastic-sea", "nasty"})
    void framesAreTheViewsOfTheRules(String id) throws Exception {
        ObjectNode create = Json.object().put("game", id);
        create.putArray("seats").addObject().put("person", "Ana");
        create.withArray("seats").addObject();
        create.withArray("seats").addObject();
        List<Player.Seat> seats = Tables.full(api, create);
        List<Player> players = new ArrayList<>();
        seats.forEach(seat -> players.add(Player.at(server, seat)));
        for (Player player : players) {
            player.over().get(PATIENCE_SECONDS, TimeUnit.SECONDS);
            player.close();
        }
        String table = seats.getFirst().table();
        MatchRecord record = Tables.record(api, table);
        Game<?, ?> game = id.equals("nasty") ? new Nasty() : Games.open(id);
        Map<String, Viewer> viewers = Map.of(
                "0",
                Viewer.at(0),
                "1",
                Viewer.at(1),
                "2",
                Viewer.at(2),
                "audience",
                Viewer.AUDIENCE,
                "archive",
                Viewer.ARCHIVE);
        for (Map.Entry<String, Viewer> viewer : viewers.entrySet()) {
            List<JsonNode> frames = frames(table, viewer.getKey());
            assertThat(frames).hasSize(record.actions().size() + 1);
            check(record, game, viewer.getValue(), frames);
        }
    }

    private static <S extends State<S>, V extends Record> void check(
            MatchRecord record, Game<S, V> game, Viewer viewer, List<JsonNode> frames) {
        Match<S, V> match = new Match<>(game, record.deal());
        assertThat(frames.getFirst().path("view")).hasToString(Json.line(match.view(viewer)));
        for (int at = 1; at < frames.size(); at++) {
            List<String> told = new ArrayList<>();
            List<Event> events = new ArrayList<>();
            match.act(game.actions().number(record.actions().get(at - 1)).orElseThrow(), Story.into(events));
            for (Event event : events) {
                told.add(Json.event(event.seenBy(viewer)).path("type").asText());
            }
            assertThat(frames.get(at).path("view")).hasToString(Json.line(match.view(viewer)));
            assertThat(frames.get(at).path("events").findValuesAsText("type")).isEqualTo(told);
            assertThat(frames.get(at).path("events").findValuesAsText("at")).allMatch(Integer.toString(at)::equals);
        }
    }

    /** What was taken back is no part of the match, and a match that was given up has the frames it has. */
    @Test
    void itIsTheMatchAsItFinallyIs() throws Exception {
        Player.Seat ana = Tables.full(api, 2, 1).getFirst();
        int undone = 0;
        try (Wiretap tap = Wiretap.open(server.address())) {
            int position = tap.hello(ana.table(), ana.token(), 0)
                    .path("table")
                    .path("position")
                    .asInt();
            for (int turn = 0; turn < 12; turn++) {
                JsonNode now = tap.at(position);
                JsonNode question = (now.has("question") ? now : tap.until(m -> m.has("question"))).path("question");
                boolean undo = question.path("undo").asBoolean() && undone < 3;
                undone += undo ? 1 : 0;
                ObjectNode said = Json.object()
                        .put("type", undo ? "undo" : "act")
                        .put("command", "c" + turn)
                        .put("question", question.path("id").asText());
                if (!undo) {
                    said.putArray("actions").add(Player.choice(question.path("actions")));
                }
                tap.send(said.toString());
                JsonNode done = tap.until(m -> m.has("command"));
                assertThat(done.path("type").asText()).as(done.toString()).isEqualTo("done");
                position = done.path("position").asInt();
            }
        }
        api.post("/api/tables/" + ana.table() + "/concede", ana.token(), Json.object());
        assertThat(undone).isPositive();
        MatchRecord record = Tables.record(api, ana.table());
        List<JsonNode> frames = frames(ana.table(), "archive");
        assertThat(frames).hasSize(record.actions().size() + 1);
        check(record, Games.open("fintastic-sea"), Viewer.ARCHIVE, frames);
    }

    /** Texts name the players and are in the language of who asks; a page of frames is the same as a part of all. */
    @Test
    void partsAndLanguages() throws Exception {
        Player.Seat ana = Tables.full(api, 2, 1).getFirst();
        try (Player player = Player.at(server, ana)) {
            player.over().get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        }
        List<JsonNode> all = frames(ana.table(), "0");
        JsonNode part = Json.parse(get(ana.table(), "view=0&from=3&count=5", "en"), "a part");
        assertThat(part.path("frames").valueStream().toList()).isEqualTo(all.subList(3, 8));
        JsonNode last = Json.parse(get(ana.table(), "view=0&from=" + (all.size() - 1), "en"), "the end");
        assertThat(last.path("frames").valueStream().toList()).containsExactly(all.getLast());
        String english = get(ana.table(), "view=0&count=30", "en");
        String german = get(ana.table(), "view=0&count=30", "de");
        assertThat(english).contains("\"text\":\"Ana plays ");
        assertThat(german).contains("\"text\":\"Ana ").doesNotContain("Ana plays ");
    }
}
