package tidetable.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.NotSerializableException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.TreeMap;
import org.apache.pekko.actor.testkit.typed.javadsl.TestInbox;
import tidetable.engine.Attempt;
import tidetable.engine.Event;
import tidetable.engine.chance.Seed;
import tidetable.engine.file.Json;

/**
 * A table without an actor, on a clock that the test turns: it does by itself what the actor would do, at the moment the
 * actor would, and keeps what everybody who looks is sent, and when. Bots answer with the last action on offer.
 */
final class Clockwork {
    static final long WINDOW = TableSettings.USUAL.windowTime().toMillis();
    static final int AUDIENCE = -1;
    private static final EntrySerializer SERIALIZER = new EntrySerializer();

    /** All entries so far, as they were stored. */
    final List<Entry> journal = new ArrayList<>();

    private final Map<Integer, TestInbox<Reply>> sockets = new LinkedHashMap<>();
    private final List<Sent> sent = new ArrayList<>();
    private Table table;
    private Clerk clerk;
    private Followers followers;
    private Agenda agenda;
    private final Seed seed;
    private long now = 1_800_000_000_000L;

    /** What a viewer was sent, and when. */
    record Sent(int viewer, long at, String json) {}

    private Clockwork(Seed seed) {
        this.seed = seed;
        table = new Table("aaaaaaaaaaaaaaaa", Desk.LIBRARY);
        clerk = new Clerk(table, () -> seed);
        followers = new Followers(table, new Teller(table));
        agenda = new Agenda(table, followers, TableSettings.USUAL);
    }

    /** A table of the nasty game that waits for people; the first has sat down. */
    static Clockwork open(int seats, Seed seed) {
        return open(seats, seed, 0);
    }

    private static Clockwork open(int seats, Seed seed, int away) {
        Clockwork clock = new Clockwork(seed);
        Request.Open asked = Desk.open("nasty", Optional.empty(), seats, 0);
        Entry.Opening plain = asked.opening();
        Entry.Opening opening = new Entry.Opening(
                plain.game(),
                plain.rulesVersion(),
                plain.deckHash(),
                plain.deck(),
                plain.options(),
                plain.seats(),
                plain.listed(),
                plain.audience(),
                away,
                false);
        clock.done(new Request.Open(asked.command(), opening, "invite", List.of(), "", 0, asked.seat()));
        return clock;
    }

    /** A running match of people, who look at it, and so does an audience. */
    static Clockwork running(int seats, Seed seed) {
        return running(seats, seed, 0);
    }

    /** The same, where a bot plays for who is asked and has been away for so many seconds. */
    static Clockwork running(int seats, Seed seed, int away) {
        Clockwork clock = open(seats, seed, away);
        for (int seat = 1; seat < seats; seat++) {
            clock.sit(seat, "sitter-" + seat);
        }
        for (int viewer = AUDIENCE; viewer < seats; viewer++) {
            clock.look(viewer);
        }
        assertThat(clock.table.status()).isEqualTo(Status.RUNNING);
        return clock;
    }

    void sit(int seat, String guest) {
        done(new Request.Sit("", "", "invite", seat, Desk.person(guest, Desk.token(seat))));
    }

    void look(int viewer) {
        TestInbox<Reply> socket = TestInbox.create();
        sockets.put(viewer, socket);
        followers.add(socket.getRef(), viewer < 0 ? "" : Desk.token(viewer), "en");
        goOn();
    }

    void lookAway(int viewer) {
        Optional.ofNullable(sockets.remove(viewer)).ifPresent(socket -> followers.remove(socket.getRef()));
        goOn();
    }

    /** The program stops and starts again; nothing but what was stored is left, and those who looked come back. */
    void restart() {
        restart(0);
    }

    /** The same, so many milliseconds later. */
    void restart(long later) {
        now += later;
        table = new Table(table.id(), Desk.LIBRARY);
        for (Entry entry : journal) {
            table.fold(reread(entry));
        }
        assertThat(table.broken()).isEmpty();
        clerk = new Clerk(table, () -> seed);
        followers = new Followers(table, new Teller(table));
        agenda = new Agenda(table, followers, TableSettings.USUAL);
        agenda.awake(now);
        sockets.forEach((viewer, socket) -> followers.add(socket.getRef(), viewer < 0 ? "" : Desk.token(viewer), "en"));
        goOn();
    }

