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
    /** A clause, or a number above 5; lower ones may be words, as in "the two of you". */
    private static final Pattern NUMBER = Pattern.compile("\\d+\\.\\d+[a-z]?|\\d{2,}|[6-9]");

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
        assertThat(clausesInOrder(rulebook)).doesNotHaveDuplicates();
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
    void everyTranslatedRulebookHasTheSameClausesInTheSameOrder() {
        for (String language : game.info().languages()) {
            String translated = game.rulebook(language);
            assertThat(clausesInOrder(translated)).as(language).isEqualTo(clausesInOrder(rulebook));
            assertThat(matches(RULING, translated)).as(language).isEqualTo(matches(RULING, rulebook));
        }
    }

    /** Limits, prices and the clauses that are referred to do not change with the language. */
    @Test
    void everyTranslatedClauseHasTheSameNumbersInIt() {
        Map<String, List<String>> numbers = numbersByClause(rulebook);
        for (String language : game.info().languages()) {
            numbersByClause(game.rulebook(language))
                    .forEach((clause, translated) -> assertThat(translated)
                            .as(clause + " in " + language)
                            .isEqualTo(numbers.get(clause)));
        }
    }

    private static List<String> clausesInOrder(String rulebook) {
        return CLAUSE.matcher(rulebook).results().map(found -> found.group(1)).toList();
    }

    private static Map<String, List<String>> numbersByClause(String rulebook) {
        Map<String, List<String>> numbers = new TreeMap<>();
        rulebook.lines()
                .filter(line -> CLAUSE.matcher(line).find())
                .forEach(line -> numbers.put(
                        line.substring(0, line.indexOf("** ")),
                        NUMBER.matcher(line)
                                .results()
                                .map(MatchResult::group)
                                .sorted()
                                .toList()));
        return numbers;
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
