package tidetable.server.table;

import java.util.List;
import java.util.Optional;
import tidetable.engine.Refusal;

/** What a table says to a request before anything is stored. */
sealed interface Verdict {
    /** Store these entries, then it is done; {@code seat} is the one that was given or that asked, or -1. */
    record Store(List<Entry> entries, int seat) implements Verdict {}

    /** It was done before, or nothing needs to be; {@code position} is where that left the table. */
    record Done(int position, int seat) implements Verdict {}

    /**
     * It was only rehearsed.
     *
     * @param view what the seat would see, as JSON
     * @param question what it would be asked, without an id; empty when it would not be asked
     */
    record Foreseen(String view, Optional<Play.Question> question) implements Verdict {}

    /** The strongest bot thinks about the question that is open for that seat; what it finds out is the answer. */
    record Thought(int seat) implements Verdict {}

    /** It cannot be done; {@code arguments} fill the places of the text {@code refused.CODE}. */
    record Refused(Code code, List<Object> arguments) implements Verdict {}

    /** The rules forbid it. */
    record Illegal(Refusal refusal) implements Verdict {}

    /** The program failed; {@code entries} stop the match. */
    record Fault(List<Entry> entries) implements Verdict {}

    static Verdict refused(Code code, Object... arguments) {
        return new Refused(code, List.of(arguments));
    }
}
