package tidetable.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tidetable.engine.text.Languages;
import tidetable.engine.text.Texts;

class WordsTest {
    @Test
    void allLanguagesHaveTheSameTexts() {
        Texts english = TableSetup.words("en");
        Languages.ALL.forEach(language -> TableSetup.words(language).checkSameKeys(english));
        assertThat(english.keys()).contains("play.help", "fintastic.legend", "fullseal.menu.flip", "finspan.menu.end");
    }
}
