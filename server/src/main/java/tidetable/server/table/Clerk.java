package tidetable.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import tidetable.engine.Attempt;
import tidetable.engine.State;
import tidetable.engine.Viewer;
import tidetable.engine.chance.Seed;
import tidetable.server.table.Entry.Move;

/** Decides what a request means for a table: which entries to store, or why it is refused. Changes nothing itself. */
final class Clerk {
    /** So many entries no match needs; who goes to and fro for ever must not fill the house. */
    private static final int MOST_ENTRIES = 20_000;

    private final Table table;
    private final Seating seating;
    /** What the last verdict rehearsed, until its entry is stored. */
    private Optional<Attempt.Done<?>> rehearsed = Optional.empty();

    /**
     * A clerk for a table.
     *
     * @param seeds gives secret seeds from a secure source
     */
    Clerk(Table table, Supplier<Seed> seeds) {
        this.table = table;
        this.seating = new Seating(table, seeds);
    }

    /** Who sits where. */
    Seating seating() {
        return seating;
    }

    /** What the last verdict rehearsed, if it rehearsed anything. */
    Optional<Attempt.Done<?>> rehearsed() {
        return rehearsed;
    }

    /** What the last verdict rehearsed for its {@link Entry.Acted}; asking takes it away. */
    Optional<Attempt.Done<?>> takeRehearsed() {
        Optional<Attempt.Done<?>> taken = rehearsed;
        rehearsed = Optional.empty();
        return taken;
    }

    Verdict decide(Request request, long now) {
        rehearsed = Optional.empty();
        if (!table.broken().isEmpty()) {
            return Verdict.refused(Code.FAULT);
        }
        if (!table.exists()) {
            return request instanceof Request.Open open ? seating.open(open, now) : Verdict.refused(Code.NO_SUCH_TABLE);
        }
        return switch (request) {
            case Request.Open open -> seating.reopen(open, now);
            case Request.Sit sit -> seating.sit(sit, now);
            case Request.Recover recover -> seating.recover(recover, now);
            case Request.Look look -> look(look.token());
            case Request.Deck deck -> look(deck.token());
            case Request.Write write -> past(write.token());
            case Request.Analyse analyse -> past(analyse.token());
            case Request.Replay replay -> replay(replay);
            case Request.Start _,
                    Request.Act _,
                    Request.Rehearse _,
                    Request.Advise _,
                    Request.Undo _,
                    Request.Why _,
                    Request.Interrupt _,
                    Request.Concede _,
                    Request.Leave _,
                    Request.Back _,
                    Request.Resume _,
                    Request.Rematch _,
                    Request.Close _ -> seated(request, now);
        };
    }

    /** Anybody may look who does not say to sit here without doing so. */
    private Verdict look(String token) {
        return token.isEmpty() || table.seatOf(token).isPresent()
                ? new Verdict.Done(table.position(), table.seatOf(token).orElse(-1))
                : Verdict.refused(Code.WRONG_TOKEN);
    }

    /** A match that is over shows all cards: where no audience may watch, it is for the seats alone. */
    private Verdict past(String token) {
        if (!table.opening().audience() && table.seatOf(token).isEmpty()) {
            return Verdict.refused(Code.NO_AUDIENCE);
        }
        return table.status() == Status.OVER
                ? new Verdict.Done(table.position(), -1)
                : Verdict.refused(table.status() == Status.CLOSED ? Code.GONE : Code.NOT_OVER);
    }

    private Verdict replay(Request.Replay replay) {
        Verdict verdict = past(replay.token());
        if (!(verdict instanceof Verdict.Done)) {
            return verdict;
        }
        if (replay.viewer() instanceof Viewer.AtSeat(int seat)
                && seat >= table.seats().size()) {
            return Verdict.refused(Code.BAD_CHOICE, "seat " + seat);
        }
        int last = table.play().length();
        return replay.from() > last
                ? Verdict.refused(Code.BAD_CHOICE, "frame " + replay.from() + ", where the last one is " + last)
                : verdict;
    }

