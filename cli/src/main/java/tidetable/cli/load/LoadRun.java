package tidetable.cli.load;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import tidetable.client.Api;
import tidetable.client.Problem;
import tidetable.engine.file.BadInput;

/**
 * Plays many matches at a fixed rate, whatever the server does: an action counts from the moment it was due, so a server
 * that falls behind cannot hide it.
 */
public final class LoadRun implements AutoCloseable {
    private static final double NANOS = 1e9;
    private static final int CLERKS = 8;
    private static final long GRACE_NANOS = (long) (35 * NANOS);

    private final Api api;
    private final Optional<Gauge> server;
    private final Gauge self = new Gauge(ProcessHandle.current().pid());
    private final BlockingQueue<LoadTable.Question> questions = new LinkedBlockingQueue<>();
    private final Queue<LoadTable> tables = new ConcurrentLinkedQueue<>();
    private final Queue<String> failures = new ConcurrentLinkedQueue<>();
    private final LongAdder reconnects = new LongAdder();
    private final AtomicBoolean stopping = new AtomicBoolean();
    private final ExecutorService clerks = Executors.newFixedThreadPool(
            CLERKS, Thread.ofPlatform().name("load-", 1).daemon().factory());

    /**
     * What is done.
     *
     * @param tables of two seats, all of them at once
     * @param rate actions a second
     * @param seconds for how long
     * @param peakRate actions a second, after that
     * @param peakSeconds for how long; 0: not at all
     * @param warmUpSeconds at the first rate, beforehand, not counted
     */
    public record Plan(int tables, int rate, double seconds, int peakRate, double peakSeconds, double warmUpSeconds) {}

    private LoadRun(URI server, Optional<Gauge> gauge) {
        this.api = new Api(server, "en");
        this.server = gauge;
    }

    /** Loads a server that runs already; nothing is known of its process. */
    public static LoadResult against(URI server, Plan plan, Consumer<String> progress) throws InterruptedException {
        try (LoadRun run = new LoadRun(server, Optional.empty())) {
            return run.run(plan, progress);
        }
    }

    /** Starts a server with an empty database and loads it. */
    public static LoadResult against(ServerLine line, Plan plan, Consumer<String> progress)
            throws InterruptedException {
        progress.accept("starting the server");
        try (ServerProcess.Folder folder = ServerProcess.Folder.fresh();
                ServerProcess server = ServerProcess.start(line, folder.data());
                LoadRun run = new LoadRun(server.address(), Optional.of(new Gauge(server.pid())))) {
            return run.run(plan, progress);
        }
    }

    private LoadResult run(Plan plan, Consumer<String> progress) throws InterruptedException {
        progress.accept("setting up tables");
        openAll(plan.tables());
        if (plan.warmUpSeconds() > 0) {
            progress.accept("warming up");
            phase(plan.rate(), plan.warmUpSeconds());
        }
        List<LoadResult.Phase> phases = new ArrayList<>();
        progress.accept(plan.rate() + " actions a second");
        phases.add(phase(plan.rate(), plan.seconds()));
        if (plan.peakSeconds() > 0) {
            progress.accept(plan.peakRate() + " actions a second");
            phases.add(phase(plan.peakRate(), plan.peakSeconds()));
        }
        progress.accept("checking");
        stopping.set(true);
        int unlike = unlike();
        return new LoadResult(plan, phases, reconnects.sum(), tables.size(), unlike, List.copyOf(failures), memory());
    }

    private LoadResult.Memory memory() {
        return server.map(gauge -> new LoadResult.Memory(gauge.resident(), gauge.highest()))
                .orElse(LoadResult.Memory.UNKNOWN);
    }

