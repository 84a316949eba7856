package tidetable.server.table;

import io.micrometer.core.instrument.Timer;
import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import tidetable.bots.Bot;
import tidetable.bots.Bots;
import tidetable.bots.Deadline;
import tidetable.bots.search.Analysis;
import tidetable.bots.search.Plan;
import tidetable.engine.Knowledge;
import tidetable.engine.State;
import tidetable.engine.chance.Rng;

/**
 * Where bots think: threads of their own, so that no table waits for one. Whoever only asks, for a hint or a review, has another
 * thread, so that no bot that plays is late because of it.
 */
public final class BotPool implements AutoCloseable {
    private final ThreadPoolExecutor moves;
    private final ThreadPoolExecutor advice;
    private final Timer time;
    private final AtomicLong number = new AtomicLong();

    /** What is asked for, the most urgent first. */
    private enum Urgency {
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
     * @param size how many bots think at once about what they play; the others wait for their turn
     * @param time takes how long each thought
     */
    public BotPool(int size, Timer time) {
        this.moves = pool(size, "bot-", new LinkedBlockingQueue<>());
        this.advice = pool(1, "advice-", new PriorityBlockingQueue<>());
        this.time = time;
    }

    private static ThreadPoolExecutor pool(int size, String name, BlockingQueue<Runnable> queue) {
        return new ThreadPoolExecutor(
                size,
                size,
                0,
                TimeUnit.SECONDS,
                queue,
                Thread.ofPlatform().name(name, 1).daemon().factory());
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
        return CompletableFuture.supplyAsync(
                () -> time.record(() -> {
                    Duration share = share(moves.getQueue().size(), moves.getCorePoolSize());
                    try (Bot thinker = Bots.open(bot, knowledge.game())) {
                        return thinker.choose(knowledge, Deadline.in(share, System::nanoTime), chance);
                    }
                }),
                moves);
    }

    /**
     * Lets the strongest bot say what it thinks of a decision with two options or more.
     *
     * @param knowledge what the seat knows; its position must not change meanwhile
     */
    <S extends State<S>> CompletionStage<Analysis> analyse(Knowledge<S> knowledge, Rng chance) {
        return advise(
                Urgency.HINT,
                () -> Bots.search(knowledge.game(), Plan.EXPERT)
                        .analyse(knowledge, Deadline.in(Bots.THINKING_TIME, System::nanoTime), chance));
    }

    /** Does a short piece of work when nobody waits for a hint. */
    <T> CompletionStage<T> review(Supplier<T> work) {
        return advise(Urgency.REVIEW, work);
    }

    private <T> CompletionStage<T> advise(Urgency urgency, Supplier<T> work) {
        CompletableFuture<T> thought = new CompletableFuture<>();
        advice.execute(new Thought(urgency, number.getAndIncrement(), () -> {
            try {
                thought.complete(work.get());
            } catch (RuntimeException | Error e) {
                thought.completeExceptionally(e);
            }
        }));
        return thought;
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
        moves.shutdownNow();
        advice.shutdownNow();
    }
}
