package tidetable.cli;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ParameterException;
import tidetable.cli.shell.Shell;
import tidetable.client.Problem;
import tidetable.engine.file.BadInput;

/** The command line {@code tidetable}. */
public final class Main {
    /** All is well. */
    static final int GOOD = 0;
    /** A check did not hold. */
    static final int FAILED = 1;
    /** Input that cannot be used. */
    static final int BAD_INPUT = 2;

    private Main() {}

    /** Runs a command and ends the process with its exit code. */
    public static void main(String[] args) {
        Locale.setDefault(Locale.ENGLISH); // numbers look the same on every machine
        Set<Shell.Stream> terminals = terminals(System.getProperty("tidetable.terminals", ""));
        Shell shell = Shell.of(
                new FileInputStream(FileDescriptor.in),
                new FileOutputStream(FileDescriptor.out),
                new FileOutputStream(FileDescriptor.err),
                terminals.contains(Shell.Stream.OUT) && colourWanted(System.getenv()),
                terminals,
                LanguageChoice.ofSystem(System.getenv()));
        System.exit(run(args, shell));
    }

    /** Runs a command away from a terminal: without colour and progress bars. */
    public static int run(String[] args, InputStream in, OutputStream out, OutputStream err) {
        return run(args, Shell.of(in, out, err, false, Set.of()));
    }

    static int run(String[] args, Shell shell) {
        StringWriter help = new StringWriter();
        CommandLine commands = commands(shell, new PrintWriter(help));
        try {
            int code = commands.execute(args);
            shell.out().print(help);
            shell.out().flush();
            return code;
        } catch (Shell.Unheard _) {
            return GOOD;
        } catch (BadInput e) {
            return problem(shell, String.valueOf(e.getMessage()));
        } catch (VirtualMachineError e) {
            return problem(shell, "this is a bug in tidetable: " + where(e));
        }
    }

    /** {@code NO_COLOR} (no-color.org) and a terminal that cannot show colour turn it off. */
    static boolean colourWanted(Map<String, String> environment) {
        return environment.getOrDefault("NO_COLOR", "").isEmpty()
                && !environment.getOrDefault("TERM", "").equals("dumb");
    }

    /** The launcher says which streams are a terminal, such as {@code "in,out"}; Java cannot tell them apart. */
    static Set<Shell.Stream> terminals(String words) {
        Set<Shell.Stream> terminals = EnumSet.noneOf(Shell.Stream.class);
        for (Shell.Stream stream : Shell.Stream.values()) {
            if (Arrays.asList(words.split(",", -1)).contains(stream.name().toLowerCase(Locale.ROOT))) {
                terminals.add(stream);
            }
        }
        return terminals;
    }

    /** The commands; help texts are collected first, since picocli would answer a failed write with a stack trace. */
    private static CommandLine commands(Shell shell, PrintWriter help) {
        CommandLine commands = new CommandLine(new Root())
                .addSubcommand(new PlayCommand(shell))
                .addSubcommand(new JoinCommand(shell))
                .addSubcommand(new WatchCommand(shell))
                .addSubcommand(new SimulateCommand(shell))
                .addSubcommand(new TournamentCommand(shell))
                .addSubcommand(new CommandLine(new LabCommand()).addSubcommand(new LabRunCommand(shell)))
                .addSubcommand(new EnvCommand(shell))
                .addSubcommand(new ReplayCommand(shell))
                .addSubcommand(new ScenarioCommand(shell))
                .addSubcommand(new RulesCommand(shell))
                .addSubcommand(new CommandLine(new DeckCommand())
                        .addSubcommand(new DeckCommand.New(shell))
                        .addSubcommand(new DeckCommand.Check(shell)))
                .addSubcommand(bench(shell))
                .addSubcommand(new CommandLine.HelpCommand());
        return commands.setExpandAtFiles(false)
                .setOut(help)
                .setErr(shell.err())
                .setColorScheme(
                        CommandLine.Help.defaultColorScheme(shell.style().ansi()))
                .setParameterExceptionHandler((e, _) -> problem(shell, oneLine(e)))
                .setExecutionExceptionHandler((e, _, _) -> failure(shell, e));
    }

