package tidetable.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import javax.sql.DataSource;
import tidetable.server.table.Entry;
import tidetable.server.table.TableIndex;

/** The tables {@code game_table} and {@code guest}. */
public final class SqlIndex implements TableIndex {
    /** What both databases call a row whose key exists. */
    private static final String THERE_ALREADY = "23505";

    private final DataSource source;
    private final Executor executor;
    private final String node;

    /**
     * An index.
     *
     * @param executor runs what waits for the database
     * @param node the name of this node
     */
    public SqlIndex(DataSource source, Executor executor, String node) {
        this.source = source;
        this.executor = executor;
        this.node = node;
    }

    /** A listed table with a free seat. */
    public record Listed(String table, String game, int seats, int free, long created, List<String> people) {}

    @Override
    public CompletionStage<Map<String, String>> woken(String table, boolean alive) {
        return run(connection -> {
            if (alive) {
                update(connection, "UPDATE game_table SET awake_on = ?, due_at = NULL WHERE id = ?", node, table);
            }
            Map<String, String> names = new HashMap<>();
            query(
                    connection,
                    "SELECT id, name FROM guest WHERE table_id = ?",
                    row -> names.put(row.getString(1), row.getString(2)),
                    table);
            return names;
        });
    }

    @Override
    public CompletionStage<?> created(String table, Entry.Opening opening, long time) {
        int free = (int) opening.seats().stream().filter(String::isEmpty).count();
        return run(connection -> insert(
                connection,
                """
                INSERT INTO game_table (id, game, status, listed, seats, free_seats, created_at, awake_on)
                VALUES (?, ?, 'open', ?, ?, ?, ?, ?)
                """,
                table,
                opening.game(),
                opening.listed(),
                opening.seats().size(),
                free,
                time,
                node));
    }

    @Override
    public CompletionStage<?> named(String table, String guest, String name) {
        return run(connection ->
                insert(connection, "INSERT INTO guest (id, table_id, name) VALUES (?, ?, ?)", guest, table, name));
    }

    @Override
    public CompletionStage<?> unnamed(String guest) {
        return run(connection -> update(connection, "DELETE FROM guest WHERE id = ?", guest));
    }

    @Override
    public CompletionStage<?> changed(String table, String status, int seats, int free) {
        return run(connection -> update(
                connection,
                "UPDATE game_table SET status = ?, seats = ?, free_seats = ? WHERE id = ?",
                status,
                seats,
                free,
                table));
    }

    @Override
    public CompletionStage<?> asleep(String table, OptionalLong due) {
        return run(connection -> {
            try (PreparedStatement statement =
                    connection.prepareStatement("UPDATE game_table SET awake_on = NULL, due_at = ? WHERE id = ?")) {
                if (due.isPresent()) {
                    statement.setLong(1, due.getAsLong());
                } else {
                    statement.setNull(1, Types.BIGINT);
                }
                statement.setString(2, table);
                return statement.executeUpdate();
            }
        });
    }

    @Override
    public CompletionStage<?> forgotten(String table) {
        return run(connection -> update(connection, "DELETE FROM game_table WHERE id = ?", table));
    }

    /** Tables that were awake on this node when it stopped. */
    public CompletionStage<List<String>> awakeHere() {
        return ids("SELECT id FROM game_table WHERE awake_on = ?", node);
    }

    /** Sleeping tables that must be woken now, the most urgent first, at most so many. */
    public CompletionStage<List<String>> due(long now, int most) {
        return ids(
                "SELECT id FROM game_table WHERE awake_on IS NULL AND due_at <= ? ORDER BY due_at LIMIT " + most, now);
    }

    /** Listed tables with a free seat, the newest first, at most so many. */
    public CompletionStage<List<Listed>> listed(int most) {
        return run(connection -> {
            List<Listed> found = new ArrayList<>();
            query(
                    connection,
                    """
                    SELECT id, game, seats, free_seats, created_at FROM game_table
                    WHERE listed AND status = 'open' AND free_seats > 0 ORDER BY created_at DESC LIMIT\s""" + most,
                    row -> found.add(new Listed(
                            row.getString(1),
                            row.getString(2),
                            row.getInt(3),
                            row.getInt(4),
                            row.getLong(5),
                            new ArrayList<>())));
            for (Listed table : found) {
                query(
                        connection,
                        "SELECT name FROM guest WHERE table_id = ? ORDER BY id",
                        row -> table.people().add(row.getString(1)),
                        table.table());
            }
            return found;
        });
    }

    /** Whether the database answers. */
    public CompletionStage<Boolean> answers() {
        return run(connection -> connection.isValid(2));
    }

    private CompletionStage<List<String>> ids(String sql, Object argument) {
        return run(connection -> {
            List<String> ids = new ArrayList<>();
            query(connection, sql, row -> ids.add(row.getString(1)), argument);
            return ids;
        });
    }

    private interface Work<T> {
        T with(Connection connection) throws SQLException;
    }

    private interface Row {
        void take(ResultSet row) throws SQLException;
    }

    private <T> CompletionStage<T> run(Work<T> work) {
        return CompletableFuture.supplyAsync(
                () -> {
                    try (Connection connection = source.getConnection()) {
                        return work.with(connection);
                    } catch (SQLException e) {
                        throw new CompletionException(e);
                    }
                },
                executor);
    }

    /** Inserts a row, unless it is there: the same request may come twice in the same moment. */
    private static int insert(Connection connection, String sql, Object... arguments) throws SQLException {
        try {
            return update(connection, sql, arguments);
        } catch (SQLException e) {
            if (THERE_ALREADY.equals(e.getSQLState())) {
                return 0;
            }
            throw e;
        }
    }

    private static int update(Connection connection, String sql, Object... arguments) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            for (int i = 0; i < arguments.length; i++) {
                statement.setObject(i + 1, arguments[i]);
            }
            return statement.executeUpdate();
        }
    }

    private static void query(Connection connection, String sql, Row row, Object... arguments) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            for (int i = 0; i < arguments.length; i++) {
                statement.setObject(i + 1, arguments[i]);
            }
            try (ResultSet rows = statement.executeQuery()) {
                while (rows.next()) {
                    row.take(rows);
                }
            }
        }
    }
}
