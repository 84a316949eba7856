package tidetable.cli;

import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tidetable.cli.shell.Shell;
import tidetable.engine.Game;
import tidetable.engine.State;
import tidetable.engine.file.BadInput;
import tidetable.lab.env.EnvironmentHost;
import tidetable.lab.env.Reward;

/** {@code tidetable env}. */
@Command(
        name = "env",
        description = "Holds matches for a program that studies them, over standard input and output: lines of JSON, "
                + "described in docs/research.md.",
        footer = {
            "",
            "Examples:",
            "  tidetable env full-seal --seats 3",
            "  tidetable env finspan --seats 1 --rewards score",
            "",
            "docs/examples/tidetable_env.py starts it and speaks with it."
        })
final class EnvCommand implements Callable<Integer> {
    /** The longest line that is read, in characters. */
    private static final int LONGEST_LINE = 16 * 1024 * 1024;

    private final Shell shell;

    @Mixin
    private Help help = new Help();

    @Mixin
    private GameChoice choice = new GameChoice();

    @Option(names = "--seats", paramLabel = "N", description = "How many seats. Default: the game's smallest number.")
    private Optional<Integer> seats = Optional.empty();

    @Option(
            names = "--rewards",
            paramLabel = "KIND",
            description =
                    "What a seat is given at the end: win, its share of the win from 0 to 1; place, 1 for the first "
                            + "to 0 for the last; score, its points. Default: ${DEFAULT-VALUE}.")
    private String rewards = "win";

    EnvCommand(Shell shell) {
        this.shell = shell;
    }

    @Override
    public Integer call() {
        Game<?, ?> game = choice.open();
        int count = seats.orElse(game.info().minSeats());
        Arguments.inRange("--seats", count, game.info().minSeats(), game.info().maxSeats());
        Reward reward = Reward.of(rewards)
                .orElseThrow(() -> new BadInput("--rewards must be %s, not '%s'"
                        .formatted(
                                Arrays.stream(Reward.values()).map(Reward::word).collect(Collectors.joining(" or ")),
                                rewards)));
        run(game, count, reward);
        return Main.GOOD;
    }

    private <S extends State<S>> void run(Game<S, ?> game, int count, Reward reward) {
        new EnvironmentHost<>(game, choice.deck(), count, reward)
                .run(() -> shell.line(LONGEST_LINE), line -> shell.out().print(line + "\n"));
    }
}
