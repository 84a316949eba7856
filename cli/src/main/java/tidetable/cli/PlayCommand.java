package tidetable.cli;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tidetable.bots.Bots;
import tidetable.cli.play.TableSetup;
import tidetable.cli.shell.Shell;
import tidetable.cli.shell.UserFiles;
import tidetable.engine.Game;
import tidetable.engine.file.BadInput;
import tidetable.engine.file.MatchRecord;
import tidetable.engine.text.Texts;
import tidetable.games.Games;

/** {@code tidetable play}. */
@Command(
        name = "play",
        description = "A game in the terminal, against bots.",
        footer = {
            "",
            "Examples:",
            "  tidetable play fintastic-sea",
            "  tidetable play fintastic-sea --seats 2 --language de",
            "  tidetable play last-fish --bots easy,hard",
            "  tidetable play fintastic-sea --load my-game.tide.json",
            "",
            "While playing, type ? to have the question explained and help for all commands."
        })
final class PlayCommand implements Callable<Integer> {
    private static final int USUAL_SEATS = 3;

    private final Shell shell;

    @Mixin
    private Help help = new Help();

    @Mixin
    private GameChoice choice = new GameChoice();

    @Option(names = "--seats", paramLabel = "N", description = "How many play, you included. Default: 3, if it can be.")
    private Optional<Integer> seats = Optional.empty();

    @Option(
            names = "--bots",
            split = ",",
            paramLabel = "BOT",
            description = "easy, medium, hard or expert, or random, greedy or exec:COMMAND, a program of yours "
                    + "(docs/bot-protocol.md): one for all other seats, or one for each. Default: medium.")
    private List<String> bots = List.of();

    @Option(names = "--seat", paramLabel = "N", description = "Your seat, from 1. Default: 1.")
    private Optional<Integer> seat = Optional.empty();

    @Option(names = "--name", paramLabel = "NAME", description = "What you are called.")
    private Optional<String> name = Optional.empty();

    @Option(
            names = "--seed",
            paramLabel = "HEX",
            description = "Decides all chance, up to 32 hex digits. Default: secret and random.")
    private Optional<String> seed = Optional.empty();

    @Option(
            names = "--option",
            paramLabel = "NAME=VALUE",
            description = "A choice that the game leaves to the table, such as goals=B; may be given again.")
    private Map<String, String> options = new TreeMap<>();

    @Option(names = "--load", paramLabel = "FILE", description = "Go on with a saved match.")
    private Optional<String> load = Optional.empty();

    @Mixin
    private LanguageChoice language = new LanguageChoice();

    PlayCommand(Shell shell) {
        this.shell = shell;
    }

    @Override
    public Integer call() throws InterruptedException {
        if (load.isPresent()) {
            resume(load.get());
        } else {
            begin(choice.open());
        }
        return Main.GOOD;
    }

    private void begin(Game<?, ?> game) throws InterruptedException {
        int min = game.info().minSeats();
        int max = game.info().maxSeats();
        int count = seats.orElse(Math.clamp(USUAL_SEATS, min, max));
        Arguments.inRange("--seats", count, min, max);
        int own = seat.orElse(1);
        Arguments.inRange("--seat", own, 1, count);
        List<String> others = Arguments.bots(bots.isEmpty() ? List.of(Bots.usual(game)) : bots, count - 1);
        Texts words = language.words(game, shell);
        TableSetup.begin(
                game,
                choice.deck(),
                options,
                own - 1,
                name.orElse(""),
                others,
                Arguments.seed(seed, shell),
                words,
                shell);
    }

    private void resume(String file) throws InterruptedException {
        if (seats.isPresent()
                || seat.isPresent()
                || seed.isPresent()
                || name.isPresent()
                || !bots.isEmpty()
                || !options.isEmpty()
                || choice.hasDeck()) {
            throw new BadInput(
                    "--load takes seats, names, bots, seed, options and deck from the file; leave --seats, --seat, --name, --bots, --seed, --option and --deck out");
        }
        MatchRecord record = MatchRecord.parse(UserFiles.read(file), file);
        choice.check(record.game(), file);
        Game<?, ?> game = Games.open(record.game(), record.deck(), file + ": /deck");
        TableSetup.resume(game, record, file, language.words(game, shell), shell);
    }
}
