package tidetable.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tidetable.engine.Deal;
import tidetable.engine.Game;
import tidetable.engine.Knowledge;
import tidetable.engine.State;
import tidetable.engine.chance.Rng;
import tidetable.engine.chance.Seed;
import tidetable.games.Games;

class BotPoolTest {
    @ParameterizedTest(name = "{0} wait for {1} threads: {2} ms")
    @CsvSource({"0, 1, 2000", "1, 1, 1000", "3, 1, 500", "3, 4, 2000", "4, 4, 1000", "99, 1, 20"})
    void whoeverWaitsSharesTheTime(int waiting, int threads, long milliseconds) {
        assertThat(BotPool.share(waiting, threads)).isEqualTo(Duration.ofMillis(milliseconds));
    }

    @Test
    void whoeverPlaysNeverWaitsForAdviceAndHintsComeBeforeReviews() throws Exception {
        try (BotPool pool = new BotPool(1, new SimpleMeterRegistry().timer("time"))) {
            CompletableFuture<Boolean> gate = new CompletableFuture<>();
            CompletableFuture<Boolean> busy = pool.review(gate::join).toCompletableFuture();
            List<String> order = new CopyOnWriteArrayList<>();
            CompletableFuture<Boolean> review =
                    pool.review(() -> order.add("review")).toCompletableFuture();
            CompletableFuture<Boolean> hint = hint(pool, Games.open("fintastic-sea"), order);

            move(pool, Games.open("fintastic-sea"), order).get(60, TimeUnit.SECONDS);
            assertThat(order).containsExactly("move");

            gate.complete(true);
            CompletableFuture.allOf(busy, review, hint).get(60, TimeUnit.SECONDS);
            assertThat(order).containsExactly("move", "hint", "review");
        }
    }

    private static <S extends State<S>> CompletableFuture<Boolean> hint(
            BotPool pool, Game<S, ?> game, List<String> order) {
        return pool.analyse(knowledge(game), Rng.fast(new Seed(2, 2), "hint"))
                .thenApply(_ -> order.add("hint"))
                .toCompletableFuture();
    }

    private static <S extends State<S>> CompletableFuture<Boolean> move(
            BotPool pool, Game<S, ?> game, List<String> order) {
        return pool.choose("random", knowledge(game), Rng.fast(new Seed(2, 2), "bot"))
                .thenApply(_ -> order.add("move"))
                .toCompletableFuture();
    }

    private static <S extends State<S>> Knowledge<S> knowledge(Game<S, ?> game) {
        return new Knowledge<>(game, game.deal(Deal.fast(2, new Seed(1, 1))));
    }
}
