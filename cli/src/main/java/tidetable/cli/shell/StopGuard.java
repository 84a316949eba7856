package tidetable.cli.shell;

import java.util.concurrent.CountDownLatch;

/**
 * Stops work in order when the program is told to stop, by Ctrl-C or otherwise: the thread that works is interrupted and
 * waited for before the program ends. Made and closed by that thread.
 */
public final class StopGuard implements AutoCloseable {
    private final Thread worker = Thread.currentThread();
    private final CountDownLatch done = new CountDownLatch(1);
    private final Thread hook;
    private volatile boolean stopping;

    /**
     * Guards work that begins now.
     *
     * @param farewell what is done when the work has stopped, before the program ends
     */
    public StopGuard(Runnable farewell) {
        hook = new Thread(() -> stop(farewell), "stop");
        Runtime.getRuntime().addShutdownHook(hook);
    }

    /** Whether the program ends, so that an interrupt is no fault. */
    public boolean stopping() {
        return stopping;
    }

    private void stop(Runnable farewell) {
        stopping = true;
        worker.interrupt();
        try {
            done.await();
            farewell.run();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException _) {
            // the program ends already
        }
        done.countDown();
    }
}
