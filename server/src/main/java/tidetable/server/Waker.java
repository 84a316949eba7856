package tidetable.server;

import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import tidetable.server.store.SqlIndex;

/**
 * Wakes tables: at the start those that were awake when the node stopped, which may be in the middle of something; then each
 * second those whose stored due time has come.
 */
final class Waker {
    private static final int AT_ONCE = 100;
    private static final Duration PERIOD = Duration.ofSeconds(1);
    private static final Duration PACE = Duration.ofMillis(100);

    private final ActorContext<Message> context;
    private final SqlIndex index;
    private final InstantSource clock;
    private final Consumer<String> wake;
    private final Deque<String> waiting = new ArrayDeque<>();

    private Waker(ActorContext<Message> context, SqlIndex index, InstantSource clock, Consumer<String> wake) {
        this.context = context;
        this.index = index;
        this.clock = clock;
        this.wake = wake;
    }

    sealed interface Message {
        record Look() implements Message {}

        record Found(List<String> tables) implements Message {}

        record Failed(String problem) implements Message {}
    }

    static Behavior<Message> create(SqlIndex index, InstantSource clock, Consumer<String> wake) {
        return Behaviors.setup(context -> {
            Waker waker = new Waker(context, index, clock, wake);
            waker.look(index.awakeHere());
            return Behaviors.receive(Message.class)
                    .onMessage(Message.Look.class, _ -> waker.next())
                    .onMessage(Message.Found.class, waker::found)
                    .onMessage(Message.Failed.class, waker::failed)
                    .build();
        });
    }

    private void look(CompletionStage<List<String>> tables) {
        context.pipeToSelf(
                tables,
                (found, failure) -> failure == null
                        ? new Message.Found(found)
                        : new Message.Failed(String.valueOf(failure.getMessage())));
    }

    private Behavior<Message> found(Message.Found found) {
        waiting.addAll(found.tables());
        return wakeSome();
    }

    private Behavior<Message> failed(Message.Failed failed) {
        context.getLog().warn("cannot look for tables that are due: {}", failed.problem());
        context.scheduleOnce(PERIOD, context.getSelf(), new Message.Look());
        return Behaviors.same();
    }

    private Behavior<Message> next() {
        if (waiting.isEmpty()) {
            look(index.due(clock.millis(), AT_ONCE));
            return Behaviors.same();
        }
        return wakeSome();
    }

    private Behavior<Message> wakeSome() {
        for (int i = 0; i < AT_ONCE && !waiting.isEmpty(); i++) {
            wake.accept(waiting.remove());
        }
        context.scheduleOnce(waiting.isEmpty() ? PERIOD : PACE, context.getSelf(), new Message.Look());
        return Behaviors.same();
    }
}
