package tidetable.engine.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tidetable.engine.Deal;
import tidetable.engine.Match;
import tidetable.engine.Story;
import tidetable.engine.chance.Rng;
import tidetable.engine.chance.Seed;
import tidetable.engine.contract.nasty.Nasty;

class MatchRecordTest {
    private static final String GOOD = """
            {"format":"tidetable-record/1","game":"nasty","rulesVersion":1,"options":{},
             "seats":[{"name":"Ana"},{"bot":"hard"}],"seed":"00000000000000000000000000000001",
             "shuffle":"keyed","actions":["draw","draw"]}
            """;

    private static Match<?, ?> replay(String text) {
        return MatchRecord.parse(text, "m.tide.json").replay(new Nasty(), "m.tide.json", 1000, Story.NONE);
    }

    @Test
    void aRecordSaysEverything() {
        MatchRecord record = MatchRecord.parse(GOOD, "m.tide.json");
        assertThat(record.seats())
                .containsExactly(new MatchRecord.Player(false, "Ana"), new MatchRecord.Player(true, "hard"));
        assertThat(record.deal()).isEqualTo(new Deal(2, Map.of(), new Seed(0, 1), Rng.Kind.KEYED));
        assertThat(record.actions()).containsExactly("draw", "draw");
        assertThat(record.result()).isEmpty();
        assertThat(MatchRecord.parse(record.write(), "again")).isEqualTo(record);
    }

    @Test
    void aReplayStopsWhereAsked() {
        MatchRecord record = MatchRecord.parse(GOOD, "m.tide.json");
        assertThat(record.replay(new Nasty(), "m", 1, Story.NONE).actions()).hasSize(1);
        assertThat(record.replay(new Nasty(), "m", 0, Story.NONE).actions()).isEmpty();
        assertThat(replay(GOOD).notations()).containsExactly("draw", "draw");
    }

    @Test
    void commitmentAndConcessionsAreKept() {
        MatchRecord record = MatchRecord.parse(GOOD, "m");
        assertThat(record.commitment()).isEmpty();
        assertThat(record.conceded()).isEmpty();
        assertThat(record.write()).doesNotContain("commitment", "conceded");
        Match<?, ?> match = replay(GOOD);
        String hash = Commitment.of(match.game().info(), match.deal());
        List<MatchRecord.Concession> conceded = List.of(new MatchRecord.Concession(1, 2));
        MatchRecord whole = MatchRecord.of(match, record.seats(), Optional.empty(), Optional.of(hash), conceded);
        MatchRecord parsed = MatchRecord.parse(whole.write(), "m");
        assertThat(parsed).isEqualTo(whole);
        assertThat(parsed.commitment()).contains(hash);
        assertThat(parsed.conceded()).isEqualTo(conceded);
    }

    @Test
    void theLastSeatThatStaysWins() {
        String three = GOOD.replace("{\"bot\":\"hard\"}", "{\"name\":\"Ben\"},{\"name\":\"Cid\"}");
        Match<?, ?> match = replay(three);
        List<MatchRecord.Player> players = MatchRecord.parse(three, "m").seats();
        MatchRecord.Concession first = new MatchRecord.Concession(2, 1);
        MatchRecord.Concession second = new MatchRecord.Concession(0, 2);
        assertThat(MatchRecord.of(match, players, Optional.empty(), Optional.empty(), List.of(first))
                        .result())
                .isEmpty();
        MatchRecord record = MatchRecord.of(match, players, Optional.empty(), Optional.empty(), List.of(first, second));
        assertThat(record.result().orElseThrow().groups()).containsExactly(List.of(1), List.of(0), List.of(2));
        String text = record.write();
        assertThat(replay(text).over()).isFalse();
        assertThat(record.ended(record.replay(new Nasty(), "m", 1, Story.NONE))).isFalse();
        assertThatThrownBy(() -> replay(text.replace("\"seat\": 0", "\"seat\": 1")))
                .hasMessageStartingWith("m.tide.json: /result is {\"groups\":[[1],[0],[2]]")
                .hasMessageContaining("but these actions lead to {\"groups\":[[0],[1],[2]]");
    }

    @Test
    void withoutPeopleTheMatchIsOver() {
        String three = GOOD.replace("{\"bot\":\"hard\"}", "{\"bot\":\"hard\"},{\"bot\":\"hard\"}");
        List<MatchRecord.Player> players = MatchRecord.parse(three, "m").seats();
        int person = players.get(0).bot() ? 1 : 0;
        MatchRecord record = MatchRecord.of(
                replay(three),
                players,
                Optional.empty(),
                Optional.empty(),
                List.of(new MatchRecord.Concession(person, 2)));
        assertThat(record.result().orElseThrow().groups().getLast()).containsExactly(person);
        assertThat(replay(record.write()).over()).isFalse();
    }