    /** Requests that only a seat may make. */
    private Verdict seated(Request request, long now) {
        OptionalInt found = table.seatOf(request.token());
        if (found.isEmpty()) {
            return Verdict.refused(request.token().isEmpty() ? Code.NOT_SEATED : Code.WRONG_TOKEN);
        }
        int seat = found.getAsInt();
        Optional<Verdict.Done> before = table.done(seat, request.command());
        if (before.isPresent()) {
            return before.get();
        }
        if (table.status() == Status.CLOSED) {
            return switch (request) {
                case Request.Close _ -> done(seat);
                case Request.Interrupt _ -> Verdict.refused(Code.NOT_RUNNING);
                default -> Verdict.refused(Code.GONE);
            };
        }
        if (backAndForth(request) && table.length() > MOST_ENTRIES) {
            return Verdict.refused(Code.TOO_MANY, 1);
        }
        return switch (request) {
            case Request.Start start -> seating.start(start, seat, now);
            case Request.Act act -> act(act, seat, now);
            case Request.Rehearse rehearse -> rehearse(rehearse, seat);
            case Request.Advise advise -> advise(advise, seat);
            case Request.Undo undo -> undo(undo, seat, now);
            case Request.Why why -> why(why, seat);
            case Request.Interrupt interrupt -> interrupt(interrupt, seat, now);
            case Request.Concede concede -> concede(concede, seat, now);
            case Request.Leave leave -> leave(leave, seat, now);
            case Request.Back back -> back(back, seat, now);
            case Request.Resume resume -> resume(resume, seat, now);
            case Request.Rematch rematch -> rematch(rematch, seat, now);
            case Request.Close close -> close(close, seat, now);
            case Request.Open _,
                    Request.Sit _,
                    Request.Recover _,
                    Request.Look _,
                    Request.Deck _,
                    Request.Replay _,
                    Request.Analyse _,
                    Request.Write _ -> throw new IllegalStateException("not a request of a seat");
        };
    }

    private static boolean backAndForth(Request request) {
        return request instanceof Request.Undo
                || request instanceof Request.Leave
                || request instanceof Request.Back
                || request instanceof Request.Interrupt;
    }

    private Verdict.Done done(int seat) {
        return new Verdict.Done(table.position(), seat);
    }

    private static Verdict store(int seat, Entry... entries) {
        return new Verdict.Store(List.of(entries), seat);
    }

    private Optional<Verdict> notRunning() {
        return switch (table.status()) {
            case RUNNING -> Optional.empty();
            case PAUSED -> Optional.of(Verdict.refused(Code.PAUSED));
            case OPEN, OVER -> Optional.of(Verdict.refused(Code.NOT_RUNNING));
            case CLOSED -> Optional.of(Verdict.refused(Code.GONE));
        };
    }

    /** Why a question cannot be answered; empty when it is open. */
    private Optional<Verdict> notOpen(int seat, String question) {
        Optional<Verdict> not = notRunning();
        if (not.isPresent() || question.equals(table.play().question(seat)) && !question.isEmpty()) {
            return not;
        }
        return Optional.of(Verdict.refused(question.endsWith("." + seat) ? Code.STALE_QUESTION : Code.NOT_ASKED));
    }

    /** Why a person cannot answer a question; who has left a seat to a bot is not asked. */
    private Optional<Verdict> notOpenForPerson(int seat, String question) {
        Optional<Verdict> not = notRunning();
        return not.isPresent() || table.person(seat).bot().isEmpty()
                ? notOpen(seat, question)
                : Optional.of(Verdict.refused(Code.NOT_ASKED));
    }

    private Verdict act(Request.Act act, int seat, long now) {
        return notOpenForPerson(seat, act.question())
                .orElseGet(() -> answer(table.play(), act.command(), seat, act.actions(), now));
    }

    /** The answer of a bot that plays for a seat. */
    Verdict answerOfBot(int seat, String question, String action, long now) {
        rehearsed = Optional.empty();
        return notOpen(seat, question).orElseGet(() -> answer(table.play(), "", seat, List.of(action), now));
    }

