package tidetable.lab;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.LongFunction;
import java.util.function.Predicate;

/** Numbered pieces of work, done by several threads at once and handed over in order, a bounded number ahead. */
public final class InOrder {
    /** How many blocks may wait for each thread, so that one long piece does not stop the others. */
    private static final int WAITING_PER_THREAD = 16;

    private InOrder() {}

    /**
     * Does work and stops all threads before it returns or fails.
     *
     * @param first the number of the first piece
     * @param end the number after the last piece
     * @param block how many pieces a thread does before it hands them over
     * @param threads how many blocks are done at the same time, 1 or more
     * @param work does a piece, on any of the threads
     * @param taker takes the pieces in order, on the calling thread, and says whether more are wanted
     * @throws InterruptedException when the calling thread is interrupted; no piece is left out before those handed over
     */
    public static <T> void run(long first, long end, int block, int threads, LongFunction<T> work, Predicate<T> taker)
            throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            Deque<Future<List<T>>> waiting = new ArrayDeque<>();
            long next = first;
            while (next < end || !waiting.isEmpty()) {
                while (next < end && waiting.size() < threads * WAITING_PER_THREAD) {
                    long from = next;
                    next = Math.min(end, from + block);
                    long to = next;
                    waiting.add(pool.submit(() -> done(from, to, work)));
                }
                for (T piece : finished(waiting.remove())) {
                    if (!taker.test(piece)) {
                        return;
                    }
                }
            }
        } finally {
            pool.shutdownNow();
            pool.close();
        }
    }

    private static <T> List<T> done(long from, long to, LongFunction<T> work) {
        List<T> pieces = new ArrayList<>();
        for (long number = from; number < to; number++) {
            pieces.add(work.apply(number));
        }
        return pieces;
    }

    private static <T> List<T> finished(Future<List<T>> block) throws InterruptedException {
        try {
            return block.get();
        } catch (ExecutionException e) {
            throw new IllegalStateException("a game of the simulation failed", e.getCause());
        }
    }
}
