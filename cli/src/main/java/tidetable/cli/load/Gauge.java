package tidetable.cli.load;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;

/** What the operating system says about a process. What it does not say is empty. */
record Gauge(long pid) {
    private static final int KILO = 1024;

    /** Processor seconds so far, user and system. */
    OptionalDouble cpuSeconds() {
        Optional<Duration> total =
                ProcessHandle.of(pid).flatMap(handle -> handle.info().totalCpuDuration());
        return total.isPresent() ? OptionalDouble.of(total.get().toMillis() / 1000.0) : OptionalDouble.empty();
    }

    /** How busy all processors of the machine have been since the last call, from 0 to 1. */
    static OptionalDouble machineLoad() {
        double load =
                ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class).getCpuLoad();
        return load >= 0 ? OptionalDouble.of(load) : OptionalDouble.empty();
    }

    /** Bytes in memory now; Linux only. */
    OptionalLong resident() {
        return status("VmRSS:");
    }

    /** The most bytes in memory so far; Linux only. */
    OptionalLong highest() {
        return status("VmHWM:");
    }

    private OptionalLong status(String name) {
        try {
            return Files.readAllLines(Path.of("/proc", Long.toString(pid), "status")).stream()
                    .filter(line -> line.startsWith(name))
                    .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) * KILO)
                    .findFirst();
        } catch (IOException _) {
            return OptionalLong.empty();
        }
    }

    /** Collects the garbage of a Java process, if that is possible. */
    void collect() throws InterruptedException {
        jcmd("GC.run");
    }

    /** Bytes of the heap of a Java process that are in use. */
    OptionalLong heap() throws InterruptedException {
        return jcmd("GC.heap_info")
                .map(text -> text.lines()
                        .filter(line -> line.contains(" used ") && line.contains("total "))
                        .filter(line -> !line.contains("Metaspace") && !line.contains("class space"))
                        .mapToLong(line -> Long.parseLong(line.replaceAll(".* used (\\d+)K.*", "$1")) * KILO)
                        .sum())
                .map(OptionalLong::of)
                .orElse(OptionalLong.empty());
    }

    private Optional<String> jcmd(String command) throws InterruptedException {
        try {
            Process jcmd = new ProcessBuilder(ServerLine.tool("jcmd"), Long.toString(pid), command)
                    .redirectErrorStream(true)
                    .start();
            String said = new String(jcmd.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            return jcmd.waitFor(1, TimeUnit.MINUTES) && jcmd.exitValue() == 0 ? Optional.of(said) : Optional.empty();
        } catch (IOException _) {
            return Optional.empty();
        }
    }
}
