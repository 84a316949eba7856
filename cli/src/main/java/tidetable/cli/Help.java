package tidetable.cli;

import picocli.CommandLine.Option;

/** The option that shows how a command is used. */
final class Help {
    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this help and exit.")
    private boolean wanted;
}
