package tidetable.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The packaged server as a process, of which everything is kept that it writes. */
final class TappedServer implements AutoCloseable {
    private static final Pattern ADDRESS = Pattern.compile("Tidetable is at (\\S+)/ ");
    private static final int START_SECONDS = 120;

    private final Process process;
    private final StringBuffer output = new StringBuffer();
    private final CompletableFuture<URI> address = new CompletableFuture<>();
    private final Thread reader;

    private TappedServer(Process process) {
        this.process = process;
        this.reader = Thread.ofVirtual().start(this::read);
    }

    static TappedServer start(ServerProcess.Start start) {
        TappedServer server = new TappedServer(ServerProcess.launch(start, true));
        server.address.orTimeout(START_SECONDS, TimeUnit.SECONDS).join();
        return server;
    }

    private void read() {
        try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
            for (String line = out.readLine(); line != null; line = out.readLine()) {
                output.append(line).append('\n');
                Matcher matcher = ADDRESS.matcher(line);
                if (matcher.find()) {
                    address.complete(URI.create(matcher.group(1)));
                }
            }
            address.completeExceptionally(new IllegalStateException("the server did not start"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The address, without a slash at its end. */
    URI address() {
        return address.join();
    }

    /** Asks it to stop, as Ctrl-C does. */
    void stop() throws InterruptedException {
        process.destroy();
        process.waitFor();
        reader.join();
    }

    /** All that it has written for people to read. */
    String output() {
        return output.toString();
    }

    @Override
    public void close() {
        process.destroyForcibly();
        process.onExit().join();
    }
}
