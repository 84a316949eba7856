package tidetable.server.table;

import com.fasterxml.jackson.databind.node.MissingNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import tidetable.engine.Attempt;
import tidetable.engine.Deal;
import tidetable.engine.Game;
import tidetable.engine.Standing;
import tidetable.engine.State;
import tidetable.engine.Viewer;
import tidetable.engine.chance.Rng;
import tidetable.engine.chance.Seed;
import tidetable.engine.file.BadInput;
import tidetable.engine.file.MatchRecord;
import tidetable.server.table.Entry.Opening;

/**
 * A table as its journal leaves it: a fold over the entries. Pure: it knows no clock, no chance and no other thread, so the
 * same entries lead to the same table, on whatever machine.
 */
final class Table {
    private static final int NOT_YET = -1;

    private final String id;
    private final Library library;
    private final List<Seat> seats = new ArrayList<>();
    /** By who and command: where the command left the table. A person is named by the key of the name, since seats may move up. */
    private final Map<String, Verdict.Done> done = new HashMap<>();
    /** By the command that a person sat down with: the key of the person's name, which nobody else has. */
    private final Map<String, String> sitters = new HashMap<>();

    /** Seats that gave up, in their order, and after how many actions. */
    private final List<MatchRecord.Concession> conceded = new ArrayList<>();

    /** For a rematch: by the hash of a token of the table before, that person's seat. */
    private final Map<String, Integer> reserved = new HashMap<>();

    private final List<Notice> notices = new ArrayList<>();
    private final List<TakenBack> takenBack = new ArrayList<>();

    private Opening opening =
            new Opening("", 0, "", MissingNode.getInstance(), Map.of(), List.of(), false, true, 0, false);
    private Status status = Status.OPEN;
    private String invite = "";
    private String after = "";
    private String commitment = "";
    private String rematch = "";
    private int host = NOT_YET;
    private int stored;
    private int position;
    private int start;
    private long created;
    private long changed;
    private Optional<Game<?, ?>> game = Optional.empty();
    private Optional<Play<?, ?>> play = Optional.empty();
    /** Why the journal cannot be followed any further; empty when it can. */
    private String broken = "";

    Table(String id, Library library) {
        this.id = id;
        this.library = library;
    }

    /** Takes an entry that is stored. What was stored by another version of the rules is not guessed at. */
    void fold(Entry entry) {
        if (!broken.isEmpty()) {
            return;
        }
        try {
            take(entry, Optional.empty());
        } catch (RuntimeException e) {
            broken = "entry " + (stored + 1) + " (" + entry.getClass().getSimpleName() + "): " + e.getMessage();
        }
    }

    /** Takes an entry whose outcome was rehearsed before it was stored. */
    void fold(Entry entry, Attempt.Done<?> rehearsed) {
        take(entry, Optional.of(rehearsed));
    }

    private void take(Entry entry, Optional<Attempt.Done<?>> rehearsed) {
        int next = entry.open() ? position + 1 : position;
        switch (entry) {
            case Entry.Opened opened -> open(opened);
            case Entry.Seated seated -> {
                seats.set(
                        seated.seat(),
                        new Seat.Person(seated.guest(), seated.token(), seated.recovery(), "", false, Set.of()));
                host = host == NOT_YET ? seated.seat() : host;
            }
            case Entry.Unseated unseated -> {
                seats.set(unseated.seat(), new Seat.Free(""));
                // whoever sits down there next must not be put out by who held it before
                reserved.values().removeIf(kept -> kept == unseated.seat());
                host = host == unseated.seat() ? firstPerson() : host;
            }
            case Entry.Reclaimed reclaimed ->
                seats.set(reclaimed.seat(), person(reclaimed.seat()).known(reclaimed.token(), reclaimed.recovery()));
            case Entry.Started started -> start(started, next);
            case Entry.Acted acted -> act(play(), acted, rehearsed, next);
            case Entry.Held heldAnswer -> play().hold(heldAnswer.seat(), heldAnswer.action());
            case Entry.Voided _ -> {}
            case Entry.Wished wished ->
                seats.set(wished.seat(), person(wished.seat()).wishes(wished.step(), wished.on()));
            case Entry.Undone undone -> {
                takenBack.add(new TakenBack(next, play().positionBefore(undone.left(), start)));
                play().undo(undone.left(), next, entry.time());
            }
            case Entry.Conceded gaveUp -> {
                seats.set(gaveUp.seat(), person(gaveUp.seat()).gaveUp(gaveUp.bot()));
                conceded.add(new MatchRecord.Concession(gaveUp.seat(), play().length()));
            }
            case Entry.Left left -> seats.set(left.seat(), person(left.seat()).played(left.bot()));
            case Entry.Returned returned ->
                seats.set(returned.seat(), person(returned.seat()).played(""));
            case Entry.Paused _ -> status = Status.PAUSED;
            case Entry.Resumed _ -> status = Status.RUNNING;
            case Entry.Rematched rematched -> rematch = rematched.table();
            case Entry.Ended ended -> end(ended.how());
        }
        stored++;
        position = next;
        Notice.of(entry, position).ifPresent(notices::add);
        // an answer that is held back must not be told by the clock either
        changed = entry.open() ? entry.time() : changed;
        remember(entry);
    }

