package tidetable.bench;

import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Starts the micro benchmarks with JMH's own options; how, stands in {@code bench/results.md}. */
public final class Benchmarks {
    private Benchmarks() {}

    /** All benchmarks, or those that the options name. */
    public static void main(String[] args) throws RunnerException, CommandLineOptionException {
        new Runner(new OptionsBuilder()
                        .parent(new CommandLineOptions(args))
                        .verbosity(VerboseMode.NORMAL)
                        .shouldFailOnError(true)
                        .build())
                .run();
    }
}
