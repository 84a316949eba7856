package tidetable.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collection;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Runs every benchmark for a moment, so that none can rot. It says nothing about speed. */
class JmhSmokeTest {
    private static final int BENCHMARKS = 8;
    private static final int SEAT_COUNTS = 2;

    @Test
    void everyBenchmarkRuns() throws RunnerException {
        // Another build on this machine may hold JMH's lock; times do not matter here.
        System.setProperty("jmh.ignoreLock", "true");
        Collection<RunResult> results = new Runner(new OptionsBuilder()
                        .include(FintasticBenchmark.class.getSimpleName())
                        .forks(0)
                        .warmupIterations(0)
                        .measurementIterations(1)
                        .measurementTime(TimeValue.milliseconds(5))
                        .verbosity(VerboseMode.SILENT)
                        .shouldFailOnError(true)
                        .build())
                .run();
        assertThat(results).hasSize(BENCHMARKS * SEAT_COUNTS);
    }
}
