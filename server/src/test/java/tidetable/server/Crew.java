package tidetable.server;

import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Lets much happen at once; the first failure ends all waiting. */
final class Crew implements AutoCloseable {
    private static final int PATIENCE_SECONDS = 300;

    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final CompletableFuture<Void> failure = new CompletableFuture<>();

    /** Begins something. */
    <T> CompletableFuture<T> begin(Callable<T> work) {
        CompletableFuture<T> result = new CompletableFuture<>();
        threads.submit(() -> {
            try {
                result.complete(work.call());
            } catch (Exception | AssertionError e) {
                failure.completeExceptionally(e);
                result.completeExceptionally(e);
            }
        });
        return result;
    }

    /** Waits for something. */
    <T> T await(CompletableFuture<T> result) throws InterruptedException {
        try {
            CompletableFuture.anyOf(result, failure).get(PATIENCE_SECONDS, TimeUnit.SECONDS);
            return result.join();
        } catch (ExecutionException | CompletionException e) {
            throw new AssertionError("it failed: " + e.getCause(), e.getCause());
        } catch (TimeoutException e) {
            throw new AssertionError("it takes longer than " + PATIENCE_SECONDS + " s", e);
        }
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
