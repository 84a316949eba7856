package tidetable.server;

import java.net.URI;
import java.nio.file.Path;
import java.util.Optional;
import tidetable.server.store.Database;
import tidetable.server.table.TableSettings;

/**
 * How a server was told to run.
 *
 * @param host the address it listens at
 * @param port the port; 0 for any that is free
 * @param data the folder for the embedded database and the logs
 * @param publicUrl how people reach it, if that is not the address it listens at
 * @param database which database
 * @param tables how tables keep time
 * @param limits whether requests are limited
 */
public record Settings(
        String host,
        int port,
        Path data,
        Optional<URI> publicUrl,
        Database.Kind database,
        TableSettings tables,
        boolean limits) {}
