package tidetable.client;

import java.net.http.HttpClient;
import java.time.Duration;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;

/** What all connections of a process share. None of it keeps the process alive. */
final class Shared {
    /** The protocol needs sockets, which newer versions of HTTP have not. */
    static final HttpClient HTTP = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(Duration.ofSeconds(10))
            .build();

    static final ScheduledExecutorService SCHEDULER = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("tidetable-client").factory());

    /** A thread for as long as there is something to do, so that a thousand quiet connections need none. */
    static final Executor WORKERS = Executors.newVirtualThreadPerTaskExecutor();

    private Shared() {}
}
