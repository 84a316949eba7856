package tidetable.server.table;

import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.CompletionStage;

/** What is kept of tables beside their journals. All methods return at once; a stage fails when the database does. */
public interface TableIndex {
    /**
     * Notes that a table is awake on this node, before it does anything that must go on, and gives people's names by the key
     * in the journal.
     *
     * @param alive whether the table may have something to do by itself; a finished one has not
     */
    CompletionStage<Map<String, String>> woken(String table, boolean alive);

    /** Notes a table that is about to be set up, awake on this node. */
    CompletionStage<?> created(String table, Entry.Opening opening, long time);

    /** Notes a person's name. */
    CompletionStage<?> named(String table, String guest, String name);

    /** Forgets the name of somebody who does not sit at a table any more, or never did. */
    CompletionStage<?> unnamed(String guest);

    /** Notes where a table is in its life. */
    CompletionStage<?> changed(String table, String status, int seats, int free);

    /** Notes that a table sleeps, and when it must be woken in milliseconds; empty when it need not be. */
    CompletionStage<?> asleep(String table, OptionalLong due);

    /** Forgets a table that was never set up. */
    CompletionStage<?> forgotten(String table);
}
