package tidetable.server.table;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;

/**
 * One line of a table's journal. The journal is the table: everything else (position, views, record, undo) is a fold over
 * it. Entries are stored as JSON for as long as the database lives, so a field may be added with a default, never
 * renamed. Secrets of people are stored as hashes; names are not in the journal, so that they can be deleted.
 *
 * <p>{@code time} is in milliseconds since 1970; {@code command} is the id of the command that led to the entry, empty
 * when the table did it by itself; {@code seat} counts from 0.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
    @JsonSubTypes.Type(Entry.Opened.class),
    @JsonSubTypes.Type(Entry.Seated.class),
    @JsonSubTypes.Type(Entry.Unseated.class),
    @JsonSubTypes.Type(Entry.Reclaimed.class),
    @JsonSubTypes.Type(Entry.Started.class),
    @JsonSubTypes.Type(Entry.Acted.class),
    @JsonSubTypes.Type(Entry.Held.class),
    @JsonSubTypes.Type(Entry.Voided.class),
    @JsonSubTypes.Type(Entry.Wished.class),
    @JsonSubTypes.Type(Entry.Undone.class),
    @JsonSubTypes.Type(Entry.Conceded.class),
    @JsonSubTypes.Type(Entry.Left.class),
    @JsonSubTypes.Type(Entry.Returned.class),
    @JsonSubTypes.Type(Entry.Paused.class),
    @JsonSubTypes.Type(Entry.Resumed.class),
    @JsonSubTypes.Type(Entry.Rematched.class),
    @JsonSubTypes.Type(Entry.Ended.class)
})
public sealed interface Entry {
    /** When it was stored. */
    long time();

    /**
     * Whether everybody may know of it. An answer that is held back, or voided, and a seat's wish to be asked must not be
     * told by the length of the journal either.
     */
    default boolean open() {
        return true;
    }

    /**
     * A table was set up.
     *
     * @param invite the code that lets people sit down
     * @param reserved for a rematch: who may take which seat without an invitation
     * @param after for a rematch: the table before; else empty
     */
    @JsonTypeName("opened")
    record Opened(long time, String command, Opening opening, String invite, List<Reserved> reserved, String after)
            implements Entry {}

    /** A seat of a rematch kept for whoever holds a token of the table before, by the token's hash. */
    record Reserved(int seat, String token) {}

    /** A person sat down; {@code guest} is the key of the name, {@code token} and {@code recovery} are hashes. */
    @JsonTypeName("seated")
    record Seated(long time, String command, int seat, String guest, String token, String recovery) implements Entry {}

    /** A person got up before the start. */
    @JsonTypeName("unseated")
    record Unseated(long time, String command, int seat) implements Entry {}

    /** A person got a new token (and recovery code) for the seat; the former ones are worth nothing now. */
    @JsonTypeName("reclaimed")
    record Reclaimed(long time, int seat, String token, String recovery) implements Entry {}

    /**
     * The match began.
     *
     * @param seed decides all chance; secret until the end
     * @param commitment what everybody is shown of it
     * @param fill by seat: empty when it stays as it is, the name of a bot that takes it, or {@code "-"} when the free
     *     seat is taken away
     */
    @JsonTypeName("started")
    record Started(long time, String command, String seed, String commitment, List<String> fill) implements Entry {}

    /** A seat's action in notation. */
    record Move(int seat, String action) {}

    /** Actions were carried out; {@code hash} is that of the position after the last, 16 hex digits. */
    @JsonTypeName("acted")
    record Acted(long time, String command, List<Move> moves, String hash) implements Entry {}

    /** An answer in a window, kept until the rules come to it. */
    @JsonTypeName("held")
    record Held(long time, String command, int seat, String action) implements Entry {
        @Override
        public boolean open() {
            return false;
        }
    }

    /** A kept answer was thrown away, because something came before it; the seat is asked anew. */
    @JsonTypeName("voided")
    record Voided(long time, int seat) implements Entry {
        @Override
        public boolean open() {
            return false;
        }
    }

    /** A seat said whether it wants to be asked in a step that passes by itself otherwise; {@code on}: it does. */
    @JsonTypeName("wished")
    record Wished(long time, String command, int seat, String step, boolean on) implements Entry {
        @Override
        public boolean open() {
            return false;
        }
    }

    /** Actions were taken back, so that {@code left} remain. */
    @JsonTypeName("undone")
    record Undone(long time, String command, int seat, int left) implements Entry {}

    /** A seat gave up; {@code bot} plays on for it while the others play. */
    @JsonTypeName("conceded")
    record Conceded(long time, String command, int seat, String bot) implements Entry {}

    /** A person left the seat to a bot. */
    @JsonTypeName("left")
    record Left(long time, String command, int seat, String bot) implements Entry {}

    /** The person came back. */
    @JsonTypeName("returned")
    record Returned(long time, String command, int seat) implements Entry {}

    /** The program failed to carry an action out; nothing of it was stored. */
    @JsonTypeName("paused")
    record Paused(long time, String action, String fault) implements Entry {}

    /** Somebody asked the paused table to try again. */
    @JsonTypeName("resumed")
    record Resumed(long time, String command, int seat) implements Entry {}

    /** The people play again, at another table. */
    @JsonTypeName("rematched")
    record Rematched(long time, String command, int seat, String table) implements Entry {}

    /** The table's end. */
    @JsonTypeName("ended")
    record Ended(long time, String command, End how) implements Entry {}

    /** How a table ends. */
    enum End {
        /** By the rules. */
        PLAYED,
        /** All others gave up. */
        CONCEDED,
        /** Nobody came back for a long time. */
        EXPIRED,
        /** Closed before the start. */
        CLOSED
    }

    /**
     * What a table was set up with.
     *
     * @param deck the custom deck; null node when it is the standard one
     * @param seats by seat: empty when free, else the name of a bot
     * @param away seconds without a connection after which a bot plays for a person who is asked; 0: never
     * @param hints whether a seat may ask what the strongest bot would do in its place; not where it is not written
     */
    record Opening(
            String game,
            int rulesVersion,
            String deckHash,
            JsonNode deck,
            Map<String, String> options,
            List<String> seats,
            boolean listed,
            boolean audience,
            int away,
            @JsonSetter(nulls = Nulls.AS_EMPTY) boolean hints) {}
}
