package tidetable.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A command that runs beside the test, which reads what it says and types what it wants. */
final class Sitting {
    private static final int PATIENCE_SECONDS = 20;

    private final Shown out = new Shown();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private final BlockingQueue<String> typed = new LinkedBlockingQueue<>();
    private final CompletableFuture<Integer> code;
    private int read;

    Sitting(String... args) {
        code = CompletableFuture.supplyAsync(
                () -> Main.run(args, new Typed(), out, err),
                command -> Thread.ofPlatform().daemon().start(command));
    }

    private final class Typed extends InputStream {
        @Override
        public int read() {
            throw new UnsupportedOperationException("lines are read as a whole");
        }

        @Override
        public int read(byte[] to, int from, int length) {
            try {
                byte[] line = typed.take().getBytes(StandardCharsets.UTF_8);
                System.arraycopy(line, 0, to, from, line.length);
                return line.length;
            } catch (InterruptedException _) {
                return -1;
            }
        }
    }

    void type(String line) {
        typed.add(line + "\n");
    }

    /** Waits until something new is said that has these words, and reads up to them. */
    void says(String words) {
        int at = out.toString(StandardCharsets.UTF_8).indexOf(words, read);
        for (int before = -1;
                at < 0 && before < out.size();
                at = out.toString(StandardCharsets.UTF_8).indexOf(words, read)) {
            before = out.size();
            out.awaitMore(before);
        }
        if (at < 0) {
            assertThat(out.toString(StandardCharsets.UTF_8).substring(read)).contains(words);
        }
        read = at + words.length();
    }

    /** What it came to, at its end. */
    Cli.Result result() throws Exception {
        int ended = code.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        return new Cli.Result(ended, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }
}