    /** Either a game or the server is measured, so that here no game need be named; {@link BenchCommand} sees to it. */
    private static CommandLine bench(Shell shell) {
        CommandLine bench = new CommandLine(new BenchCommand(shell));
        CommandLine.Model.CommandSpec spec = bench.getCommandSpec();
        CommandLine.Model.PositionalParamSpec game = spec.positionalParameters().getFirst();
        spec.remove(game);
        spec.addPositional(CommandLine.Model.PositionalParamSpec.builder(game)
                .required(false)
                .arity("0..1")
                .build());
        return bench.addSubcommand(new BenchServerCommand(shell));
    }

    private static int failure(Shell shell, Exception e) {
        return switch (e) {
            case Shell.Unheard _ -> GOOD;
            case BadInput bad -> problem(shell, String.valueOf(bad.getMessage()));
            case Problem no -> problem(shell, no.detail());
            case InterruptedException _ -> problem(shell, "stopped before the end");
            default -> problem(shell, "this is a bug in tidetable: " + where(e));
        };
    }

    private static int problem(Shell shell, String sentence) {
        try {
            shell.out().flush();
        } catch (Shell.Unheard | BadInput _) {
            // the sentence below says what happened
        }
        shell.err().println("tidetable: " + sentence.replaceAll("\\s*\\p{Cntrl}\\s*", " "));
        return BAD_INPUT;
    }

    private static String where(Throwable e) {
        Throwable root = e;
        while (root.getCause() instanceof Throwable cause) {
            root = cause;
        }
        StackTraceElement[] trace = root.getStackTrace();
        return root + (trace.length == 0 ? "" : " at " + trace[0]);
    }

    /** What picocli complains about, in one line, with the way to the help. */
    private static String oneLine(ParameterException e) {
        CommandLine command = e.getCommandLine();
        String name = command.getCommandSpec().qualifiedName();
        if (command.getParent() == null
                && e instanceof CommandLine.UnmatchedArgumentException unmatched
                && !unmatched.isUnknownOption()) {
            return "there is no command '%s'; there are: %s"
                    .formatted(
                            unmatched.getUnmatched().getFirst(),
                            String.join(", ", command.getSubcommands().keySet()));
        }
        if (e instanceof CommandLine.UnmatchedArgumentException unmatched && !unmatched.isUnknownOption()) {
            return "unexpected argument '%s'; see %s --help"
                    .formatted(unmatched.getUnmatched().getFirst(), name);
        }
        // picocli speaks of what is missing first; what is wrong helps more
        Optional<String> unknown = command.getUnmatchedArguments().stream()
                .filter(argument -> argument.startsWith("-"))
                .findFirst();
        if (unknown.isPresent()) {
            return "unknown option '%s'; see %s --help".formatted(unknown.get(), name);
        }
        String first = String.valueOf(e.getMessage()).lines().findFirst().orElse("bad arguments");
        String sentence = first.startsWith("Missing required subcommand")
                ? "name a command: "
                        + String.join(", ", command.getSubcommands().keySet())
                : first.substring(0, 1).toLowerCase(Locale.ROOT) + first.substring(1);
        return sentence.replaceAll("\\.$", "") + "; see " + name + " --help";
    }

    /** The program itself: it only has commands. */
    @Command(
            name = "tidetable",
            description = "Card games of the sea: play them, simulate them, check their rules.",
            mixinStandardHelpOptions = true,
            versionProvider = Version.class,
            synopsisSubcommandLabel = "COMMAND",
            footer = {
                "",
                "Begin with: tidetable play fintastic-sea",
                "A server with tables for people and bots: tidetable serve (tidetable serve --help says more)",
                "",
                "Exit codes: 0 all is well, 1 a check did not hold, 2 bad input"
            })
    private static final class Root {}
}
