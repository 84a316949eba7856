package tidetable.server.table;

import com.fasterxml.jackson.annotation.JsonTypeInfo;

/** What a table sends back. Texts are in the language of who asked. */
@JsonTypeInfo(use = JsonTypeInfo.Id.MINIMAL_CLASS)
public sealed interface Reply extends Wire {
    /**
     * Carried out and stored, or nothing needed to be.
     *
     * @param position where it left the table
     * @param seat the seat it is about; -1 when it is about none
     * @param body the table, or what else was asked for
     */
    record Done(String command, int position, int seat, String body) implements Reply {}

    /**
     * Not carried out; nothing changed.
     *
     * @param code a word of {@link Code}
     * @param rule the number of the clause that forbids it; empty when it is not a matter of the game's rules
     * @param update what this viewer may see now, as JSON; empty when nothing may be shown
     */
    record Refused(String command, String code, String text, String rule, String update) implements Reply {}

    /** Nothing was done; {@code json} tells as a whole message what it would lead to. */
    record Rehearsed(String command, String json) implements Reply {}

    /** Nothing was done; {@code json} tells as a whole message what a bot would do. */
    record Hinted(String command, String json) implements Reply {}

    /** What a follower may see now, as JSON, at the table's position. */
    record Update(int position, String json) implements Reply {}

    /** The follower is shown nothing any more, for this reason. */
    record Dropped(String code, String text) implements Reply {}
}
