package tidetable.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine.IVersionProvider;

/** The version of the program, as the build wrote it down. */
final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
        try (InputStream in = Version.class.getResourceAsStream("version.txt")) {
            String version = in == null ? "unknown" : new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
            return new String[] {"tidetable " + version};
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
