package tidetable.lab.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tidetable.engine.file.BadInput;
import tidetable.engine.file.Json;

class PlanFileTest {
    @Test
    void whatIsLeftOutHasItsDefault() {
        Plan plan = read("{'format':'tidetable-plan/1','game':'finspan'}");
        assertThat(plan.bots()).containsOnly("greedy");
        assertThat(plan.seats()).isEqualTo(plan.bots().size());
        assertThat(plan.seed()).isEqualTo(Plans.ROOT);
        assertThat(plan.variants()).containsExactly(Variant.standard());
        assertThat(plan.paired()).isTrue();
        assertThat(plan.budget()).isEqualTo(new Plan.Budget(1000, 0));
    }

    @Test
    void aPlanThatIsWrittenNeedsNoOtherFile() {
        Plan plan = PlanFile.read(
                Json.parse(
                        "{'format':'tidetable-plan/1','game':'fintastic-sea','bots':['greedy','random'],'games':7,'width':0.02,"
                                        .replace('\'', '"')
                                + "\"variants\":[{},{\"deck\":\"mine.json\"}]}",
                        "plan.json"),
                "plan.json",
                Plans.ROOT,
                name -> {
                    assertThat(name).isEqualTo("mine.json");
                    return Json.line(Plans.strongShrimp());
                });
        assertThat(plan.variants()).extracting(Variant::name).containsExactly("standard", "strong shrimp");
        assertThat(PlanFile.read(PlanFile.write(plan), "again", Plans.ROOT, name -> "{}"))
                .isEqualTo(plan);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "'gamse':5 | plan.json: /gamse is no known field",
                "'games':0 | a run has from 1 to 1000000000000 games, not 0",
                "'games':'many' | plan.json: /games must be a whole number",
                "'width':1 | the width of an interval is at least 0 and below 1, not 1.0",
                "'width':'narrow' | plan.json: /width must be a number, such as 0.02 for two percentage points",
                "'seed':'1' | plan.json: /seed must be 32 lower-case hex digits, not '1'",
                "'seating':'free' | plan.json: /seating must be fixed or all, not 'free'",
                "'bots':['clever'] | there is no bot 'clever'; there are: random, easy, greedy, medium, hard, expert",
                "'seats':3,'bots':['greedy','random'] | 2 bots are named for 3 seats; name one for all of them, or one each",
                "'seats':9 | Fintastic Sea is played with 2 to 4 seats, not 9",
                "'options':{'x':'y'} | Fintastic Sea has no option 'x'; it has none",
                "'variants':[{},{}] | every variant needs a name of its own, and 'standard' is none",
                "'variants':[{'dekc':1}] | plan.json: /variants/0/dekc is no known field",
                "'variants':[{'name':'x','deck':{'game':'finspan'}}] | the deck of variant 'x': /format is missing",
                "'paired':1 | plan.json: /paired must be true or false, not 1"
            })
    void errorsNameTheField(String field, String message) {
        assertThatThrownBy(() -> read("{'format':'tidetable-plan/1','game':'fintastic-sea'," + field + "}"))
                .isInstanceOf(BadInput.class)
                .hasMessage(message);
    }

    @Test
    void botsDecideTheNumberOfSeats() {
        assertThat(read("{'format':'tidetable-plan/1','game':'last-fish','bots':['greedy','random','random']}")
                        .bots())
                .isEqualTo(List.of("greedy", "random", "random"));
    }

    private static Plan read(String text) {
        return PlanFile.read(Json.parse(text.replace('\'', '"'), "plan.json"), "plan.json", Plans.ROOT, name -> name);
    }
}
