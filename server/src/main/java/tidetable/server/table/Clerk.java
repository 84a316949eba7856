package tidetable.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import tidetable.bots.Bots;
import tidetable.engine.Attempt;
import tidetable.engine.Deal;
import tidetable.engine.Game;
import tidetable.engine.GameInfo;
import tidetable.engine.State;
import tidetable.engine.chance.Seed;
import tidetable.engine.file.BadInput;
import tidetable.engine.file.Commitment;
import tidetable.server.table.Entry.Move;
import tidetable.server.table.Play.Outcome;

/** Decides what a request means for a table: which entries to store, or why it is refused. Changes nothing itself. */
final class Clerk {
    /** So many entries no match needs; who goes to and fro for ever must not fill the house. */
    private static final int MOST_ENTRIES = 20_000;

    private final Table table;
    private final Supplier<Seed> seeds;
    /** What the last verdict rehearsed, until its entry is stored. */
    private Optional<Attempt.Done<?>> rehearsed = Optional.empty();

    /**
     * A clerk for a table.
     *
     * @param seeds gives secret seeds from a secure source
     */
    Clerk(Table table, Supplier<Seed> seeds) {
        this.table = table;
        this.seeds = seeds;
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
            return request instanceof Request.Open open ? open(open, now) : Verdict.refused(Code.NO_SUCH_TABLE);
        }
        return switch (request) {
            case Request.Open open -> reopen(open, now);
            case Request.Sit sit -> sit(sit, now);
            case Request.Recover recover -> recover(recover, now);
            case Request.Look look ->
                look.token().isEmpty() || table.seatOf(look.token()).isPresent()
                        ? new Verdict.Done(
                                table.position(), table.seatOf(look.token()).orElse(-1))
                        : Verdict.refused(Code.WRONG_TOKEN);
            case Request.Write write -> write(write);
            case Request.Start _,
                    Request.Act _,
                    Request.Undo _,
                    Request.Why _,
                    Request.Concede _,
                    Request.Leave _,
                    Request.Back _,
                    Request.Resume _,
                    Request.Rematch _,
                    Request.Close _ -> seated(request, now);
        };
    }

    /** The record shows all cards: where no audience may watch, it is for the seats alone. */
    private Verdict write(Request.Write write) {
        if (!table.opening().audience() && table.seatOf(write.token()).isEmpty()) {
            return Verdict.refused(Code.NO_AUDIENCE);
        }
        return table.status() == Status.OVER
                ? new Verdict.Done(table.position(), -1)
                : Verdict.refused(table.status() == Status.CLOSED ? Code.GONE : Code.NOT_OVER);
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
            return request instanceof Request.Close ? done(seat) : Verdict.refused(Code.GONE);
        }
        boolean backAndForth =
                request instanceof Request.Undo || request instanceof Request.Leave || request instanceof Request.Back;
        if (backAndForth && table.length() > MOST_ENTRIES) {
            return Verdict.refused(Code.TOO_MANY, 1);
        }
        return switch (request) {
            case Request.Start start -> start(start, seat, now);
            case Request.Act act -> act(act, seat, now);
            case Request.Undo undo -> undo(undo, seat, now);
            case Request.Why why -> why(why, seat);
            case Request.Concede concede -> concede(concede, seat, now);
            case Request.Leave leave -> leave(leave, seat, now);
            case Request.Back back -> back(back, seat, now);
            case Request.Resume resume -> resume(resume, seat, now);
            case Request.Rematch rematch -> rematch(rematch, seat, now);
            case Request.Close close -> close(close, seat, now);
            case Request.Open _, Request.Sit _, Request.Recover _, Request.Look _, Request.Write _ ->
                throw new IllegalStateException("not a request of a seat");
        };
    }

    private Verdict.Done done(int seat) {
        return new Verdict.Done(table.position(), seat);
    }

    private static Verdict store(int seat, Entry... entries) {
        return new Verdict.Store(List.of(entries), seat);
    }

    private Verdict open(Request.Open open, long now) {
        List<Entry> entries = new ArrayList<>();
        entries.add(
                new Entry.Opened(now, open.command(), open.opening(), open.invite(), open.reserved(), open.after()));
        if (open.person() >= 0) {
            entries.add(seatedAt(open.person(), open.command(), open.seat(), now));
        }
        long free = open.opening().seats().stream().filter(String::isEmpty).count() - (open.person() >= 0 ? 1 : 0);
        if (free == 0) {
            entries.addAll(started(
                    "",
                    open.opening(),
                    open.opening().seats().stream().map(_ -> "").toList(),
                    now));
        }
        return new Verdict.Store(entries, open.person());
    }

    /** The same request once more is answered as before; the rematch that two people ask for is one. */
    private Verdict reopen(Request.Open open, long now) {
        if (table.seatedBy(open.command())) {
            return reclaim(table.seatOfSitter(open.command()), open.seat(), now);
        }
        boolean same = !open.after().isEmpty() && open.after().equals(table.after());
        return same || table.openedBy(open.command()) ? done(-1) : Verdict.refused(Code.SEAT_TAKEN);
    }

    private static Entry seatedAt(int seat, String command, Request.NewSeat person, long now) {
        return new Entry.Seated(now, command, seat, person.guest(), person.token(), person.recovery());
    }

    private static Verdict reclaim(OptionalInt found, Request.NewSeat person, long now) {
        if (found.isEmpty()) {
            return Verdict.refused(Code.GONE);
        }
        int seat = found.getAsInt();
        return store(seat, new Entry.Reclaimed(now, seat, person.token(), person.recovery()));
    }

    /** The beginning of the match, and its end when a deck leaves nothing to decide; {@code fill} as in {@link Entry.Started}. */
    private List<Entry> started(String command, Entry.Opening opening, List<String> fill, long now) {
        int seats = (int) fill.stream().filter(f -> !f.equals("-")).count();
        Seed seed = seeds.get();
        Game<?, ?> game =
                opening.equals(table.opening()) ? table.game() : table.library().open(opening);
        Deal deal = Table.deal(opening, seats, seed.hex());
        Entry begun = new Entry.Started(now, command, seed.hex(), Commitment.of(game.info(), deal), fill);
        return game.deal(deal).actor() == State.OVER
                ? List.of(begun, new Entry.Ended(now, "", Entry.End.PLAYED))
                : List.of(begun);
    }

    private Verdict sit(Request.Sit sit, long now) {
        if (table.seatedBy(sit.command())) {
            return reclaim(table.seatOfSitter(sit.command()), sit.seat(), now);
        }
        List<Seat> seats = table.seats();
        OptionalInt kept = table.reservedFor(sit.token());
        if (kept.isPresent() && seats.get(kept.getAsInt()) instanceof Seat.Person) {
            return reclaim(kept, sit.seat(), now);
        }
        if (table.status() == Status.CLOSED) {
            return Verdict.refused(Code.GONE);
        }
        if (kept.isEmpty() && !table.opening().listed() && !table.invite().equals(sit.invite())) {
            return Verdict.refused(Code.WRONG_CODE);
        }
        if (table.status() != Status.OPEN) {
            return Verdict.refused(Code.TABLE_FULL);
        }
        if (sit.wanted() >= seats.size()) {
            return Verdict.refused(Code.BAD_CHOICE, "seat " + sit.wanted());
        }
        OptionalInt free = kept.isPresent()
                ? kept
                : IntStream.range(0, seats.size())
                        .filter(seat -> sit.wanted() < 0 || sit.wanted() == seat)
                        .filter(seat -> seats.get(seat).equals(new Seat.Free("")))
                        .findFirst();
        if (free.isEmpty()) {
            boolean full = seats.stream().noneMatch(new Seat.Free("")::equals);
            return Verdict.refused(full ? Code.TABLE_FULL : Code.SEAT_TAKEN);
        }
        int seat = free.getAsInt();
        List<Entry> entries = new ArrayList<>();
        entries.add(seatedAt(seat, sit.command(), sit.seat(), now));
        if (seats.stream().filter(s -> s instanceof Seat.Free).count() == 1) {
            entries.addAll(
                    started("", table.opening(), seats.stream().map(_ -> "").toList(), now));
        }
        return new Verdict.Store(entries, seat);
    }

    private Verdict recover(Request.Recover recover, long now) {
        return IntStream.range(0, table.seats().size())
                .filter(seat -> table.seats().get(seat) instanceof Seat.Person person
                        && person.recovery().equals(recover.code()))
                .mapToObj(
                        seat -> store(seat, new Entry.Reclaimed(now, seat, recover.newToken(), recover.newRecovery())))
                .findFirst()
                .orElseGet(() -> Verdict.refused(Code.WRONG_CODE));
    }

    private Verdict start(Request.Start start, int seat, long now) {
        if (table.status() != Status.OPEN) {
            return table.startedBy(start.command()) ? done(seat) : Verdict.refused(Code.ALREADY_STARTED);
        }
        GameInfo info = table.game().info();
        List<String> fill = table.seats().stream()
                .map(s -> s instanceof Seat.Free ? start.fill().isEmpty() ? "-" : start.fill() : "")
                .toList();
        long left = fill.stream().filter(f -> !f.equals("-")).count();
        if (left < info.minSeats()) {
            return Verdict.refused(Code.BAD_CHOICE, left + " seats");
        }
        if (!start.fill().isEmpty() && !knows(start.fill())) {
            return Verdict.refused(Code.BAD_CHOICE, start.fill());
        }
        return new Verdict.Store(started(start.command(), table.opening(), fill, now), seat);
    }

    private boolean knows(String bot) {
        try {
            Bots.open(bot, table.game());
            return true;
        } catch (BadInput _) {
            return false;
        }
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

    /** Carries held answers out, if the rules have come to them. */
    Optional<Verdict> closeWindow(long now) {
        rehearsed = Optional.empty();
        if (table.status() != Status.RUNNING) {
            return Optional.empty();
        }
        List<Move> moves = table.play().ready();
        if (moves.isEmpty()) {
            return Optional.empty();
        }
        try {
            return Optional.of(carry(table.play().rehearse(moves), "", moves, -1, now));
        } catch (RuntimeException e) {
            return Optional.of(fault(moves.toString(), e, now));
        }
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
                : store(seat, new Entry.Undone(now, undo.command(), seat, play.length() - 1));
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
        Entry gaveUp = new Entry.Conceded(now, concede.command(), seat, standIn());
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

    /** The best bot that plays this game. */
    private String standIn() {
        return Bots.names().reversed().stream().filter(this::knows).findFirst().orElseThrow();
    }

    private Verdict leave(Request.Leave leave, int seat, long now) {
        return switch (table.status()) {
            case OPEN -> store(seat, new Entry.Unseated(now, leave.command(), seat));
            case RUNNING, PAUSED ->
                table.person(seat).bot().isEmpty()
                        ? store(seat, new Entry.Left(now, leave.command(), seat, standIn()))
                        : done(seat);
            case OVER, CLOSED -> done(seat);
        };
    }

    /** A bot takes over for somebody who has been away for the time the table allows. */
    Entry takeOver(int seat, long now) {
        return new Entry.Left(now, "", seat, standIn());
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

    /** The opening of a table at which the same people play again. */
    Request.Open again(String command, String inviteCode) {
        List<Entry.Reserved> reserved = new ArrayList<>();
        List<String> bots = new ArrayList<>();
        for (int seat = 0; seat < table.seats().size(); seat++) {
            switch (table.seats().get(seat)) {
                case Seat.Person person -> {
                    reserved.add(new Entry.Reserved(seat, person.token()));
                    bots.add("");
                }
                case Seat.Bot(String bot) -> bots.add(bot);
                case Seat.Free _ -> bots.add("");
            }
        }
        Entry.Opening old = table.opening();
        Entry.Opening opening = new Entry.Opening(
                old.game(),
                table.game().info().rulesVersion(),
                table.game().info().deckHash(),
                old.deck(),
                old.options(),
                bots,
                false,
                old.audience(),
                old.away());
        return new Request.Open(command, opening, inviteCode, reserved, table.id(), -1, Request.NewSeat.NOBODY);
    }
}
