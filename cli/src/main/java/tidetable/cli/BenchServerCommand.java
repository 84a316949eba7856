package tidetable.cli;

import java.net.URI;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tidetable.cli.load.LoadResult;
import tidetable.cli.load.LoadRun;
import tidetable.cli.load.ServerLine;
import tidetable.cli.load.SleepRun;
import tidetable.cli.load.StartRun;
import tidetable.cli.shell.Shell;
import tidetable.engine.file.BadInput;
import tidetable.engine.file.Json;

/** {@code tidetable bench server}. */
@Command(
        name = "server",
        description = "Measures the server from outside: a process of its own with an empty database, on this machine, "
                + "and as many matches of two people as you like.",
        sortOptions = false,
        footer = {
            "",
            "A match goes on at a fixed rate, however slow the server is: times count from the moment an action was due.",
            "",
            "Examples:",
            "  tidetable bench server",
            "  tidetable bench server --tables 100 --rate 50 --seconds 10 --peak-seconds 0",
            "  tidetable bench server --sleeping 10000",
            "  tidetable bench server --start"
        })
final class BenchServerCommand implements Callable<Integer> {
    private static final int STARTS = 5;
    private static final double LONGEST = 86_400;

    private final Shell shell;

    @Mixin
    private Help help = new Help();

    @Option(names = "--tables", paramLabel = "N", description = "Tables of two. Default: ${DEFAULT-VALUE}.")
    private int tables = 1_000;

    @Option(names = "--rate", paramLabel = "N", description = "Actions a second. Default: ${DEFAULT-VALUE}.")
    private int rate = 500;

    @Option(names = "--seconds", paramLabel = "N", description = "For how long. Default: ${DEFAULT-VALUE}.")
    private double seconds = 60;

    @Option(
            names = "--peak-rate",
            paramLabel = "N",
            description = "Actions a second after that. Default: ${DEFAULT-VALUE}.")
    private int peakRate = 3_000;

    @Option(
            names = "--peak-seconds",
            paramLabel = "N",
            description = "For how long; 0: not at all. Default: ${DEFAULT-VALUE}.")
    private double peakSeconds = 20;

    @Option(
            names = "--warm-up",
            paramLabel = "SECONDS",
            description = "Beforehand, at the first rate, not counted. Default: ${DEFAULT-VALUE}.")
    private double warmUp = 10;

    @Option(names = "--server", paramLabel = "URL", description = "Use this server instead of starting one.")
    private Optional<URI> server = Optional.empty();

    @Option(
            names = "--sleeping",
            paramLabel = "N",
            description = "Measure instead what N tables cost in memory that nobody is connected to.")
    private Optional<Integer> sleeping = Optional.empty();

    @Option(
            names = "--start",
            description = "Measure instead how long the second start takes until a request is answered.")
    private boolean start;

    @Option(
            names = "--java-options",
            paramLabel = "OPTIONS",
            hidden = true,
            description = "More options of the server's Java, separated by spaces.")
    private String javaOptions = "";

    @Option(names = "--json", description = "Print the result as JSON and nothing else.")
    private boolean json;

    BenchServerCommand(Shell shell) {
        this.shell = shell;
    }

    @Override
    public Integer call() throws InterruptedException {
        if (server.isPresent() && (start || sleeping.isPresent())) {
            throw new BadInput("--start and --sleeping start a server of their own; leave --server out");
        }
        if (start && sleeping.isPresent()) {
            throw new BadInput("give --start or --sleeping, not both");
        }
        Consumer<String> progress = shell.terminal(Shell.Stream.ERR) ? this::progress : _ -> {};
        if (start) {
            StartRun.Result result = StartRun.run(line(), STARTS, progress);
            progress.accept("");
            return print(result.lines(), Json.pretty(result.json()), true);
        }
        if (sleeping.isPresent()) {
            int count = (int) Arguments.inRange("--sleeping", sleeping.get(), 1, 1_000_000);
            SleepRun.Result result = SleepRun.run(line(), count, progress);
            progress.accept("");
            return print(result.lines(), Json.pretty(result.json()), true);
        }
        LoadRun.Plan plan = plan();
        LoadResult result = server.isPresent()
                ? LoadRun.against(server.get(), plan, progress)
                : LoadRun.against(line(), plan, progress);
        progress.accept("");
        return print(result.lines(), Json.pretty(result.json()), result.good());
    }

    private ServerLine line() {
        return ServerLine.packaged()
                .withJava(Arrays.stream(javaOptions.split(" ", -1))
                        .filter(option -> !option.isEmpty())
                        .toList());
    }

    private LoadRun.Plan plan() {
        Arguments.inRange("--tables", tables, 1, 100_000);
        Arguments.inRange("--rate", rate, 1, 1_000_000);
        Arguments.inRange("--peak-rate", peakRate, 1, 1_000_000);
        time("--seconds", seconds, 1);
        time("--peak-seconds", peakSeconds, 0);
        time("--warm-up", warmUp, 0);
        return new LoadRun.Plan(tables, rate, seconds, peakRate, peakSeconds, warmUp);
    }

    private static void time(String option, double value, double min) {
        if (!(value >= min && value <= LONGEST)) {
            throw new BadInput("%s must be from %.0f to %.0f, not %s".formatted(option, min, LONGEST, value));
        }
    }

    private int print(List<String> lines, String asJson, boolean good) {
        if (json) {
            shell.out().print(asJson);
        } else {
            shell.out().println(shell.style().bold(lines.getFirst()));
            lines.stream().skip(1).forEach(shell.out()::println);
        }
        return good ? Main.GOOD : Main.FAILED;
    }

    private void progress(String what) {
        shell.err().print("\r%-30s\r%s".formatted("", what));
        shell.err().flush();
    }
}
