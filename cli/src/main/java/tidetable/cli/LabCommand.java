package tidetable.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code tidetable lab}. */
@Command(name = "lab", description = "The laboratory: what many games teach about a deck, and about a changed one.")
final class LabCommand implements Runnable {
    @Mixin
    private Help help = new Help();

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "name what the laboratory is to do: run");
    }
}
