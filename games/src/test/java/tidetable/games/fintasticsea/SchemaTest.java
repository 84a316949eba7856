package tidetable.games.fintasticsea;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tidetable.engine.ActionList;
import tidetable.engine.Deal;
import tidetable.engine.Match;
import tidetable.engine.Playout;
import tidetable.engine.State;
import tidetable.engine.Story;
import tidetable.engine.chance.Rng;
import tidetable.engine.chance.Seed;
import tidetable.engine.file.BadInput;
import tidetable.engine.file.Json;
import tidetable.engine.file.MatchRecord;
import tidetable.engine.file.Scenario;
import tidetable.engine.file.ScenarioRun;

/** The schemas in the documentation say what the readers accept, and the examples there are true. */
class SchemaTest {
    private static final Path DOCS = Path.of("..", "docs");
    private static final SchemaRegistry REGISTRY =
            SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);

    private final FintasticSea game = FintasticSea.standard();

    @Test
    void decks() throws IOException {
        Schema schema = schema("deck-fintastic-sea");
        assertThat(problems(schema, Json.resource(FintasticSea.class, "cards.json")))
                .isEmpty();
        String strange = Files.readString(Path.of("src/test/resources/decks/strange.json"));
        assertThat(problems(schema, Json.parse(strange, "strange.json"))).isEmpty();
    }

    @Test
    @DisplayName("all scenarios, and the positions they start from")
    void scenarios() throws IOException {
        Schema scenario = schema("scenario");
        Schema position = schema("position-fintastic-sea");
        try (Stream<Path> files = Files.list(Path.of("src/test/resources/scenarios/fintasticsea"))) {
            for (Path file : files.sorted().toList()) {
                JsonNode node = Json.parse(Files.readString(file), file.toString());
                assertThat(problems(scenario, node)).as(file.toString()).isEmpty();
                assertThat(problems(position, node.get("position")))
                        .as(file.toString())
                        .isEmpty();
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    @DisplayName("positions along a random game")
    void positions(int seats) {
        Schema schema = schema("position-fintastic-sea");
        FintasticState state = game.deal(Deal.fast(seats, new Seed(seats, 20)));
        Rng rng = Rng.fast(new Seed(seats, 21), "walk");
        Playout playout = new Playout();
        for (int i = 0; i < 60; i++) {
            assertThat(problems(schema, game.positions().write(state))).isEmpty();
            playout.run(state, rng, 5);
        }
    }

    @Test
    @DisplayName("the record of a match, begun and finished")
    void records() {
        Schema schema = schema("record");
        Match<FintasticState, FintasticView> match = new Match<>(game, Deal.fast(2, new Seed(3, 3)));
        Rng rng = Rng.fast(new Seed(3, 4), "walk");
        List<MatchRecord.Player> players =
                List.of(new MatchRecord.Player(false, "Ana"), new MatchRecord.Player(true, "random"));
        assertThat(problems(schema, record(match, players))).isEmpty();
        ActionList actions = new ActionList();
        while (match.state().actor() != State.OVER) {
            match.state().legalActions(actions);
            assertThat(match.act(actions.get(rng.below(actions.size())), Story.NONE))
                    .isEmpty();
        }
        JsonNode finished = record(match, players);
        assertThat(finished.has("result")).isTrue();
        assertThat(problems(schema, finished)).isEmpty();
    }

    @Test
    @DisplayName("what a schema refuses, the reader refuses too")
    void refused() {
        String record = """
                {"format": "tidetable-record/1", "game": "fintastic-sea", "rulesVersion": 1, "seats": [{"name": "Ana"}],
                 "seed": "00000000000000000000000000000001", "shuffle": "fast", "actions": [], "colour": "red"}""";
        assertThat(problems(schema("record"), Json.parse(record, "r"))).isNotEmpty();
        assertThatThrownBy(() -> MatchRecord.parse(record, "r")).isInstanceOf(BadInput.class);
        String scenario = """
                {"format": "tidetable-scenario/1", "game": "fintastic-sea", "rule": "1.1", "title": "none",
                 "position": {}, "expect": [{"after": 0, "legal": "pass", "illegal": "pass", "rule": "6.4"}]}""";
        assertThat(problems(schema("scenario"), Json.parse(scenario, "s"))).isNotEmpty();
        assertThatThrownBy(() -> Scenario.parse(scenario, "s")).isInstanceOf(BadInput.class);
        JsonNode position = Json.parse("{\"seats\": 5, \"ocean\": {\"(1,0)\": 3}}", "p");
        assertThat(problems(schema("position-fintastic-sea"), position)).isNotEmpty();
        assertThatThrownBy(() -> game.positions().read(position, "p")).isInstanceOf(BadInput.class);
        ObjectNode deck = Json.resource(FintasticSea.class, "cards.json").deepCopy();
        deck.put("colour", "red");
        assertThat(problems(schema("deck-fintastic-sea"), deck)).isNotEmpty();
        assertThatThrownBy(() -> FintasticSea.with(deck, "d")).isInstanceOf(BadInput.class);
    }

    @Test
    @DisplayName("the examples of docs/formats.md")
    void examples() throws IOException {
        Matcher blocks = Pattern.compile("```json\n(.*?)```", Pattern.DOTALL)
                .matcher(Files.readString(DOCS.resolve("formats.md")));
        assertThat(blocks.find()).isTrue();
        String record = blocks.group(1);
        assertThat(problems(schema("record"), Json.parse(record, "example"))).isEmpty();
        assertThat(MatchRecord.parse(record, "example").deal().seats()).isEqualTo(2);
        assertThat(blocks.find()).isTrue();
        Scenario scenario = Scenario.parse(blocks.group(1), "example");
        assertThat(ScenarioRun.failures(game, scenario)).isEmpty();
    }

    private static JsonNode record(Match<?, ?> match, List<MatchRecord.Player> players) {
        return Json.parse(MatchRecord.of(match, players, Optional.empty()).write(), "record");
    }

    private static Schema schema(String name) {
        try {
            Path file = DOCS.resolve("schemas").resolve(name + ".schema.json");
            return REGISTRY.getSchema(Files.readString(file), InputFormat.JSON);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> problems(Schema schema, JsonNode node) {
        return schema.validate(node.toString(), InputFormat.JSON).stream()
                .map(Object::toString)
                .toList();
    }
}
