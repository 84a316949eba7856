package tidetable.server;

import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** Counts something that happens on many threads, so that others can wait for a number of it. */
final class Tally {
    private final AtomicInteger count = new AtomicInteger();
    private final Map<Integer, CompletableFuture<Void>> reached = new ConcurrentHashMap<>();

    void add() {
        at(count.incrementAndGet()).complete(null);
    }

    /** Is done when the number is reached; for a number that is, or was, or will be. */
    CompletableFuture<Void> at(int number) {
        return reached.computeIfAbsent(number, _ -> new CompletableFuture<>());
    }
}
