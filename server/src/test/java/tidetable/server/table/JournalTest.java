package tidetable.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.NotSerializableException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tidetable.engine.Event;
import tidetable.engine.chance.Seed;
import tidetable.engine.file.Json;

/** The journal is the table: whoever has nothing but the stored bytes has everything. */
class JournalTest {
    private static final EntrySerializer SERIALIZER = new EntrySerializer();

    @ParameterizedTest
    @CsvSource({"fintastic-sea, 2", "fintastic-sea, 4", "nasty, 3", "nasty, 6"})
    void theStoredBytesLeadToTheSameTable(String game, int seats) throws Exception {
        Desk desk = Desk.running(game, Optional.empty(), seats, new Seed(5, seats));
        Random random = new Random(seats);
        while (desk.table.status() == Status.RUNNING) {
            step(desk, random);
            if (random.nextInt(20) == 0) {
                assertSame(desk);
            }
        }
        assertSame(desk);
    }

    private static void step(Desk desk, Random random) {
        List<Integer> open =
                desk.table.asked().stream().filter(desk.table.play()::waitsFor).toList();
        int seat = open.get(random.nextInt(open.size()));
        switch (random.nextInt(12)) {
            case 0 -> desk.undo(seat);
            case 1 -> desk.done(new Request.Leave(Desk.token(seat), ""));
            case 2 -> desk.done(new Request.Back(Desk.token(seat), ""));
            case 3 -> {
                for (String step : desk.table.game().passing()) {
                    desk.done(new Request.Interrupt(Desk.token(seat), "", step, random.nextBoolean()));
                }
            }
            default -> {
                List<Play.Choice> choices = desk.table.play().ask(seat).choices();
                desk.act(seat, choices.get(random.nextInt(choices.size())).action());
                desk.settle();
            }
        }
    }

    private static void assertSame(Desk desk) throws NotSerializableException {
        Table reread = new Table(desk.table.id(), desk.table.library());
        for (Entry entry : desk.journal) {
            reread.fold((Entry) SERIALIZER.fromBinary(SERIALIZER.toBinary(entry), SERIALIZER.manifest(entry)));
        }
        assertThat(reread.broken()).isEmpty();
        for (int viewer = -1; viewer < reread.seats().size(); viewer++) {
            assertThat(told(reread, viewer)).isEqualTo(told(desk.table, viewer));
        }
    }

    /** All that a viewer may know, the log from the beginning included. */
    private static String told(Table table, int viewer) {
        Map<Integer, List<Event>> events = table.play().eventsAfter(0);
        OptionalInt seat = viewer < 0 ? OptionalInt.empty() : OptionalInt.of(viewer);
        return Json.line(new Teller(table).update(seat, _ -> true, "en", 0, events));
    }

    @ParameterizedTest
    @CsvSource({"fintastic-sea, 3", "nasty, 4"})
    void anEntryThatLeadsElsewhereStopsTheTable(String game, int seats) {
        Desk desk = Desk.running(game, Optional.empty(), seats, new Seed(6, seats));
        Random random = new Random(seats);
        for (int i = 0; i < 10; i++) {
            step(desk, random);
        }
        List<Entry> changed = new ArrayList<>(desk.journal);
        changed.replaceAll(entry -> entry instanceof Entry.Acted acted
                ? new Entry.Acted(acted.time(), acted.command(), acted.moves(), "0000000000000000")
                : entry);
        Table reread = new Table(desk.table.id(), desk.table.library());
        changed.forEach(reread::fold);
        assertThat(reread.broken()).contains("hash");
        Clerk clerk = new Clerk(reread, () -> new Seed(1, 1));
        assertThat(clerk.decide(new Request.Concede(Desk.token(0), ""), 1)).isEqualTo(Verdict.refused(Code.FAULT));
    }

    @ParameterizedTest
    @CsvSource({"fintastic-sea, 2"})
    void entriesAreStoredAsReadableText(String game, int seats) {
        Desk desk = Desk.running(game, Optional.empty(), seats, new Seed(8, 8));
        String first = new String(SERIALIZER.toBinary(desk.journal.getFirst()), StandardCharsets.UTF_8);
        assertThat(first).startsWith("{\"type\":\"opened\"").contains("\"game\":\"fintastic-sea\"");
    }
}
