package tidetable.bots.outside;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tidetable.bots.Bot;
import tidetable.bots.Deadline;
import tidetable.engine.Deal;
import tidetable.engine.Game;
import tidetable.engine.Knowledge;
import tidetable.engine.Playout;
import tidetable.engine.Standing;
import tidetable.engine.State;
import tidetable.engine.chance.Rng;
import tidetable.engine.chance.Seed;
import tidetable.engine.file.BadInput;
import tidetable.engine.file.Json;
import tidetable.games.Games;
import tidetable.games.Schemas;

class OutsideBotTest {
    private static final String NAME = "exec:it";
    private static final Seed SEED = new Seed(3, 4);
    private static final Game<?, ?> SEA = Games.open("fintastic-sea");

    static Stream<Game<?, ?>> games() {
        return Games.ids().stream().map(Games::open);
    }

    private static OutsideBot bot(Game<?, ?> game, Line line) {
        return new OutsideBot(NAME, game, Patience.USUAL, () -> line);
    }

    private static <S extends State<S>> int choose(OutsideBot bot, Game<S, ?> game, Deadline deadline) {
        S state = game.deal(Deal.fast(2, SEED));
        return bot.choose(new Knowledge<>(game, state), deadline, Rng.fast(SEED, "bot"));
    }

    private static void fails(ScriptedLine line, String sentence) {
        OutsideBot bot = bot(SEA, line);
        assertThatThrownBy(() -> choose(bot, SEA, Deadline.NEVER))
                .isInstanceOf(BadInput.class)
                .hasMessage("bot 'exec:it' " + sentence);
        assertThat(line.closed()).isTrue();
        assertThat(line.sent().getLast()).isEqualTo(Json.object().put("type", "bye"));
    }