    private void open(Entry.Opened opened) {
        opening = opened.opening();
        created = opened.time();
        invite = opened.invite();
        after = opened.after();
        for (String bot : opening.seats()) {
            seats.add(bot.isEmpty() ? new Seat.Free("") : new Seat.Bot(bot));
        }
        for (Entry.Reserved kept : opened.reserved()) {
            seats.set(kept.seat(), new Seat.Free(kept.token()));
            reserved.put(kept.token(), kept.seat());
        }
    }

    private void start(Entry.Started started, int next) {
        for (int seat = seats.size() - 1; seat >= 0; seat--) {
            String fill = started.fill().get(seat);
            if (fill.equals("-")) {
                int gone = seat;
                seats.remove(seat);
                reserved.values().removeIf(kept -> kept == gone);
                reserved.replaceAll((_, kept) -> kept > gone ? kept - 1 : kept);
            } else if (!fill.isEmpty()) {
                seats.set(seat, new Seat.Bot(fill));
            }
        }
        host = firstPerson();
        // who came and went before the start is no part of the match, and seats may have moved up
        notices.clear();
        if (game().info().rulesVersion() != opening.rulesVersion()
                || !game().info().deckHash().equals(opening.deckHash())) {
            throw new BadInput(
                    "this match was begun with rules version %d and deck %s, which this program does not have"
                            .formatted(opening.rulesVersion(), opening.deckHash()));
        }
        play = Optional.of(new Play<>(game(), deal(opening, seats.size(), started.seed()), next, started.time()));
        commitment = started.commitment();
        status = Status.RUNNING;
        start = next;
    }

    static Deal deal(Opening opening, int seats, String seed) {
        return new Deal(seats, opening.options(), Seed.parse(seed).orElseThrow(), Rng.Kind.KEYED);
    }

    private static <S extends State<S>, V extends Record> void act(
            Play<S, V> play, Entry.Acted acted, Optional<Attempt.Done<?>> rehearsed, int next) {
        @SuppressWarnings("unchecked") // what was rehearsed stems from this play; accept checks it
        Attempt.Done<S> outcome = rehearsed.map(r -> (Attempt.Done<S>) r).orElseGet(() -> play.rehearse(acted.moves()));
        if (!hash(outcome).equals(acted.hash())) {
            throw new IllegalStateException(
                    "the position is not the one that was stored: hash " + hash(outcome) + ", not " + acted.hash());
        }
        play.accept(outcome, next, acted.time());
    }

    static String hash(Attempt.Done<?> outcome) {
        return "%016x".formatted(outcome.hash());
    }

    private void end(Entry.End how) {
        status = switch (how) {
            case PLAYED, CONCEDED -> Status.OVER;
            case EXPIRED, CLOSED -> Status.CLOSED;
        };
    }

    private void remember(Entry entry) {
        switch (entry) {
            case Entry.Opened e -> keep("open", e.command(), -1);
            case Entry.Seated e -> sitters.put(e.command(), e.guest());
            case Entry.Acted e -> keep(e.moves().getFirst().seat(), e.command());
            case Entry.Held e -> keep(e.seat(), e.command());
            case Entry.Wished e -> keep(e.seat(), e.command());
            case Entry.Undone e -> keep(e.seat(), e.command());
            case Entry.Conceded e -> keep(e.seat(), e.command());
            case Entry.Left e -> keep(e.seat(), e.command());
            case Entry.Returned e -> keep(e.seat(), e.command());
            case Entry.Resumed e -> keep(e.seat(), e.command());
            case Entry.Rematched e -> keep(e.seat(), e.command());
            case Entry.Started e -> keep("start", e.command(), -1);
            case Entry.Unseated _, Entry.Reclaimed _, Entry.Voided _, Entry.Paused _, Entry.Ended _ -> {}
        }
    }

    private void keep(int seat, String command) {
        keep(who(seat), command, seat);
    }

    private String who(int seat) {
        // who sets up a table without sitting down has no seat, and a start may have taken the one of whoever asked for
        // it
        return seat >= 0 && seat < seats.size() && seats.get(seat) instanceof Seat.Person person
                ? "guest " + person.guest()
                : "seat " + seat;
    }

    private void keep(String who, String command, int seat) {
        if (!command.isEmpty()) {
            done.put(who + " " + command, new Verdict.Done(position, seat));
        }
    }

    /** At a position the log was cut back to how it was at another. */
    private record TakenBack(int at, int to) {}

    /** The latest position up to which the log that a viewer saw at {@code since} is still true. */
    int trueSince(int since) {
        int still = Math.clamp(since, 0, position);
        for (TakenBack back : takenBack) {
            still = back.at() > since ? Math.min(still, back.to()) : still;
        }
        return still;
    }

