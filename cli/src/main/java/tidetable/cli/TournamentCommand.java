package tidetable.cli;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tidetable.cli.shell.Bar;
import tidetable.cli.shell.Shell;
import tidetable.cli.shell.UserFiles;
import tidetable.engine.Game;
import tidetable.engine.chance.Seed;
import tidetable.engine.file.BadInput;
import tidetable.lab.tournament.Advantage;
import tidetable.lab.tournament.Ledger;
import tidetable.lab.tournament.Pairing;
import tidetable.lab.tournament.Ranking;
import tidetable.lab.tournament.RoundRobin;
import tidetable.lab.tournament.StrengthTest;

/** {@code tidetable tournament}. */
@Command(
        name = "tournament",
        description =
                "Rates bots, or finds out which are stronger: every deal is played once for each seat, with the same"
                        + " cards.",
        footer = {
            "",
            "Examples:",
            "  tidetable tournament fintastic-sea --bots random,greedy,medium --games 100",
            "  tidetable tournament fintastic-sea --ladder --bots easy,medium,hard,expert --keep levels.jsonl",
            "  tidetable tournament finspan --seats 5 --bots easy,medium --against random,greedy",
            "",
            "Without --ladder and --against every bot plays with every other. With them a pairing ends as soon as it is"
                    + " clear; each answer is wrong 5 times in 100 at most. With --keep it can be stopped at any moment,"
                    + " and the same command goes on. The same seed gives the same result, with any number of threads.",
            "",
            "Exit codes: 0 all is well, 1 a bot is not stronger, or that stayed open, 2 bad input"
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

    @Option(names = "--ladder", description = "Ask whether each bot is stronger than the one named before it.")
    private boolean ladder;

    @Option(
            names = "--against",
            split = ",",
            paramLabel = "BOT",
            description = "Ask whether each bot is stronger than each of these.")
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
            description =
                    "How many games bots play with each other: of a pairing at most, else of every choice of bots for"
                            + " the seats. Default: ${DEFAULT-VALUE}.")
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
        if (ladder && !against.isEmpty()) {
            throw new BadInput("--ladder and --against are two questions; name one of them");
        }
        if (ladder && bots.size() < 2) {
            throw new BadInput("--ladder needs two bots or more in --bots, the weakest first");
        }
        Game<?, ?> game = choice.open();
        int fewest = Math.max(2, game.info().minSeats());
        int count = seats.orElse(fewest);
        Arguments.inRange("--seats", count, fewest, game.info().maxSeats());
        if (keep.isEmpty()) {
            return play(game, count, Ledger.none());
        }
        int[] code = {Main.GOOD};
        UserFiles.keep(keep.get(), channel -> code[0] = play(game, count, Ledger.in(channel, keep.get())));
        return code[0];
    }

    private int play(Game<?, ?> game, int count, Ledger ledger) throws InterruptedException {
        Seed root = seed.isEmpty() && ledger.seed().isPresent() ? ledger.seed().get() : Arguments.seed(seed, shell);
        return ladder || !against.isEmpty() ? test(game, count, root, ledger) : rate(game, count, root, ledger);
    }

    private int rate(Game<?, ?> game, int count, Seed root, Ledger ledger) throws InterruptedException {
        RoundRobin.Plan plan = new RoundRobin.Plan(bots, count, games, root);
        RoundRobin<?> roundRobin = RoundRobin.of(game, plan);
        Ranking ranking;
        try (Bar bar = Bar.of(shell, "games", roundRobin.games())) {
            ranking = roundRobin.run(threads, ledger, bar::step);
        }
        RankingReport report = new RankingReport(shell, game, plan, ranking);
        if (json) {
            report.json();
        } else {
            report.print();
        }
        return Main.GOOD;
    }

    private int test(Game<?, ?> game, int count, Seed root, Ledger ledger) throws InterruptedException {
        List<Pairing> pairings = ladder ? Pairing.ladder(bots) : Pairing.all(bots, against);
        StrengthTest.Plan plan = new StrengthTest.Plan(pairings, new Advantage(count, margin), games, root);
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
}
