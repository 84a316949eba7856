package tidetable.cli;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import tidetable.bench.BenchResult;
import tidetable.bench.Figure;
import tidetable.bench.GameBench;
import tidetable.bench.SearchBench;
import tidetable.bench.SearchResult;
import tidetable.cli.shell.Shell;
import tidetable.engine.Game;
import tidetable.engine.State;
import tidetable.engine.file.BadInput;
import tidetable.engine.file.Json;

/** {@code tidetable bench}. */
@Command(
        name = "bench",
        description = "Measures how fast the rules of a game are, on one thread, after a warm-up; or else the server.",
        synopsisSubcommandLabel = "[server ...]",
        footer = {
            "",
            "Examples:",
            "  tidetable bench fintastic-sea",
            "  tidetable bench fintastic-sea --seats 3 --yardstick --json",
            "  tidetable bench fintastic-sea --search",
            "  tidetable bench server"
        })
final class BenchCommand implements Callable<Integer> {
    private static final int RUNS = 5;
    /** What one run measures, in units of its length: the work of the game, and that of the yardstick. */
    private static final double PIECES = 3;

    private static final double YARDSTICK_PIECES = 2;
    /** Two kinds of search, each with the evaluation beside it, and two trees on one thread and on two. */
    private static final double SEARCH_PIECES = 3.5;

    private final Shell shell;

    @Mixin
    private Help help = new Help();

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private GameChoice choice = new GameChoice();

    @Option(names = "--seats", paramLabel = "N", description = "How many seats. Default: the game's smallest number.")
    private Optional<Integer> seats = Optional.empty();

    @Option(
            names = "--seconds",
            paramLabel = "N",
            description = "How long it takes in all, about. Default: ${DEFAULT-VALUE}.")
    private double seconds = 30;

    @Option(names = "--json", description = "Print the result as JSON and nothing else.")
    private boolean json;

    @Option(names = "--yardstick", description = "Measure the yardstick in the same minutes, and print the ratios.")
    private boolean yardstick;

    @Option(
            names = "--search",
            description = "Measure also how fast searching bots think, in about the same time again.")
    private boolean search;

    BenchCommand(Shell shell) {
        this.shell = shell;
    }

    @Override
    public Integer call() {
        if (!choice.isMade()) {
            throw new ParameterException(spec.commandLine(), "Missing required parameter: 'GAME'");
        }
        Game<?, ?> game = choice.open();
        int count = seats.orElse(game.info().minSeats());
        Arguments.inRange("--seats", count, game.info().minSeats(), game.info().maxSeats());
        if (!(seconds >= 1 && seconds <= 3600)) {
            throw new BadInput("--seconds must be from 1 to 3600, not " + seconds);
        }
        measure(game, plan(count));
        return Main.GOOD;
    }

    /** The warm-up takes as long as two runs. */
    private GameBench.Plan plan(int count) {
        double pieces = PIECES + (yardstick ? YARDSTICK_PIECES : 0);
        double run = seconds / (RUNS + 2) / pieces;
        return new GameBench.Plan(count, RUNS, run, 2 * run, yardstick);
    }

    private <S extends State<S>> void measure(Game<S, ?> game, GameBench.Plan plan) {
        Consumer<String> progress = shell.terminal(Shell.Stream.ERR) ? this::progress : _ -> {};
        BenchResult rules = GameBench.run(game, plan, progress);
        Optional<SearchResult> thinking = search
                ? Optional.of(SearchBench.run(game, RUNS, seconds / (RUNS + 2) / SEARCH_PIECES, rules, progress))
                : Optional.empty();
        progress.accept("");
        if (json) {
            ObjectNode node = (ObjectNode) rules.json();
            thinking.ifPresent(result -> node.set("search", result.json()));
            shell.out().print(Json.pretty(node));
        } else {
            print(game, rules);
            thinking.ifPresent(this::print);
        }
    }

    private void progress(String what) {
        shell.err().print("\r%-20s\r%s".formatted("", what));
        shell.err().flush();
    }

    private void print(Game<?, ?> game, BenchResult result) {
        shell.out()
                .println(shell.style()
                        .bold("%s, %d seats, one thread, median (min to max) of %d runs"
                                .formatted(game.info().title(), result.seats(), RUNS)));
        figure("ns a decision (2 options or more)", result.nsPerDecision());
        figure("ns a forced decision (1 option)", result.nsPerForcedDecision());
        figure("ns a copy", result.nsPerCopy());
        figure("ns a copy and resample", result.nsPerCopyAndResample());
        figure("games a second", result.gamesPerSecond());
        number("options a decision", result.optionsPerDecision());
        number("decisions a game", result.decisionsPerGame());
        number("  of them forced", result.forcedPerGame());
        number("bytes allocated a decision", result.bytesPerDecision());
        number("bytes allocated a copy", result.bytesPerCopy());
        number("bytes allocated a copy and resample", result.bytesPerCopyAndResample());
        result.yardstick().ifPresent(this::ratios);
    }

    private void print(SearchResult result) {
        print("Search as the levels do", result.level());
        print("Search with random rollouts to the end", result.full());
        shell.out().println(shell.style().bold("Two trees on two threads, over the same on one"));
        over("processor time an iteration", result.together().processor());
        over("time passed an iteration", result.together().passed());
    }

    private void print(String heading, SearchResult.Thought thought) {
        shell.out().println(shell.style().bold(heading));
        figure("iterations a second", thought.iterationsPerSecond());
        figure("ns an iteration", thought.nsPerIteration());
        figure("ns an evaluation of all seats", thought.nsPerEvaluation());
        number("choices an iteration", thought.choices());
        number("forced decisions an iteration", thought.forced());
        number("trials an iteration", thought.trials());
        number("bytes allocated an iteration", thought.bytesPerIteration());
        over("an iteration over what it may take", thought.overAllowed());
    }

    private void over(String what, Figure over) {
        shell.out().println("  %-36s %9.2f  (%.2f to %.2f)".formatted(what, over.median(), over.min(), over.max()));
    }

    private void ratios(BenchResult.Ratios ratios) {
        shell.out().println(shell.style().bold("Over the yardstick, in the same minutes"));
        ratio("decision", ratios.decision());
        ratio("copy", ratios.copy());
        ratio("copy and resample", ratios.determinize());
    }

    private void ratio(String what, BenchResult.Ratio ratio) {
        shell.out()
                .println("  %-36s %9.2f  (%.2f to %.2f); the yardstick takes %.1f ns"
                        .formatted(
                                what,
                                ratio.ratio().median(),
                                ratio.ratio().min(),
                                ratio.ratio().max(),
                                ratio.nsYardstick().median()));
    }

    private void figure(String what, Figure figure) {
        shell.out()
                .println("  %-36s %,9.1f  (%,.1f to %,.1f)"
                        .formatted(what, figure.median(), figure.min(), figure.max()));
    }

    private void number(String what, double number) {
        shell.out().println("  %-36s %,9.1f".formatted(what, number));
    }
}
