package tidetable.server;

import io.quarkus.runtime.Quarkus;
import io.quarkus.runtime.QuarkusApplication;
import io.quarkus.runtime.annotations.QuarkusMain;
import jakarta.inject.Inject;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.logging.LogManager;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import tidetable.engine.file.BadInput;
import tidetable.server.store.Database;
import tidetable.server.table.TableSettings;
import tidetable.server.web.Pages;

/** {@code tidetable serve}: the server's own process. */
@QuarkusMain
@Command(
        name = "tidetable serve",
        description = "Tables for people and bots, in the browser, in the terminal, for programs.",
        sortOptions = false,
        footer = {
            "",
            "Examples:",
            "  tidetable serve",
            "  tidetable serve --host 0.0.0.0 --public-url https://cards.example.org",
            "",
            "A PostgreSQL database is named by TIDETABLE_DATABASE (jdbc:postgresql://...), TIDETABLE_DATABASE_USER and",
            "TIDETABLE_DATABASE_PASSWORD in the environment. Logs are in the data folder. Ctrl-C stops the server; no game is lost."
        })
public final class Main implements Callable<Integer> {
    private static final int BAD_INPUT = 2;
    private static final int MAX_PORT = 65_535;

    private static final int INTERRUPTED = 130;
    private static final int LONGEST_OPENING_SECONDS = 10;

    /** Held while the database is opened. */
    private static final ReentrantLock OPENING = new ReentrantLock();

    private static volatile boolean starting = true;
    private static boolean training;
    private static Optional<Settings> settings = Optional.empty();
    private static Optional<Database> database = Optional.empty();

    @Option(
            names = "--port",
            paramLabel = "N",
            description = "The port; 0 for any that is free. Default: ${DEFAULT-VALUE}.")
    private int port = 8080;

    @Option(
            names = "--host",
            paramLabel = "ADDRESS",
            description = "The address to listen at. Default: ${DEFAULT-VALUE}, which only this machine reaches.")
    private String host = "127.0.0.1";

    @Option(
            names = "--data",
            paramLabel = "FOLDER",
            description = "Where the database and the logs are. Default: ${DEFAULT-VALUE}.")
    private Path data = Path.of("data");

    @Option(
            names = "--public-url",
            paramLabel = "URL",
            description = "The address people use, for links and for telling strange web pages from our own.")
    private Optional<String> publicUrl = Optional.empty();

    @Option(
            names = "--behind-proxy",
            description = "Take the addresses of clients from the proxy in front (X-Forwarded-For, Forwarded).")
    private boolean behindProxy;

    @Option(names = "--no-limits", description = "Do not limit requests: for measurements and tests.")
    private boolean noLimits;

    @Option(
            names = "--idle",
            paramLabel = "SECONDS",
            hidden = true,
            description = "When a table without visitors sleeps.")
    private int idle = (int) TableSettings.USUAL.idle().toSeconds();

    @Option(
            names = "--window",
            paramLabel = "MILLISECONDS",
            hidden = true,
            description = "How long a window stays open at least.")
    private int window = (int) TableSettings.USUAL.windowTime().toMillis();

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this help.")
    private boolean help;

    @Option(names = "--train", hidden = true, description = "Start, answer, stop: to learn what a start needs.")
    private boolean train;

    private Main() {}

    /** Starts the server; ends with exit code 2 and one line when it cannot be started so. */
    public static void main(String[] arguments) {
        // a Ctrl-C wants to log that it ends the program: it must not wait for this thread, which waits for the log
        LogManager.getLogManager();
        Runtime.getRuntime().addShutdownHook(new Thread(Main::leaveEarly, "leave-early"));
        int code = new CommandLine(new Main())
                .setParameterExceptionHandler((e, _) -> problem(e.getMessage() + "; see tidetable serve --help"))
                .setExecutionExceptionHandler((e, _, _) -> problem(
                        e instanceof BadInput ? String.valueOf(e.getMessage()) : "this is a bug in tidetable: " + e))
                .execute(arguments);
        starting = false;
        System.exit(code);
    }

