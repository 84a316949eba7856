package tidetable.engine.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JsonTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    '{"a":1'                 | f.json is no valid JSON at line 1, column 7
                    '{"a":1,"a":2}'          | f.json is no valid JSON at line 1, column 11
                    '{} {}'                  | f.json is no valid JSON at line 1, column 4
                    '{"a":01}'               | f.json is no valid JSON at line 1, column 7
                    '{a:1}'                  | f.json is no valid JSON at line 1, column 2
                    '{"a":NaN}'              | f.json is no valid JSON at line 1
                    '[{]]x'                  | f.json is no valid JSON at line 1, column 3: Unexpected close marker
                    '[1,]'                   | f.json is no valid JSON at line 1, column 4
                    '// {}'                  | f.json is no valid JSON at line 1, column 1
                    """)
    void whatIsNoJsonIsRefusedWithItsPlace(String text, String message) {
        assertThatThrownBy(() -> Json.parse(text, "f.json"))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith(message)
                .message()
                .doesNotContain("\n", "`", "Feature", "com.", "Source");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"\\ud800\"", "{\"a\":[\"x\\uDFFF\"]}", "{\"\\udc00\":1}", "[\"\\ud83d \\ude00\"]"})
    void halfACharacterIsRefused(String text) {
        assertThatThrownBy(() -> Json.parse(text, "f.json"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("half a character");
        assertThat(Json.parse("\"\\ud83d\\ude00\"", "f.json").textValue()).hasSize(2);
    }

    @Test
    void nothingIsRefused() {
        assertThatThrownBy(() -> Json.parse(" ", "f.json"))
                .isInstanceOf(BadInput.class)
                .hasMessage("f.json is empty; JSON is expected");
    }

    @Test
    void depthAndLengthHaveTheirLimits() {
        assertThatThrownBy(() -> Json.parse("[".repeat(100_000), "f.json"))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith("f.json is no valid JSON")
                .message()
                .doesNotContain("`");
        assertThatThrownBy(() -> Json.parse("9".repeat(100_000), "f.json"))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith("f.json is no valid JSON");
    }

    @Test
    void whatIsWrittenReadsBack() {
        String pretty = Json.pretty(Json.object().put("a", "é\"\n").set("b", Json.tree(List.of(1, 2))));
        assertThat(pretty).endsWith("\n").doesNotContain("\r");
        assertThat(Json.parse(pretty, "f.json").get("b").size()).isEqualTo(2);
    }

    @Test
    void aMissingFileOfTheProgramIsNamed() {
        assertThatThrownBy(() -> Json.resource(JsonTest.class, "none.json"))
                .isInstanceOf(BadInput.class)
                .hasMessage("the program's own file none.json is missing");
    }
}
