package tidetable.server.table;

import java.util.Optional;
import tidetable.engine.Attempt;
import tidetable.engine.Refusal;
import tidetable.engine.State;

/** What an answer to a question leads to, or would lead to. */
sealed interface Outcome<S extends State<S>> {
    /** It is carried out at once. */
    record Carried<S extends State<S>>(Attempt.Done<S> done) implements Outcome<S> {}

    /** It is kept until the window closes. */
    record Kept<S extends State<S>>() implements Outcome<S> {}

    /** There is no such action in this game. */
    record Unknown<S extends State<S>>(String action) implements Outcome<S> {}

    /** The rules forbid it. */
    record Illegal<S extends State<S>>(Refusal refusal) implements Outcome<S> {}

    /**
     * More actions were given after one that ends the question.
     *
     * @param uncovers whether that one uncovers something
     */
    record TooMany<S extends State<S>>(boolean uncovers) implements Outcome<S> {}

    /** It was only rehearsed, and would uncover something. */
    record Uncovers<S extends State<S>>() implements Outcome<S> {}

    /**
     * It was only rehearsed.
     *
     * @param view what the seat would see, as JSON
     * @param question what it would be asked, without an id; empty when it would not be asked
     */
    record Foreseen<S extends State<S>>(String view, Optional<Play.Question> question) implements Outcome<S> {}
}
