package tidetable.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.MissingNode;
import java.util.List;
import java.util.Map;
import org.apache.pekko.actor.testkit.typed.javadsl.TestInbox;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tidetable.engine.GameInfo;
import tidetable.engine.chance.Seed;
import tidetable.games.Games;

/** How long a table waits for who is asked and has no connection. */
class AgendaTest {
    private static final long START = 1_000_000;
    private static final int AWAY = 10_000;

    private final Table table = new Table("t", new Library(List.of()));
    private final Followers followers = new Followers(table, new Teller(table));
    private final Clerk clerk = new Clerk(table, () -> new Seed(1, 2));
    private final Agenda agenda = new Agenda(table, followers, TableSettings.USUAL);

    @BeforeEach
    void twoPeoplePlay() {
        GameInfo info = Games.open("fintastic-sea").info();
        Entry.Opening opening = new Entry.Opening(
                info.id(),
                info.rulesVersion(),
                info.deckHash(),
                MissingNode.getInstance(),
                Map.of(),
                List.of("", ""),
                false,
                true,
                AWAY / 1000,
                false);
        take(clerk.decide(new Request.Open("", opening, "invite", List.of(), "", 0, person("ana")), START));
        take(clerk.decide(new Request.Sit("", "", "invite", -1, person("ben")), START));
        assertThat(table.status()).isEqualTo(Status.RUNNING);
    }

    private static Request.NewSeat person(String token) {
        return new Request.NewSeat(token, token, token, token + "'s code");
    }

    private void take(Verdict verdict) {
        assertThat(verdict).isInstanceOf(Verdict.Store.class);
        ((Verdict.Store) verdict).entries().forEach(table::fold);
    }

    private int asked() {
        return table.asked().getFirst();
    }

    private void act(long now) {
        int seat = asked();
        Play.Question question = table.play().ask(seat);
        take(clerk.decide(
                new Request.Act(
                        table.person(seat).token(),
                        "",
                        question.id(),
                        List.of(question.choices().getFirst().action())),
                now));
        agenda.connections(now);
    }

    @Test
    void whoIsAskedAndAwayIsWaitedForSoLong() {
        agenda.connections(START);
        assertThat(agenda.due()).hasValue(START + AWAY);
        assertThat(agenda.awayTooLong(START + AWAY - 1)).isEmpty();
        assertThat(agenda.awayTooLong(START + AWAY)).hasValue(asked());
        assertThat(agenda.mustStayAwake()).isTrue();
    }

    @Test
    void whoIsNotAskedLosesNoTime() {
        int first = asked();
        agenda.connections(START);
        long now = START;
        while (asked() == first) {
            now += AWAY - 1;
            act(now);
        }
        assertThat(agenda.awayTooLong(now + AWAY - 1)).isEmpty();
        assertThat(agenda.awayTooLong(now + AWAY)).hasValue(1 - first);
    }

    @Test
    void whoConnectsInTimeIsNotAway() {
        agenda.connections(START);
        followers.add(TestInbox.<Reply>create().getRef(), table.person(asked()).token(), "en");
        agenda.connections(START + AWAY - 1);
        assertThat(agenda.awayTooLong(START + 10 * AWAY)).isEmpty();
        assertThat(agenda.mustStayAwake()).isFalse();
    }

    @Test
    void theTimeBeginsAnewWhenTheConnectionIsLostAgain() {
        var socket = TestInbox.<Reply>create().getRef();
        agenda.connections(START);
        followers.add(socket, table.person(asked()).token(), "en");
        agenda.connections(START + AWAY - 1);
        followers.remove(socket);
        agenda.connections(START + AWAY);
        assertThat(agenda.awayTooLong(START + 2 * AWAY - 1)).isEmpty();
        assertThat(agenda.awayTooLong(START + 2 * AWAY)).hasValue(asked());
    }

    @Test
    void aRestartIsNobodysFault() {
        agenda.connections(START);
        agenda.awake(START + 100 * AWAY);
        assertThat(agenda.awayTooLong(START + 101 * AWAY - 1)).isEmpty();
        assertThat(agenda.awayTooLong(START + 101 * AWAY)).hasValue(asked());
    }

    @Test
    void nobodyIsWaitedForOnceABotPlays() {
        agenda.connections(START);
        table.fold(clerk.takeOver(asked(), START + AWAY));
        agenda.connections(START + AWAY);
        assertThat(agenda.awayTooLong(START + 10 * AWAY)).isEmpty();
        assertThat(table.asked()).hasSize(1);
        assertThat(table.seats().get(asked()).playedBy()).isNotEmpty();
    }
}