    private <S extends State<S>> Verdict answer(
            Play<S, ?> play, String command, int seat, List<String> actions, long now) {
        try {
            return switch (play.answer(seat, actions)) {
                case Outcome.Carried<S>(Attempt.Done<S> outcome) ->
                    carry(
                            outcome,
                            command,
                            actions.stream()
                                    .map(action -> new Move(seat, action))
                                    .toList(),
                            seat,
                            now);
                case Outcome.Kept<S> _ -> store(seat, new Entry.Held(now, command, seat, actions.getFirst()));
                case Outcome.Unknown<S>(String action) -> Verdict.refused(Code.UNKNOWN_ACTION, action);
                case Outcome.Illegal<S>(var refusal) -> new Verdict.Illegal(refusal);
                case Outcome.TooMany<S> _ -> Verdict.refused(Code.AFTER_FINAL);
            };
        } catch (RuntimeException e) {
            return fault(String.join(", ", actions), e, now);
        }
    }

    private Verdict rehearse(Request.Rehearse rehearse, int seat) {
        return notOpenForPerson(seat, rehearse.question())
                .orElseGet(() -> Rehearsal.of(table.play(), seat, rehearse.actions()));
    }

    private Verdict advise(Request.Advise advise, int seat) {
        if (!table.opening().hints()) {
            return Verdict.refused(Code.NO_HINTS);
        }
        return notOpenForPerson(seat, advise.question())
                .orElseGet(() -> table.play().ask(seat).choices().size() > 1
                        ? new Verdict.Thought(seat)
                        : Verdict.refused(Code.NO_CHOICE));
    }

    private Verdict carry(Attempt.Done<?> outcome, String command, List<Move> moves, int seat, long now) {
        rehearsed = Optional.of(outcome);
        List<Entry> entries = new ArrayList<>();
        entries.add(new Entry.Acted(now, command, moves, Table.hash(outcome)));
        table.play().voidedBy(moves).forEach(voided -> entries.add(new Entry.Voided(now, voided)));
        if (outcome.state().actor() == State.OVER) {
            entries.add(new Entry.Ended(now, "", Entry.End.PLAYED));
        }
        return new Verdict.Store(entries, seat);
    }

    private static Verdict fault(String action, RuntimeException e, long now) {
        String where = e.getStackTrace().length == 0 ? "" : " at " + e.getStackTrace()[0];
        return new Verdict.Fault(List.of(new Entry.Paused(now, action, e + where)));
    }

    /**
     * Carries answers out, if the rules have come to them: those that are held, and those of seats that let their question
     * pass. To be called when the window has been open long enough.
     */
    Optional<Verdict> closeWindow(long now) {
        rehearsed = Optional.empty();
        if (table.status() != Status.RUNNING) {
            return Optional.empty();
        }
        List<Move> moves = table.play().ready(table.passing());
        if (moves.isEmpty()) {
            return Optional.empty();
        }
        try {
            return Optional.of(carry(table.play().rehearse(moves), "", moves, -1, now));
        } catch (RuntimeException e) {
            return Optional.of(fault(moves.toString(), e, now));
        }
    }

    /** Holds the answers of seats that let their question pass, when the rules still wait for others. */
    Optional<Verdict> letPass(long now) {
        rehearsed = Optional.empty();
        List<Entry> passed = new ArrayList<>();
        table.passing().forEach(move -> passed.add(new Entry.Held(now, "", move.seat(), move.action())));
        return passed.isEmpty() ? Optional.empty() : Optional.of(new Verdict.Store(passed, -1));
    }

    /** A seat may say so at any time before the end; also what it has said before, so that the last word counts. */
    private Verdict interrupt(Request.Interrupt interrupt, int seat, long now) {
        if (table.status() == Status.OVER) {
            return Verdict.refused(Code.NOT_RUNNING);
        }
        Set<String> steps = table.game().passing();
        if (!steps.contains(interrupt.step())) {
            String all = String.join(", ", new TreeSet<>(steps));
            return Verdict.refused(
                    Code.BAD_CHOICE,
                    steps.isEmpty()
                            ? Words.phrase("choice.no-step", interrupt.step())
                            : Words.phrase("choice.step", interrupt.step(), all));
        }
        return store(seat, new Entry.Wished(now, interrupt.command(), seat, interrupt.step(), interrupt.on()));
    }

