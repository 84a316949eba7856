package tidetable.server.table;

import io.micrometer.core.instrument.Timer;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import tidetable.bots.Bots;
import tidetable.bots.Deadline;
import tidetable.engine.Knowledge;
import tidetable.engine.State;
import tidetable.engine.chance.Rng;

/** Where bots think: threads of their own, so that no table waits for one. */
public final class BotPool implements AutoCloseable {
    private static final Duration THINKING_TIME = Duration.ofSeconds(2);

    private final ExecutorService threads;
    private final Timer time;

    /**
     * A pool.
     *
     * @param size how many bots think at once; the others wait for their turn
     * @param time takes how long each thought
     */
    public BotPool(int size, Timer time) {
        this.threads = Executors.newFixedThreadPool(
                size, Thread.ofPlatform().name("bot-", 1).daemon().factory());
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
                () -> time.record(() -> Bots.open(bot, knowledge.game())
                        .choose(knowledge, Deadline.in(THINKING_TIME, System::nanoTime), chance)),
                threads);
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
