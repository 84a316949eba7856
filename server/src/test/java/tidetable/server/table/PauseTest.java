package tidetable.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tidetable.engine.chance.Seed;

/** A match that a fault in the program has stopped: nothing is lost, people can try again or give up. */
class PauseTest {
    private final Desk desk = Desk.running("fintastic-sea", Optional.empty(), 3, new Seed(3, 3));
    private int asked;
    private String action = "";
    private ObjectNode before = desk.update(0);

    @BeforeEach
    void stop() {
        asked = desk.table.asked().getFirst();
        action = desk.table.play().ask(asked).choices().getFirst().action();
        before = desk.update(asked);
        desk.store(new Verdict.Store(List.of(new Entry.Paused(desk.now(), action, "a fault")), -1));
    }

    @Test
    void nobodyIsAskedAndNothingIsCarriedOut() {
        assertThat(desk.table.status()).isEqualTo(Status.PAUSED);
        assertThat(desk.update(asked).has("question")).isFalse();
        assertThat(desk.update(asked).path("view").toString())
                .isEqualTo(before.path("view").toString());
        assertThat(desk.act(asked, action)).isEqualTo(Verdict.refused(Code.PAUSED));
        assertThat(desk.undo(asked)).isEqualTo(Verdict.refused(Code.PAUSED));
    }

    @Test
    void aResumeAsksTheSameQuestionAgain() {
        desk.done(new Request.Resume(Desk.token(asked), ""));
        assertThat(desk.update(asked).path("question").path("id"))
                .isEqualTo(before.path("question").path("id"));
        assertThat(desk.act(asked, action)).isInstanceOf(Verdict.Store.class);
    }

    @Test
    void givingUpIsPossibleEvenNow() {
        desk.done(new Request.Concede(Desk.token(0), ""));
        assertThat(desk.table.status()).isEqualTo(Status.PAUSED);
        desk.done(new Request.Concede(Desk.token(2), ""));
        assertThat(desk.table.status()).isEqualTo(Status.OVER);
        assertThat(desk.table.standing().groups()).containsExactly(List.of(1), List.of(2), List.of(0));
    }
}
