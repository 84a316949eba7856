package tidetable.lab.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tidetable.engine.chance.Seed;
import tidetable.engine.file.Json;
import tidetable.engine.text.Languages;
import tidetable.engine.text.Texts;
import tidetable.games.fintasticsea.FintasticSea;
import tidetable.lab.run.LabRun;
import tidetable.lab.run.Plan;
import tidetable.lab.run.Variant;

class ReportTest {
    private static final String EVIL = "</script><img src=x onerror=alert(1)>\"&'\u2028";

    @ParameterizedTest
    @CsvSource({"fintastic-sea,2", "full-seal,3", "finspan,1", "finspan,2", "last-fish,4"})
    void aReportHasAllItsChaptersAndNoNumberThatIsNone(String game, int seats) throws InterruptedException {
        Report report = report(game, seats, List.of(Variant.standard()), 30, "en");
        assertThat(report.sections())
                .extracting(Report.Section::id)
                .contains("wins", "length", "score", "drama", "decisions", "endings", "aims", "cards")
                .doesNotContain("differences");
        assertThat(Json.line(report))
                .doesNotContain("NaN")
                .doesNotContain("Infinity")
                .doesNotContain("∞");
        for (Report.Section section : report.sections()) {
            assertThat(section.sentences()).as(section.id()).isNotEmpty().allMatch(line -> !line.isBlank());
            assertThat(section.table().rows())
                    .as(section.id())
                    .isNotEmpty()
                    .allMatch(row -> row.size() == section.table().columns().size());
        }
    }

    @Test
    void theWordsSayWhatWasChangedAndWhatDiffersAndHowSureItIs() throws InterruptedException {
        Report report =
                report("fintastic-sea", 2, List.of(Variant.standard(), strongShrimp("strong shrimp")), 200, "en");
        assertThat(report.title()).isEqualTo("Fintastic Sea: standard and strong shrimp compared");
        assertThat(report.summary())
                .startsWith("What was changed in \"strong shrimp\": Shrimp: value 1 → 5.")
                .anyMatch(line -> line.startsWith("Shrimp, which was changed, is played "))
                .last()
                .asString()
                .startsWith("How sure this is: 200 pairs of games");
        assertThat(section(report, "differences").table().rows())
                .anyMatch(row -> row.getFirst().equals("Wins of Seat 1"));
        assertThat(section(report, "wins").warning()).contains("With 200 games").contains("About");
    }

    @Test
    void theSameDeckTwiceShowsNoDifference() throws InterruptedException {
        Report report = report(
                "fintastic-sea", 2, List.of(Variant.standard(), new Variant("again", Optional.empty())), 100, "en");
        assertThat(report.summary())
                .contains("\"again\" is the same deck as \"standard\".")
                .contains(
                        "Nothing that was measured of games with \"again\" differs clearly from those with \"standard\".")
                .hasSize(3);
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "de", "pt-BR"})
    void everyLanguageSaysEverything(String language) throws InterruptedException {
        Texts.beside(Say.class, language).checkSameKeys(Texts.beside(Say.class, Languages.ENGLISH));
        Report report = report("full-seal", 2, List.of(Variant.standard()), 20, language);
        assertThat(report.language()).isEqualTo(language);
        assertThat(Json.line(report)).doesNotContainPattern("\\{\\d");
    }

    @Test
    void namesNeverBecomePartOfThePage() throws InterruptedException {
        Report report = report("fintastic-sea", 2, List.of(Variant.standard(), strongShrimp(EVIL)), 10, "en");
        String page = Page.of(report);
        assertThat(page).doesNotContain("<img");
        assertThat(page.split("</script>", -1)).hasSize(3);
        String data = page.substring(page.indexOf("id=\"report\">") + 12);
        data = data.substring(0, data.indexOf("</script>"));
        assertThat(data).doesNotContain("<").doesNotContain("\u2028");
        JsonNode read = Json.parse(data, "the page");
        assertThat(read.get("variants").get(1).asText()).isEqualTo(EVIL);
        assertThat(read).isEqualTo(Json.parse(Json.line(report), "the report"));
    }

    @Test
    void thePageNeedsNothingElse() throws InterruptedException {
        String page = Page.of(report("fintastic-sea", 2, List.of(Variant.standard()), 3, "en"));
        assertThat(page)
                .startsWith("<!doctype html>")
                .contains("default-src 'none'")
                .doesNotContain("<link")
                .doesNotContain("<script src");
        assertThat(page.substring(0, page.indexOf("<body>")))
                .doesNotContain("url(")
                .doesNotContain("@import");
    }

    private static Report.Section section(Report report, String id) {
        return report.sections().stream()
                .filter(section -> section.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static Variant strongShrimp(String name) {
        ObjectNode deck = (ObjectNode) Json.resource(FintasticSea.class, "cards.json");
        deck.put("name", name);
        ((ObjectNode) deck.get("cards").get(0)).put("value", 5);
        return new Variant(name, Optional.of(deck));
    }

    private static Report report(String game, int seats, List<Variant> variants, long games, String language)
            throws InterruptedException {
        LabRun run = new LabRun(
                new Plan(
                        game,
                        seats,
                        List.of("random"),
                        Plan.Seating.FIXED,
                        Map.of(),
                        new Seed(3, 4),
                        variants,
                        true,
                        new Plan.Budget(games, 0)),
                false);
        run.run(2, _ -> {});
        return ReportBuilder.of(run, language);
    }
}
