package tidetable.cli;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tidetable.cli.shell.Bar;
import tidetable.cli.shell.Shell;
import tidetable.cli.shell.UserFiles;
import tidetable.engine.Game;
import tidetable.engine.chance.Seed;
import tidetable.lab.CsvRows;
import tidetable.lab.GameRow;
import tidetable.lab.Simulation;
import tidetable.lab.SimulationSummary;

/** {@code tidetable simulate}. */
@Command(
        name = "simulate",
        description = "Lets bots play many games and says what they came to.",
        footer = {
            "",
            "Examples:",
            "  tidetable simulate fintastic-sea --games 10000",
            "  tidetable simulate fintastic-sea --seats 2 --bots greedy,random --games 500 --seed 1 --csv games.csv",
            "  tidetable simulate finspan --bots \"exec:python3 docs/examples/random_bot.py,greedy\" --games 100",
            "",
            "The same seed gives the same games, with any number of threads."
        })
final class SimulateCommand implements Callable<Integer> {
    private static final int LONGEST_NAME = 32;

    private final Shell shell;

    @Mixin
    private Help help = new Help();

    @Mixin
    private GameChoice choice = new GameChoice();

    @Option(
            names = "--seats",
            paramLabel = "N",
            description = "How many seats. Default: one for each bot named, or the game's smallest number.")
    private Optional<Integer> seats = Optional.empty();

    @Option(names = "--games", paramLabel = "N", description = "How many games. Default: ${DEFAULT-VALUE}.")
    private long games = 1000;

    @Option(names = "--seed", paramLabel = "HEX", description = "The root seed, up to 32 hex digits. Default: random.")
    private Optional<String> seed = Optional.empty();

    @Option(
            names = "--bots",
            split = ",",
            paramLabel = "BOT",
            description = "random, easy, greedy, medium, hard, expert or exec:COMMAND, a program of yours "
                    + "(docs/bot-protocol.md): one for all seats, or one for each. Default: ${DEFAULT-VALUE}.")
    private List<String> bots = List.of("random");

    @Option(names = "--threads", paramLabel = "N", description = "How many at once. Default: one for each processor.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(names = "--csv", paramLabel = "FILE", description = "Write one row for each game into this file.")
    private Optional<String> csv = Optional.empty();

    SimulateCommand(Shell shell) {
        this.shell = shell;
    }

    @Override
    public Integer call() throws InterruptedException {
        Arguments.inRange("--games", games, 1, 1_000_000_000_000L);
        Arguments.inRange("--threads", threads, 1, 1024);
        Game<?, ?> game = choice.open();
        int count = seats.orElse(bots.size() > 1 ? bots.size() : game.info().minSeats());
        Arguments.inRange("--seats", count, game.info().minSeats(), game.info().maxSeats());
        List<String> players = Arguments.bots(bots, count);
        Seed root = Arguments.seed(seed, shell);
        SimulationSummary summary = run(Simulation.of(game, players, root), players);
        print(game, root, summary);
        return Main.GOOD;
    }

    private SimulationSummary run(Simulation<?> simulation, List<String> players) throws InterruptedException {
        if (csv.isEmpty()) {
            return withProgress(simulation, _ -> {});
        }
        SimulationSummary[] summary = new SimulationSummary[1];
        UserFiles.write(csv.get(), writer -> summary[0] = withProgress(simulation, new CsvRows(writer, players)));
        return summary[0];
    }

    private SimulationSummary withProgress(Simulation<?> simulation, Consumer<GameRow> rows)
            throws InterruptedException {
        try (Bar bar = Bar.of(shell, "games", games)) {
            return simulation.run(games, threads, row -> {
                rows.accept(row);
                bar.step();
            });
        }
    }

    private void print(Game<?, ?> game, Seed root, SimulationSummary summary) {
        shell.out()
                .println(shell.style()
                        .bold("%s (deck %s), %,d games, %d seats"
                                .formatted(
                                        game.info().title(),
                                        game.info().deckName(),
                                        summary.games(),
                                        summary.seats().size())));
        shell.out().println("seed " + root.hex());
        shell.out().println();
        int width = summary.seats().stream()
                .mapToInt(seat -> shown(seat.bot()).length())
                .reduce(8, Math::max);
        shell.out()
                .println("seat  bot%s  wins    95 %% interval      score: mean    min    max"
                        .formatted(" ".repeat(width - 2)));
        for (int seat = 0; seat < summary.seats().size(); seat++) {
            SimulationSummary.Seat of = summary.seats().get(seat);
            shell.out()
                    .println("%4d  %s  %5.1f %%  %5.1f to %5.1f %%  %12.1f  %5d  %5d"
                            .formatted(
                                    seat + 1,
                                    shown(of.bot())
                                            + " ".repeat(width - shown(of.bot()).length()),
                                    100 * of.wins().rate(),
                                    100 * of.wins().low(),
                                    100 * of.wins().high(),
                                    of.score().mean(),
                                    of.score().min(),
                                    of.score().max()));
        }
        shell.out().println();
        say("A win shared by two seats counts as half a win for each, and so on; %.1f %% of the games ended so."
                .formatted(100.0 * summary.shared() / summary.games()));
        say("%.1f decisions a game, %.1f of them with a choice; %,.0f games a second."
                .formatted(summary.decisions(), summary.choices(), summary.gamesPerSecond()));
        csv.ifPresent(file -> say("One row for each game is in " + file + "."));
    }

    /** A bot's name; of a long command the end, which tells programs apart. */
    private static String shown(String bot) {
        return bot.length() <= LONGEST_NAME ? bot : "..." + bot.substring(bot.length() - LONGEST_NAME + 3);
    }

    private void say(String sentence) {
        shell.style().paragraph(sentence, "").forEach(shell.out()::println);
    }
}
