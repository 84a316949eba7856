package tidetable.cli.load;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import tidetable.client.Api;
import tidetable.engine.file.BadInput;
import tidetable.engine.file.Json;

/** Sets up many matches that nobody is connected to, waits until all are asleep, and asks what they cost in memory. */
public final class SleepRun {
    private static final int CLERKS = 8;
    private static final int IDLE_SECONDS = 3;
    /** Beforehand, so that what the first tables bring into memory does not count. */
    private static final int FIRST = 500;

    private static final int PATIENCE_SECONDS = 300;

    private SleepRun() {}

    /**
     * What sleeping tables cost, before and after, garbage collected. Empty where the system does not say.
     *
     * @param resident bytes of the process in memory
     * @param heap bytes of the heap in use
     */
    record Cost(OptionalLong resident, OptionalLong heap) {}

    /** What came of it. */
    public record Result(int tables, Cost before, Cost after) {
        private static final double KILO = 1e3;
        private static final double MEGA = 1e6;

        /** This result as plain data. */
        public ObjectNode json() {
            ObjectNode node = Json.object().put("tables", tables);
            each(node, "resident", before.resident(), after.resident());
            each(node, "heap", before.heap(), after.heap());
            return node;
        }

        private void each(ObjectNode node, String name, OptionalLong then, OptionalLong now) {
            if (then.isPresent() && now.isPresent()) {
                node.put(name + "BytesBefore", then.getAsLong());
                node.put(name + "BytesAfter", now.getAsLong());
                node.put(name + "BytesPerTable", Math.round((now.getAsLong() - then.getAsLong()) / (double) tables));
            }
        }

        /** This result for people. */
        public List<String> lines() {
            return List.of(
                    "%,d sleeping tables".formatted(tables),
                    line("memory of the process", before.resident(), after.resident()),
                    line("heap in use", before.heap(), after.heap()));
        }

        private String line(String what, OptionalLong then, OptionalLong now) {
            return then.isEmpty() || now.isEmpty()
                    ? "  %-22s unknown".formatted(what)
                    : "  %-22s %.2f KB a table (%,.1f MB before, %,.1f MB after)"
                            .formatted(
                                    what,
                                    (now.getAsLong() - then.getAsLong()) / KILO / tables,
                                    then.getAsLong() / MEGA,
                                    now.getAsLong() / MEGA);
        }
    }

    /** Starts a server and measures it. */
    public static Result run(ServerLine line, int tables, Consumer<String> progress) throws InterruptedException {
        progress.accept("starting the server");
        try (ServerProcess.Folder folder = ServerProcess.Folder.fresh();
                ServerProcess server =
                        ServerProcess.start(line.with("--idle", Integer.toString(IDLE_SECONDS)), folder.data())) {
            Gauge gauge = new Gauge(server.pid());
            Api api = new Api(server.address(), "en");
            sleepers(api, Math.min(FIRST, tables), progress);
            Cost before = cost(gauge);
            sleepers(api, tables, progress);
            return new Result(tables, before, cost(gauge));
        }
    }

    private static Cost cost(Gauge gauge) throws InterruptedException {
        gauge.collect();
        return new Cost(gauge.resident(), gauge.heap());
    }

    private static void sleepers(Api api, int count, Consumer<String> progress) throws InterruptedException {
        progress.accept("setting up " + count + " tables");
        try (ExecutorService clerks = Executors.newFixedThreadPool(CLERKS)) {
            List<Future<?>> all = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                all.add(clerks.submit(() -> LoadTable.sit(api)));
            }
            for (Future<?> one : all) {
                one.get();
            }
        } catch (ExecutionException e) {
            throw e.getCause() instanceof RuntimeException known ? known : new IllegalStateException(e);
        }
        progress.accept("waiting for sleep");
        long deadline = System.nanoTime() + PATIENCE_SECONDS * 1_000_000_000L;
        while (awake(api.server()) > 0) {
            if (System.nanoTime() > deadline) {
                throw new BadInput("the tables do not fall asleep");
            }
            Thread.sleep(500);
        }
    }

    private static double awake(URI server) throws InterruptedException {
        try (HttpClient http = HttpClient.newHttpClient()) {
            String metrics = http.send(
                            HttpRequest.newBuilder(URI.create(server + "/q/metrics"))
                                    .build(),
                            BodyHandlers.ofString())
                    .body();
            return metrics.lines()
                    .filter(metric -> metric.startsWith("tidetable_tables_awake"))
                    .mapToDouble(metric -> Double.parseDouble(metric.substring(metric.lastIndexOf(' ') + 1)))
                    .findFirst()
                    .orElseThrow(() -> new BadInput("the server does not say how many tables are awake"));
        } catch (IOException e) {
            throw new BadInput("the server does not say how many tables are awake: " + e.getMessage());
        }
    }
}
