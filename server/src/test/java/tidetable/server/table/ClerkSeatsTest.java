package tidetable.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tidetable.engine.chance.Seed;

/** A seat is its person's: nothing that somebody else knows opens it. */
class ClerkSeatsTest {
    private static final String FIRST = "first-command-that-nobody-guesses";
    private static final String SECOND = "second-command-that-nobody-guesses";

    private final Desk desk = new Desk(() -> new Seed(1, 2));

    private int sit(String command, int wanted, String who) {
        return desk.done(new Request.Sit("", command, "invite", wanted, Desk.person(who, who)));
    }

    private Verdict again(String command) {
        return desk.ask(new Request.Sit("", command, "invite", -1, Desk.person("again", "again")));
    }

    private void open(int seats) {
        desk.done(Desk.open("fintastic-sea", Optional.empty(), seats, 0));
    }

    @Test
    void aRepeatedCommandGivesTheSameSeat() {
        open(3);
        assertThat(sit(FIRST, 2, "ben")).isEqualTo(2);
        assertThat(again(FIRST)).isInstanceOf(Verdict.Store.class);
        assertThat(desk.table.seatOf("again")).hasValue(2);
        assertThat(desk.table.seatOf("ben")).isEmpty();
    }

    @Test
    void whoHasLeftCannotTakeTheSeatOfWhoCameAfter() {
        open(3);
        sit(FIRST, 1, "ben");
        desk.done(new Request.Leave("ben", "leave"));
        sit(SECOND, 1, "cleo");
        assertThat(again(FIRST)).isEqualTo(Verdict.refused(Code.GONE));
        assertThat(desk.table.seatOf("cleo")).hasValue(1);
        assertThat(desk.table.seatOf("again")).isEmpty();
    }

    @Test
    void whoOpenedTheTableAndLeftCannotEither() {
        open(3);
        desk.done(new Request.Leave(Desk.token(0), "leave"));
        sit(FIRST, 0, "cleo");
        assertThat(desk.ask(Desk.open("fintastic-sea", Optional.empty(), 3, 0))).isInstanceOf(Verdict.Refused.class);
        assertThat(desk.table.seatOf("cleo")).hasValue(0);
    }

    @Test
    void seatsThatMoveUpAtTheStartKeepTheirCommands() {
        open(4);
        sit(FIRST, 2, "ben");
        sit(SECOND, 3, "cleo");
        desk.done(new Request.Start(Desk.token(0), "start", List.of()));
        assertThat(desk.table.seatOf("ben")).hasValue(1);
        assertThat(desk.table.seatOf("cleo")).hasValue(2);
        assertThat(again(FIRST))
                .isInstanceOfSatisfying(
                        Verdict.Store.class, store -> assertThat(store.seat()).isEqualTo(1));
        assertThat(desk.table.seatOf("cleo")).hasValue(2);
        assertThat(desk.table.seatOf("again")).hasValue(1);
    }

    @Test
    void whoLeftARematchCannotTakeTheSeatOfWhoCameAfter() {
        Request.Open open = Desk.open("fintastic-sea", Optional.empty(), 3, -1);
        desk.done(new Request.Open(
                "rematch",
                open.opening(),
                "invite",
                List.of(new Entry.Reserved(0, "ana-before"), new Entry.Reserved(1, "ben-before")),
                "before",
                -1,
                Request.NewSeat.NOBODY));
        assertThat(desk.done(new Request.Sit("ana-before", "", "", -1, Desk.person("ana", "ana"))))
                .isEqualTo(0);
        assertThat(desk.done(new Request.Sit("ana-before", "", "", -1, Desk.person("ana2", "ana2"))))
                .isEqualTo(0);
        desk.done(new Request.Leave("ana2", "leave"));
        assertThat(sit(FIRST, 0, "cleo")).isEqualTo(0);
        assertThat(desk.ask(new Request.Sit("ana-before", "", "", -1, Desk.person("ana3", "ana3"))))
                .isEqualTo(Verdict.refused(Code.WRONG_CODE));
        assertThat(desk.table.seatOf("cleo")).hasValue(0);
    }
}
