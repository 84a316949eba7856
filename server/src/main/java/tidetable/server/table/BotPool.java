package tidetable.server.table;

import io.micrometer.core.instrument.Timer;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import tidetable.bots.Bot;
import tidetable.bots.Bots;
import tidetable.bots.Deadline;
import tidetable.engine.Knowledge;
import tidetable.engine.State;
import tidetable.engine.chance.Rng;

/** Where bots think: threads of their own, so that no table waits for one. */
public final class BotPool implements AutoCloseable {
    private final ThreadPoolExecutor threads;
    private final Timer time;

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
                new LinkedBlockingQueue<>(),
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
        return CompletableFuture.supplyAsync(
                () -> time.record(() -> {
                    try (Bot thinker = Bots.open(bot, knowledge.game())) {
                        return thinker.choose(knowledge, Deadline.in(share(), System::nanoTime), chance);
                    }
                }),
                threads);
    }

    private Duration share() {
        return share(threads.getQueue().size(), threads.getCorePoolSize());
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
