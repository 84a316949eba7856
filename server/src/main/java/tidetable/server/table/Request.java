package tidetable.server.table;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;
import tidetable.engine.Viewer;

/**
 * What people ask of a table. {@code token} is the hash of the token of who asks, empty without one; {@code command}
 * is the id that makes a repeated request harmless, empty without one. Since whoever repeats the command of a person who
 * sat down is given that seat, those commands ({@link Open}, {@link Sit}) are hashes, too.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.MINIMAL_CLASS)
public sealed interface Request {
    String token();

    String command();

    /**
     * Set the table up.
     *
     * @param invite the invitation to be
     * @param person the seat of who sets it up; -1 when that person does not sit down
     */
    record Open(
            String command,
            Entry.Opening opening,
            String invite,
            List<Entry.Reserved> reserved,
            String after,
            int person,
            NewSeat seat)
            implements Request {
        @Override
        public String token() {
            return "";
        }
    }

    /** What is stored of a person who sits down: the key of the name, the name, and hashes of token and recovery code. */
    record NewSeat(String guest, String name, String token, String recovery) {
        /** Nobody. */
        public static final NewSeat NOBODY = new NewSeat("", "", "", "");
    }

    /** Sit down; {@code wanted} is a seat, or -1 for any. {@code token} is that of a table before, for a rematch. */
    record Sit(String token, String command, String invite, int wanted, NewSeat seat) implements Request {}

    /** Give a new token for the seat with this recovery code; all are hashes. */
    record Recover(String code, String newToken) implements Request {
        @Override
        public String token() {
            return "";
        }

        @Override
        public String command() {
            return "";
        }
    }

    /**
     * Begin though seats are free.
     *
     * @param fill the bots that take them: one for each free seat, or one kind for all; none at all to take the seats away
     */
    record Start(String token, String command, List<String> fill) implements Request {}

    /** An answer to a question. */
    record Act(String token, String command, String question, List<String> actions) implements Request {}

    /** What would an answer to a question lead to? */
    record Rehearse(String token, String command, String question, List<String> actions) implements Request {}

    /** What would the strongest bot do in my place? */
    record Advise(String token, String command, String question) implements Request {}

    /** Take the last action back. */
    record Undo(String token, String command, String question) implements Request {}

    /** Why may this not be done? */
    record Why(String token, String command, String action) implements Request {}

    /** Ask me in this step, or let it pass again; {@code on}: ask me. */
    record Interrupt(String token, String command, String step, boolean on) implements Request {}

    /** Give up. */
    record Concede(String token, String command) implements Request {}

    /** Leave the seat, to a bot if the match has begun. */
    record Leave(String token, String command) implements Request {}

    /** Come back. */
    record Back(String token, String command) implements Request {}

    /** Try again after a fault. */
    record Resume(String token, String command) implements Request {}

    /**
     * Play again, at a table of that id unless there is one already.
     *
     * @param invite the invitation to the new table, unless there is one already
     */
    record Rematch(String token, String command, String table, String invite) implements Request {}

    /** Close the table before the start. */
    record Close(String token, String command) implements Request {}

    /** Show the table. */
    record Look(String token) implements Request {
        @Override
        public String command() {
            return "";
        }
    }

    /** Show the cards that are played with. */
    record Deck(String token) implements Request {
        @Override
        public String command() {
            return "";
        }
    }

    /**
     * Show the match again, after its end.
     *
     * @param view as whom: {@code archive}, {@code audience} or the number of a seat
     * @param from after how many actions
     * @param count how many positions at most
     */
    record Replay(String token, String view, int from, int count) implements Request {
        @Override
        public String command() {
            return "";
        }

        /** As whom the match is looked at. */
        public Viewer viewer() {
            return switch (view) {
                case "archive" -> Viewer.ARCHIVE;
                case "audience" -> Viewer.AUDIENCE;
                default -> Viewer.at(Integer.parseInt(view));
            };
        }
    }

    /** Show what a bot thinks of the match, after its end. */
    record Analyse(String token) implements Request {
        @Override
        public String command() {
            return "";
        }
    }

    /** Give the record of the match. */
    record Write(String token) implements Request {
        @Override
        public String command() {
            return "";
        }
    }
}
