package tidetable.cli;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tidetable.cli.shell.Bar;
import tidetable.cli.shell.Shell;
import tidetable.cli.shell.StopGuard;
import tidetable.cli.shell.UserFiles;
import tidetable.engine.file.BadInput;
import tidetable.engine.file.Json;
import tidetable.engine.text.Languages;
import tidetable.games.Games;
import tidetable.lab.report.Page;
import tidetable.lab.report.Report;
import tidetable.lab.report.ReportBuilder;
import tidetable.lab.run.LabRun;
import tidetable.lab.run.Plan;
import tidetable.lab.run.PlanFile;
import tidetable.lab.run.RunFolder;
import tidetable.lab.run.Variant;

/** {@code tidetable lab run}. */
@Command(
        name = "run",
        description = "Plays many games between bots, with one deck or with several to compare, and writes a report.",
        sortOptions = false,
        footer = {
            "",
            "The folder of a run holds report.html, games.csv with one row for each game, and what is needed to go on:"
                    + " a run that was stopped, in whatever way, goes on with 'tidetable lab run FOLDER'.",
            "",
            "Examples:",
            "  tidetable lab run fintastic-sea --games 2000 --out sea",
            "  tidetable lab run fintastic-sea --deck my-deck.json --games 10000 --out changed",
            "  tidetable lab run plan.json --threads 2",
            "  tidetable lab run changed --games 20000",
            "",
            "The same seed gives the same games, with any number of threads."
        })
final class LabRunCommand implements Callable<Integer> {
    private final Shell shell;

    @Mixin
    private Help help = new Help();

    @Parameters(
            index = "0",
            paramLabel = "WHAT",
            description = "A game, a plan (a file, tidetable-plan/1), or the folder of a run that is to go on.")
    private String what = "";

    @Option(
            names = "--deck",
            paramLabel = "FILE",
            description = "A deck to compare with the standard one; may be given several times.")
    private List<String> decks = List.of();

    @Option(names = "--games", paramLabel = "N", description = "How many games with each deck, at most. Default: 1000.")
    private Optional<Long> games = Optional.empty();

    @Option(
            names = "--width",
            paramLabel = "POINTS",
            description = "Stop as soon as all intervals of rates of wins are at most so many percentage points wide.")
    private Optional<Double> width = Optional.empty();

    @Option(
            names = "--seats",
            paramLabel = "N",
            description = "How many seats. Default: one for each bot named, or the" + " game's smallest number.")
    private Optional<Integer> seats = Optional.empty();

    @Option(
            names = "--bots",
            split = ",",
            paramLabel = "BOT",
            description = "random, easy, greedy, medium, hard or expert: one for all seats, or one for each. Default:"
                    + " greedy.")
    private List<String> bots = List.of();

    @Option(names = "--all-seatings", description = "Seat the bots in all ways, one after the other.")
    private boolean allSeatings;

    @Option(
            names = "--option",
            paramLabel = "NAME=VALUE",
            description = "An option of the game; may be given several times.")
    private Map<String, String> options = new LinkedHashMap<>();

    @Option(names = "--seed", paramLabel = "HEX", description = "The root seed, up to 32 hex digits. Default: random.")
    private Optional<String> seed = Optional.empty();

    @Option(names = "--unpaired", description = "Give every deck deals of its own instead of the same ones.")
    private boolean unpaired;

    @Option(names = "--threads", paramLabel = "N", description = "How many at once. Default: one for each processor.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--out",
            paramLabel = "FOLDER",
            description = "Where the run is kept. Default: lab-GAME-SEED, with the first digits of the seed.")
    private Optional<String> out = Optional.empty();

    @Option(names = "--decisions", description = "Write every decision, too, one line of JSON each.")
    private boolean decisions;

    @Option(
            names = "--language",
            paramLabel = "LANGUAGE",
            description = "The language of the report: en, de or pt-BR. Default: that of the system, else en.")
    private Optional<String> language = Optional.empty();

    LabRunCommand(Shell shell) {
        this.shell = shell;
    }

    @Override
    public Integer call() throws InterruptedException {
        Arguments.inRange("--threads", threads, 1, 1024);
        games.ifPresent(count -> Arguments.inRange("--games", count, 1, Plan.Budget.MOST));
        String spoken = language();
        RunFolder folder;
        LabRun run;
        if (isRun()) {
            folder = RunFolder.at(Path.of(what));
            refuseChanges();
            run = folder.open(limited(folder.plan()), decisions);
        } else {
            Plan plan = limited(plan());
            folder = RunFolder.at(Path.of(
                    out.orElse("lab-" + plan.game() + "-" + plan.seed().hex().substring(24))));
            run = folder.open(plan, decisions);
        }
        long before = run.statistics().games();
        long began = System.nanoTime();
        if (!play(folder, run)) {
            return Main.FAILED;
        }
        finish(folder, run, spoken, run.statistics().games() - before, (System.nanoTime() - began) / 1e9);
        return Main.GOOD;
    }

    private boolean isRun() {
        return UserFiles.exists(what) && Files.isDirectory(Path.of(what));
    }

