package tidetable.cli.load;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tidetable.engine.file.BadInput;

/** A server as a process of its own. It ends with this program at the latest. */
final class ServerProcess implements AutoCloseable {
    private static final Pattern ADDRESS = Pattern.compile("Tidetable is at (\\S+)/ ");
    private static final int STOP_SECONDS = 60;

    private final Process process;
    private final URI address;
    private final Thread guard;

    private ServerProcess(Process process, URI address, Thread guard) {
        this.process = process;
        this.address = address;
        this.guard = guard;
    }

    /**
     * Starts a server and waits until it says its address.
     *
     * @throws BadInput when it ends instead
     */
    static ServerProcess start(ServerLine line, Path data) {
        Path errors = data.resolveSibling(data.getFileName() + "-errors.txt");
        try {
            Process process = new ProcessBuilder(line.words(data))
                    .redirectError(errors.toFile())
                    .start();
            Thread guard = new Thread(process::destroyForcibly);
            Runtime.getRuntime().addShutdownHook(guard);
            BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
            for (String said = out.readLine(); said != null; said = out.readLine()) {
                Matcher matcher = ADDRESS.matcher(said);
                if (matcher.find()) {
                    Thread.ofVirtual().start(() -> drain(out));
                    return new ServerProcess(process, URI.create(matcher.group(1)), guard);
                }
            }
            throw new BadInput("the server did not start: "
                    + Files.readString(errors).lines().findFirst().orElse("it says nothing"));
        } catch (IOException e) {
            throw new BadInput("the server cannot be started: " + e.getMessage());
        }
    }

    private static void drain(BufferedReader out) {
        try {
            while (out.readLine() != null) {
                // what it says after its address is of no use here
            }
        } catch (IOException _) {
            // it has ended
        }
    }

    /** The address, without a slash at its end. */
    URI address() {
        return address;
    }

    long pid() {
        return process.pid();
    }

    /** Asks it to stop, as Ctrl-C does, and waits for its end. */
    @Override
    public void close() {
        process.destroy();
        try {
            if (!process.waitFor(STOP_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
        } catch (InterruptedException _) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
        try {
            Runtime.getRuntime().removeShutdownHook(guard);
        } catch (IllegalStateException _) {
            // this program is ending, too
        }
    }

    /** A fresh folder that is deleted at the end, with all that is in it. */
    record Folder(Path path) implements AutoCloseable {
        static Folder fresh() {
            try {
                return new Folder(Files.createTempDirectory("tidetable-bench"));
            } catch (IOException e) {
                throw new BadInput("cannot make a temporary folder: " + e.getMessage());
            }
        }

        /** Where a server keeps its data. */
        Path data() {
            return path.resolve("data");
        }

        @Override
        public void close() {
            try (Stream<Path> all = Files.walk(path)) {
                List<Path> deepestFirst = all.sorted(Comparator.reverseOrder()).toList();
                for (Path one : deepestFirst) {
                    Files.deleteIfExists(one);
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
