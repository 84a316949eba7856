package tidetable.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tidetable.engine.file.Json;
import tidetable.games.fintasticsea.FintasticSea;

class LabRunCommandTest {
    @TempDir
    private Path folder;

    @Test
    void aDeckIsComparedWithTheStandardOne() throws IOException {
        Path out = folder.resolve("run");
        Cli.Result result =
                lab("fintastic-sea", "--deck", deck("strong shrimp").toString(), "--games", "40", "--out", out + "");
        assertThat(result.code()).isZero();
        assertThat(result.out().replaceAll("\\s+", " "))
                .startsWith("Fintastic Sea: standard and strong shrimp compared")
                .contains("What was changed in \"strong shrimp\": Shrimp: value 1 → 5.")
                .contains("40 games with each of 2 decks");
        assertThat(Files.readString(out.resolve("games.csv")))
                .startsWith(
                        "variant,game,seed,seats,turns,decisions,choices,lead_changes,led_from,margin,ending,winners,bot1,")
                .hasLineCount(81);
        assertThat(out.resolve("report.html")).exists();
        assertThat(out.resolve("report.json")).exists();
    }

    @Test
    void aRunGoesOnWithItsFolderAndComesToTheSame() throws IOException {
        Path once = folder.resolve("once");
        Path twice = folder.resolve("twice");
        lab("last-fish", "--games", "30", "--decisions", "--out", once + "", "--threads", "1");
        lab("last-fish", "--games", "11", "--decisions", "--out", twice + "", "--threads", "2");
        assertThat(run(twice + "", "--games", "30").code()).isZero();
        for (String file : List.of("games.csv", "decisions.jsonl", "report.json", "report.html", "plan.json")) {
            assertThat(twice.resolve(file)).as(file).hasSameTextualContentAs(once.resolve(file));
        }
        Cli.Result finished = run(twice + "");
        assertThat(finished.code()).isZero();
        assertThat(finished.out()).doesNotContain("games a second").contains("The report is in");
    }

    @Test
    void aPlanNamesDecksThatLieBesideIt() throws IOException {
        deck("mine");
        Path plan = Files.writeString(folder.resolve("plan.json"), """
                {"format":"tidetable-plan/1","game":"fintastic-sea","bots":["random"],"games":5,
                 "variants":[{},{"deck":"mine.json"}],"seed":"00000000000000000000000000000005"}
                """);
        assertThat(run(plan + "", "--out", folder.resolve("run") + "").code()).isZero();
        assertThat(Files.readString(folder.resolve("run/plan.json"))).contains("\"value\": 5");
    }

    @Test
    void theReportSpeaksTheLanguageThatIsAskedFor() {
        assertThat(lab("finspan", "--games", "3", "--language", "de", "--out", folder.resolve("de") + "")
                        .out())
                .startsWith("Finspan: wie das Deck „standard“ spielt");
    }

    @Test
    void whatCannotBeDoneIsSaidInOneSentence() throws IOException {
        Path empty = Files.createDirectory(folder.resolve("empty"));
        Path kept = folder.resolve("kept");
        lab("fintastic-sea", "--games", "2", "--out", kept + "");
        refused("name what the laboratory is to do: run; see tidetable lab --help", "lab");
        refused(
                "there is no game, plan or folder 'chess'; the games are: fintastic-sea, full-seal, finspan, last-fish",
                "lab",
                "run",
                "chess");
        refused(
                "the folder '" + empty + "' keeps no run; name a game or a plan, and the folder with --out",
                "lab",
                "run",
                empty + "");
        refused(
                "a run that goes on keeps its plan; only --games, --width, --threads and --language can be given with its"
                        + " folder",
                "lab",
                "run",
                kept + "",
                "--seats",
                "3");
        refused(
                "'" + kept + "' keeps a run of another plan; name another folder with --out, or go on with that run by"
                        + " naming the folder alone",
                "lab",
                "run",
                "finspan",
                "--out",
                kept + "");
        refused("--games must be from 1 to 1000000000000, not 0", "lab", "run", "finspan", "--games", "0");
        refused("there is no report in 'fr'; it can be in en, de, pt-BR", "lab", "run", "finspan", "--language", "fr");
    }

    private static void refused(String sentence, String... args) {
        Cli.Result result = Cli.run(args);
        assertThat(result.code()).isEqualTo(2);
        assertThat(result.err()).isEqualTo("tidetable: " + sentence + "\n");
        assertThat(result.out()).isEmpty();
    }

    private static Cli.Result lab(String game, String... more) {
        List<String> args = new ArrayList<>(List.of(game, "--bots", "random", "--seats", "2", "--seed", "7"));
        args.addAll(List.of(more));
        return run(args.toArray(String[]::new));
    }

    private static Cli.Result run(String... args) {
        List<String> all = new ArrayList<>(List.of("lab", "run"));
        all.addAll(List.of(args));
        return Cli.run(all.toArray(String[]::new));
    }

    private Path deck(String name) throws IOException {
        ObjectNode deck = (ObjectNode) Json.resource(FintasticSea.class, "cards.json");
        deck.put("name", name);
        ((ObjectNode) deck.get("cards").get(0)).put("value", 5);
        return Files.writeString(folder.resolve(name + ".json"), Json.pretty(deck));
    }
}
