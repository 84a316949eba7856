package tidetable.games;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tidetable.engine.ActionList;
import tidetable.engine.Deal;
import tidetable.engine.Event;
import tidetable.engine.Game;
import tidetable.engine.Match;
import tidetable.engine.State;
import tidetable.engine.Story;
import tidetable.engine.Viewer;
import tidetable.engine.chance.Rng;
import tidetable.engine.chance.Seed;
import tidetable.engine.file.Json;

/**
 * The examples of the socket's messages fit their schemas, and the schema of the view and the events fits the game. The
 * name of an example begins with the side that sends it.
 */
class MessagesTest {
    private static final String VIEW = "urn:tidetable:view:fintastic-sea";
    private static final Map<String, JsonNode> EXAMPLES = examples();

    @ParameterizedTest
    @ValueSource(strings = {"table", "socket-client", "socket-server", "view-fintastic-sea"})
    void schemasAreSchemas(String name) {
        JsonNode schema = Schemas.tree(name);
        assertThat(schema.path("$id").asText()).isEqualTo("urn:tidetable:" + name.replaceFirst("^view-", "view:"));
        assertThat(Schemas.faults(schema)).isEmpty();
    }

    @Test
    void theExamplesFit() {
        EXAMPLES.forEach((name, example) -> {
            assertThat(problems(name, example.toString())).as(name).isEmpty();
            assertThat(example.path("events"))
                    .allSatisfy(event -> assertThat(Schemas.problems(VIEW + "#/$defs/event", event.toString()))
                            .as(name)
                            .isEmpty());
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"client", "server"})
    void everyMessageHasAnExample(String side) {
        Set<String> types = new TreeSet<>();
        types(Schemas.tree("socket-" + side), types);
        Set<String> shown = new TreeSet<>();
        EXAMPLES.forEach((name, example) -> {
            if (name.startsWith(side)) {
                shown.add(example.path("type").asText());
            }
        });
        assertThat(shown).isEqualTo(types).hasSizeGreaterThan(4);
    }

    private static void types(JsonNode schema, Set<String> types) {
        JsonNode messages = schema.has("oneOf") ? schema.get("oneOf") : schema.path("$defs");
        messages.forEach(part -> {
            JsonNode message =
                    part.has("$ref") ? schema.at(part.path("$ref").asText().substring(1)) : part;
            JsonNode type = message.at("/properties/type");
            Stream.concat(Stream.of(type.path("const")), type.path("enum").valueStream())
                    .filter(JsonNode::isTextual)
                    .forEach(word -> types.add(word.asText()));
        });
    }

    /** The examples tell one story: what is sent was offered, and what is answered was sent. */
    @Test
    void theExamplesAreOfOneMatch() {
        Map<String, Set<String>> offered = new TreeMap<>();
        EXAMPLES.values()
                .forEach(message -> offered.computeIfAbsent(
                                message.at("/question/id").asText(), _ -> new TreeSet<>())
                        .addAll(message.at("/question/actions").findValuesAsText("action")));
        for (String name : List.of("client-act", "client-act-several", "client-rehearse")) {
            JsonNode act = example(name);
            assertThat(offered.get(act.path("question").asText()))
                    .contains(act.at("/actions/0").asText());
        }
        assertThat(offered).containsKey(example("client-undo").path("question").asText());
        assertThat(command("server-done")).isEqualTo(command("client-act"));
        assertThat(command("server-rehearsed")).isEqualTo(command("client-rehearse"));
        assertThat(command("server-refused-not-legal")).isEqualTo(command("client-why"));
        assertThat(EXAMPLES.values().stream()
                        .map(message -> message.at("/table/table"))
                        .filter(JsonNode::isTextual)
                        .distinct())
                .hasSize(1);
    }

    private static String command(String name) {
        return example(name).path("command").asText();
    }

    /** Every example of {@code docs/api.md} that is whole. */
    @Test
    void theTableInTheTextFits() {
        List<String> tables = Pattern.compile("```json\n(.*?)```", Pattern.DOTALL)
                .matcher(Schemas.text(Schemas.DOCS.resolve("api.md")))
                .results()
                .map(block -> block.group(1))
                .filter(block -> Json.parse(block, "api.md").has("rulesVersion"))
                .toList();
        assertThat(tables)
                .singleElement()
                .satisfies(table -> assertThat(Schemas.problems("urn:tidetable:table", table))
                        .isEmpty());
    }

    /** The examples with one thing changed: what they have, what they get instead. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    client-hello-seat        | "k3v7x2m4q7w6a5tb"       | "k3v7x2m4q7w6a5t8"
                    client-hello-seat        | "k3v7x2m4q7w6a5tb"       | "k3v7x2m4q7w6a5t"
                    client-hello-seat        | "token"                  | "Token"
                    client-hello-again       | "since":3                | "since":-1
                    client-hello-again       | "since":3                | "since":"3"
                    client-act               | "command":"6c1f         | "command":"6c 1f
                    client-act               | "11.0"                   | "11"
                    client-act               | "11.0"                   | "011.0"
                    client-act               | ["play fire-goby at (-2,0)"] | [7]
                    client-act               | "actions":["play fire-goby at (-2,0)"] | "actions":[]
                    client-act               | "actions":["play fire-goby at (-2,0)"] | "actions":"pass"
                    client-act               | "type":"act"             | "type":"act","seat":0
                    client-rehearse          | "question":"11.0",       | ''
                    client-rehearse          | ["play fire-goby at (-2,0)"] | []
                    server-rehearsed         | "step":"ocean"           | "id":"12.0","step":"ocean"
                    server-rehearsed         | "final":true             | "final":1
                    client-why               | "type":"why"             | "type":"why","question":"15.0"
                    client-interrupt         | "on":true                | "on":"yes"
                    client-interrupt         | "on":true                | "on":true,"seat":0
                    client-interrupt         | "step":"table",          | ''
                    client-ping              | "ping"                   | "pong"
                    client-concede           | "concede"                | "resign"
                    server-done              | "position":12            | "position":"12"
                    server-pong              | "pong"                   | "ping"
                    server-problem-malformed | "malformed"              | "bad"
                    server-update-open       | "kind":"free"            | "kind":"free","name":"Ben"
                    server-update-open       | "status":"open"          | "status":"over"
                    server-update-open       | "status":"open"          | "status":"full"
                    server-update-open       | "you":0                  | "you":-2
                    server-update-open       | "bot":"medium",          | ''
                    server-update-over       | "standing"               | "result"
                    server-update-over       | "status":"over"          | "status":"running"
                    server-update-question   | "final":false            | "final":0
                    server-update-question   | "id":"11.0"              | "id":11
                    server-update-question   | "you":0                  | "you":-1
                    server-update-question   | "final":false            | "final":false,"passes":true
                    server-update-question   | "since":                 | "interrupts":{},"since":
                    server-update-question   | "since":                 | "interrupts":{"table":1},"since":
                    server-update-audience   | "since":                 | "interrupts":{"table":true},"since":
                    server-update-question   | "fishDeck"               | "fishStack"
                    server-update-question   | {"size":2}               | {"size":2,"card":"eel"}
                    server-update-question   | Z","changed"             | +01:00","changed"
                    server-update-question   | "at":11,                 | ''
                    server-refused-not-legal | "events":[]              | "events":[{"at":1,"type":"passed","text":"Ben passes."}]
                    server-refused-not-legal | "rule":"8.3a"            | "rule":8
                    """)
    void damagedMessagesDoNotFit(String name, String good, String bad) {
        String example = example(name).toString();
        assertThat(example).contains(good);
        String damaged = example.replace(good, bad);
        Json.parse(damaged, name);
        assertThat(problems(name, damaged)).isNotEmpty();
    }

    @Test
    void whatIsTooLongDoesNotFit() {
        String act = example("client-act").toString();
        String action = "play fire-goby at (-2,0)";
        assertThat(problems("client-act", act.replace(action, "a".repeat(200)))).isEmpty();
        assertThat(problems("client-act", act.replace(action, "a".repeat(201)))).isNotEmpty();
        assertThat(problems("client-act", act.replace(action, "skip\",\"".repeat(15) + action)))
                .isEmpty();
        assertThat(problems("client-act", act.replace(action, "skip\",\"".repeat(16) + action)))
                .isNotEmpty();
        String open = example("server-update-open").toString();
        assertThat(problems("server-update-open", open.replace("\"Ana\"", "\"" + "A".repeat(40) + "\"")))
                .isEmpty();
        assertThat(problems("server-update-open", open.replace("\"Ana\"", "\"" + "A".repeat(41) + "\"")))
                .isNotEmpty();
        assertThat(problems("server-update-open", open.replace("\"Ana\"", "\"\"")))
                .isNotEmpty();
    }

    /** Examples are of a game in which nothing passes by itself; what such a game adds fits all the same. */
    @Test
    void whatPassesByItselfFits() {
        ObjectNode update = example("server-update-question").deepCopy();
        update.putObject("interrupts").put("table", false);
        ((ObjectNode) update.path("question")).put("passes", true);
        assertThat(problems("server-update-question", update.toString())).isEmpty();
        ((ObjectNode) update.path("question")).put("passes", false);
        assertThat(problems("server-update-question", update.toString())).isNotEmpty();
    }

    /** Nobody but the archive sees the cards of two seats. */
    @Test
    void aViewOfTwoHandsDoesNotFit() {
        JsonNode seen = example("server-update-waiting").path("view");
        ObjectNode view = seen.deepCopy();
        view.withArray("players").set(1, seen.at("/players/0"));
        assertThat(Schemas.problems(VIEW, view.toString())).isNotEmpty();
        view.withArray("players").set(2, seen.at("/players/0"));
        assertThat(Schemas.problems(VIEW, view.toString())).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void whatTheGameShowsFits(int seats) {
        plays(Games.open("fintastic-sea"), seats);
    }

    private static <S extends State<S>, V extends Record> void plays(Game<S, V> game, int seats) {
        Seed seed = new Seed(seats, 5);
        Match<S, V> match = new Match<>(game, Deal.fast(seats, seed));
        Rng rng = Rng.of(Rng.Kind.FAST, seed, "choice");
        ActionList legal = new ActionList();
        List<Event> events = new ArrayList<>();
        while (!match.over()) {
            shows(match, Viewer.AUDIENCE, events);
            for (int seat = 0; seat < seats; seat++) {
                shows(match, Viewer.at(seat), events);
            }
            events.clear();
            legal.clear();
            match.state().legalActions(legal);
            assertThat(match.act(legal.get(rng.below(legal.size())), Story.into(events)))
                    .isEmpty();
        }
        shows(match, Viewer.at(0), events);
        shows(match, Viewer.ARCHIVE, events);
    }

    private static void shows(Match<?, ?> match, Viewer viewer, List<Event> events) {
        assertThat(Schemas.problems(VIEW, Json.tree(match.view(viewer)).toString()))
                .isEmpty();
        for (Event event : events) {
            Event seen = event.seenBy(viewer);
            String name = seen.getClass().getSimpleName();
            ObjectNode told = Json.object();
            told.put("at", match.actions().size());
            told.put("type", name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1));
            told.setAll((ObjectNode) Json.tree(seen));
            told.put("text", match.game().texts("en").say(seen.message(), seat -> "seat " + seat));
            assertThat(Schemas.problems(VIEW + "#/$defs/event", told.toString()))
                    .as(told.toString())
                    .isEmpty();
        }
    }

    private static JsonNode example(String name) {
        return EXAMPLES.getOrDefault(name, MissingNode.getInstance());
    }

    private static List<String> problems(String name, String message) {
        return Schemas.problems("urn:tidetable:socket-" + name.replaceFirst("-.*", ""), message);
    }

    private static Map<String, JsonNode> examples() {
        Map<String, JsonNode> examples = new TreeMap<>();
        Schemas.files("examples/messages").forEach(file -> {
            String name = String.valueOf(file.getFileName());
            examples.put(name.replace(".json", ""), Json.parse(Schemas.text(file), name));
        });
        return examples;
    }
}
