package tidetable.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.pool.HikariPool;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Map;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.MigrationInfo;
import org.flywaydb.core.api.MigrationVersion;
import tidetable.engine.file.BadInput;

/**
 * The open database: an H2 file by default, PostgreSQL when an address of one is given. Its schema is that of this program.
 */
public final class Database implements AutoCloseable {
    private static final int CONNECTIONS = 4;

    private final Kind kind;
    private final HikariDataSource source;

    private Database(Kind kind, HikariDataSource source) {
        this.kind = kind;
        this.source = source;
    }

    /**
     * Which database.
     *
     * @param url the JDBC address
     * @param user the user's name
     * @param password the user's password; secret
     * @param name how the database is called in messages
     */
    public record Kind(String url, String user, String password, String name) {
        private static final String POSTGRES = "jdbc:postgresql:";

        /** An H2 file in a folder. Each write is on the disk's side of the program before it counts as stored. */
        public static Kind file(Path folder) {
            String file =
                    folder.resolve("tidetable").toAbsolutePath().normalize().toString();
            return new Kind(
                    "jdbc:h2:file:" + file + ";DB_CLOSE_ON_EXIT=FALSE;DB_CLOSE_DELAY=-1;WRITE_DELAY=0",
                    "sa",
                    "",
                    "the database in " + folder);
        }

        /** A PostgreSQL database. */
        public static Kind postgres(String url, String user, String password) {
            return new Kind(url, user, password, "the database " + url.replaceAll("\\?.*", ""));
        }

        boolean isPostgres() {
            return url.startsWith(POSTGRES);
        }

        /** Settings of the journal's library for this database. */
        public Map<String, Object> journalSettings() {
            String slick = "pekko-persistence-jdbc.shared-databases.slick.";
            // H2 commits one after the other: what waits meanwhile shares the next commit
            int writers = isPostgres() ? 8 : 1;
            return Map.of(
                    "jdbc-journal.parallelism",
                    writers,
                    slick + "profile",
                    isPostgres() ? "slick.jdbc.PostgresProfile$" : "slick.jdbc.H2Profile$",
                    slick + "db.url",
                    url,
                    slick + "db.user",
                    user,
                    slick + "db.password",
                    password,
                    slick + "db.driver",
                    isPostgres() ? "org.postgresql.Driver" : "org.h2.Driver");
        }

        /** Keeps the password out of logs. */
        @Override
        public String toString() {
            return name;
        }
    }

    /**
     * Opens a database and brings its schema up to date.
     *
     * @throws BadInput when it cannot be reached or written, is in use by another program, or belongs to a newer version
     */
    public static Database open(Kind kind) {
        HikariConfig config = new HikariConfig();
        config.setJdbcUrl(kind.url());
        config.setUsername(kind.user());
        config.setPassword(kind.password());
        config.setMaximumPoolSize(CONNECTIONS);
        config.setMinimumIdle(1);
        config.setPoolName("tables");
        config.setInitializationFailTimeout(1);
        HikariDataSource source;
        try {
            source = new HikariDataSource(config);
        } catch (HikariPool.PoolInitializationException e) {
            throw unreachable(kind, e);
        }
        try {
            migrate(kind, source);
            return new Database(kind, source);
        } catch (FlywayException e) {
            source.close();
            throw new BadInput(kind.name() + " cannot be brought up to date: " + firstLine(e));
        } catch (BadInput e) {
            source.close();
            throw e;
        }
    }

    private static void migrate(Kind kind, DataSource source) {
        Flyway flyway = Flyway.configure(Database.class.getClassLoader())
                .dataSource(source)
                .locations("classpath:db/" + (kind.isPostgres() ? "postgresql" : "h2"), "classpath:db/all")
                .load();
        MigrationInfo current = flyway.info().current();
        MigrationVersion newest = newest(flyway);
        if (current != null && current.getVersion().compareTo(newest) > 0) {
            throw new BadInput(
                    "%s was written by a newer version of this program (schema %s; this one knows %s): start that one"
                            .formatted(kind.name(), current.getVersion(), newest));
        }
        flyway.migrate();
    }

    private static MigrationVersion newest(Flyway flyway) {
        MigrationVersion newest = MigrationVersion.EMPTY;
        for (MigrationInfo info : flyway.info().all()) {
            boolean known = !info.getState().name().startsWith("FUTURE");
            newest = known && info.getVersion().compareTo(newest) > 0 ? info.getVersion() : newest;
        }
        return newest;
    }

    private static BadInput unreachable(Kind kind, Throwable failure) {
        Throwable root = failure;
        while (root.getCause() instanceof Throwable cause) {
            if (root instanceof SQLException sql && sql.getErrorCode() == IN_USE) {
                break;
            }
            root = cause;
        }
        boolean used = root instanceof SQLException sql && sql.getErrorCode() == IN_USE
                || String.valueOf(root.getMessage()).contains("already in use")
                || String.valueOf(root.getMessage()).contains("locked");
        return used
                ? new BadInput(kind.name()
                        + " is in use by another program; stop that one, or name another folder with --data")
                : new BadInput(kind.name() + " cannot be opened: " + firstLine(root));
    }

    /** H2's number for a file that another process holds. */
    private static final int IN_USE = 90_020;

    private static String firstLine(Throwable e) {
        return String.valueOf(e.getMessage())
                .lines()
                .findFirst()
                .orElse(e.getClass().getSimpleName());
    }

    /**
     * Makes a folder for the database if there is none.
     *
     * @throws BadInput when that cannot be, or nothing can be written there
     */
    public static void prepare(Path folder) {
        try {
            Files.createDirectories(folder);
            Path trial = Files.createTempFile(folder, "writable", ".tmp");
            Files.delete(trial);
        } catch (IOException e) {
            throw new BadInput("cannot write into the folder " + folder + "; name another one with --data");
        }
    }

    /** Which database this is. */
    public Kind kind() {
        return kind;
    }

    /** Connections to it. */
    public DataSource source() {
        return source;
    }

    /** Lets go of all connections. */
    @Override
    public void close() {
        source.close();
    }
}
