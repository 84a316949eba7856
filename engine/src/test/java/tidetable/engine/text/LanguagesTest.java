package tidetable.engine.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LanguagesTest {
    @ParameterizedTest
    @CsvSource({
        "en, en",
        "en-GB, en",
        "en_US.UTF-8, en",
        "de, de",
        "DE-at, de",
        "de_DE.UTF-8@euro, de",
        "pt-BR, pt-BR",
        "pt, pt-BR",
        "pt-PT, pt-BR",
        "PT-br, pt-BR",
        "pt_BR, pt-BR",
        "pt_BR.UTF-8, pt-BR",
        "' pt-BR ', pt-BR",
    })
    void aWishMeansALanguage(String wish, String language) {
        assertThat(Languages.find(wish, Languages.ALL)).hasValue(language);
    }

    @ParameterizedTest
    @ValueSource(strings = {"fr", "fr-BR", "C", "C.UTF-8", "POSIX", "*", "q=0.5", "../x", "", "p", "ptx", "\0"})
    void whatIsNoneMeansNone(String wish) {
        assertThat(Languages.find(wish, Languages.ALL)).isEmpty();
    }

    @Test
    void theVeryLanguageComesBeforeOneOfAnotherCountry() {
        assertThat(Languages.find("pt-PT", List.of("pt-BR", "pt-PT"))).hasValue("pt-PT");
        assertThat(Languages.find("pt-BR", List.of("en", "de"))).isEmpty();
    }

    @Test
    void allAreTagsWithFilesOfTheirOwn() {
        assertThat(Languages.ALL)
                .startsWith(Languages.ENGLISH)
                .doesNotHaveDuplicates()
                .allSatisfy(tag ->
                        assertThat(Locale.forLanguageTag(tag).toLanguageTag()).isEqualTo(tag));
        assertThat(Languages.ALL.stream().map(Languages::suffix)).containsExactly("", "_de", "_pt_BR");
    }
}
