package tidetable.bench;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Another thread, of which is known how much processor time it used. */
final class Helper implements Executor, AutoCloseable {
    private final ExecutorService pool = Executors.newSingleThreadExecutor();
    private final long thread;

    Helper() {
        thread = CompletableFuture.supplyAsync(() -> Thread.currentThread().threadId(), pool)
                .join();
    }

    /** Nanoseconds so far. */
    long processorTime() {
        return Clock.processorTime(thread);
    }

    @Override
    public void execute(Runnable work) {
        pool.execute(work);
    }

    @Override
    public void close() {
        pool.close();
    }
}
