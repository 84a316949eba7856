package tidetable.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tidetable.client.Api;
import tidetable.engine.file.Json;

/** Rows of actions are tried out before they are sent, over real sockets: by the seat that is asked, and for it alone. */
class RehearseIT {
    @TempDir
    static Path folder;

    private static ServerProcess server;

    private List<Player.Seat> seats = List.of();
    /** By seat, then the audience. */
    private final List<Wiretap> taps = new ArrayList<>();

    private int commands;

    @BeforeAll
    static void start() {
        server = ServerProcess.start(ServerProcess.Start.in(folder.resolve("data"))
                .with(TestRig.SEED, "0123456789abcdef0123456789abcdef")
                .and("--no-limits"));
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @BeforeEach
    void sitDown() throws Exception {
        ObjectNode create = Json.object().put("game", "finspan");
        create.putArray("seats").addObject().put("person", "Ana");
        create.withArray("seats").addObject();
        URI address = server.address();
        seats = Tables.full(new Api(address, "en"), create);
        for (int viewer = 0; viewer <= seats.size(); viewer++) {
            Wiretap tap = Wiretap.open(address);
            taps.add(tap);
            tap.hello(
                    seats.getFirst().table(),
                    viewer < seats.size() ? seats.get(viewer).token() : "",
                    0);
        }
        hush();
    }

    @AfterEach
    void hangUp() {
        taps.forEach(Wiretap::close);
    }

    /** Until nobody has anything left to hear. */
    private void hush() throws InterruptedException {
        for (Wiretap tap : taps) {
            tap.send("{\"type\":\"ping\"}");
            tap.until(message -> message.path("type").asText().equals("pong"));
        }
    }

    private JsonNode say(int viewer, ObjectNode message) throws InterruptedException {
        String command = "c" + commands++;
        message.put("command", command);
        assertThat(Schemas.problems("urn:tidetable:socket-client", message.toString()))
                .isEmpty();
        taps.get(viewer).send(Json.line(message));
        JsonNode answer = taps.get(viewer).until(m -> m.path("command").asText().equals(command));
        assertThat(Schemas.problems("urn:tidetable:socket-server", answer.toString()))
                .as(answer.toString())
                .isEmpty();
        return answer;
    }

    private static ObjectNode row(String type, String question, List<String> actions) {
        ObjectNode message = Json.object().put("type", type).put("question", question);
        message.set("actions", Json.tree(actions));
        return message;
    }

    /** The seat that is asked, which differs from start to start. */
    private int asked() throws InterruptedException {
        return taps.getLast().at(0).path("table").path("asked").path(0).asInt();
    }

    private JsonNode seen(int seat) throws InterruptedException {
        return taps.get(seat).at(0);
    }

    private String question(int seat) throws InterruptedException {
        return seen(seat).path("question").path("id").asText();
    }

    private JsonNode rehearse(int seat, List<String> actions) throws InterruptedException {
        return say(seat, row("rehearse", question(seat), actions));
    }

    private static List<String> offered(JsonNode question, String beginning) {
        List<String> offered = new ArrayList<>();
        question.path("actions")
                .forEach(choice -> offered.add(choice.path("action").asText()));
        offered.removeIf(action -> !action.startsWith(beginning));
        return offered;
    }

    private static List<String> with(List<String> row, String action) {
        List<String> longer = new ArrayList<>(row);
        longer.add(action);
        return longer;
    }

    /** A row with several steps, the card, the slot and at least one piece, after which the seat is asked something else. */
    private Optional<List<String>> payment(int seat, List<String> row, JsonNode question) throws InterruptedException {
        for (String action : offered(question, row.isEmpty() ? "play " : "")) {
            List<String> longer = with(row, action);
            JsonNode answer = rehearse(seat, longer);
            if (!answer.path("type").asText().equals("rehearsed")) {
                continue;
            }
            JsonNode next = answer.path("question");
            Optional<List<String>> found =
                    List.of("slot", "pay").contains(next.path("step").asText())
                            ? payment(seat, longer, next)
                            : Optional.of(longer).filter(whole -> whole.size() > 2);
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    @Test
    void aPaymentIsTriedOutStepByStepAndSentAsOne() throws Exception {
        int seat = asked();
        JsonNode before = seen(seat);
        List<List<String>> heard = taps.stream().map(Wiretap::heard).toList();
        List<String> row = payment(seat, List.of(), before.path("question")).orElseThrow();
        JsonNode rehearsed = rehearse(seat, row);
        hush();
        for (int viewer = 0; viewer < taps.size(); viewer++) {
            List<String> since = taps.get(viewer)
                    .heard()
                    .subList(heard.get(viewer).size(), taps.get(viewer).heard().size());
            assertThat(since).as("viewer %d", viewer).noneMatch(text -> text.contains("\"update\""));
            assertThat(since.size() == 1).isEqualTo(viewer != seat);
        }
        int position = before.path("table").path("position").asInt();
        assertThat(say(seat, row("act", question(seat), row)).path("position").asInt())
                .as("rehearsals were not counted, and the row once")
                .isEqualTo(position + 1);
        JsonNode after = taps.get(seat).at(position + 1);
        assertThat(rehearsed.path("view")).isEqualTo(after.path("view"));
        assertThat(
                        after.path("question").deepCopy() instanceof ObjectNode one
                                ? one.without(List.of("id", "undo"))
                                : after.path("question"))
                .isEqualTo(rehearsed.path("question"));
        if (after.path("question").path("undo").asBoolean()) {
            say(
                    seat,
                    Json.object()
                            .put("type", "undo")
                            .put("question", after.path("question").path("id").asText()));
            assertThat(taps.get(seat).at(position + 2).path("view")).isEqualTo(before.path("view"));
        }
    }

    @Test
    void whatUncoversIsNotTriedOut() throws Exception {
        int seat = asked();
        List<String> row =
                uncovering(seat, List.of(), seen(seat).path("question"), 3).orElseThrow();
        JsonNode refused = rehearse(seat, row);
        assertThat(refused.path("update").path("view")).isEqualTo(seen(seat).path("view"));
        assertThat(refused.path("text").asText()).contains("uncover");
        // what would be possible afterwards is not looked at
        assertThat(rehearse(seat, with(row, "draw")).path("code").asText()).isEqualTo("uncovers");
        int position = seen(seat).path("table").path("position").asInt();
        say(seat, row("act", question(seat), row));
        assertThat(taps.get(seat).at(position + 1).path("events").findValuesAsText("type"))
                .contains("drew");
    }

    private Optional<List<String>> uncovering(int seat, List<String> row, JsonNode question, int deep)
            throws InterruptedException {
        for (String action : offered(question, "")) {
            List<String> longer = with(row, action);
            JsonNode answer = rehearse(seat, longer);
            if (answer.path("code").asText().equals("uncovers")) {
                return Optional.of(longer);
            }
            Optional<List<String>> found = deep > 1
                    ? uncovering(seat, longer, answer.path("question"), deep - 1)
                    : Optional.<List<String>>empty();
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    @Test
    void whatActRefusesIsRefusedInTheSameWords() throws Exception {
        int seat = asked();
        String open = question(seat);
        List<String> wrong = List.of("pay haddock");
        List<String> later =
                List.of(offered(seen(seat).path("question"), "dive ").getFirst(), "at blue 1");
        for (ObjectNode message : List.of(
                row("act", open, wrong),
                row("act", open, later),
                row("act", open, List.of("fly to the moon")),
                row("act", "1." + seat, wrong),
                row("act", "1." + (1 - seat), wrong))) {
            JsonNode act = say(seat, message);
            JsonNode rehearse = say(seat, message.put("type", "rehearse"));
            assertThat(act.path("type").asText()).isEqualTo("refused");
            assertThat(without(rehearse)).isEqualTo(without(act));
        }
        assertThat(say(1 - seat, row("rehearse", open, wrong)).path("code").asText())
                .isEqualTo("not-asked");
        JsonNode watching = say(seats.size(), row("rehearse", open, wrong));
        assertThat(watching.path("code").asText()).isEqualTo("not-seated");
        assertThat(watching.has("update")).isFalse();
    }

    private static JsonNode without(JsonNode answer) {
        return ((ObjectNode) answer.deepCopy()).without("command");
    }
}
