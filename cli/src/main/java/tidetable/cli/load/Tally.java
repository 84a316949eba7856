package tidetable.cli.load;

import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.LongAdder;

/** What came of the actions of one phase, also of those that are answered after its end. */
final class Tally {
    private final LongAdder sent = new LongAdder();
    private final LongAdder done = new LongAdder();
    private final LongAdder unanswered = new LongAdder();
    private final LongAdder told = new LongAdder();
    private final LongAdder toBeTold = new LongAdder();
    private final Map<String, Integer> refused = new TreeMap<>();
    private final Latencies toSender = new Latencies();
    private final Latencies toOther = new Latencies();

    /** An action goes out; {@code window} when the other seat hears of it only once all have answered. */
    void sent(boolean window) {
        sent.increment();
        unanswered.increment();
        if (!window) {
            toBeTold.increment();
        }
    }

    void done(long nanos) {
        unanswered.decrement();
        done.increment();
        toSender.add(nanos);
    }

    void refused(String code, boolean window) {
        unanswered.decrement();
        if (!window) {
            toBeTold.decrement();
        }
        synchronized (refused) {
            refused.merge(code, 1, Integer::sum);
        }
    }

    /** The other seat's socket brought the update. */
    void told(long nanos) {
        told.increment();
        toOther.add(nanos);
    }

    boolean settled() {
        return unanswered.sum() == 0 && told.sum() >= toBeTold.sum();
    }

    long sent() {
        return sent.sum();
    }

    long done() {
        return done.sum();
    }

    /** Actions without an answer. */
    long unanswered() {
        return unanswered.sum();
    }

    /** Actions that the other seat never heard of. */
    long untold() {
        return toBeTold.sum() - told.sum();
    }

    Map<String, Integer> refusals() {
        synchronized (refused) {
            return Map.copyOf(refused);
        }
    }

    Latencies.Summary toSender() {
        return toSender.summary();
    }

    Latencies.Summary toOther() {
        return toOther.summary();
    }
}
