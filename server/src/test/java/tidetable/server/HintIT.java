package tidetable.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tidetable.client.Api;
import tidetable.engine.file.Json;

/** Hints over real sockets: where the table allows them, to the seat that is asked, about its own question. */
class HintIT {
    @TempDir
    static Path folder;

    private static ServerProcess server;
    private static Api api;

    private int commands;

    @BeforeAll
    static void start() {
        server = ServerProcess.start(
                ServerProcess.Start.in(folder.resolve("data")).and("--no-limits"));
        api = new Api(server.address(), "de");
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static JsonNode table(String table) throws InterruptedException {
        return api.get("/api/tables/" + table);
    }

    private JsonNode ask(Line line, String question) throws Exception {
        String command = "c" + commands++;
        ObjectNode message =
                Json.object().put("type", "hint").put("command", command).put("question", question);
        assertThat(Schemas.problems("urn:tidetable:socket-client", message.toString()))
                .isEmpty();
        line.send(message);
        JsonNode answer = line.answer(command);
        assertThat(Schemas.problems("urn:tidetable:socket-server", answer.toString()))
                .as(answer.toString())
                .isEmpty();
        return answer;
    }

    /** The next question of a seat with a choice; what is none is answered on the way. */
    private JsonNode question(Line line) throws Exception {
        JsonNode question = line.next("update").path("question");
        while (question.path("actions").size() < 2) {
            if (question.isObject()) {
                assertThat(ask(line, question.path("id").asText()).path("code").asText())
                        .isEqualTo("no-choice");
                act(line, question);
            }
            question = line.next("update").path("question");
        }
        return question;
    }

    private void act(Line line, JsonNode question) throws Exception {
        line.act(
                "c" + commands++,
                question.path("id").asText(),
                question.path("actions").path(0).path("action").asText());
    }

    private static List<String> offered(JsonNode question) {
        List<String> offered = new ArrayList<>();
        question.path("actions")
                .forEach(choice -> offered.add(choice.path("action").asText()));
        return offered;
    }

    @Test
    void whoPlaysAgainstBotsIsToldWhatExpertWouldDo() throws Exception {
        Player.Seat ana = Tables.open(api, Tables.asked(2, 1));
        assertThat(table(ana.table()).path("hints").asBoolean()).isTrue();
        try (Line line = Line.at(server.address(), ana)) {
            JsonNode question = question(line);
            String id = question.path("id").asText();

            JsonNode hint = ask(line, id);

            assertThat(hint.path("type").asText()).isEqualTo("hint");
            assertThat(offered(question))
                    .contains(hint.path("action").asText(), hint.path("other").asText());
            assertThat(hint.path("action")).isNotEqualTo(hint.path("other"));
            assertThat(hint.path("text").asText())
                    .contains(hint.path("action").asText(), hint.path("other").asText(), " % ");
            ObjectNode again = ask(line, id).deepCopy();
            again.set("command", hint.path("command"));
            assertThat(again).as("thought about once").isEqualTo(hint);

            act(line, question);
            JsonNode next = question(line);
            assertThat(ask(line, id).path("code").asText()).isEqualTo("stale-question");
            assertThat(ask(line, next.path("id").asText()).path("type").asText())
                    .isEqualTo("hint");
            api.post("/api/tables/" + ana.table() + "/concede", ana.token(), Json.object());
            assertThat(ask(line, next.path("id").asText()).path("code").asText())
                    .isEqualTo("not-running");
        }
    }

    @Test
    void amongPeopleThereAreNoneUnlessTheTableSaysSo() throws Exception {
        List<Player.Seat> seats = Tables.full(api, Tables.asked(2, 0));
        assertThat(table(seats.getFirst().table()).path("hints").asBoolean()).isFalse();
        int asked = table(seats.getFirst().table()).path("asked").path(0).asInt();
        try (Line line = Line.at(server.address(), seats.get(asked))) {
            String id = line.next("update").path("question").path("id").asText();
            assertThat(ask(line, id).path("code").asText()).isEqualTo("no-hints");
        }
    }

    @Test
    void onlyWhoIsAskedIsAnswered() throws Exception {
        List<Player.Seat> seats =
                Tables.full(api, Tables.asked(2, 0).put("hints", true).put("audience", true));
        String table = seats.getFirst().table();
        assertThat(table(table).path("hints").asBoolean()).isTrue();
        int asked = table(table).path("asked").path(0).asInt();
        String id = "";
        try (Line line = Line.at(server.address(), seats.get(asked))) {
            id = line.next("update").path("question").path("id").asText();
        }
        try (Line line = Line.at(server.address(), seats.get(1 - asked))) {
            line.next("update");
            assertThat(ask(line, id).path("code").asText()).isEqualTo("not-asked");
        }
        try (Line line = Line.to(server.address())) {
            line.send(Json.object().put("type", "hello").put("table", table));
            line.next("update");
            assertThat(ask(line, id).path("code").asText()).isEqualTo("not-seated");
        }
    }

    @Test
    void aMatchThatIsOverIsJudgedWhileSomebodyLooks() throws Exception {
        ObjectNode create = Json.object().put("game", "last-fish").put("command", "0123456789abcdef0123456789abcdef");
        create.putArray("seats").addObject().put("bot", "random");
        create.withArray("seats").addObject().put("bot", "random");
        String table = api.post("/api/tables", create).path("table").asText();
        try (Line line = Line.to(server.address())) {
            line.send(Json.object().put("type", "hello").put("table", table));
            while (!line.next("update").path("table").path("status").asText().equals("over")) {
                // bots alone play, until they have done
            }
        }
        JsonNode judged;
        do {
            judged = api.get("/api/tables/" + table + "/analysis");
        } while (judged.path("at").asInt() < judged.path("length").asInt());
        assertThat(judged.path("failed").asBoolean()).isFalse();
        assertThat(judged.path("moments").size()).isPositive();
        int before = -1;
        for (JsonNode moment : judged.path("moments")) {
            assertThat(moment.path("at").asInt()).isGreaterThan(before);
            assertThat(moment.path("chances")).hasSize(2);
            before = moment.path("at").asInt();
        }
        assertThat(judged.path("costly").size()).isBetween(1, 6);
        assertThat(api.get("/api/tables/" + table + "/analysis")).as("kept").isEqualTo(judged);
    }
}
