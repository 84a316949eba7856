package tidetable.lab.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tidetable.engine.file.Json;

class ChangesTest {
    @Test
    void cardsAreFoundAgainByTheirIds() {
        assertThat(Changes.between(
                        Json.parse(
                                "{\"name\":\"a\",\"cards\":[{\"id\":\"x\",\"n\":1},{\"id\":\"y\",\"e\":[{\"n\":1},{\"n\":2}]}]}",
                                "a"),
                        Json.parse(
                                "{\"name\":\"b\",\"cards\":[{\"id\":\"y\",\"e\":[{\"n\":1},{\"n\":7}]},{\"id\":\"z\"}]}",
                                "b")))
                .containsExactly(
                        new Changes.Change("x", "", "{\"id\":\"x\",\"n\":1}", ""),
                        new Changes.Change("y", "e/1/n", "2", "7"),
                        new Changes.Change("z", "", "", "{\"id\":\"z\"}"));
    }

    @Test
    void listsOfOtherLengthsAreShownWhole() {
        assertThat(Changes.between(
                        Json.parse("{\"constants\":{\"wave\":[\"a\"]}}", "a"),
                        Json.parse("{\"constants\":{\"wave\":[\"a\",\"b\"]},\"more\":1}", "b")))
                .containsExactly(
                        new Changes.Change("", "constants/wave", "[\"a\"]", "[\"a\",\"b\"]"),
                        new Changes.Change("", "more", "", "1"));
    }
}
