package tidetable.server.table;

import io.micrometer.core.instrument.Timer;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.function.Supplier;
import tidetable.bots.Bot;
import tidetable.bots.Bots;
import tidetable.bots.Deadline;
import tidetable.bots.search.Analysis;
import tidetable.bots.search.Plan;
import tidetable.engine.Knowledge;
import tidetable.engine.State;
import tidetable.engine.chance.Rng;

/** Where bots think: threads of their own, so that no table waits for one. Whoever plays comes before whoever only asks. */
public final class BotPool implements AutoCloseable {
    private final ThreadPoolExecutor threads;
    private final Timer time;
    private final AtomicLong number = new AtomicLong();

    /** What is thought about, the most urgent first. */
    private enum Urgency {
        MOVE,
        HINT,
        REVIEW
    }

    /** Something to think about; what is as urgent goes in the order in which it came. */
    private record Thought(Urgency urgency, long number, Runnable work) implements Runnable, Comparable<Thought> {
        @Override
        public void run() {
            work.run();
        }

        @Override
        public int compareTo(Thought other) {
            int urgent = urgency.compareTo(other.urgency);
            return urgent != 0 ? urgent : Long.compare(number, other.number);
        }
    }

    /**
     * A pool.
     *
     * @param size how many bots think at once; the others wait for their turn
     * @param time takes how long each thought
     */
    public BotPool(int size, Timer time) {
        this.threads = new ThreadPoolExecutor(
                size,
                size,
                0,
                TimeUnit.SECONDS,
                new PriorityBlockingQueue<>(),
                Thread.ofPlatform().name("bot-", 1).daemon().factory());
        this.time = time;
    }

    /**
     * Lets a bot decide.
     *
     * @param bot the bot's name
     * @param knowledge what its seat knows; its position must not change meanwhile
     * @param chance the bot's own
     * @return the number of a legal action
     */
    <S extends State<S>> CompletionStage<Integer> choose(String bot, Knowledge<S> knowledge, Rng chance) {
        return think(
                Urgency.MOVE,
                due -> time.record(() -> {
                    try (Bot thinker = Bots.open(bot, knowledge.game())) {
                        return thinker.choose(knowledge, due, chance);
                    }
                }));
    }

    /**
     * Lets the strongest bot say what it thinks of a decision with two options or more, when no bot waits that plays.
     *
     * @param knowledge what the seat knows; its position must not change meanwhile
     */
    <S extends State<S>> CompletionStage<Analysis> analyse(Knowledge<S> knowledge, Rng chance) {
        return think(
                Urgency.HINT, due -> Bots.search(knowledge.game(), Plan.EXPERT).analyse(knowledge, due, chance));
    }

    /** Does a short piece of work when nobody waits for anything more urgent. */
    <T> CompletionStage<T> review(Supplier<T> work) {
        return think(Urgency.REVIEW, _ -> work.get());
    }

    private <T> CompletionStage<T> think(Urgency urgency, Function<Deadline, T> work) {
        CompletableFuture<T> thought = new CompletableFuture<>();
        Duration told = share();
        threads.execute(new Thought(urgency, number.getAndIncrement(), () -> {
            try {
                Duration now = share();
                // never more than was told when it was asked
                thought.complete(work.apply(Deadline.in(now.compareTo(told) < 0 ? now : told, System::nanoTime)));
            } catch (RuntimeException | Error e) {
                thought.completeExceptionally(e);
            }
        }));
        return thought;
    }

    /** How long a bot that is asked now may think at most. */
    Duration share() {
        int waiting = (int) threads.getQueue().stream()
                .filter(each -> each instanceof Thought thought && thought.urgency() == Urgency.MOVE)
                .count();
        return share(waiting, threads.getCorePoolSize());
    }

    /**
     * The thinking time of one decision: the less, the more bots wait for a thread, so that the last of them begins about
     * as soon as if it had waited for one.
     */
    static Duration share(int waiting, int size) {
        return Bots.THINKING_TIME.dividedBy(1 + waiting / size);
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