    /**
     * Ctrl-C before the server is there: nothing was promised to anybody, so it leaves at once, but not in the middle of making
     * the database's tables.
     */
    private static void leaveEarly() {
        if (!starting) {
            return;
        }
        try {
            if (!OPENING.tryLock(LONGEST_OPENING_SECONDS, TimeUnit.SECONDS)) {
                return;
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
        Runtime.getRuntime().halt(INTERRUPTED);
    }

    private static int problem(String sentence) {
        System.err.println("tidetable: " + sentence.replaceAll("\\s*\\p{Cntrl}\\s*", " "));
        return BAD_INPUT;
    }

    @Override
    public Integer call() throws IOException {
        if (train) {
            data = Files.createTempDirectory("tidetable-training");
            port = 0;
            training = true;
        }
        Settings asked = asked();
        check();
        Database.prepare(data);
        Main.settings = Optional.of(asked);
        OPENING.lock();
        try {
            database = Optional.of(Database.open(asked.database()));
        } finally {
            OPENING.unlock();
        }
        System.setProperty("quarkus.http.host", host);
        System.setProperty("quarkus.http.proxy.proxy-address-forwarding", Boolean.toString(behindProxy));
        System.setProperty("quarkus.http.proxy.allow-x-forwarded", Boolean.toString(behindProxy));
        System.setProperty("quarkus.http.port", Integer.toString(port));
        System.setProperty("quarkus.log.file.path", data.resolve("server.log").toString());
        int[] code = {0};
        Quarkus.run(App.class, (exit, failure) -> {
            code[0] = failure == null || stopping(failure)
                    ? exit
                    : problem("the server cannot be started: " + rootOf(failure));
        });
        return code[0];
    }

    /** Whether a start failed since the process is being stopped. */
    private static boolean stopping(Throwable failure) {
        return "Shutdown in progress".equals(rootOf(failure).getMessage());
    }

    private static Throwable rootOf(Throwable failure) {
        return failure.getCause() instanceof Throwable cause ? rootOf(cause) : failure;
    }

    private Settings asked() {
        Map<String, String> environment = System.getenv();
        String url = environment.getOrDefault("TIDETABLE_DATABASE", "");
        if (!url.isEmpty() && !url.startsWith("jdbc:postgresql:")) {
            throw new BadInput("TIDETABLE_DATABASE must begin with jdbc:postgresql:, not '" + url + "'");
        }
        Database.Kind kind = url.isEmpty()
                ? Database.Kind.file(data)
                : Database.Kind.postgres(
                        url,
                        environment.getOrDefault("TIDETABLE_DATABASE_USER", ""),
                        environment.getOrDefault("TIDETABLE_DATABASE_PASSWORD", ""));
        TableSettings tables = new TableSettings(
                Duration.ofMillis(window),
                Duration.ofSeconds(idle),
                TableSettings.USUAL.openLife(),
                TableSettings.USUAL.matchLife());
        return new Settings(host, port, data, publicUrl.map(Main::webAddress), kind, tables, !noLimits);
    }

    private static URI webAddress(String text) {
        try {
            URI address = new URI(text.replaceAll("/+$", ""));
            if (("http".equals(address.getScheme()) || "https".equals(address.getScheme()))
                    && address.getHost() != null
                    && address.getPath().isEmpty()) {
                return address;
            }
        } catch (URISyntaxException _) {
            // the sentence below says what is wanted
        }
        throw new BadInput("--public-url must be like https://cards.example.org, not '" + text + "'");
    }

    private void check() {
        if (port < 0 || port > MAX_PORT) {
            throw new BadInput("--port must be from 0 to " + MAX_PORT + ", not " + port);
        }
        try (ServerSocket _ = listen(port)) {
            // free
        } catch (java.net.UnknownHostException e) {
            throw notOurs();
        } catch (IOException e) {
            if (!isOurs()) {
                throw notOurs();
            }
            throw new BadInput("cannot listen at " + host + ":" + port + " (" + e.getMessage()
                    + "); choose another port with --port");
        }
    }

    private ServerSocket listen(int at) throws IOException {
        return new ServerSocket(at, 1, InetAddress.getByName(host));
    }

    /** Whether the address is one of this machine: then some port of it is free. */
    private boolean isOurs() {
        try (ServerSocket _ = listen(0)) {
            return true;
        } catch (IOException _) {
            return false;
        }
    }

    private BadInput notOurs() {
        return new BadInput("--host '" + host + "' is no address of this machine");
    }

    static Settings settings() {
        return settings.orElseThrow();
    }

    static Database database() {
        return database.orElseThrow();
    }

    /** Says where the server is, and waits for its end. */
    public static final class App implements QuarkusApplication {
        @Inject
        Server server;

        @Inject
        Pages pages;

        @Override
        public int run(String... arguments) {
            server.node().awaitReady();
            starting = false;
            System.out.println("Tidetable is at " + server.address() + "/  ("
                    + (pages.there() ? "open it in a browser; " : "") + "Ctrl-C stops it)");
            if (training) {
                Training.at(server.address());
                return 0;
            }
            Quarkus.waitForExit();
            return 0;
        }
    }
}