    private Verdict undo(Request.Undo undo, int seat, long now) {
        if (table.status() == Status.PAUSED) {
            return Verdict.refused(Code.PAUSED);
        }
        Optional<Verdict> not = notOpenForPerson(seat, undo.question());
        if (not.isPresent()) {
            return not.get();
        }
        Play<?, ?> play = table.play();
        return play.match().undoable() == 0 || play.window()
                ? Verdict.refused(Code.NO_UNDO)
                : store(seat, new Entry.Undone(now, undo.command(), seat, play.beforeLast()));
    }

    private Verdict why(Request.Why why, int seat) {
        Optional<Verdict> not = notRunning();
        if (not.isPresent()) {
            return not.get();
        }
        if (!table.play().waitsFor(seat) || !table.person(seat).bot().isEmpty()) {
            return Verdict.refused(Code.NOT_ASKED);
        }
        return switch (table.play().why(seat, why.action())) {
            case Outcome.Unknown<?>(String action) -> Verdict.refused(Code.UNKNOWN_ACTION, action);
            case Outcome.Illegal<?>(var refusal) -> new Verdict.Illegal(refusal);
            case Outcome.Carried<?> _, Outcome.Kept<?> _, Outcome.TooMany<?> _ -> done(seat);
        };
    }

    private Verdict concede(Request.Concede concede, int seat, long now) {
        Seat.Person person = table.person(seat);
        if (table.status() != Status.RUNNING && table.status() != Status.PAUSED) {
            return Verdict.refused(Code.NOT_RUNNING);
        }
        if (person.conceded()) {
            return done(seat);
        }
        Entry gaveUp = new Entry.Conceded(now, concede.command(), seat, seating.standIn());
        long others = IntStream.range(0, table.seats().size())
                .filter(other -> other != seat && plays(table.seats().get(other)))
                .count();
        boolean people = table.seats().stream()
                        .filter(s -> s instanceof Seat.Person p && !p.conceded())
                        .count()
                > 1;
        return others > 1 && people
                ? store(seat, gaveUp)
                : store(seat, gaveUp, new Entry.Ended(now, "", Entry.End.CONCEDED));
    }

    private static boolean plays(Seat seat) {
        return switch (seat) {
            case Seat.Free _ -> false;
            case Seat.Bot _ -> true;
            case Seat.Person person -> !person.conceded();
        };
    }

    private Verdict leave(Request.Leave leave, int seat, long now) {
        return switch (table.status()) {
            case OPEN -> store(seat, new Entry.Unseated(now, leave.command(), seat));
            case RUNNING, PAUSED ->
                table.person(seat).bot().isEmpty()
                        ? store(seat, new Entry.Left(now, leave.command(), seat, seating.standIn()))
                        : done(seat);
            case OVER, CLOSED -> done(seat);
        };
    }

    /** A bot takes over for somebody who has been away for the time the table allows. */
    Entry takeOver(int seat, long now) {
        return new Entry.Left(now, "", seat, seating.standIn());
    }

    private Verdict back(Request.Back back, int seat, long now) {
        Seat.Person person = table.person(seat);
        return person.bot().isEmpty() || person.conceded()
                ? done(seat)
                : store(seat, new Entry.Returned(now, back.command(), seat));
    }

    private Verdict resume(Request.Resume resume, int seat, long now) {
        return table.status() == Status.PAUSED
                ? store(seat, new Entry.Resumed(now, resume.command(), seat))
                : done(seat);
    }

    private Verdict rematch(Request.Rematch rematch, int seat, long now) {
        if (table.status() != Status.OVER) {
            return Verdict.refused(Code.NOT_OVER);
        }
        return table.rematch().isEmpty()
                ? store(seat, new Entry.Rematched(now, rematch.command(), seat, rematch.table()))
                : done(seat);
    }

    private Verdict close(Request.Close close, int seat, long now) {
        return switch (table.status()) {
            case OPEN ->
                seat == table.host()
                        ? store(seat, new Entry.Ended(now, close.command(), Entry.End.CLOSED))
                        : Verdict.refused(Code.NOT_SEATED);
            case RUNNING, PAUSED -> Verdict.refused(Code.ALREADY_STARTED);
            case OVER, CLOSED -> done(seat);
        };
    }
}
