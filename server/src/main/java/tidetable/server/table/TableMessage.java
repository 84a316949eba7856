package tidetable.server.table;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.Map;
import org.apache.pekko.actor.typed.ActorRef;
import tidetable.bots.Hint;

/** What reaches a table's mailbox. */
@JsonTypeInfo(use = JsonTypeInfo.Id.MINIMAL_CLASS)
public sealed interface TableMessage extends Wire {
    /** A request; the reply is in the language. */
    record Ask(Request request, String language, ActorRef<Reply> replyTo) implements TableMessage {}

    /** Show me the table from now on; {@code token} is a hash, empty for the audience. */
    record Follow(String token, String language, int since, ActorRef<Reply> socket) implements TableMessage {}

    /** Show me no more. */
    record Unfollow(ActorRef<Reply> socket) implements TableMessage {}

    /** Wake up and see what is due. */
    record Wake() implements TableMessage {}

    /** What a request needs beside the journal has been written. */
    record Prepared(Ask ask) implements TableMessage {}

    /** It could not be written. */
    record Unprepared(Ask ask, String problem) implements TableMessage {}

    /** The table is noted as awake; people's names by the key in the journal. */
    record Awake(Map<String, String> names) implements TableMessage {}

    /** It could not be noted. */
    record NotAwake(String problem) implements TableMessage {}

    /** A bot has decided. */
    record BotAnswered(int seat, String question, String action) implements TableMessage {}

    /** A bot has failed to. */
    record BotFailed(int seat, String question, String problem) implements TableMessage {}

    /** A hint that was asked for. */
    record Hinted(String question, Hint hint) implements TableMessage {}

    /** There is none, because of a fault. */
    record NotHinted(String question, String problem) implements TableMessage {}

    /** The table of the rematch that a seat asked for has been set up, or has not. */
    record NextOpened(Ask ask, int seat, boolean done) implements TableMessage {}

    /** Something may be due now. */
    record Tick() implements TableMessage {}

    /** Nothing has happened for a while. */
    record Idle() implements TableMessage {}

    /** The table is noted as asleep. */
    record Asleep() implements TableMessage {}

    /** Stop: the table goes to sleep or to another node. */
    record Sleep() implements TableMessage {}
}
