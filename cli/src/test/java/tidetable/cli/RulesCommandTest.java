package tidetable.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RulesCommandTest {
    @Test
    void printsTheWholeRulebookWithoutMarkup() {
        Cli.Result all = Cli.run("rules", "fintastic-sea");
        assertThat(all.code()).isZero();
        assertThat(all.lines())
                .startsWith("Fintastic Sea: the rules")
                .contains("1. Idea", "17. Rulings in short")
                .allMatch(line -> line.length() <= 80 && !line.contains("**") && !line.startsWith("#"));
    }

    @Test
    void printsASectionAClauseOrAPart() {
        assertThat(Cli.run("rules", "fintastic-sea", "8").lines())
                .startsWith("8. Strength, catching, Food Chain")
                .anyMatch(line -> line.startsWith("8.6 "))
                .noneMatch(line -> line.startsWith("9"));
        assertThat(Cli.run("rules", "fintastic-sea", "8.3").lines().stream()
                        .filter(line -> line.matches("8\\.\\S+ .*"))
                        .map(line -> line.replaceAll(" .*", "")))
                .containsExactly("8.3", "8.3a", "8.3b");
        assertThat(Cli.run("rules", "fintastic-sea", "8.3b").lines())
                .isNotEmpty()
                .first()
                .asString()
                .startsWith("8.3b ");
    }

    @Test
    void printsARulingWithTheClauseThatCarriesIt() {
        assertThat(Cli.run("rules", "fintastic-sea", "R-10").lines())
                .anyMatch(line -> line.startsWith("7.3 Ruling R-10"))
                .anyMatch(line -> line.startsWith("R-10 "))
                .noneMatch(line -> line.contains("R-1 "));
    }

    @Test
    void printsInTheLanguageAsked() {
        assertThat(Cli.run("rules", "fintastic-sea", "1", "--language", "de").lines())
                .startsWith("1. Idee");
    }
}