    @Test
    void theDeckOfACustomMatchIsKept() {
        MatchRecord record = MatchRecord.of(
                replay(GOOD),
                List.of(new MatchRecord.Player(false, "Ana"), new MatchRecord.Player(false, "Ben")),
                Optional.of(Json.object().put("cards", 3)));
        assertThat(MatchRecord.parse(record.write(), "m").deck())
                .contains(Json.object().put("cards", 3));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    record/1            | record/2           | /format must be 'tidetable-record/1', not 'tidetable-record/2'
                    "rulesVersion":1,   | ''                 | /rulesVersion is missing
                    "rulesVersion":1    | "rulesVersion":0   | /rulesVersion must be from 1 to 1000000, not 0
                    "rulesVersion":1    | "rulesVersion":2   | /rulesVersion is 2, but this program plays Nasty Reef by version 1
                    "options":{}        | "options":{"a":1}  | /options/a must be a text, not 1
                    "options":{}        | "options":{"a":""} | Nasty Reef has no option 'a'; it has none
                    {"bot":"hard"}      | {"boat":"hard"}    | /seats/1/name is missing
                    {"bot":"hard"}      | {"bot":"a","x":1}  | /seats/1/x is no known field
                    ,{"bot":"hard"}     | ''                 | Nasty Reef is played with 2 to 6 seats, not 1
                    0001"               | 001"               | /seed must be 32 lower-case hex digits, not '0000000000000000000000000000001'
                    "keyed"             | "slow"             | /shuffle must be 'fast' or 'keyed', not 'slow'
                    ["draw","draw"]     | ["draw",7]         | /actions/1 must be a text, not 7
                    ["draw","draw"]     | ["draw","drew"]    | /actions/1 'drew' is no action of Nasty Reef
                    ["draw","draw"]     | ["draw","sink"]    | /actions/1 'sink' is not legal by rule 2.5: This is not asked now
                    "shuffle":          | "commitment":"0f","shuffle": | /commitment must be 64 lower-case hex digits, not '0f'
                    "shuffle":          | "commitment":7,"shuffle": | /commitment must be a text, not 7
                    "draw"]             | "draw"],"conceded":7 | /conceded must be a list, not 7
                    "draw"]             | "draw"],"conceded":[{"seat":2,"after":0}] | /conceded/0/seat must be from 0 to 1, not 2
                    "draw"]             | "draw"],"conceded":[{"seat":1,"after":3}] | /conceded/0/after must be from 0 to 2, not 3
                    "draw"]             | "draw"],"conceded":[{"seat":1}] | /conceded/0/after is missing
                    "draw"]             | "draw"],"conceded":[{"seat":1,"after":2,"x":0}] | /conceded/0/x is no known field
                    "draw"]             | "draw"],"conceded":[{"seat":1,"after":2},{"seat":0,"after":1}] | /conceded/1/after must be from 2 to 2, not 1
                    "draw"]             | "draw"],"conceded":[{"seat":1,"after":1},{"seat":1,"after":1}] | /conceded/1/seat must be a seat that has not given up before, not 1
                    "actions"           | "moves"            | /moves is no known field
                    "draw"]             | "draw"],"result":3 | /result must be an object, not 3
                    """)
    void everyProblemNamesFileAndField(String good, String bad, String message) {
        assertThat(GOOD).contains(good);
        assertThatThrownBy(() -> replay(GOOD.replace(good, bad)))
                .isInstanceOf(BadInput.class)
                .hasMessage("m.tide.json: " + message);
    }

    @Test
    void aResultTooEarlyOrAnotherIsRefused() {
        String early = GOOD.replace("\"draw\"]", "\"draw\"],\"result\":{\"groups\":[[0,1]],\"scores\":[0,0]}");
        assertThatThrownBy(() -> replay(early))
                .hasMessage("m.tide.json: /result is given, but the match has not ended after the last action");
        Match<?, ?> match = replay(GOOD);
        int draw = match.game().actions().number("draw").orElseThrow();
        while (!match.over()) {
            assertThat(match.act(draw, Story.NONE)).isEmpty();
        }
        List<MatchRecord.Player> players =
                List.of(new MatchRecord.Player(false, "Ana"), new MatchRecord.Player(false, "Ben"));
        String whole = MatchRecord.of(match, players, Optional.empty()).write();
        assertThat(replay(whole).state().hash()).isEqualTo(match.state().hash());
        assertThatThrownBy(() -> replay(whole.replaceFirst("\"scores\" *: *\\[ *0", "\"scores\": [ 9")))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith("m.tide.json: /result is {")
                .hasMessageContaining("but these actions lead to {");
    }
}
