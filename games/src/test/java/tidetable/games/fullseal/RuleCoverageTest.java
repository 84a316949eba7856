package tidetable.games.fullseal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiPredicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Every sentence of the rulebook that is played is shown by a scenario, or the game's page says why not. */
class RuleCoverageTest {
    private static final Pattern CLAUSE =
            Pattern.compile("^\\*\\*(R-\\d+|\\d+\\.\\d+[a-z]?)\\*\\* ", Pattern.MULTILINE);
    private static final Pattern RULING = Pattern.compile("\\bR-\\d+\\b");
    private static final Pattern WITHOUT_SCENARIO =
            Pattern.compile("^\\| (R-\\d+|\\d+\\.\\d+[a-z]?) \\| \\S.*\\|$", Pattern.MULTILINE);
    private static final String WITHOUT_SCENARIO_TITLE = "## Clauses without a scenario";
    private static final int FIRST_PLAYED_SECTION = 3;
    private static final int LAST_PLAYED_SECTION = 13;

    private final String rulebook = FullSeal.standard().rulebook("en");
    private final Set<String> clauses = matches(CLAUSE, rulebook);
    private final Map<String, String> ruleByFile = ScenarioFiles.all().stream()
            .map(ScenarioFiles::read)
            .collect(Collectors.toMap(
                    scenario -> scenario.source(), scenario -> scenario.rule(), (a, b) -> a, TreeMap::new));

    @Test
    void everyPlayedClauseAndRulingHasAScenarioOrAReason() {
        Set<String> missing =
                clauses.stream().filter(RuleCoverageTest::played).collect(Collectors.toCollection(TreeSet::new));
        missing.removeAll(ruleByFile.values());
        missing.removeAll(withoutScenario());
        assertThat(missing)
                .as("clauses without a scenario and without a line in docs/games/full-seal.md")
                .isEmpty();
    }

    @Test
    void thePageExcusesOnlyClausesThatExistAndHaveNoScenario() {
        Set<String> excused = withoutScenario();
        assertThat(clauses).as("clauses that the page excuses").containsAll(excused);
        assertThat(excused)
                .as("excused although a scenario shows them")
                .doesNotContainAnyElementsOf(ruleByFile.values());
    }

    @Test
    void everyScenarioCitesAClauseThatExists() {
        assertThat(filesWhere((file, rule) -> !clauses.contains(rule))).isEmpty();
    }

    @Test
    void everyFileNameBeginsWithItsRule() {
        assertThat(filesWhere((file, rule) -> !file.startsWith(rule + "-") || !file.endsWith(".json")))
                .isEmpty();
    }

    @Test
    void everyNumberStandsOnce() {
        List<String> all =
                CLAUSE.matcher(rulebook).results().map(found -> found.group(1)).toList();
        assertThat(all).doesNotHaveDuplicates();
    }

    @Test
    void everyLetteredClauseHasItsPlainOne() {
        Set<String> plain = clauses.stream()
                .filter(clause -> !clause.startsWith("R-"))
                .map(clause -> clause.replaceAll("[a-z]$", ""))
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(clauses).containsAll(plain);
    }

    @Test
    void everyRulingInTheTextIsListedInSection14() {
        assertThat(clauses)
                .containsAll(RULING.matcher(rulebook)
                        .results()
                        .map(MatchResult::group)
                        .toList());
    }

    @Test
    void everyRefusalAndPromptCitesAClauseThatExists() {
        for (FullSealRule rule : FullSealRule.values()) {
            assertThat(clauses).as(rule.name()).contains(rule.number());
        }
    }

    @Test
    void theGermanRulebookHasTheSameNumbers() {
        String german = FullSeal.standard().rulebook("de");
        assertThat(matches(CLAUSE, german)).isEqualTo(clauses);
        assertThat(matches(RULING, german)).isEqualTo(matches(RULING, rulebook));
    }

    private List<String> filesWhere(BiPredicate<String, String> wrong) {
        return ruleByFile.entrySet().stream()
                .filter(entry -> wrong.test(entry.getKey(), entry.getValue()))
                .map(Map.Entry::getKey)
                .toList();
    }

    private static boolean played(String clause) {
        if (clause.startsWith("R-")) {
            return true;
        }
        int section = Integer.parseInt(clause.substring(0, clause.indexOf('.')));
        return section >= FIRST_PLAYED_SECTION && section <= LAST_PLAYED_SECTION;
    }

    private static Set<String> withoutScenario() {
        String text = page();
        int from = text.indexOf(WITHOUT_SCENARIO_TITLE);
        assertThat(from).as(WITHOUT_SCENARIO_TITLE).isNotNegative();
        int next = text.indexOf("\n## ", from);
        return matches(WITHOUT_SCENARIO, text.substring(from, next < 0 ? text.length() : next));
    }

    private static String page() {
        try {
            return Files.readString(Path.of(System.getProperty("basedir", ".")).resolve("../docs/games/full-seal.md"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Set<String> matches(Pattern pattern, String text) {
        return pattern.matcher(text)
                .results()
                .map(found -> found.group(found.groupCount()))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
