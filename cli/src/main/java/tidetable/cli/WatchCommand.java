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

/** {@code tidetable watch}. */
@Command(
        name = "watch",
        description = "Follows a match at a server, until it is over.",
        footer = {
            "",
            "Examples:",
            "  tidetable watch http://localhost:8080/t/k3v9x2m4q7w8a5tb",
            "  tidetable watch http://localhost:8080/t/k3v9x2m4q7w8a5tb --token-file my-seat.json"
        })
final class WatchCommand implements Callable<Integer> {
    private final Shell shell;

    @Mixin
    private Help help = new Help();

    @Parameters(index = "0", paramLabel = "URL", description = "The link of the table.")
    private String url = "";

    @Option(
            names = "--token-file",
            paramLabel = "FILE",
            description = "Watch from a seat that is kept in this file. Default: from the audience.")
    private Optional<String> tokenFile = Optional.empty();

    @Mixin
    private LanguageChoice language = new LanguageChoice();

    WatchCommand(Shell shell) {
        this.shell = shell;
    }

    @Override
    public Integer call() throws InterruptedException {
        new RemoteSetup(shell, TableLink.parse(url), language.words(shell)).watch(tokenFile);
        return Main.GOOD;
    }
}