    @Test
    void schemasAreSchemas() {
        assertThat(Schemas.faults(Schemas.tree("bot"))).isEmpty();
        assertThat(Schemas.faults(Schemas.tree("bot-host"))).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("two whole matches, one after the other: every message fits its schema")
    <S extends State<S>, V extends Record> void playsMatches(Game<S, V> game) {
        ScriptedLine line = ScriptedLine.answering(decision -> List.of(ScriptedLine.first(decision)));
        OutsideBot bot = bot(game, line);
        Standing end = new Standing(List.of(), List.of());
        for (int number = 1; number <= 2; number++) {
            bot.sitDown(new Bot.Chair(1, 2, Map.of()));
            end = Whole.match(game, new Seed(5, number), bot, 1);
            bot.ended(end);
        }
        bot.close();

        assertThat(line.sent())
                .allSatisfy(message -> assertThat(Schemas.problems("urn:tidetable:bot-host", message.toString()))
                        .isEmpty());
        assertThat(line.sent("decision")).hasSizeGreaterThan(20).allSatisfy(decision -> {
            assertThat(Schemas.problems(
                            "urn:tidetable:view:" + game.info().id(),
                            decision.path("view").toString()))
                    .isEmpty();
            assertThat(decision.has("deadline")).isFalse();
            assertThat(Schemas.problems("urn:tidetable:bot", ScriptedLine.first(decision)))
                    .isEmpty();
        });
        assertThat(Schemas.problems("urn:tidetable:bot", ScriptedLine.HELLO)).isEmpty();
        assertThat(line.sent("decision").stream()
                        .map(decision -> decision.path("id").asInt()))
                .doesNotHaveDuplicates();
        assertThat(line.sent("game").stream().map(one -> one.path("match").asText()))
                .containsExactly("1", "2");
        assertThat(line.sent("result").stream().map(one -> one.path("match").asText()))
                .containsExactly("1", "2");
        assertThat(line.sent("result").getLast().path("standing")).isEqualTo(Json.tree(end));
        assertThat(line.sent().getFirst().path("type").asText()).isEqualTo("hello");
        assertThat(line.sent().getLast().path("type").asText()).isEqualTo("bye");
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("hidden cards exchanged: the same messages")
    <S extends State<S>, V extends Record> void tellsNoSecrets(Game<S, V> game) {
        int seats = game.info().maxSeats();
        Rng rng = Rng.fast(SEED, "play");
        Playout play = new Playout();
        S state = game.deal(Deal.fast(seats, SEED));
        int compared = 0;
        for (int i = 0; i < 40 && state.actor() != State.OVER; i++) {
            S other = state.copy();
            other.resample(state.actor(), rng);
            compared += state.hash() == other.hash() ? 0 : 1;
            assertThat(told(game, other)).isEqualTo(told(game, state));
            play.run(state, rng, 5);
        }
        assertThat(compared).isPositive();
    }

    /** All that is said about a position, also after an action that is not legal. */
    private static <S extends State<S>> List<JsonNode> told(Game<S, ?> game, S state) {
        String[] illegal = {"no action"};
        for (int action = 0; action < game.actions().size(); action++) {
            if (state.refusal(action).isPresent()) {
                illegal[0] = game.actions().notation(action);
            }
        }
        ScriptedLine line = ScriptedLine.answering(decision -> List.of(
                decision.path("id").asInt() == 1
                        ? ScriptedLine.action(decision, illegal[0])
                        : ScriptedLine.first(decision)));
        bot(game, line).choose(new Knowledge<>(game, state), Deadline.NEVER, Rng.fast(SEED, "bot"));
        assertThat(line.sent("error")).hasSize(1);
        return line.sent();
    }

    @Test
    void aDeadlineIsToldInMilliseconds() {
        ScriptedLine line = ScriptedLine.answering(decision -> List.of(ScriptedLine.first(decision)));
        choose(bot(SEA, line), SEA, Deadline.in(Duration.ofMillis(1500), () -> 0));
        assertThat(line.sent("decision").getFirst().path("deadline").asInt()).isEqualTo(1500);
    }

    @Test
    void optionsAndACustomDeckAreTold() {
        ObjectNode deck = (ObjectNode) Json.parse(
                Schemas.text(
                        Schemas.DOCS.resolveSibling("games/src/main/resources/tidetable/games/finspan/cards.json")),
                "cards");
        Game<?, ?> game = Games.open("finspan", Optional.of(deck.put("name", "mine")), "deck");
        ScriptedLine line = ScriptedLine.answering(decision -> List.of(ScriptedLine.first(decision)));
        OutsideBot bot = bot(game, line);
        bot.sitDown(new Bot.Chair(0, 2, Map.of("goals", "B")));
        choose(bot, game, Deadline.NEVER);
        JsonNode told = line.sent("game").getFirst();
        assertThat(Schemas.problems("urn:tidetable:bot-host", told.toString())).isEmpty();
        assertThat(told.path("options")).isEqualTo(Json.object().put("goals", "B"));
        assertThat(told.path("deck").asText()).isEqualTo("mine");
        assertThat(told.path("cards")).hasSize(game.cards().size());
    }

    @Test
    void anIllegalActionIsRefusedWithRuleAndReasonAndAskedAgain() {
        ScriptedLine line = ScriptedLine.answering(decision -> List.of(
                decision.path("id").asInt() == 1
                        ? ScriptedLine.action(decision, "end turn")
                        : ScriptedLine.first(decision)));
        int action = choose(bot(SEA, line), SEA, Deadline.NEVER);
        JsonNode error = line.sent("error").getFirst();
        assertThat(Schemas.problems("urn:tidetable:bot-host", error.toString())).isEmpty();
        assertThat(error.path("code").asText()).isEqualTo("not-legal");
        assertThat(error.path("text").asText())
                .startsWith("rule " + error.path("rule").asText() + ": ");
        assertThat(error.path("id").asInt()).isEqualTo(1);
        assertThat(line.sent("decision").get(1).path("id").asInt()).isEqualTo(2);
        assertThat(SEA.actions().notation(action))
                .isEqualTo(line.sent("decision").get(1).path("actions").path(0).asText());
        assertThat(line.closed()).isFalse();
    }

    @Test
    void fiveWrongAnswersToOneDecisionEndIt() {
        ScriptedLine line = ScriptedLine.answering(decision -> List.of(ScriptedLine.action(decision, "fly")));
        fails(
                line,
                "gave 5 wrong answers to one decision; the last was 'fly': no action of Fintastic Sea is written 'fly'");
        assertThat(line.sent("error")).hasSize(5);
    }

    @Test
    void ofTwoAnswersToOneDecisionTheFirstCounts() {
        ScriptedLine line =
                ScriptedLine.answering(decision -> List.of(ScriptedLine.first(decision), ScriptedLine.first(decision)));
        OutsideBot bot = bot(SEA, line);
        int first = choose(bot, SEA, Deadline.NEVER);
        assertThat(choose(bot, SEA, Deadline.NEVER)).isEqualTo(first);
        assertThat(line.sent("decision")).hasSize(2);
        assertThat(line.sent("error")).hasSize(1);
        assertThat(line.sent("error").getFirst().path("code").asText()).isEqualTo("stale-decision");
    }

    @Test
    void anAnswerForAnotherMatchIsRefusedAndTheDecisionStaysOpen() {
        ScriptedLine line = ScriptedLine.answering(decision -> List.of(
                ScriptedLine.first(decision).replace("\"match\":\"1\"", "\"match\":\"9\""),
                ScriptedLine.first(decision)));
        choose(bot(SEA, line), SEA, Deadline.NEVER);
        assertThat(line.sent("decision")).hasSize(1);
        assertThat(line.sent("error").getFirst().path("code").asText()).isEqualTo("no-such-match");
        assertThat(line.sent("error").getFirst().path("text").asText()).isEqualTo("no match '9' is going on");
    }

    @Test
    void whatIsNoMessageEndsIt() {
        fails(
                ScriptedLine.answering(_ -> List.of("Thinking...")),
                "wrote a line that is no message of tidetable-bot/1: 'Thinking...' is no valid JSON at line 1, column 1:"
                        + " Unrecognized token 'Thinking': was expecting (JSON String, Number, Array, Object or token"
                        + " 'null', 'true' or 'false')");
        fails(
                ScriptedLine.answering(_ -> List.of("{\"type\":\"fly\"}")),
                "wrote a line that is no message of tidetable-bot/1: '{\"type\":\"fly\"}': /type must be hello, action"
                        + " or bye, not 'fly'");
        ScriptedLine long1 = new ScriptedLine(_ -> List.of(new Line.Heard.TooLong()));
        fails(long1, "wrote a line that is no message of tidetable-bot/1: it is longer than 64 KiB");
        assertThat(long1.sent("error").getFirst().path("code").asText()).isEqualTo("malformed");
    }

    @Test
    void silenceEndsIt() {
        fails(new ScriptedLine(_ -> List.of()), "did not say hello within 30.0 s");
        fails(ScriptedLine.answering(_ -> List.of()), "did not answer decision 1 within 60.0 s");
    }

    @Test
    void anEndOrAGoodbyeEndsIt() {
        fails(new ScriptedLine(_ -> List.of(new Line.Heard.End("ended with exit code 3"))), "ended with exit code 3");
        fails(
                ScriptedLine.answering(_ -> List.of("{\"type\":\"bye\",\"text\":\"I am tired.\"}")),
                "left the match: I am tired.");
    }

    @Test
    void theGreetingComesFirstAndOnceAndNamesTheProtocol() {
        fails(new ScriptedLine(_ -> ScriptedLine.texts(List.of("{\"type\":\"bye\"}"))), "did not say hello first");
        fails(ScriptedLine.answering(_ -> List.of(ScriptedLine.HELLO)), "said hello twice");
        fails(
                new ScriptedLine(_ -> ScriptedLine.texts(List.of(ScriptedLine.HELLO.replace("bot/1", "bot/2")))),
                "speaks 'tidetable-bot/2', not tidetable-bot/1");
    }

    @Test
    void aMatchThatIsBrokenOffHasNoStanding() {
        ScriptedLine line = ScriptedLine.answering(decision -> List.of(ScriptedLine.first(decision)));
        OutsideBot bot = bot(SEA, line);
        choose(bot, SEA, Deadline.NEVER);
        bot.sitDown(new Bot.Chair(0, 2, Map.of()));
        assertThat(line.sent("result").getFirst())
                .isEqualTo(Json.object().put("type", "result").put("match", "1"));
    }
}
