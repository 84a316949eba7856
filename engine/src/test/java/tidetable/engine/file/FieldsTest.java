package tidetable.engine.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNoException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tidetable.engine.chance.Seed;

class FieldsTest {
    private static Fields fields(String json) {
        return Fields.of(Json.parse(json.replace('\'', '"'), "f.json"), "f.json");
    }

    static List<Arguments> problems() {
        return List.of(
                problem("{}", f -> f.text("a"), "f.json: /a is missing"),
                problem("{'a':1}", f -> f.text("a"), "f.json: /a must be a text, not 1"),
                problem("{'a':null}", f -> f.text("a"), "f.json: /a must be a text, not null"),
                problem("{'a':'x'}", f -> f.integer("a", 0, 9), "f.json: /a must be a whole number, not 'x'"),
                problem("{'a':1.5}", f -> f.integer("a", 0, 9), "f.json: /a must be a whole number, not 1.5"),
                problem("{'a':10}", f -> f.integer("a", 0, 9), "f.json: /a must be from 0 to 9, not 10"),
                problem("{'a':-1}", f -> f.integer("a", 0, 9, 5), "f.json: /a must be from 0 to 9, not -1"),
                problem(
                        "{'a':4294967296}",
                        f -> f.integer("a", 0, 9),
                        "f.json: /a must be from 0 to 9, not 4294967296"),
                problem("{'a':0}", f -> f.flag("a", true), "f.json: /a must be true or false, not 0"),
                problem("{'a':[]}", f -> f.object("a"), "f.json: /a must be an object, not a list"),
                problem("{'a':{}}", f -> f.items("a"), "f.json: /a must be a list, not an object"),
                problem("{'a':['x',true]}", f -> f.texts("a"), "f.json: /a/1 must be a text, not true"),
                problem("{'a':[1,77]}", f -> f.integers("a", 0, 9), "f.json: /a/1 must be from 0 to 9, not 77"),
                problem("{'a':[[1],2]}", f -> f.integerLists("a", 0, 9), "f.json: /a/1 must be a list, not 2"),
                problem(
                        "{'a':[[1],[2,77]]}",
                        f -> f.integerLists("a", 0, 9),
                        "f.json: /a/1/1 must be from 0 to 9, not 77"),
                problem("{'a':[{},3]}", f -> f.objects("a"), "f.json: /a/1 must be an object, not 3"),
                problem("{'a':{'b':[{'c':1}]}}", f -> inner(f).text("c"), "f.json: /a/b/0/c must be a text, not 1"),
                problem("{'a':{'b':[{'c':1}]}}", f -> inner(f).end(), "f.json: /a/b/0/c is no known field"),
                problem("{'a':1}", Fields::end, "f.json: /a is no known field"),
                problem(
                        "{'a':'x'}",
                        f -> f.word("a", Seed::parse, "32 lower-case hex digits"),
                        "f.json: /a must be 32 lower-case hex digits, not 'x'"));
    }

    private static Fields inner(Fields fields) {
        return fields.object("a").objects("b").get(0);
    }

    private static Arguments problem(String json, Consumer<Fields> reading, String message) {
        return Arguments.of(json, reading, message);
    }

    @ParameterizedTest(name = "{2}")
    @MethodSource("problems")
    void everyProblemNamesFileAndField(String json, Consumer<Fields> reading, String message) {
        Fields fields = fields(json);
        assertThatThrownBy(() -> reading.accept(fields))
                .isInstanceOf(BadInput.class)
                .hasMessage(message);
    }

    @Test
    void whatIsNotAnObjectIsRefused() {
        assertThatThrownBy(() -> fields("[]"))
                .isInstanceOf(BadInput.class)
                .hasMessage("f.json must be an object, not a list");
    }

    @Test
    void everythingReadIsKnown() {
        Fields fields = fields("{'t':'x','n':3,'f':true,'o':{},'l':[{}],'w':['a'],'i':[1],'ii':[[1]],'any':null}");
        assertThat(fields.text("t")).isEqualTo("x");
        assertThat(fields.integer("n", 0, 9, 1)).isEqualTo(3);
        assertThat(fields.flag("f", false)).isTrue();
        assertThat(fields.optionalObject("o")).isPresent();
        assertThat(fields.objects("l")).hasSize(1);
        assertThat(fields.texts("w")).containsExactly("a");
        assertThat(fields.integers("i", 0, 9)).containsExactly(1);
        assertThat(fields.integerLists("ii", 0, 9)).containsExactly(List.of(1));
        assertThat(fields.any("any").isNull()).isTrue();
        assertThat(fields.names()).containsExactly("t", "n", "f", "o", "l", "w", "i", "ii", "any");
        assertThatNoException().isThrownBy(fields::end);
    }

    @Test
    void whatIsLeftOutHasItsDefault() {
        Fields fields = fields("{}");
        assertThat(fields.integer("a", 0, 9, 5)).isEqualTo(5);
        assertThat(fields.flag("a", true)).isTrue();
        assertThat(fields.optionalText("a")).isEmpty();
        assertThat(fields.optionalObject("a")).isEmpty();
        assertThat(fields.objects("a")).isEmpty();
        assertThat(fields.texts("a")).isEmpty();
        assertThat(fields.integerLists("a", 0, 1)).isEmpty();
    }

    @Test
    void whatIsQuotedIsShownOnOneShortLine() {
        assertThat(new BadInput("not 'a\nb\r\tc\u2028d\u0000'")).hasMessage("not 'a b  c d '");
        assertThat(new BadInput("first " + "x".repeat(9000) + " last").getMessage())
                .hasSizeLessThan(520)
                .startsWith("first x")
                .contains("x ... x")
                .endsWith("x last");
    }
}
