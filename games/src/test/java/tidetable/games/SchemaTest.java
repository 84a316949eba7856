package tidetable.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import tidetable.engine.ActionList;
import tidetable.engine.Deal;
import tidetable.engine.Game;
import tidetable.engine.Match;
import tidetable.engine.State;
import tidetable.engine.Story;
import tidetable.engine.chance.Rng;
import tidetable.engine.chance.Seed;
import tidetable.engine.file.BadInput;
import tidetable.engine.file.Commitment;
import tidetable.engine.file.Json;
import tidetable.engine.file.MatchRecord;
import tidetable.engine.file.Scenario;
import tidetable.engine.file.ScenarioRun;

/** The schemas in {@code docs/schemas} and the examples in {@code docs/formats.md} say what the readers do. */
class SchemaTest {
    private static final String ID = "fintastic-sea";
    private static final Game<?, ?> GAME = Games.open(ID);
    private static final Path DOCS = Schemas.DOCS;

    /** What a file is; the file name of its schema. */
    enum Kind {
        RECORD("record"),
        SCENARIO("scenario"),
        DECK("deck-fintastic-sea"),
        POSITION("position-fintastic-sea");

        private final JsonNode schema;

        Kind(String file) {
            schema = Schemas.tree(file);
        }

        static Kind of(JsonNode file) {
            return switch (file.path("format").asText()) {
                case MatchRecord.FORMAT -> RECORD;
                case Scenario.FORMAT -> SCENARIO;
                case "tidetable-deck/1" -> DECK;
                default -> POSITION;
            };
        }
    }

    @ParameterizedTest
    @EnumSource
    void schemasAreSchemas(Kind kind) {
        assertThat(kind.schema.path("$id").asText()).startsWith("urn:tidetable:");
        assertThat(Schemas.faults(kind.schema)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "games/src/main/resources/tidetable/games/fintasticsea/cards.json",
                "games/src/test/resources/decks/strange.json"
            })
    void decksFit(String file) {
        String deck = Schemas.text(DOCS.resolveSibling(file));
        read(Kind.DECK, deck);
        fits(Kind.DECK, deck);
    }

