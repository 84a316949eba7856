package tidetable.games;

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
import tidetable.engine.Game;
import tidetable.engine.Rule;

/**
 * Every sentence of a game's rulebook that is played is shown by a scenario, or the game's page says why not. A game's own
 * test names what is its own.
 */
public abstract class RuleCoverage {
    private static final Pattern CLAUSE =
            Pattern.compile("^\\*\\*(R-\\d+|\\d+\\.\\d+[a-z]?)\\*\\* ", Pattern.MULTILINE);
    private static final Pattern RULING = Pattern.compile("\\bR-\\d+\\b");
    private static final Pattern WITHOUT_SCENARIO =
            Pattern.compile("^\\| (R-\\d+|\\d+\\.\\d+[a-z]?) \\| \\S.*\\|$", Pattern.MULTILINE);
    private static final String WITHOUT_SCENARIO_TITLE = "## Clauses without a scenario";
    private static final int FIRST_PLAYED_SECTION = 3;

    private final Game<?, ?> game;
    private final Rule[] rules;
    private final int lastPlayedSection;
    private final String rulebook;
    private final Set<String> clauses;
    private final Map<String, String> ruleByFile;

    /**
     * @param folder of the scenario files, in {@code scenarios}
     * @param rules every clause that the code can cite
     * @param lastPlayedSection of the rulebook; what follows are examples and lists
     */
    protected RuleCoverage(Game<?, ?> game, String folder, Rule[] rules, int lastPlayedSection) {
        this.game = game;
        this.rules = rules;
        this.lastPlayedSection = lastPlayedSection;
        rulebook = game.rulebook("en");
        clauses = matches(CLAUSE, rulebook);
        ruleByFile = ScenarioFiles.in(folder).stream()
                .map(ScenarioFiles::read)
                .collect(Collectors.toMap(
                        scenario -> scenario.source(), scenario -> scenario.rule(), (a, b) -> a, TreeMap::new));
    }

    @Test
    void everyPlayedClauseAndRulingHasAScenarioOrAReason() {
        Set<String> missing = clauses.stream().filter(this::played).collect(Collectors.toCollection(TreeSet::new));
        missing.removeAll(ruleByFile.values());
        missing.removeAll(withoutScenario());
        assertThat(missing)
                .as("clauses without a scenario and without a line on the game's page")
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
    void everyRulingInTheTextIsListedAtItsEnd() {
        assertThat(clauses)
                .containsAll(RULING.matcher(rulebook)
                        .results()
                        .map(MatchResult::group)
                        .toList());
    }

    @Test
    void everyRefusalAndPromptCitesAClauseThatExists() {
        for (Rule rule : rules) {
            assertThat(clauses).as(rule.toString()).contains(rule.number());
        }
    }

    @Test
    void theGermanRulebookHasTheSameNumbers() {
        String german = game.rulebook("de");
        assertThat(matches(CLAUSE, german)).isEqualTo(clauses);
        assertThat(matches(RULING, german)).isEqualTo(matches(RULING, rulebook));
    }

    private List<String> filesWhere(BiPredicate<String, String> wrong) {
        return ruleByFile.entrySet().stream()
                .filter(entry -> wrong.test(entry.getKey(), entry.getValue()))
                .map(Map.Entry::getKey)
                .toList();
    }

    private boolean played(String clause) {
        if (clause.startsWith("R-")) {
            return true;
        }
        int section = Integer.parseInt(clause.substring(0, clause.indexOf('.')));
        return section >= FIRST_PLAYED_SECTION && section <= lastPlayedSection;
    }

    private Set<String> withoutScenario() {
        String text = page();
        int from = text.indexOf(WITHOUT_SCENARIO_TITLE);
        assertThat(from).as(WITHOUT_SCENARIO_TITLE).isNotNegative();
        int next = text.indexOf("\n## ", from);
        return matches(WITHOUT_SCENARIO, text.substring(from, next < 0 ? text.length() : next));
    }

    private String page() {
        try {
            return Files.readString(Path.of(System.getProperty("basedir", "."))
                    .resolve("../docs/games/" + game.info().id() + ".md"));
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