    private void openAll(int count) throws InterruptedException {
        List<Future<?>> opening = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            opening.add(clerks.submit(() -> {
                tables.add(open());
                return 0;
            }));
        }
        for (Future<?> one : opening) {
            try {
                one.get();
            } catch (ExecutionException e) {
                throw e.getCause() instanceof RuntimeException known ? known : new IllegalStateException(e);
            }
        }
    }

    private LoadTable open() throws InterruptedException {
        return LoadTable.open(api, new LoadTable.Ears(questions::add, this::over, reconnects));
    }

    /** Another match takes the place of one that has ended. */
    private void over(LoadTable table) {
        if (stopping.get()) {
            return;
        }
        try {
            var _ = clerks.submit(() -> {
                try {
                    tables.add(open());
                    table.close();
                } catch (Problem | BadInput e) {
                    failures.add("a new table: " + e.getMessage());
                }
                return 0;
            });
        } catch (RejectedExecutionException _) {
            // the run has ended
        }
    }

    private LoadResult.Phase phase(int rate, double seconds) throws InterruptedException {
        Tally tally = new Tally();
        Optional<Double> serverBefore = server.flatMap(LoadRun::cpu);
        Optional<Double> selfBefore = cpu(self);
        Gauge.machineLoad();
        long start = System.nanoTime();
        long end = start + (long) (seconds * NANOS);
        long waited = 0;
        long number = 0;
        for (long due = start; due < end; due = start + (long) (++number * NANOS / rate)) {
            pauseUntil(due);
            if (System.nanoTime() >= end) {
                break;
            }
            waited += questions.isEmpty() ? 1 : 0;
            if (!sendOne(tally, due, end)) {
                break;
            }
        }
        double took = (System.nanoTime() - start) / NANOS;
        long doneInTime = tally.done();
        Optional<Double> serverCpu = server.flatMap(LoadRun::cpu).flatMap(now -> serverBefore.map(then -> now - then));
        double cores = Runtime.getRuntime().availableProcessors();
        Optional<Double> machineCpu = Gauge.machineLoad().stream()
                .mapToObj(load -> load * cores * took)
                .findFirst();
        Optional<Double> selfCpu = cpu(self).flatMap(now -> selfBefore.map(then -> now - then));
        settle(tally);
        return new LoadResult.Phase(
                rate,
                took,
                Math.round(rate * seconds),
                tally.sent(),
                tally.done(),
                doneInTime / took,
                tally.refusals(),
                tally.unanswered(),
                tally.untold(),
                waited,
                tally.toOther(),
                tally.toSender(),
                new LoadResult.Work(serverCpu, selfCpu, machineCpu),
                server.flatMap(gauge -> gauge.resident().stream().boxed().findFirst()));
    }

    private static Optional<Double> cpu(Gauge gauge) {
        return gauge.cpuSeconds().stream().boxed().findFirst();
    }

    private static void pauseUntil(long due) {
        for (long left = due - System.nanoTime(); left > 0; left = due - System.nanoTime()) {
            LockSupport.parkNanos(left);
        }
    }

    /** Answers the question that has been open for longest; false when none opens before the end. */
    private boolean sendOne(Tally tally, long due, long end) throws InterruptedException {
        while (true) {
            LoadTable.Question question = questions.poll(end - System.nanoTime(), TimeUnit.NANOSECONDS);
            if (question == null) {
                return false;
            }
            if (question.answer(tally, due)) {
                return true;
            }
        }
    }

    private static void settle(Tally tally) throws InterruptedException {
        long deadline = System.nanoTime() + GRACE_NANOS;
        while (!tally.settled() && System.nanoTime() < deadline) {
            Thread.sleep(20);
        }
    }

    /** How many tables do not have all that was acknowledged. */
    private int unlike() throws InterruptedException {
        List<Future<Boolean>> checks = new ArrayList<>();
        for (LoadTable table : tables) {
            checks.add(clerks.submit(table::keptAll));
        }
        int unlike = 0;
        for (Future<Boolean> check : checks) {
            try {
                unlike += check.get() ? 0 : 1;
            } catch (ExecutionException e) {
                failures.add("a check: " + e.getCause());
                unlike++;
            }
        }
        return unlike;
    }

    @Override
    public void close() {
        stopping.set(true);
        tables.forEach(LoadTable::close);
        clerks.shutdownNow();
    }
}