    /** A run that goes on is the one that it was; only its end may be another. */
    private void refuseChanges() {
        if (!RunFolder.at(Path.of(what)).holdsRun()) {
            throw new BadInput(
                    "the folder '" + what + "' keeps no run; name a game or a plan, and the folder with --out");
        }
        boolean changed = !decks.isEmpty()
                || seats.isPresent()
                || !bots.isEmpty()
                || allSeatings
                || !options.isEmpty()
                || seed.isPresent()
                || unpaired
                || out.isPresent();
        if (changed) {
            throw new BadInput(
                    "a run that goes on keeps its plan; only --games, --width, --threads and --language can be"
                            + " given with its folder");
        }
    }

    private Plan plan() {
        if (Games.ids().contains(what)) {
            return changed(PlanFile.read(
                    Json.object().put("format", PlanFile.FORMAT).put("game", what),
                    what,
                    Arguments.seed(seed, shell),
                    UserFiles::read));
        }
        if (!UserFiles.exists(what)) {
            throw new BadInput("there is no game, plan or folder '%s'; the games are: %s"
                    .formatted(what, String.join(", ", Games.ids())));
        }
        Path beside = Path.of(what).toAbsolutePath().resolveSibling("");
        JsonNode tree = Json.parse(UserFiles.read(what), what);
        return changed(PlanFile.read(
                tree,
                what,
                Arguments.seed(seed, shell),
                name -> UserFiles.read(beside.resolve(name).toString())));
    }

    /** What arguments say stands in the place of what the plan says. */
    private Plan changed(Plan plan) {
        List<Variant> variants = new ArrayList<>(plan.variants());
        for (String file : decks) {
            JsonNode deck = Json.parse(UserFiles.read(file), file);
            Games.open(plan.game(), Optional.of(deck), file);
            variants.add(new Variant(name(deck, file, variants), Optional.of(deck)));
        }
        List<String> players = bots.isEmpty() ? plan.kinds() : bots;
        int count = seats.orElse(bots.size() > 1 && !allSeatings ? bots.size() : plan.seats());
        return new Plan(
                plan.game(),
                count,
                bots.isEmpty() && players.size() > 1 ? plan.bots() : players,
                allSeatings ? Plan.Seating.ALL : plan.seating(),
                options.isEmpty() ? plan.options() : options,
                seed.isPresent() ? Arguments.seed(seed, shell) : plan.seed(),
                variants,
                plan.paired() && !unpaired,
                plan.budget());
    }

    /** The deck's own name, or else that of its file, if another variant has that name already. */
    private static String name(JsonNode deck, String file, List<Variant> others) {
        String name = deck.path("name").asText("");
        boolean taken = others.stream().anyMatch(variant -> variant.name().equals(name));
        return name.isBlank() || taken ? Path.of(file).getFileName() + "" : name;
    }

    private Plan limited(Plan plan) {
        return plan.with(new Plan.Budget(
                games.orElse(plan.budget().games()),
                width.map(points -> points / 100).orElse(plan.budget().width())));
    }

    private String language() {
        return language.map(wish -> Languages.find(wish, Languages.ALL)
                        .orElseThrow(() -> new BadInput("there is no report in '%s'; it can be in %s"
                                .formatted(wish, String.join(", ", Languages.ALL)))))
                .orElseGet(() -> Languages.find(shell.language(), Languages.ALL).orElse(Languages.ENGLISH));
    }

    /** Plays on, and says whether to the end; whoever stops the program is told how to go on. */
    private boolean play(RunFolder folder, LabRun run) throws InterruptedException {
        try (StopGuard guard = new StopGuard(() -> stopped(folder, run))) {
            try (Bar bar = Bar.of(shell, "games", run.plan().budget().games())) {
                bar.begin(run.statistics().games());
                folder.run(run, threads, _ -> bar.step());
                return true;
            } catch (InterruptedException e) {
                if (guard.stopping()) {
                    return false;
                }
                throw e;
            }
        }
    }

    private void stopped(RunFolder folder, LabRun run) {
        shell.err()
                .println("tidetable: stopped after %,d of %,d games; 'tidetable lab run %s' goes on from there"
                        .formatted(
                                run.statistics().games(),
                                run.plan().budget().games(),
                                Shell.quoted(folder.path().toString())));
    }

    private void finish(RunFolder folder, LabRun run, String spoken, long played, double seconds) {
        Report report = ReportBuilder.of(run, spoken);
        folder.write("report.json", Json.pretty(Json.tree(report)));
        Path page = folder.write("report.html", Page.of(report));
        shell.out().println(shell.style().bold(report.title()));
        shell.out().println();
        report.summary().forEach(this::say);
        shell.out().println();
        if (played > 0) {
            say("%,d games with each of %,d %s in %.1f s, %,.0f games a second."
                    .formatted(
                            played,
                            run.plan().variants().size(),
                            run.plan().variants().size() == 1 ? "deck" : "decks",
                            seconds,
                            played * run.plan().variants().size() / Math.max(seconds, 1e-3)));
        }
        say("The report is in " + page + ", one row for each game in "
                + folder.path().resolve("games.csv") + ".");
    }

    private void say(String sentence) {
        shell.style().paragraph(sentence, "  ").forEach(shell.out()::println);
    }
}
