package tidetable.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LanguageChoiceTest {
    private static final String[] RULES = {"rules", "fintastic-sea", "1"};

    @ParameterizedTest
    @CsvSource({
        "en, 1. Idea",
        "en_GB.UTF-8, 1. Idea",
        "de_AT.UTF-8, 1. Idee",
        "pt, 1. Ideia",
        "pt-BR, 1. Ideia",
        "pt_BR.UTF-8, 1. Ideia",
        "pt_PT.ISO8859-1@euro, 1. Ideia",
        "fr_FR.UTF-8, 1. Idea",
        "C.UTF-8, 1. Idea",
        "POSIX, 1. Idea",
        "'', 1. Idea",
    })
    void theSystemDecidesWhenNothingIsAskedFor(String locale, String heading) {
        assertThat(Cli.on(locale, RULES).lines()).startsWith(heading);
    }

    @ParameterizedTest
    @CsvSource({"pt, 1. Ideia", "pt-BR, 1. Ideia", "pt-PT, 1. Ideia", "pt_BR.UTF-8, 1. Ideia", "en, 1. Idea"})
    void whatIsAskedForComesBeforeTheSystem(String language, String heading) {
        assertThat(Cli.on("de_DE.UTF-8", "rules", "fintastic-sea", "1", "--language", language)
                        .lines())
                .startsWith(heading);
    }

    @Test
    void theFirstVariableThatIsSetIsTheSystems() {
        assertThat(LanguageChoice.ofSystem(Map.of("LANG", "de_DE.UTF-8", "LC_ALL", "pt_BR.UTF-8")))
                .isEqualTo("pt_BR.UTF-8");
        assertThat(LanguageChoice.ofSystem(Map.of("LANG", "de_DE.UTF-8", "LC_MESSAGES", "C", "LC_ALL", "")))
                .isEqualTo("C");
        assertThat(LanguageChoice.ofSystem(Map.of("LANG", "de_DE.UTF-8"))).isEqualTo("de_DE.UTF-8");
        assertThat(LanguageChoice.ofSystem(Map.of())).isEmpty();
    }

    @Test
    void theHelpNamesAllLanguages() {
        assertThat(Cli.run("play", "--help").out()).contains("One of: en, de, pt-BR.");
    }
}
