package tidetable.lab.env;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tidetable.engine.Game;
import tidetable.engine.State;
import tidetable.engine.Story;
import tidetable.engine.chance.Rng;
import tidetable.engine.chance.Seed;
import tidetable.engine.file.BadInput;
import tidetable.engine.file.Json;
import tidetable.engine.file.MatchRecord;
import tidetable.games.Games;
import tidetable.games.Schemas;

class EnvironmentHostTest {
    private static final String HELLO = "{\"type\":\"hello\",\"protocol\":\"tidetable-bot/1\",\"name\":\"test\"}";
    private static final String RESET =
            "{\"type\":\"reset\",\"games\":[{\"match\":\"a\",\"seed\":\"" + "0".repeat(32) + "\"}]}";

    /** Where to answer next, given the answer before. */
    private interface Client {
        Optional<String> next(JsonNode heard);
    }

    static Stream<Game<?, ?>> games() {
        return Games.ids().stream().map(Games::open);
    }

    private static <S extends State<S>> void talk(Game<S, ?> game, Client client) {
        Deque<JsonNode> heard = new ArrayDeque<>();
        new EnvironmentHost<>(game, Optional.empty(), 2, Reward.WIN).run(() -> client.next(heard.getLast()), answer -> {
            assertThat(Schemas.problems("urn:tidetable:environment", answer))
                    .as(answer)
                    .isEmpty();
            heard.add(Json.parse(answer, "an answer"));
        });
    }

    /** All answers to some lines. */
    private static List<JsonNode> answers(String game, String... lines) {
        Deque<String> left = new ArrayDeque<>(List.of(lines));
        List<JsonNode> heard = new ArrayList<>();
        talk(Games.open(game), answer -> {
            heard.add(answer);
            return Optional.ofNullable(left.poll());
        });
        return heard;
    }

