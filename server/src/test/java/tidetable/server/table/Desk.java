package tidetable.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import tidetable.engine.Attempt;
import tidetable.engine.Game;
import tidetable.engine.chance.Seed;
import tidetable.engine.contract.nasty.Nasty;
import tidetable.engine.file.Json;

/** A table without an actor: decides, and folds what would be stored, one thing after the other. */
final class Desk {
    static final Library LIBRARY = new Library(List.of(new Nasty()));

    final Table table;
    final Clerk clerk;
    final Teller teller;
    /** All entries so far. */
    final List<Entry> journal = new ArrayList<>();

    private long now = 1_800_000_000_000L;

    Desk(Supplier<Seed> seeds) {
        table = new Table("aaaaaaaaaaaaaaaa", LIBRARY);
        clerk = new Clerk(table, seeds);
        teller = new Teller(table);
    }

    /** A running match of people, whose tokens are {@link #token}. */
    static Desk running(String game, Optional<JsonNode> deck, int seats, Seed seed) {
        Desk desk = new Desk(() -> seed);
        desk.done(open(game, deck, seats, 0));
        for (int seat = 1; seat < seats; seat++) {
            desk.done(new Request.Sit("", "", "invite", seat, person("sitter-" + seat, token(seat))));
        }
        assertThat(desk.table.status()).isEqualTo(Status.RUNNING);
        return desk;
    }

    /** Every seat wants to be asked, also in what passes by itself. */
    Desk askingEverybody() {
        for (String step : table.game().passing()) {
            for (int seat = 0; seat < table.seats().size(); seat++) {
                done(new Request.Interrupt(token(seat), "", step, true));
            }
        }
        return this;
    }

    static Request.Open open(String game, Optional<JsonNode> deck, int seats, int person) {
        JsonNode custom = deck.orElse(MissingNode.getInstance());
        List<String> free = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            free.add("");
        }
        Entry.Opening asked = new Entry.Opening(game, 0, "", custom, Map.of(), free, false, true, 0, false);
        Game<?, ?> opened = LIBRARY.open(asked);
        Entry.Opening opening = new Entry.Opening(
                game,
                opened.info().rulesVersion(),
                opened.info().deckHash(),
                custom,
                Map.of(),
                free,
                false,
                true,
                0,
                false);
        return new Request.Open(
                "open-command", opening, "invite", List.of(), "", person, person("sitter-0", token(person)));
    }

    static String token(int seat) {
        return "token-" + seat;
    }

    static Request.NewSeat person(String guest, String token) {
        return new Request.NewSeat(guest, guest, token, token + "-recovery");
    }

    /** What the table says to a request; what it would store is stored. */
    Verdict ask(Request request) {
        Verdict verdict = clerk.decide(request, now());
        store(verdict);
        return verdict;
    }

    /** Stores what a verdict wants to be stored. */
    void store(Verdict verdict) {
        if (verdict instanceof Verdict.Store(List<Entry> entries, int _)) {
            entries.forEach(this::fold);
            assertThat(table.broken()).isEmpty();
        }
    }

    /** Asks for something that is carried out; the seat it is about. */
    int done(Request request) {
        return switch (ask(request)) {
            case Verdict.Store(List<Entry> _, int seat) -> seat;
            case Verdict.Done(int _, int seat) -> seat;
            case Verdict other -> throw new AssertionError(request + " is answered with " + other);
        };
    }

    Verdict act(int seat, String... actions) {
        return ask(new Request.Act(token(seat), "", question(seat), List.of(actions)));
    }

    Verdict undo(int seat) {
        return ask(new Request.Undo(token(seat), "", question(seat)));
    }

    String question(int seat) {
        return table.play().question(seat);
    }

    private void fold(Entry entry) {
        Optional<Attempt.Done<?>> rehearsed = entry instanceof Entry.Acted ? clerk.takeRehearsed() : Optional.empty();
        rehearsed.ifPresentOrElse(outcome -> table.fold(entry, outcome), () -> table.fold(entry));
        journal.add(entry);
    }

    /** Carries held answers out whose time has come. */
    void settle() {
        for (Optional<Verdict> more = clerk.closeWindow(now()); more.isPresent(); more = clerk.closeWindow(now())) {
            store(more.get());
        }
    }

    long now() {
        return now++;
    }

    /** What a viewer is sent now; -1 is the audience. */
    ObjectNode update(int viewer) {
        return teller.update(
                viewer < 0 ? OptionalInt.empty() : OptionalInt.of(viewer), _ -> true, "en", table.position(), Map.of());
    }

    /** The views of all viewers, in bytes. */
    List<String> views() {
        List<String> views = new ArrayList<>();
        for (int viewer = -1; viewer < table.seats().size(); viewer++) {
            views.add(Json.line(update(viewer).path("view")));
        }
        return views;
    }
}
