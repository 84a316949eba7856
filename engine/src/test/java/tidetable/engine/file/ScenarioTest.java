package tidetable.engine.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.ObjectNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tidetable.engine.Deal;
import tidetable.engine.chance.Seed;
import tidetable.engine.contract.nasty.Nasty;

class ScenarioTest {
    private static final Nasty NASTY = new Nasty();

    private static String scenario(String expectation) {
        ObjectNode node = Json.object();
        node.put("format", Scenario.FORMAT).put("game", "nasty").put("rule", "2.1");
        node.put("title", "A turn ends by drawing a card");
        node.set("position", NASTY.positions().write(NASTY.deal(Deal.fast(3, new Seed(1, 2)))));
        node.putArray("actions").add("draw");
        node.putArray("expect").add(Json.parse(expectation, "expectation"));
        return node.toString();
    }

    private static java.util.List<String> failures(String expectation) {
        return ScenarioRun.failures(NASTY, Scenario.parse(scenario(expectation), "s.json"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"after\":0,\"path\":\"/players/0/lives\",\"equals\":2}",
                "{\"after\":1,\"path\":\"/players/0/hand\",\"size\":3}",
                "{\"after\":1,\"path\":\"/players/3\",\"absent\":true}",
                "{\"after\":1,\"view\":1,\"path\":\"/players/0/hand\",\"equals\":[]}",
                "{\"after\":1,\"view\":-1,\"path\":\"/players/0/cards\",\"equals\":3}",
                "{\"after\":0,\"illegal\":\"sink\",\"rule\":\"2.5\"}",
                "{\"after\":0,\"legal\":\"draw\"}",
                "{\"after\":1,\"actor\":1}",
                "{\"after\":1,\"step\":\"turn\"}",
                "{\"after\":1,\"event\":{\"type\":\"drew\",\"seat\":0}}",
                "{\"after\":1,\"view\":2,\"event\":{\"type\":\"drewHidden\",\"seat\":0}}",
                "{\"after\":1,\"view\":2,\"noEvent\":{\"type\":\"drew\"}}",
                "{\"after\":1,\"standing\":[[0,1,2]],\"scores\":[0,0,0]}"
            })
    void whatHoldsIsSilent(String expectation) {
        assertThat(failures(expectation)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    {"after":0,"path":"/players/0/lives","equals":1}      | after 0: expected /players/0/lives = 1, found 2
                    {"after":1,"path":"/no","equals":1}                   | after 1: expected /no = 1, found nothing
                    {"after":1,"path":"/no","size":1}                     | after 1: expected /no with 1 entries, found nothing
                    {"after":1,"path":"/seats","absent":true}             | after 1: expected nothing at /seats, found 3
                    {"after":0,"illegal":"draw","rule":"2.5"}             | after 0: expected 'draw' refused by rule 2.5, found it is legal
                    {"after":0,"illegal":"sink","rule":"2.1"}             | after 0: expected 'sink' refused by rule 2.1, found 2.5: This is not asked now
                    {"after":0,"legal":"sink"}                            | after 0: expected 'sink' legal, found refused by 2.5: This is not asked now
                    {"after":1,"actor":0}                                 | after 1: expected seat 0 to decide, found 1
                    {"after":1,"step":"window"}                           | after 1: expected step window, found turn
                    {"after":1,"view":2,"event":{"type":"drew"}}          | after 1: expected the event {"type":"drew"}, found [{"type":"drewHidden","seat":0}]
                    {"after":1,"standing":[[0],[1,2]]}                    | after 1: expected standing [[0], [1, 2]], found Standing
                    """)
    void whatDoesNotHoldIsSaid(String expectation, String message) {
        assertThat(failures(expectation)).singleElement().asString().startsWith("/expect/0 " + message);
    }

    @Test
    void onlyJustTheseAreLegal() {
        assertThat(failures("{\"after\":0,\"legalExactly\":[\"draw\",\"sink\"]}"))
                .singleElement()
                .asString()
                .contains("expected just these legal: [draw, sink]");
    }

    @Test
    void anIllegalActionEndsTheScenario() {
        String text = scenario("{\"after\":1,\"actor\":1}").replace("[\"draw\"]", "[\"sink\"]");
        assertThat(ScenarioRun.failures(NASTY, Scenario.parse(text, "s.json")))
                .containsExactly("/actions/0: 'sink' is not legal by rule 2.5: This is not asked now");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    {"after":2,"actor":0}                | s.json: /expect/0/after must be from 0 to 1, not 2
                    {"actor":0}                          | s.json: /expect/0/after is missing
                    {"after":0,"actor":0,"acter":0}      | s.json: /expect/0/acter is no known field
                    {"after":0,"path":"seats","size":1}  | s.json: /expect/0/path must be a JSON Pointer, beginning with '/'
                    {"after":0,"path":"/seats"}          | s.json: /expect/0/equals is missing
                    {"after":0,"illegal":"draw"}         | s.json: /expect/0/rule is missing
                    {"after":0,"legal":"swim"}           | s.json: /expect/0 'swim' is no action of Nasty Reef
                    {"after":0,"event":{}}               | s.json: /expect/0/event needs an action before it, so 'after' must be at least 1
                    {"after":1,"event":3}                | s.json: /expect/0/event must be an object
                    {"after":1,"view":3,"path":"/","equals":1} | s.json: /expect/0/view must be -1 for the audience or a seat from 0 to 2, not 3
                    {"after":1}                          | s.json: /expect/0 must claim one of path, illegal, legal, legalExactly, actor, step, standing, event, noEvent
                    """)
    void whatIsNoExpectationIsRefused(String expectation, String message) {
        assertThatThrownBy(() -> failures(expectation))
                .isInstanceOf(BadInput.class)
                .hasMessage(message);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    scenario/1          | scenario/2      | /format must be 'tidetable-scenario/1', not 'tidetable-scenario/2'
                    "rule"              | "clause"        | /rule is missing
                    "title":"A          | "title":3,"x":" | /title must be a text, not 3
                    "actions":["draw"]  | "actions":"a"   | /actions must be a list, not 'a'
                    ["draw"]            | ["swim"]        | /actions/0 'swim' is no action of Nasty Reef
                    "seats":3           | "seats":7       | /position/seats must be from 2 to 6, not 7
                    "lives":2           | "lives":9       | /position/players/0/lives must be from 0 to 2, not 9
                    """)
    void whatIsNoScenarioIsRefused(String good, String bad, String message) {
        String text = scenario("{\"after\":1,\"actor\":1}");
        assertThat(text).contains(good);
        assertThatThrownBy(() -> ScenarioRun.failures(NASTY, Scenario.parse(text.replace(good, bad), "s.json")))
                .isInstanceOf(BadInput.class)
                .hasMessage("s.json: " + message);
    }

    @Test
    void aScenarioExpectsSomething() {
        String text = scenario("{\"after\":1,\"actor\":1}").replaceFirst("\"expect\":.*", "\"expect\":[]}");
        assertThatThrownBy(() -> Scenario.parse(text, "s.json"))
                .isInstanceOf(BadInput.class)
                .hasMessage("s.json: /expect must hold at least one expectation");
    }
}