    @Test
    void schemasAreSchemas() {
        assertThat(Schemas.faults(Schemas.tree("environment"))).isEmpty();
        assertThat(Schemas.faults(Schemas.tree("environment-client"))).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName(
            "three matches at once, to the end: every message fits its schema, and every record leads to the rewards")
    <S extends State<S>, V extends Record> void playsManyMatches(Game<S, V> game) {
        Rng chance = Rng.fast(new Seed(1, 1), "choice");
        List<JsonNode> ends = new ArrayList<>();
        Deque<String> records = new ArrayDeque<>(List.of("a", "b", "c"));
        talk(game, heard -> {
            ObjectNode say = switch (heard.path("type").asText()) {
                case "hello" -> (ObjectNode) Json.parse(HELLO, "hello");
                case "environment" -> reset();
                case "turns" -> step(heard.path("turns"), chance, ends);
                default -> {
                    MatchRecord record = MatchRecord.parse(heard.path("record").toString(), "record");
                    Standings.check(record.replay(game, "record", Integer.MAX_VALUE, Story.NONE), ends, heard);
                    yield Json.object();
                }
            };
            if (say.isEmpty()) {
                say = records.isEmpty()
                        ? Json.object().put("type", "bye")
                        : Json.object().put("type", "record").put("match", records.poll());
            }
            assertThat(Schemas.problems("urn:tidetable:environment-client", say.toString()))
                    .as(say.toString())
                    .isEmpty();
            return Optional.of(say.toString());
        });
        assertThat(ends).hasSize(3);
        assertThat(records).isEmpty();
    }

    private static ObjectNode reset() {
        ObjectNode reset = Json.object().put("type", "reset");
        ArrayNode games = reset.putArray("games");
        for (int number = 0; number < 3; number++) {
            games.addObject()
                    .put("match", List.of("a", "b", "c").get(number))
                    .put("seed", new Seed(4, number).hex())
                    .putObject("options");
        }
        reset.putArray("with").add("view").add("information");
        return reset;
    }

    /** Acts in all matches that go on; empty when none does. */
    private static ObjectNode step(JsonNode turns, Rng chance, List<JsonNode> ends) {
        ArrayNode games = Json.object().putArray("games");
        for (JsonNode turn : turns) {
            if (turn.has("standing")) {
                ends.add(turn);
            } else {
                JsonNode legal = turn.path("legal");
                games.addObject()
                        .put("match", turn.path("match").asText())
                        .put("action", legal.path(chance.below(legal.size())).asInt());
            }
        }
        ObjectNode step = Json.object();
        if (!games.isEmpty()) {
            step.put("type", "step").set("games", games);
        }
        return step;
    }

    /** Compares a match that was played again with the end that was told. */
    private static final class Standings {
        static void check(tidetable.engine.Match<?, ?> match, List<JsonNode> ends, JsonNode heard) {
            JsonNode end = ends.stream()
                    .filter(one -> one.path("match").equals(heard.path("match")))
                    .findFirst()
                    .orElseThrow();
            assertThat(match.over()).isTrue();
            assertThat(end.path("standing")).isEqualTo(Json.tree(match.state().standing()));
            for (int seat = 0; seat < 2; seat++) {
                assertThat(end.path("rewards").path(seat).asDouble())
                        .isEqualTo(Reward.WIN.of(match.state().standing(), seat));
            }
        }
    }

    /** What is said after a match has begun, and the error that answers it. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    garbage                                           | malformed     | the message is no valid JSON at line 1, column 1: Unrecognized token 'garbage': was expecting (JSON String, Number, Array, Object or token 'null', 'true' or 'false')
                    []                                                | malformed     | the message must be an object, not a list
                    {"type":"fly"}                                    | malformed     | the message: /type must be hello, reset, step, observe, record or bye, not 'fly'
                    {"type":"step","games":[{"match":"a"}]}           | malformed     | the message: /games/0/action is missing
                    {"type":"step","game":[]}                         | malformed     | the message: /game is no known field
                    {"type":"step","games":[],"with":["all"]}         | malformed     | the message: /with may have view and information, not 'all'
                    {"type":"hello","protocol":"x","name":"y"}        | malformed     | this is tidetable-bot/1, not 'x'
                    {"type":"reset","games":[{"match":"a","seed":"1"}]} | malformed   | the message: /games/0/seed must be 32 lower-case hex digits, not '1'
                    {"type":"observe","match":"b","seat":0}           | no-such-match | no match 'b' is going on
                    {"type":"observe","match":"a","seat":2}           | bad-choice    | the seats are numbered 0 to 1
                    {"type":"record","match":"b"}                     | no-such-match | no match 'b' is going on
                    """)
    void aWrongMessageIsAnsweredAndChangesNothing(String line, String code, String text) {
        String observe = "{\"type\":\"observe\",\"match\":\"a\",\"seat\":0}";
        List<JsonNode> heard = answers("finspan", HELLO, RESET, observe, line, observe);
        assertThat(heard.get(4).path("type").asText()).isEqualTo("error");
        assertThat(heard.get(4).path("code").asText()).isEqualTo(code);
        assertThat(heard.get(4).path("text").asText()).isEqualTo(text);
        assertThat(heard.get(5)).isEqualTo(heard.get(3));
    }

    /** What is said of one match, and the error in its place. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    {"type":"step","games":[{"match":"b","action":0}]}      | no-such-match  | no match 'b' is going on
                    {"type":"step","games":[{"match":"a","action":99999}]}  | unknown-action | there is no 99999
                    {"type":"step","games":[{"match":"a","action":9}]}      | not-legal      | rule
                    {"type":"reset","games":[{"match":"a","seed":"00000000000000000000000000000001","options":{"x":"y"}}]} | bad-choice | Last Fish! has no option 'x'
                    """)
    void aWrongEntryIsAnsweredInItsPlaceAndTheOthersAreCarriedOut(String line, String code, String text) {
        String observe = "{\"type\":\"observe\",\"match\":\"a\",\"seat\":0}";
        List<JsonNode> heard = answers("last-fish", HELLO, RESET, observe, line, observe);
        assertThat(heard.get(4).path("turns")).hasSize(1);
        JsonNode error = heard.get(4).path("turns").path(0).path("error");
        assertThat(error.path("code").asText()).isEqualTo(code);
        assertThat(error.path("text").asText()).contains(text);
        assertThat(error.has("rule")).isEqualTo(code.equals("not-legal"));
        assertThat(heard.get(5)).isEqualTo(heard.get(3));
    }

    @Test
    void nothingIsPlayedBeforeTheGreeting() {
        assertThat(answers("finspan", RESET).get(1).path("text").asText()).isEqualTo("the first message must be hello");
    }

    @Test
    void seatsThatTheGameDoesNotHaveAreRefused() {
        Game<?, ?> game = Games.open("full-seal");
        assertThatThrownBy(() -> new EnvironmentHost<>(game, Optional.empty(), 9, Reward.WIN))
                .isInstanceOf(BadInput.class)
                .hasMessage("Full Seal is played with 2 to 5 seats, not 9");
    }
}
