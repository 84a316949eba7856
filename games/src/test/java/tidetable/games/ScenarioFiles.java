package tidetable.games;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import tidetable.engine.file.Scenario;

/** The scenario files of a game. */
public final class ScenarioFiles {
    private ScenarioFiles() {}

    /** Those in a folder of {@code scenarios}, in the order of their names. */
    public static List<Path> in(String game) {
        URL folder = Objects.requireNonNull(ScenarioFiles.class.getResource("/scenarios/" + game));
        try (Stream<Path> files = Files.list(Path.of(folder.toURI()))) {
            return files.sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    static String name(Path file) {
        return String.valueOf(file.getFileName());
    }

    /** Reads one. */
    public static Scenario read(Path file) {
        try {
            return Scenario.parse(Files.readString(file), name(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
