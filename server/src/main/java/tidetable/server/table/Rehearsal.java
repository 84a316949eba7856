package tidetable.server.table;

import java.util.List;
import java.util.Optional;
import tidetable.engine.Attempt;
import tidetable.engine.Match;
import tidetable.engine.State;
import tidetable.engine.Viewer;
import tidetable.engine.file.Json;

/**
 * What a row of actions would lead to, for the seat that is asked. It is carried out on a copy, as far as that uncovers
 * nothing: so nobody learns what could not be taken back, and all that is told follows from what the seat knows.
 */
final class Rehearsal {
    private Rehearsal() {}

    static <S extends State<S>, V extends Record> Verdict of(Play<S, V> play, int seat, List<String> actions) {
        try {
            return switch (play.answer(seat, actions)) {
                case Outcome.Carried<S>(Attempt.Done<S> done) ->
                    uncovers(done) ? Verdict.refused(Code.UNCOVERS) : foreseen(play, seat, done.actions());
                // what comes of it depends on the others
                case Outcome.Kept<S> _ -> new Verdict.Foreseen(play.view(Viewer.at(seat)), Optional.empty());
                case Outcome.Unknown<S>(String action) -> Verdict.refused(Code.UNKNOWN_ACTION, action);
                case Outcome.Illegal<S>(var refusal) -> new Verdict.Illegal(refusal);
                case Outcome.TooMany<S>(boolean uncovers) ->
                    Verdict.refused(uncovers ? Code.UNCOVERS : Code.AFTER_FINAL);
            };
        } catch (RuntimeException _) {
            // whoever takes the action will stop the match by it
            return Verdict.refused(Code.FAULT);
        }
    }

    /** Whether what was tried out shows anybody more than was known: the end does, after which all is shown. */
    static boolean uncovers(Attempt.Done<?> done) {
        State<?> after = done.state();
        return after.actor() == State.OVER
                || done.events().stream().flatMap(List::stream).anyMatch(event -> event.revealsToAny(after.seats()));
    }

    private static <S extends State<S>, V extends Record> Verdict foreseen(
            Play<S, V> play, int seat, List<Integer> actions) {
        Match<S, V> ahead = play.match().copy();
        if (ahead.attempt(actions) instanceof Attempt.Done<S> done) {
            ahead.accept(done);
        }
        boolean asks = (ahead.state().asked() >> seat & 1) != 0;
        return new Verdict.Foreseen(
                Json.line(ahead.view(Viewer.at(seat))),
                asks ? Optional.of(play.ask(seat, ahead, "")) : Optional.empty());
    }
}
