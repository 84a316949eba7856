package tidetable.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tidetable.engine.text.Languages;

class WordsTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    en                             | en
                    de-AT, de;q=0.9, en;q=0.5      | de
                    pt                             | pt-BR
                    pt-BR                          | pt-BR
                    pt-PT, pt;q=0.9, en;q=0.8      | pt-BR
                    pt_BR.UTF-8                    | pt-BR
                    fr-CA, fr;q=0.9, pt;q=0.5      | pt-BR
                    fr, *;q=0.1                    | en
                    tlh                            | en
                    ;;,q=,                         | en
                    """)
    void theFirstWishThatCanBeMetIsMet(String wish, String language) {
        assertThat(Words.language(Optional.of(wish))).isEqualTo(language);
    }

    @Test
    void whoWishesNothingIsAnsweredInEnglish() {
        assertThat(Words.language(Optional.empty())).isEqualTo("en");
        assertThat(Words.language(Optional.of(""))).isEqualTo("en");
    }

    @ParameterizedTest
    @ValueSource(strings = {"de", "pt-BR"})
    void everyLanguageHasTheSameWords(String language) {
        Words.in(language).checkSameKeys(Words.in(Languages.ENGLISH));
    }

    @Test
    void everyCodeAndNoticeHasWordsInEveryLanguage() {
        for (String language : Languages.ALL) {
            for (Code code : Code.values()) {
                assertThat(Words.refusal(code, language, List.of(1, 2, 3))).isNotBlank();
            }
        }
        assertThat(Words.refusal(Code.TOO_MANY, "pt-BR", List.of(1))).endsWith("espere 1 segundo");
        assertThat(Words.refusal(Code.TOO_LONG, "pt-BR", List.of(262144))).contains("262.144 bytes");
    }
}
