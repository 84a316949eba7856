package tidetable.bots.outside;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * A line to a program that was started: a line of text each way over its standard input and output. What it writes to its
 * standard error is shown as it is. It is ended with the line, and with this process, and so are all that it started.
 */
final class Program implements Line {
    /** The longest line that is read, in bytes. */
    static final int LONGEST_LINE = 64 * 1024;

    /** So many lines may wait; then the program waits. */
    private static final int WAITING = 64;

    private final Process process;
    private final Duration goodbye;
    private final BlockingQueue<Heard> heard = new ArrayBlockingQueue<>(WAITING);
    /** An empty one ends the writing. */
    private final BlockingQueue<Optional<String>> toSay = new LinkedBlockingQueue<>();

    private final Thread reader;
    private final Thread writer;
    private final Thread atExit;

    /**
     * Starts a program.
     *
     * @param words the command
     * @param goodbye how long it may take to end by itself
     * @throws IOException when it cannot be started
     */
    Program(List<String> words, Duration goodbye) throws IOException {
        this.goodbye = goodbye;
        process = new ProcessBuilder(words)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        atExit = new Thread(() -> kill(process.descendants().toList()));
        try {
            Runtime.getRuntime().addShutdownHook(atExit);
        } catch (IllegalStateException e) {
            process.destroyForcibly();
            throw new IOException("this process is ending", e);
        }
        reader = Thread.ofPlatform().daemon().name("bot-reader").start(this::read);
        writer = Thread.ofPlatform().daemon().name("bot-writer").start(this::write);
    }

    @Override
    public void send(String line) {
        toSay.add(Optional.of(line));
    }

    @Override
    public Heard hear(Duration time) throws InterruptedException {
        Heard next = heard.poll(Math.max(0, time.toNanos()), TimeUnit.NANOSECONDS);
        return next == null ? new Heard.Nothing() : next;
    }

    /** The process of the program. */
    ProcessHandle handle() {
        return process.toHandle();
    }

    private void read() {
        try {
            heard.put(listen());
        } catch (InterruptedException _) {
            // nobody listens any more
        }
    }

    /** Passes on what the program says, line by line, until it says no more. */
    private Heard listen() throws InterruptedException {
        try (InputStream in = new BufferedInputStream(process.getInputStream())) {
            ByteArrayOutputStream line = new ByteArrayOutputStream();
            for (int next = in.read(); next >= 0; next = in.read()) {
                if (next == '\n') {
                    heard.put(new Heard.Text(line.toString(StandardCharsets.UTF_8)));
                    line.reset();
                } else if (line.size() == LONGEST_LINE) {
                    return new Heard.TooLong();
                } else {
                    line.write(next);
                }
            }
            return new Heard.End(how() + (line.size() > 0 ? ", in the middle of a line" : ""));
        } catch (IOException e) {
            // a stream that breaks is one that ends
            return new Heard.End("cannot be read any more");
        }
    }

    private String how() throws InterruptedException {
        return process.waitFor(goodbye.toNanos(), TimeUnit.NANOSECONDS)
                ? "ended with exit code " + process.exitValue()
                : "closed its standard output";
    }

    private void write() {
        try (OutputStream out = process.getOutputStream()) {
            for (Optional<String> line = toSay.take(); line.isPresent(); line = toSay.take()) {
                out.write((line.get() + "\n").getBytes(StandardCharsets.UTF_8));
                out.flush();
            }
        } catch (IOException | InterruptedException _) {
            // a program that reads no more is noticed by its silence or its end
        }
    }

    /** Closes its standard input and gives it a moment to end by itself. */
    @Override
    public void close() {
        // once it has ended, nobody knows any more what it started
        List<ProcessHandle> started = process.descendants().toList();
        toSay.add(Optional.empty());
        // a full line must not keep a program from ending
        heard.clear();
        try {
            process.waitFor(goodbye.toNanos(), TimeUnit.NANOSECONDS);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
        kill(started);
        reader.interrupt();
        writer.interrupt();
        try {
            Runtime.getRuntime().removeShutdownHook(atExit);
        } catch (IllegalStateException _) {
            // this process is ending, too
        }
    }

    private void kill(List<ProcessHandle> started) {
        // the process itself would wait for a writer that waits for who does not read
        process.toHandle().destroyForcibly();
        started.forEach(ProcessHandle::destroyForcibly);
    }
}
