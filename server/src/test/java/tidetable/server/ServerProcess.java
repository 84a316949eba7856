package tidetable.server;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tidetable.client.Api;
import tidetable.engine.contract.nasty.Nasty;

/** The packaged server as a process of its own, on loopback, at a free port. */
final class ServerProcess implements AutoCloseable {
    /** The exit code of a process that {@link TestRig} killed. */
    static final int HALTED = 77;

    private static final Path JAR = Path.of("target", "quarkus-app", "quarkus-run.jar");
    private static final Pattern ADDRESS = Pattern.compile("Tidetable is at (\\S+)/ ");
    private static final int START_SECONDS = 60;

    private final Process process;
    private final URI address;

    private ServerProcess(Process process, URI address) {
        this.process = process;
        this.address = address;
    }

    /** How to start one. */
    record Start(Path data, List<String> properties, List<String> arguments, Map<String, String> environment) {
        static Start in(Path data) {
            return new Start(data, List.of(), List.of(), Map.of());
        }

        /** With a system property. */
        Start with(String property, String value) {
            List<String> more = new ArrayList<>(properties);
            more.add("-D" + property + "=" + value);
            return new Start(data, more, arguments, environment);
        }

        /** With options of the command line. */
        Start and(String... options) {
            List<String> more = new ArrayList<>(arguments);
            more.addAll(List.of(options));
            return new Start(data, properties, more, environment);
        }

        /** With variables in its environment. */
        Start environment(Map<String, String> variables) {
            return new Start(data, properties, arguments, variables);
        }
    }

    /** Starts a server and waits until it says its address; at any free port unless one is given. */
    static ServerProcess start(Start start) {
        return arrived(start, launch(start, !start.arguments().contains("--port")));
    }

    private static ServerProcess arrived(Start start, Process process) {
        try {
            BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
            for (String line = out.readLine(); line != null; line = out.readLine()) {
                Matcher matcher = ADDRESS.matcher(line);
                if (matcher.find()) {
                    return new ServerProcess(process, URI.create(matcher.group(1)));
                }
            }
            process.waitFor(START_SECONDS, TimeUnit.SECONDS);
            throw new IllegalStateException("the server did not start: exit " + process.exitValue() + ", "
                    + Files.readString(errors(start.data())));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            process.destroyForcibly();
            throw new IllegalStateException(e);
        }
    }

    /**
     * What Java took note of in a first start, so that the others take half the time. Made once after each build; the
     * test classes are not in it, since it holds no folders.
     */
    private static final class Archive {
        static final Path FILE = Path.of("target", "server.jsa");

        static {
            try {
                if (!Files.exists(FILE)
                        || Files.getLastModifiedTime(FILE).compareTo(Files.getLastModifiedTime(JAR)) < 0) {
                    train();
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        private static void train() throws IOException {
            Start start = Start.in(
                    Files.createTempDirectory(Path.of("target"), "training").resolve("data"));
            Process process =
                    launch(start, JAR.toString(), List.of("-Xlog:disable", "-XX:ArchiveClassesAtExit=" + FILE), true);
            try (ServerProcess server = arrived(start, process)) {
                Tables.full(new Api(server.address(), "en"), 2, 1);
                server.stop();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    /** Starts a server that is expected to end by itself. */
    static Process launch(Start start, boolean anyPort) {
        Path tests = Path.of("target", "test-classes");
        Path nasty = home(Nasty.class);
        String classes = String.join(File.pathSeparator, JAR.toString(), tests.toString(), nasty.toString());
        return launch(start, classes, List.of("-Xlog:disable", "-XX:SharedArchiveFile=" + Archive.FILE), anyPort);
    }

    private static Process launch(Start start, String classes, List<String> archive, boolean anyPort) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx512m",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "--enable-native-access=ALL-UNNAMED",
                "--sun-misc-unsafe-memory-access=allow",
                // what the manifest opens counts for "java -jar" alone
                "--add-opens=java.base/java.lang=ALL-UNNAMED",
                "--add-opens=java.base/java.nio=ALL-UNNAMED",
                "--add-opens=java.base/jdk.internal.misc=ALL-UNNAMED"));
        command.addAll(archive);
        command.addAll(start.properties());
        command.addAll(List.of(
                "-cp",
                classes,
                "io.quarkus.bootstrap.runner.AotQuarkusEntryPoint",
                "--data",
                start.data().toString()));
        if (anyPort && !start.arguments().contains("--port")) {
            command.addAll(List.of("--port", "0"));
        }
        command.addAll(start.arguments());
        try {
            ProcessBuilder builder = new ProcessBuilder(command)
                    .redirectError(errors(start.data()).toFile());
            builder.environment().putAll(start.environment());
            return builder.start();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The jar or the folder that a class comes from. */
    static Path home(Class<?> type) {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Where the process writes what it complains about. */
    static Path errors(Path data) {
        return data.resolveSibling(data.getFileName() + "-errors.txt");
    }

    /** The address, without a slash at its end. */
    URI address() {
        return address;
    }

    long pid() {
        return process.pid();
    }

    boolean running() {
        return process.isAlive();
    }

    /** Waits for the end; the exit code. */
    int ended() throws InterruptedException {
        return process.waitFor();
    }

    /** The exit code, when it has ended. */
    CompletableFuture<Integer> end() {
        return process.onExit().thenApply(Process::exitValue);
    }

    /** Kills it as a power cut would, but for what the operating system still writes. */
    void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    /** Asks it to stop, as Ctrl-C does; the exit code. */
    int stop() throws InterruptedException {
        process.destroy();
        return process.waitFor();
    }

    @Override
    public void close() {
        process.destroyForcibly();
        process.onExit().join();
    }
}
