package tidetable.cli;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tidetable.cli.shell.Shell;
import tidetable.cli.shell.UserFiles;
import tidetable.engine.Game;
import tidetable.engine.chance.Seed;
import tidetable.engine.file.BadInput;
import tidetable.lab.tournament.Advantage;
import tidetable.lab.tournament.Ledger;
import tidetable.lab.tournament.Pairing;
import tidetable.lab.tournament.StrengthTest;

/** {@code tidetable tournament}. */
@Command(
        name = "tournament",
        description =
                "Finds out which bots are stronger: every deal is played once for each seat, with the same cards.",
        footer = {
            "",
            "Examples:",
            "  tidetable tournament fintastic-sea --ladder --bots easy,medium,hard,expert --keep levels.jsonl",
            "  tidetable tournament finspan --seats 5 --bots easy,medium --against random,greedy",
            "",
            "A pairing ends as soon as it is clear (each answer is wrong 5 times in 100 at most). With --keep it can be"
                    + " stopped at any moment, and the same command goes on. The same seed gives the same result, with any"
                    + " number of threads.",
            "",
            "Exit codes: 0 every bot is stronger, 1 one is not, or it stayed open, 2 bad input"
        })
final class TournamentCommand implements Callable<Integer> {
    private final Shell shell;

    @Mixin
    private Help help = new Help();

    @Mixin
    private GameChoice choice = new GameChoice();

    @Option(names = "--seats", paramLabel = "N", description = "How many seats. Default: the game's smallest number.")
    private Optional<Integer> seats = Optional.empty();

    @Option(
            names = "--bots",
            split = ",",
            required = true,
            paramLabel = "BOT",
            description = "The bots: random, easy, greedy, medium, hard, expert.")
    private List<String> bots = List.of();

    @Option(names = "--ladder", description = "Is each bot stronger than the one named before it?")
    private boolean ladder;

    @Option(
            names = "--against",
            split = ",",
            paramLabel = "BOT",
            description = "Is each bot stronger than each of these?")
    private List<String> against = List.of();

    @Option(
            names = "--margin",
            paramLabel = "RATE",
            description =
                    "How often a stronger bot wins with two seats; with more, the same odds against each opponent."
                            + " Default: ${DEFAULT-VALUE}.")
    private double margin = 0.65;

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "How many games a pairing has at most. Default: ${DEFAULT-VALUE}.")
    private int games = 400;

    @Option(
            names = "--seed",
            paramLabel = "HEX",
            description = "The root seed, up to 32 hex digits. Default: that of the kept games, or random.")
    private Optional<String> seed = Optional.empty();

    @Option(names = "--threads", paramLabel = "N", description = "How many at once. Default: one for each processor.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--keep",
            paramLabel = "FILE",
            description = "Keep the games in this file, and go on from those that are in it.")
    private Optional<String> keep = Optional.empty();

    @Option(names = "--json", description = "Print the result as JSON and nothing else.")
    private boolean json;

    TournamentCommand(Shell shell) {
        this.shell = shell;
    }

    @Override
    public Integer call() throws InterruptedException {
        Arguments.inRange("--games", games, 1, 1_000_000);
        Arguments.inRange("--threads", threads, 1, 1024);
        if (!(margin >= 0.51 && margin <= 0.99)) {
            throw new BadInput("--margin must be from 0.51 to 0.99, not " + margin);
        }
        Game<?, ?> game = choice.open();
        int count = seats.orElse(Math.max(2, game.info().minSeats()));
        Arguments.inRange(
                "--seats",
                count,
                Math.max(2, game.info().minSeats()),
                game.info().maxSeats());
        if (keep.isEmpty()) {
            return test(game, count, Ledger.none());
        }
        int[] code = {Main.GOOD};
        UserFiles.keep(keep.get(), channel -> code[0] = test(game, count, Ledger.in(channel, keep.get())));
        return code[0];
    }

    private int test(Game<?, ?> game, int count, Ledger ledger) throws InterruptedException {
        Seed root = seed.isEmpty() && ledger.seed().isPresent() ? ledger.seed().get() : Arguments.seed(seed, shell);
        StrengthTest.Plan plan = new StrengthTest.Plan(pairings(), new Advantage(count, margin), games, root);
        StrengthTest<?> test = StrengthTest.of(game, plan);
        StrengthReport report = new StrengthReport(shell, game, plan);
        List<StrengthTest.Outcome> outcomes = report.follow(json, progress -> test.run(threads, ledger, progress));
        if (json) {
            report.json(outcomes);
        } else {
            report.table(outcomes);
        }
        return outcomes.stream().allMatch(outcome -> outcome.verdict() == StrengthTest.Verdict.STRONGER)
                ? Main.GOOD
                : Main.FAILED;
    }

    private List<Pairing> pairings() {
        if (ladder == !against.isEmpty()) {
            throw new BadInput("name either --ladder or --against, which say whom the bots are compared with");
        }
        if (ladder && bots.size() < 2) {
            throw new BadInput("--ladder needs two bots or more in --bots, the weakest first");
        }
        return ladder ? Pairing.ladder(bots) : Pairing.all(bots, against);
    }
}