    private static Entry reread(Entry entry) {
        try {
            return (Entry) SERIALIZER.fromBinary(SERIALIZER.toBinary(entry), SERIALIZER.manifest(entry));
        } catch (NotSerializableException e) {
            throw new AssertionError(e);
        }
    }

    Table table() {
        return table;
    }

    long now() {
        return now;
    }

    /** Lets time go by up to a moment; what is due on the way is done. */
    void until(long time) {
        OptionalLong due = agenda.due();
        while (due.isPresent() && due.getAsLong() <= time && tick(Math.max(now, due.getAsLong()))) {
            due = agenda.due();
        }
        now = Math.max(now, time);
    }

    /** Lets so many milliseconds go by. */
    void after(long millis) {
        until(now + millis);
    }

    private boolean tick(long moment) {
        now = moment;
        int before = journal.size();
        goOn();
        OptionalInt gone = agenda.awayTooLong(now);
        if (gone.isPresent()) {
            store(new Verdict.Store(List.of(clerk.takeOver(gone.getAsInt(), now)), -1));
            goOn();
        }
        return journal.size() > before;
    }

    /** What the table does by itself after any change. */
    private void goOn() {
        agenda.connections(now);
        boolean more = true;
        while (more && table.status() == Status.RUNNING && !agenda.windowTooYoung(now)) {
            Optional<Verdict> due = clerk.closeWindow(now).or(() -> clerk.letPass(now));
            due.ifPresent(this::store);
            more = due.isPresent() || botAnswers();
        }
        agenda.connections(now);
    }

    private boolean botAnswers() {
        for (int seat : table.asked()) {
            if (table.play().waitsFor(seat)
                    && !table.seats().get(seat).playedBy().isEmpty()) {
                String last = table.play().ask(seat).choices().getLast().action();
                store(clerk.answerOfBot(seat, table.play().question(seat), last, now));
                return true;
            }
        }
        return false;
    }

    /** What the table says to a request; what it would store is stored and told. */
    Verdict ask(Request request) {
        Verdict verdict = clerk.decide(request, now);
        store(verdict);
        goOn();
        return verdict;
    }

    void done(Request request) {
        assertThat(ask(request)).isInstanceOfAny(Verdict.Store.class, Verdict.Done.class);
    }

    /** A person answers the question that is open for the seat. */
    void act(int seat, String action) {
        done(new Request.Act(Desk.token(seat), "", table.play().question(seat), List.of(action)));
    }

    void interrupt(int seat, String step, boolean on) {
        done(new Request.Interrupt(Desk.token(seat), "", step, on));
    }

    private void store(Verdict verdict) {
        if (!(verdict instanceof Verdict.Store(List<Entry> entries, int _))) {
            return;
        }
        int before = table.position();
        Map<Integer, List<Event>> events = new TreeMap<>();
        clerk.rehearsed()
                .ifPresent(outcome -> events.put(
                        before + 1,
                        outcome.events().stream().flatMap(List::stream).toList()));
        for (Entry entry : entries) {
            Optional<Attempt.Done<?>> rehearsed =
                    entry instanceof Entry.Acted ? clerk.takeRehearsed() : Optional.empty();
            rehearsed.ifPresentOrElse(outcome -> table.fold(entry, outcome), () -> table.fold(entry));
            journal.add(entry);
        }
        assertThat(table.broken()).isEmpty();
        followers.tell(entries, before, events);
        sockets.forEach((viewer, socket) -> socket.getAllReceived().forEach(reply -> {
            if (reply instanceof Reply.Update(int _, String json)) {
                sent.add(new Sent(viewer, now, json));
            }
        }));
    }

    /** All that a viewer was sent, in order. */
    List<Sent> sent(int viewer) {
        return sent.stream().filter(one -> one.viewer() == viewer).toList();
    }

    /** What a viewer sees now. */
    JsonNode seen(int viewer) {
        String token = viewer < 0 ? "" : Desk.token(viewer);
        return Json.parse(Json.line(followers.update(token, "en", table.position(), Map.of())), "an update");
    }

    /** The seats that are asked and have not answered. */
    List<Integer> waiting() {
        return table.asked().stream().filter(table.play()::waitsFor).toList();
    }

    /** The entries of a kind. */
    <E extends Entry> List<E> entries(Class<E> kind) {
        return journal.stream().filter(kind::isInstance).map(kind::cast).toList();
    }
}
