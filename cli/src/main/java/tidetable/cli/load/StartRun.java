package tidetable.cli.load;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Consumer;
import tidetable.client.Api;
import tidetable.engine.file.Json;

/** Starts a server several times over the same data, until it has answered a request. */
public final class StartRun {
    private static final double NANOS = 1e9;

    private StartRun() {}

    /** One start: seconds by the clock, and of processor time. */
    record Start(double wall, OptionalDouble cpu) {}

    /**
     * What came of it.
     *
     * @param first with an empty database and without an archive of loaded classes, which it leaves behind
     */
    public record Result(Start first, List<Start> later) {
        /** This result as plain data. */
        public ObjectNode json() {
            ObjectNode node = Json.object();
            node.set("first", json(first));
            node.put("wallSeconds", Latencies.rounded(median(wall())));
            if (later.stream().allMatch(start -> start.cpu().isPresent())) {
                node.put("cpuSeconds", Latencies.rounded(median(cpu())));
            }
            ArrayNode all = node.putArray("later");
            later.forEach(start -> all.add(json(start)));
            return node;
        }

        private static ObjectNode json(Start start) {
            ObjectNode node = Json.object().put("wallSeconds", Latencies.rounded(start.wall()));
            start.cpu().ifPresent(cpu -> node.put("cpuSeconds", Latencies.rounded(cpu)));
            return node;
        }

        private List<Double> wall() {
            return later.stream().map(Start::wall).sorted().toList();
        }

        private List<Double> cpu() {
            return later.stream()
                    .flatMap(start -> start.cpu().stream().boxed())
                    .sorted()
                    .toList();
        }

        /** This result for people. */
        public List<String> lines() {
            return List.of(
                    "from the start of the process to the first answered request, median (min to max) of %d"
                            .formatted(later.size()),
                    line("seconds", wall(), first.wall()),
                    cpu().isEmpty()
                            ? "  processor seconds  unknown"
                            : line("processor seconds", cpu(), first.cpu().orElse(0)));
        }

        private static String line(String what, List<Double> sorted, double first) {
            return "  %-18s %.2f (%.2f to %.2f); the very first start took %.2f"
                    .formatted(what, median(sorted), sorted.getFirst(), sorted.getLast(), first);
        }

        private static double median(List<Double> sorted) {
            return sorted.get(sorted.size() / 2);
        }
    }

    /** Starts it once, and then so many times more. */
    public static Result run(ServerLine line, int times, Consumer<String> progress) throws InterruptedException {
        try (ServerProcess.Folder folder = ServerProcess.Folder.fresh()) {
            String archive = folder.path().resolve("server.aot").toString();
            progress.accept("the first start");
            Start first = start(line.withJava(List.of("-XX:AOTCacheOutput=" + archive)), folder);
            List<Start> later = new ArrayList<>();
            for (int i = 1; i <= times; i++) {
                progress.accept("start " + i + " of " + times);
                later.add(start(line.withJava(List.of("-XX:AOTCache=" + archive)), folder));
            }
            return new Result(first, later);
        }
    }

    private static Start start(ServerLine line, ServerProcess.Folder folder) throws InterruptedException {
        long begin = System.nanoTime();
        try (ServerProcess server = ServerProcess.start(line, folder.data())) {
            new Api(server.address(), "en").get("/api/games");
            double wall = (System.nanoTime() - begin) / NANOS;
            return new Start(wall, new Gauge(server.pid()).cpuSeconds());
        }
    }
}