    @Test
    void scenariosAndTheirPositionsFit() {
        List<Path> all = Schemas.files("../games/src/test/resources/scenarios/fintasticsea");
        assertThat(all).hasSizeGreaterThan(100);
        for (Path file : all) {
            String text = Schemas.text(file);
            fits(Kind.SCENARIO, text);
            fits(Kind.POSITION, Json.parse(text, file.toString()).get("position"));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void writtenPositionsAndRecordsFit(int seats) {
        plays(GAME, seats);
    }

    private static <S extends State<S>, V extends Record> void plays(Game<S, V> game, int seats) {
        for (Rng.Kind shuffle : Rng.Kind.values()) {
            Seed seed = new Seed(seats, shuffle.ordinal());
            Match<S, V> match = new Match<>(game, new Deal(seats, Map.of(), seed, shuffle));
            Rng rng = Rng.of(Rng.Kind.FAST, seed, "choice");
            ActionList legal = new ActionList();
            fits(Kind.RECORD, record(match));
            while (!match.over()) {
                fits(Kind.POSITION, game.positions().write(match.state()));
                legal.clear();
                match.state().legalActions(legal);
                assertThat(match.act(legal.get(rng.below(legal.size())), Story.NONE))
                        .isEmpty();
            }
            fits(Kind.POSITION, game.positions().write(match.state()));
            assertThat(record(match)).contains("\"result\"");
            fits(Kind.RECORD, record(match));
        }
    }

    private static String record(Match<?, ?> match) {
        List<MatchRecord.Player> players = IntStream.range(0, match.deal().seats())
                .mapToObj(seat -> new MatchRecord.Player(seat > 0, "player " + seat))
                .toList();
        List<MatchRecord.Concession> conceded = IntStream.range(1, players.size())
                .mapToObj(
                        seat -> new MatchRecord.Concession(seat, match.actions().size() * seat / players.size()))
                .toList();
        MatchRecord record = MatchRecord.of(
                match,
                players,
                Optional.empty(),
                Optional.of(Commitment.of(match.game().info(), match.deal())),
                conceded);
        fits(Kind.RECORD, record.write());
        return MatchRecord.of(match, players, Optional.empty()).write();
    }

    @Test
    void theExamplesFitAndCanBeRead() {
        assertThat(examples()).hasSize(Kind.values().length).allSatisfy((kind, example) -> {
            fits(kind, example);
            read(kind, example);
        });
    }

    @Test
    void theCommitmentByHandIsThatOfTheExample() {
        MatchRecord record = MatchRecord.parse(examples().getOrDefault(Kind.RECORD, ""), "example");
        String guide = Schemas.text(DOCS.resolve("formats.md"));
        assertThat(guide)
                .contains("# " + GAME.info().deckHash() + "\n")
                .contains("# " + Commitment.of(GAME.info(), record.deal()) + "\n");
        assertThat(record.commitment()).contains(Commitment.of(GAME.info(), record.deal()));
    }

    /** The examples with one thing changed: what they have, what they get instead. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    RECORD   | record/1                  | record/2
                    RECORD   | "rulesVersion": 1,        | ''
                    RECORD   | "rulesVersion": 1         | "rulesVersion": "1"
                    RECORD   | "options": {}             | "options": {"a": 1}
                    RECORD   | {"bot": "greedy"}         | {"bot": "greedy", "name": "Ben"}
                    RECORD   | {"bot": "greedy"}         | {}
                    RECORD   | 0001"                     | 001"
                    RECORD   | 0001"                     | 000A"
                    RECORD   | "keyed"                   | "slow"
                    RECORD   | "f7b                      | "F7B
                    RECORD   | "f7b                      | "7b
                    RECORD   | "options": {}             | "conceded": {}
                    RECORD   | "options": {}             | "conceded": [1]
                    RECORD   | "options": {}             | "conceded": [{"seat": 1}]
                    RECORD   | "options": {}             | "conceded": [{"seat": -1, "after": 0}]
                    RECORD   | "options": {}             | "conceded": [{"seat": 1, "after": -1}]
                    RECORD   | "options": {}             | "conceded": [{"seat": 1, "after": 0, "why": "late"}]
                    RECORD   | "actions": [              | "actions": [7,
                    RECORD   | "actions"                 | "moves"
                    RECORD   | "options": {}             | "deck": null
                    RECORD   | "options": {}             | "result": {"groups": [[0], [1]]}
                    RECORD   | "options": {}             | "result": {"groups": [[-1]], "scores": [0, 0]}
                    SCENARIO | "rule": "8.3",            | ''
                    SCENARIO | "title": "A               | "titel": "A
                    SCENARIO | "step": "chain"           | "step": "chain", "actor": 0
                    SCENARIO | "step": "chain"           | "stop": "chain"
                    SCENARIO | {"after": 1, "step"       | {"step"
                    SCENARIO | {"after": 1, "step"       | {"after": -1, "step"
                    SCENARIO | "view": 1                 | "view": -2
                    SCENARIO | , "rule": "7.1b"          | ''
                    SCENARIO | "/players/0/reserve"      | "players"
                    SCENARIO | "absent": true            | "absent": true, "equals": 1
                    SCENARIO | "absent": true            | "absent": false
                    SCENARIO | {"after": 2, "event"      | {"after": 0, "event"
                    SCENARIO | "position": {             | "start": {
                    DECK     | "count": 20               | "count": 32
                    DECK     | "startHand": 3            | "startHand": 3, "endHand": 3
                    DECK     | , "4": 2                  | ''
                    DECK     | "west"                    | "up"
                    DECK     | "id": "krill"             | "id": "Krill"
                    DECK     | "type": "FISH"            | "type": "SHARK"
                    DECK     | "type": "SECRET_FISH"     | "type": "SPECIAL_FISH"
                    DECK     | "value": 9,               | ''
                    DECK     | "PASSIVE"                 | "OCEAN"
                    DECK     | "op": "DRAW_SECRET"       | "op": "SCHOOL"
                    DECK     | "keep": 1                 | "keep": 2
                    DECK     | "near": "CORAL"           | "near": "SELF"
                    DECK     | "to": ["RESERVE"]         | "to": []
                    DECK     | "op": "TAKE"              | "op": "PUSH"
                    DECK     | "SCORE_SAME", "min": 3    | "SCORE_RUN", "min": 3
                    DECK     | "size": "LARGE"           | "size": "HUGE"
                    DECK     | "ep": 2                   | "ep": 21
                    DECK     | "setObjective": true,     | "setObjective": 1,
                    DECK     | "count": 4,               | "count": 4, "setObjective": false,
                    POSITION | "seats": 2                | "seats": 5
                    POSITION | "(1,0)"                   | "(0,0)"
                    POSITION | "(1,0)"                   | "(5,0)"
                    POSITION | "(1,0)": "shrimp"         | "(1,0)": ["shrimp"]
                    POSITION | "fishDeck": {             | "fishDeck": {"bottom": [],
                    POSITION | "hand"                    | "hands"
                    POSITION | ["salmon"]                | ["salmon", "salmon"]
                    POSITION | "active": 0               | "active": "Ana"
                    POSITION | "seats": 2                | "specials": ["eel"]
                    POSITION | "seats": 2                | "agenda": [{"step": "close", "seat": 0}]
                    POSITION | "seats": 2                | "agenda": [{"step": "over", "seat": 0}]
                    POSITION | "seats": 2                | "agenda": [{"step": "play"}]
                    POSITION | "seats": 2                | "streams": {"fish": "fast:00000000000000000000000000000000"}
                    POSITION | "seats": 2                | "closed": [{"seat": 0}]
                    """)
    void badFilesAreRefusedByBoth(Kind kind, String good, String bad) {
        String example = examples().getOrDefault(kind, "");
        assertThat(example).contains(good);
        String damaged = example.replace(good, bad);
        assertThatThrownBy(() -> read(kind, damaged)).isInstanceOf(BadInput.class);
        Json.parse(damaged, "damaged");
        assertThat(problems(kind, damaged)).isNotEmpty();
    }

    private static void fits(Kind kind, JsonNode file) {
        fits(kind, file.toString());
    }

    private static void fits(Kind kind, String file) {
        assertThat(problems(kind, file)).as(file).isEmpty();
    }

    private static List<String> problems(Kind kind, String file) {
        return Schemas.problems(kind.schema.path("$id").asText(), file);
    }

    private static void read(Kind kind, String text) {
        switch (kind) {
            case RECORD -> {
                MatchRecord record = MatchRecord.parse(text, "file");
                record.replay(Games.open(record.game(), record.deck(), "file"), "file", 1000, Story.NONE);
            }
            case SCENARIO -> {
                Scenario scenario = Scenario.parse(text, "file");
                assertThat(ScenarioRun.failures(Games.open(scenario.game(), scenario.deck(), "file"), scenario))
                        .isEmpty();
            }
            case DECK ->
                assertThat(Games.open(ID, Optional.of(Json.parse(text, "file")), "file")
                                .info()
                                .id())
                        .isEqualTo(ID);
            case POSITION -> assertThat(seats(GAME, text)).isEqualTo(2);
        }
    }

    private static <S extends State<S>, V extends Record> int seats(Game<S, V> game, String position) {
        return game.positions().read(Json.parse(position, "file"), "file").seats();
    }

    private static Map<Kind, String> examples() {
        Map<Kind, String> examples = new EnumMap<>(Kind.class);
        Pattern.compile("```json\n(.*?)```", Pattern.DOTALL)
                .matcher(Schemas.text(DOCS.resolve("formats.md")))
                .results()
                .map((MatchResult block) -> block.group(1))
                .forEach(text -> examples.put(Kind.of(Json.parse(text, "formats.md")), text));
        return examples;
    }
}
