package tidetable.server.table;

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
}
