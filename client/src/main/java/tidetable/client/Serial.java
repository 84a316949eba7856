package tidetable.client;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Executor;

/** Does what it is given one after the other, in order, whichever thread gives it. */
final class Serial implements Executor {
    private final Executor workers;
    private final Deque<Runnable> waiting = new ArrayDeque<>();
    private boolean busy;

    Serial(Executor workers) {
        this.workers = workers;
    }

    @Override
    public void execute(Runnable work) {
        synchronized (waiting) {
            waiting.add(work);
            if (busy) {
                return;
            }
            busy = true;
        }
        workers.execute(this::work);
    }

    private void work() {
        while (true) {
            Runnable next;
            synchronized (waiting) {
                if (waiting.isEmpty()) {
                    busy = false;
                    return;
                }
                next = waiting.removeFirst();
            }
            try {
                next.run();
            } catch (RuntimeException | Error e) {
                Thread thread = Thread.currentThread();
                thread.getUncaughtExceptionHandler().uncaughtException(thread, e);
            }
        }
    }
}
