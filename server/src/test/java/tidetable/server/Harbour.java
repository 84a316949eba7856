package tidetable.server;

import java.net.URI;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Where the server is. Who asks while there is none waits for the next. */
final class Harbour {
    private static final int PATIENCE_SECONDS = 120;

    private CompletableFuture<URI> open = new CompletableFuture<>();

    synchronized void open(ServerProcess server) {
        open.complete(server.address());
    }

    synchronized void close() {
        open = open.isDone() ? new CompletableFuture<>() : open;
    }

    private synchronized CompletableFuture<URI> now() {
        return open;
    }

    URI address() throws InterruptedException {
        try {
            return now().get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (ExecutionException | TimeoutException e) {
            throw new IllegalStateException("there is no server", e);
        }
    }
}
