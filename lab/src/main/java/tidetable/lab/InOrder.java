package tidetable.lab;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.LongFunction;
import java.util.function.Predicate;

/**
 * Numbered pieces of work that are done on several threads at the same time and handed over in order. So what is made of
 * them does not depend on the number of threads.
 */
public final class InOrder {
    private InOrder() {}

    /**
     * Does pieces of work, and stops all threads before it returns or fails.
     *
     * @param first the number of the first piece
     * @param end the number after that of the last piece
     * @param threads how many are worked on at the same time, 1 or more
     * @param ahead how many may be begun or done before the next in order is taken, at least as many as there are threads
     * @param work makes a piece; called on any thread
     * @param more takes the pieces in order, on the calling thread, and says whether more are wanted; what was made
     *     beyond is thrown away
     * @throws InterruptedException when the calling thread is interrupted
     */
    public static <T> void run(
            long first, long end, int threads, int ahead, LongFunction<? extends T> work, Predicate<? super T> more)
            throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            Deque<Future<T>> waiting = new ArrayDeque<>();
            long next = first;
            while (next < end || !waiting.isEmpty()) {
                while (next < end && waiting.size() < ahead) {
                    long number = next++;
                    waiting.add(pool.submit(() -> work.apply(number)));
                }
                if (!more.test(finished(waiting.remove()))) {
                    return;
                }
            }
        } finally {
            pool.shutdownNow();
            pool.close();
        }
    }

    private static <T> T finished(Future<T> piece) throws InterruptedException {
        try {
            return piece.get();
        } catch (ExecutionException e) {
            throw new IllegalStateException("a game failed", e.getCause());
        }
    }
}
