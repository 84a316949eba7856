package tidetable.cli;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;

/** What the program shows; others may wait for more of it. */
final class Shown extends ByteArrayOutputStream {
    /** How long the program may say nothing while others play. */
    private static final int PATIENCE_SECONDS = 30;

    @Override
    public synchronized void write(byte[] bytes, int from, int length) {
        super.write(bytes, from, length);
        notifyAll();
    }

    @Override
    public synchronized void write(int b) {
        super.write(b);
        notifyAll();
    }

    /** Waits until there are more bytes than so many, but not for ever. */
    synchronized void awaitMore(int than) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        try {
            for (long left = 1; size() <= than && left > 0; left = (end - System.nanoTime()) / 1_000_000) {
                wait(Math.max(1, TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime())));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** What was shown after so many characters. */
    String after(int read) {
        return toString(StandardCharsets.UTF_8).substring(read);
    }
}
