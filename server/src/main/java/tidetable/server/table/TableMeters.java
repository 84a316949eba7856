package tidetable.server.table;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.util.concurrent.atomic.AtomicInteger;

/** What is counted about tables. */
public final class TableMeters {
    private final MeterRegistry registry;
    private final AtomicInteger awake;
    private final AtomicInteger followers;
    private final Counter decisions;
    private final Timer latency;

    /** Meters in a registry. */
    public TableMeters(MeterRegistry registry) {
        this.registry = registry;
        this.awake = registry.gauge("tidetable.tables.awake", new AtomicInteger());
        this.followers = registry.gauge("tidetable.followers", new AtomicInteger());
        this.decisions = Counter.builder("tidetable.decisions")
                .description("Actions that were stored, of people and bots")
                .register(registry);
        this.latency = Timer.builder("tidetable.decision.latency")
                .description("From the arrival of a person's action at its table until it is stored and published")
                .publishPercentiles(0.5, 0.99)
                .register(registry);
    }

    void woke() {
        awake.incrementAndGet();
    }

    void slept() {
        awake.decrementAndGet();
    }

    void followed(int more) {
        followers.addAndGet(more);
    }

    void decided(int actions) {
        decisions.increment(actions);
    }

    void answered(long nanos) {
        latency.record(nanos, java.util.concurrent.TimeUnit.NANOSECONDS);
    }

    void refused(Code code) {
        registry.counter("tidetable.refusals", "code", code.word()).increment();
    }

    /** Takes how long bots think. */
    public Timer botTime() {
        return Timer.builder("tidetable.bot.time")
                .description("How long bots think")
                .register(registry);
    }
}
