package tidetable.cli.load;

import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tidetable.engine.file.BadInput;

/**
 * How the packaged server is started: the one place that knows the command line.
 *
 * @param jar the packaged server
 * @param javaOptions of its Java, after the usual ones
 * @param arguments of the server
 */
public record ServerLine(Path jar, List<String> javaOptions, List<String> arguments) {
    private static final Path JAR = Path.of("server", "target", "quarkus-app", "quarkus-run.jar");
    private static final List<String> USUAL = List.of(
            "-XX:+UseSerialGC",
            "-Xmx512m",
            "-Xmn96m",
            "--enable-native-access=ALL-UNNAMED",
            "--sun-misc-unsafe-memory-access=allow");

    /**
     * The server that lies beside this program, at any free port and without limits.
     *
     * @throws BadInput when it is not built
     */
    public static ServerLine packaged() {
        Path jar = root().resolve(JAR);
        if (!Files.isRegularFile(jar)) {
            throw new BadInput("the server is not built (" + jar
                    + " is missing); build it with: mvn -pl server -am -Dmaven.test.skip=true package");
        }
        return new ServerLine(jar, List.of(), List.of("--port", "0", "--no-limits"));
    }

    /** With more options of its Java. */
    public ServerLine withJava(List<String> options) {
        return new ServerLine(jar, joined(javaOptions, options), arguments);
    }

    /** With more arguments of the server. */
    public ServerLine with(String... more) {
        return new ServerLine(jar, javaOptions, joined(arguments, List.of(more)));
    }

    /** The whole line. */
    List<String> words(Path data) {
        List<String> words = new ArrayList<>();
        words.add(tool("java"));
        words.addAll(USUAL);
        words.addAll(javaOptions);
        words.addAll(List.of("-jar", jar.toString(), "--data", data.toString()));
        words.addAll(arguments);
        return words;
    }

    /** A program of the Java that runs this one. */
    static String tool(String name) {
        return Path.of(System.getProperty("java.home"), "bin", name).toString();
    }

    /** The folder of the whole program: where the launcher says it is, or above this class. */
    private static Path root() {
        return Optional.ofNullable(System.getProperty("tidetable.root"))
                .map(Path::of)
                .orElseGet(ServerLine::above);
    }

    private static Path above() {
        Path here;
        try {
            here = Path.of(ServerLine.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
        for (Path folder = here; folder != null; folder = folder.getParent()) {
            if (Files.isDirectory(folder.resolve("server")) && Files.isDirectory(folder.resolve("cli"))) {
                return folder;
            }
        }
        return here;
    }

    private static List<String> joined(List<String> some, List<String> more) {
        List<String> all = new ArrayList<>(some);
        all.addAll(more);
        return List.copyOf(all);
    }
}
