package tidetable.cli.load;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import tidetable.engine.file.Json;

/**
 * How a server behaved under load.
 *
 * @param reconnects connections that were lost and came again
 * @param tables all that were played at
 * @param unlike tables that do not have all that was acknowledged
 * @param failures what went wrong besides, in words
 */
public record LoadResult(
        LoadRun.Plan plan,
        List<Phase> phases,
        long reconnects,
        int tables,
        int unlike,
        List<String> failures,
        Memory memory) {
    private static final double MEGA = 1e6;
    private static final double ENOUGH = 0.98;
    private static final double FULL = 0.9;

    /** Bytes of the server's process in memory: at the end, and at most. */
    public record Memory(OptionalLong resident, OptionalLong highest) {
        static final Memory UNKNOWN = new Memory(OptionalLong.empty(), OptionalLong.empty());
    }

    /** Processor seconds: of both sides, and of everything on the machine. */
    record Work(Optional<Double> server, Optional<Double> self, Optional<Double> machine) {}

    /**
     * Some time at one rate.
     *
     * @param rate actions a second, as wanted
     * @param seconds how long it took
     * @param due actions that should have been sent
     * @param perSecond actions that were done in time, a second
     * @param lost actions without an answer
     * @param untold actions that the other seat never heard of
     * @param waited actions that were due when no table had an open question
     * @param toOther from when an action was due until the other seat's socket brought the update
     * @param toSender from when an action was due until its sender heard that it was stored
     * @param resident bytes of the server's process at the end
     */
    record Phase(
            int rate,
            double seconds,
            long due,
            long sent,
            long done,
            double perSecond,
            Map<String, Integer> refused,
            long lost,
            long untold,
            long waited,
            Latencies.Summary toOther,
            Latencies.Summary toSender,
            Work work,
            Optional<Long> resident) {

        private boolean reached() {
            return perSecond >= ENOUGH * rate;
        }

        private int refusals() {
            return refused.values().stream().mapToInt(i -> i).sum();
        }

        private ObjectNode json() {
            ObjectNode node = Json.object();
            node.put("rate", rate).put("seconds", Latencies.rounded(seconds));
            node.put("due", due).put("sent", sent).put("done", done);
            node.put("perSecond", Latencies.rounded(perSecond)).put("reached", reached());
            ObjectNode codes = node.putObject("refused");
            new TreeMap<>(refused).forEach(codes::put);
            node.put("lost", lost).put("untold", untold).put("waited", waited);
            node.set("toOther", toOther.json());
            node.set("toSender", toSender.json());
            work.server().ifPresent(cpu -> node.put("serverCpuSeconds", Latencies.rounded(cpu)));
            work.self().ifPresent(cpu -> node.put("loadCpuSeconds", Latencies.rounded(cpu)));
            work.machine().ifPresent(cpu -> node.put("machineCpuSeconds", Latencies.rounded(cpu)));
            resident.ifPresent(bytes -> node.put("serverResidentBytes", bytes));
            return node;
        }

        private List<String> lines() {
            List<String> lines = new ArrayList<>();
            lines.add("%,d actions a second for %.0f s: %,.0f a second done%s"
                    .formatted(rate, seconds, perSecond, reached() ? "" : "; that is the ceiling"));
            lines.add("  sent %,d of %,d due, done %,d, refused %,d%s, lost %,d, untold %,d, waited for a question %,d"
                    .formatted(
                            sent,
                            due,
                            done,
                            refusals(),
                            refused.isEmpty() ? "" : " " + new TreeMap<>(refused),
                            lost,
                            untold,
                            waited));
            lines.add("  to the other seat  " + toOther.text());
            lines.add("  to the sender      " + toSender.text());
            lines.add("  processors         server %s, load %s, all programs %s, of %d"
                    .formatted(
                            cores(work.server()),
                            cores(work.self()),
                            cores(work.machine()),
                            Runtime.getRuntime().availableProcessors()));
            resident.ifPresent(bytes -> lines.add("  server's memory    %,.0f MB".formatted(bytes / MEGA)));
            if (!reached()) {
                lines.add("  what limits        " + limit());
            }
            return lines;
        }

        private String cores(Optional<Double> cpu) {
            return cpu.map(used -> "%.2f".formatted(used / seconds)).orElse("unknown");
        }

        private String limit() {
            if (work.server().isEmpty() || work.self().isEmpty()) {
                return "unknown: nothing is known of the server's process";
            }
            double full = FULL * seconds * Runtime.getRuntime().availableProcessors();
            if (work.server().get() + work.self().get() >= full) {
                return "the processors: both processes together use nearly all there is";
            }
            if (work.machine().orElse(0.0) >= full) {
                return "the processors: other programs on this machine use the rest";
            }
            return "not the processors: the journal's disk, or tables that wait for their windows";
        }
    }

    /** Whether every action was answered, told and kept. */
    public boolean good() {
        return unlike == 0
                && failures.isEmpty()
                && phases.stream().allMatch(phase -> phase.lost() == 0 && phase.untold() == 0);
    }

    /** This result as plain data. Times are in milliseconds. */
    public ObjectNode json() {
        ObjectNode node = Json.object();
        node.put("tables", plan.tables()).put("sockets", 2 * plan.tables());
        ArrayNode list = node.putArray("phases");
        phases.forEach(phase -> list.add(phase.json()));
        node.put("reconnects", reconnects);
        node.put("checkedTables", tables).put("incompleteTables", unlike);
        failures.forEach(node.putArray("failures")::add);
        memory.resident().ifPresent(bytes -> node.put("serverResidentBytes", bytes));
        memory.highest().ifPresent(bytes -> node.put("serverHighestBytes", bytes));
        return node;
    }

    /** This result for people. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add("Fintastic Sea, %,d tables, %,d sockets".formatted(plan.tables(), 2 * plan.tables()));
        phases.forEach(phase -> lines.addAll(phase.lines()));
        lines.add("%,d tables checked, %,d of them incomplete; %,d reconnects".formatted(tables, unlike, reconnects));
        memory.highest()
                .ifPresent(bytes -> lines.add("the server's memory was at most %,.0f MB".formatted(bytes / MEGA)));
        failures.stream().limit(5).forEach(failure -> lines.add("failure: " + failure));
        return lines;
    }
}
