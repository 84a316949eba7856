package tidetable.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tidetable.engine.chance.Seed;
import tidetable.server.Decks;

/** In a window that passes by itself whoever is threatened by it is asked; the others let it pass. */
class ThreatenedTest {
    private static final int SEATS = 3;
    private static final String AIMED = "play frozen-line at seat ";

    private static List<String> offered(Desk desk, int seat) {
        return desk.table.play().ask(seat).choices().stream()
                .map(Play.Choice::action)
                .toList();
    }

    @Test
    void whoIsAimedAtIsAsked() {
        Desk desk = Desk.running("full-seal", Optional.of(Decks.aimedAndAnswered()), SEATS, new Seed(3, 1));
        int active = desk.table.asked().getFirst();
        int target = (active + 2) % SEATS;
        int other = (active + 1) % SEATS;
        desk.act(active, "stop");
        assertThat(offered(desk, active)).contains(AIMED + target);
        desk.act(active, AIMED + target);

        assertThat(desk.table.asked()).containsExactlyInAnyOrder(target, other);
        assertThat(desk.update(target).path("question").path("step").asText()).isEqualTo("response");
        assertThat(desk.update(target).path("question").has("passes")).isFalse();
        assertThat(desk.update(target).path("interrupts").path("response").asBoolean())
                .isFalse();
        assertThat(desk.update(other).path("question").path("passes").asBoolean())
                .isTrue();

        int position = desk.table.position();
        desk.settle();
        assertThat(desk.table.position()).as("the window waits for the target").isEqualTo(position);
        desk.act(target, "decline");
        desk.settle();
        assertThat(desk.table.position()).isEqualTo(position + 1);
        List<Entry.Move> moves = ((Entry.Acted) desk.journal.getLast()).moves();
        assertThat(moves).containsExactly(new Entry.Move(other, "decline"), new Entry.Move(target, "decline"));
    }

    /** In Last Fish! whoever has a card in hand may answer, the announcer too; the target alone has to. */
    @Test
    void aSpellWaitsForItsTarget() {
        Desk desk = Desk.running("last-fish", Optional.of(Decks.spellsAndDenials()), SEATS, new Seed(3, 1));
        for (int picks = 0; picks < SEATS; picks++) {
            int picking = desk.table.asked().getFirst();
            desk.act(picking, offered(desk, picking).getFirst());
        }
        int active = desk.table.asked().getFirst();
        int target = (active + 2) % SEATS;
        assertThat(offered(desk, active)).contains("play muddled-waters at seat " + target);
        desk.act(active, "play muddled-waters at seat " + target);

        assertThat(desk.table.asked()).containsExactlyInAnyOrder(0, 1, 2);
        for (int seat = 0; seat < SEATS; seat++) {
            assertThat(desk.update(seat).path("question").path("step").asText()).isEqualTo("response");
            assertThat(desk.update(seat).path("question").has("passes")).isEqualTo(seat != target);
        }
        int position = desk.table.position();
        desk.settle();
        assertThat(desk.table.position()).as("the window waits for the target").isEqualTo(position);
        desk.act(target, "decline");
        desk.settle();
        assertThat(desk.table.position()).isEqualTo(position + 1);
        assertThat(desk.update(target).path("question").path("step").asText()).isEqualTo("discard");
        assertThat(desk.table.asked()).containsExactly(target);
    }

    /** To wish to be asked, or not to, changes nothing for whoever is asked anyhow. */
    @Test
    void whoIsThreatenedCannotLetItPass() {
        Desk desk = Desk.running("full-seal", Optional.of(Decks.aimedAndAnswered()), SEATS, new Seed(3, 1));
        int active = desk.table.asked().getFirst();
        int target = (active + 1) % SEATS;
        desk.act(active, "stop");
        desk.act(active, AIMED + target);
        for (boolean on : new boolean[] {true, false}) {
            desk.done(new Request.Interrupt(Desk.token(target), "", "response", on));
            assertThat(desk.table.passes(target)).isFalse();
        }
    }
}