    /** What happened at the table, in order. */
    List<Notice> notices() {
        return Collections.unmodifiableList(notices);
    }

    /** How a command of a seat ended, if it was carried out. */
    Optional<Verdict.Done> done(int seat, String command) {
        return Optional.ofNullable(done.get(who(seat) + " " + command));
    }

    /** Whether the table was set up by this command. */
    boolean openedBy(String command) {
        return !command.isEmpty() && done.containsKey("open " + command);
    }

    /** Whether the match was begun by this command. */
    boolean startedBy(String command) {
        return !command.isEmpty() && done.containsKey("start " + command);
    }

    /** Whether somebody sat down with this command. */
    boolean seatedBy(String command) {
        return !command.isEmpty() && sitters.containsKey(command);
    }

    /** Where the person sits who sat down with this command; empty when that person has got up. */
    OptionalInt seatOfSitter(String command) {
        return IntStream.range(0, seats.size())
                .filter(seat -> seats.get(seat) instanceof Seat.Person person
                        && person.guest().equals(sitters.get(command)))
                .findFirst();
    }

    Library library() {
        return library;
    }

    String id() {
        return id;
    }

    Opening opening() {
        return opening;
    }

    Status status() {
        return status;
    }

    /** Whether the table has been set up. */
    boolean exists() {
        return stored > 0;
    }

    List<Seat> seats() {
        return List.copyOf(seats);
    }

    /** The seat that is kept for the holder of a token of the table before, by the token's hash. */
    OptionalInt reservedFor(String token) {
        return reserved.get(token) instanceof Integer seat ? OptionalInt.of(seat) : OptionalInt.empty();
    }

    /** The seat that a token speaks for, by the token's hash. */
    OptionalInt seatOf(String token) {
        return token.isEmpty()
                ? OptionalInt.empty()
                : IntStream.range(0, seats.size())
                        .filter(seat -> seats.get(seat).opensWith(token))
                        .findFirst();
    }

    Viewer viewer(String token) {
        return seatOf(token).isPresent() ? Viewer.at(seatOf(token).getAsInt()) : Viewer.AUDIENCE;
    }

    Seat.Person person(int seat) {
        return (Seat.Person) seats.get(seat);
    }

    /** The seat of who may close the table; -1 when nobody may. */
    int host() {
        return host;
    }

    private int firstPerson() {
        return IntStream.range(0, seats.size())
                .filter(seat -> seats.get(seat) instanceof Seat.Person)
                .findFirst()
                .orElse(NOT_YET);
    }

    /** The number of all entries. */
    int length() {
        return stored;
    }

    /** The number of entries that everybody may know of. */
    int position() {
        return position;
    }

    /** The position of the start. */
    int startPosition() {
        return start;
    }

    String invite() {
        return invite;
    }

    /** The table this one is a rematch of; empty when it is none. */
    String after() {
        return after;
    }

    String commitment() {
        return commitment;
    }

    String rematch() {
        return rematch;
    }

    long created() {
        return created;
    }

    long changed() {
        return changed;
    }

    String broken() {
        return broken;
    }

    /** Whether the match has begun. */
    boolean started() {
        return play.isPresent();
    }

    /** The match. */
    Play<?, ?> play() {
        return play.orElseThrow();
    }

    /** The seats that are asked now. */
    List<Integer> asked() {
        return status == Status.RUNNING || status == Status.PAUSED ? play().asked() : List.of();
    }

    /** Whether one seat alone is asked, as everybody can see, and a bot decides for it. */
    boolean botAlone() {
        List<Integer> asked = asked();
        return status == Status.RUNNING
                && asked.size() == 1
                && !play().window()
                && !seats.get(asked.getFirst()).playedBy().isEmpty();
    }

    /** Whether the question that is open for a seat will be answered by itself, once the window has been open long enough. */
    boolean passes(int seat) {
        return status == Status.RUNNING
                && seats.get(seat) instanceof Seat.Person person
                && person.bot().isEmpty()
                && play().declines(seat).isPresent()
                && !person.interrupts().contains(play().step(seat));
    }

    /** The answers that are given by themselves when the window has been open long enough, in the order of the seats. */
    List<Entry.Move> passing() {
        return asked().stream()
                .filter(this::passes)
                .map(seat -> new Entry.Move(seat, play().declines(seat).orElseThrow()))
                .toList();
    }

    /** The game that is played here. */
    Game<?, ?> game() {
        if (game.isEmpty()) {
            game = Optional.of(library.open(opening));
        }
        return game.get();
    }

    /** Seats that gave up, in their order. */
    List<MatchRecord.Concession> conceded() {
        return List.copyOf(conceded);
    }

    /** The order of the seats, those who gave up last. */
    Standing standing() {
        return play().match()
                .state()
                .standing()
                .withConceded(
                        conceded.stream().map(MatchRecord.Concession::seat).toList());
    }
}
