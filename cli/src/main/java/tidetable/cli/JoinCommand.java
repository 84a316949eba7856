package tidetable.cli;

import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tidetable.cli.play.RemoteSetup;
import tidetable.cli.shell.Shell;
import tidetable.client.TableLink;
import tidetable.engine.file.BadInput;

/** {@code tidetable join}. */
@Command(
        name = "join",
        description = "Sits down at a table of a server and plays there; the same again goes on in the same seat.",
        footer = {
            "",
            "Examples:",
            "  tidetable join 'http://localhost:8080/t/k3v9x2m4q7w8a5tb#INVITATION' --name Ana",
            "  tidetable join http://localhost:8080/t/k3v9x2m4q7w8a5tb",
            "",
            "Put a link with a # into quotes. Your seat is kept in a file that nobody but you can read."
        })
final class JoinCommand implements Callable<Integer> {
    private final Shell shell;

    @Mixin
    private Help help = new Help();

    @Parameters(index = "0", paramLabel = "URL", description = "The invitation, or the link of a table you sit at.")
    private String url = "";

    @Option(names = "--name", paramLabel = "NAME", description = "What you are called. Default: you are asked.")
    private Optional<String> name = Optional.empty();

    @Option(
            names = "--seat-file",
            paramLabel = "FILE",
            description = "Where your seat is kept. Default: ~/.config/tidetable/seats/TABLE.json.")
    private Optional<String> seatFile = Optional.empty();

    @Option(
            names = "--token-file",
            paramLabel = "FILE",
            description = "Go on in the seat whose token is in this file, which is only read.")
    private Optional<String> tokenFile = Optional.empty();

    @Mixin
    private LanguageChoice language = new LanguageChoice();

    JoinCommand(Shell shell) {
        this.shell = shell;
    }

    @Override
    public Integer call() throws InterruptedException {
        if (tokenFile.isPresent() && (seatFile.isPresent() || name.isPresent())) {
            throw new BadInput("--token-file goes on in a seat there is; leave --seat-file and --name out");
        }
        new RemoteSetup(shell, TableLink.parse(url), language.words(shell)).join(tokenFile, seatFile, name);
        return Main.GOOD;
    }
}
