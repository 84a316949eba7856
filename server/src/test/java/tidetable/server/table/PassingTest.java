package tidetable.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tidetable.engine.chance.Seed;

/** A frequent window passes by itself when it has been open for its time, but for the seats that want to be asked. */
class PassingTest {
    private static final String RIPPLE = "ripple";
    private static final String DECLINE = "decline";
    private static final String INK = "ink";
    private static final long LONG = 1_000_000;

    /** Plays on until so many seats are asked in a ripple, or more; false when the match ends before. */
    private static boolean ripples(Clockwork clock, int seats) {
        while (clock.table().status() == Status.RUNNING) {
            boolean ripple = clock.table().play().match().state().step().equals(RIPPLE);
            if (ripple && clock.waiting().size() >= seats) {
                return true;
            }
            if (ripple || clock.waiting().isEmpty()) {
                clock.after(Clockwork.WINDOW);
            } else {
                step(clock);
            }
        }
        return false;
    }

    private static void step(Clockwork clock) {
        int seat = clock.waiting().getFirst();
        List<String> offered = offered(clock, seat);
        List<String> liked = List.of("play gull", "draw", DECLINE, "leave", "dive " + seat % 3, offered.getLast());
        clock.act(seat, liked.stream().filter(offered::contains).findFirst().orElseThrow());
    }

    /** The next ripple that asks a seat, after one that is open. */
    private static void toRippleOf(Clockwork clock, int seat) {
        do {
            clock.after(Clockwork.WINDOW);
            assertThat(ripples(clock, 1)).isTrue();
        } while (!clock.waiting().contains(seat));
    }

    private static List<String> offered(Clockwork clock, int seat) {
        return clock.table().play().ask(seat).choices().stream()
                .map(Play.Choice::action)
                .toList();
    }

    /** A match in which a ripple of so many seats is open, and one of them, or nobody, could interrupt. */
    private static Clockwork rippling(int seats, int asked, boolean withInk) {
        for (int game = 0; ; game++) {
            Clockwork clock = Clockwork.running(seats, new Seed(seats, game));
            if (ripples(clock, asked)
                    && inOrder(clock).stream()
                                    .skip(1)
                                    .anyMatch(seat -> offered(clock, seat).contains(INK))
                            == withInk) {
                return clock;
            }
        }
    }

    private static List<Entry.Move> last(Clockwork clock) {
        return clock.entries(Entry.Acted.class).getLast().moves();
    }

    private static List<Entry.Move> declined(List<Integer> seats) {
        return seats.stream().map(seat -> new Entry.Move(seat, DECLINE)).toList();
    }

    private static List<Integer> inOrder(Clockwork clock) {
        int seats = clock.table().seats().size();
        int first = clock.table().play().match().state().actor();
        List<Integer> order = new ArrayList<>(clock.waiting());
        order.sort((a, b) -> Integer.compare((a - first + seats) % seats, (b - first + seats) % seats));
        return order;
    }

    private static JsonNode question(Clockwork clock, int seat) {
        return clock.seen(seat).path("question");
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 6})
    void itPassesAtItsTimeAndNeverBefore(int seats) {
        Clockwork clock = rippling(seats, seats - 1, false);
        List<Integer> asked = inOrder(clock);
        long opened = clock.table().play().askedAt();
        int stored = clock.journal.size();
        clock.until(opened + Clockwork.WINDOW - 1);
        assertThat(clock.journal).hasSize(stored);
        for (int seat : asked) {
            assertThat(question(clock, seat).path("passes").asBoolean()).isTrue();
            assertThat(question(clock, seat).path("undo").asBoolean()).isFalse();
        }
        clock.until(opened + Clockwork.WINDOW);
        assertThat(clock.journal).hasSize(stored + 1);
        assertThat(clock.journal.getLast().time()).isEqualTo(opened + Clockwork.WINDOW);
        assertThat(last(clock)).isEqualTo(declined(asked));
    }

    @Test
    void itDoesNotWaitWhereBotsAloneAreAsked() {
        Clockwork clock = Clockwork.running(2, new Seed(2, 5), 1);
        clock.lookAway(1);
        int gone = Integer.MAX_VALUE;
        while (clock.table().status() == Status.RUNNING) {
            if (!clock.table().seats().get(1).playedBy().isEmpty()) {
                gone = Math.min(gone, clock.journal.size());
            }
            boolean ripple = clock.table().play().match().state().step().equals(RIPPLE);
            if (ripple || !clock.waiting().contains(0)) {
                clock.after(1_000);
            } else {
                step(clock);
            }
        }
        int alone = 0;
        for (int at = gone; at < clock.journal.size(); at++) {
            if (clock.journal.get(at) instanceof Entry.Acted acted
                    && acted.moves().equals(declined(List.of(1)))) {
                assertThat(acted.time()).isEqualTo(clock.journal.get(at - 1).time());
                alone++;
            }
        }
        assertThat(alone).isPositive();
    }

    /** Even the only seat that is asked: else the time would tell that somebody was there. */
    @Test
    void anEarlyAnswerIsHeldUntilThen() {
        Clockwork clock = rippling(2, 1, false);
        int seat = clock.waiting().getFirst();
        long opened = clock.table().play().askedAt();
        int position = clock.table().position();
        clock.after(10);
        clock.act(seat, DECLINE);
        assertThat(clock.waiting()).isEmpty();
        clock.until(opened + Clockwork.WINDOW - 1);
        assertThat(clock.table().position()).isEqualTo(position);
        clock.until(opened + Clockwork.WINDOW);
        assertThat(clock.table().position()).isEqualTo(position + 1);
        assertThat(last(clock)).isEqualTo(declined(List.of(seat)));
    }

    @Test
    void whoWantsToBeAskedIsWaitedFor() {
        Clockwork clock = rippling(4, 3, false);
        List<Integer> asked = inOrder(clock);
        int wants = asked.get(1);
        clock.interrupt(wants, RIPPLE, true);
        String question = question(clock, wants).path("id").asText();
        clock.after(LONG);
        assertThat(clock.waiting()).containsExactly(wants);
        assertThat(question(clock, wants).path("id").asText()).isEqualTo(question);
        assertThat(question(clock, wants).has("passes")).isFalse();
        assertThat(clock.entries(Entry.Held.class).stream().map(Entry.Held::seat))
                .containsExactlyInAnyOrder(asked.getFirst(), asked.getLast());
        clock.act(wants, DECLINE);
        assertThat(last(clock)).isEqualTo(declined(asked));
        assertThat(clock.journal.getLast().time()).isEqualTo(clock.now());
    }

    @Test
    void whatWasSaidBeforeTheStartCounts() {
        Clockwork clock = Clockwork.open(3, new Seed(4, 4));
        clock.interrupt(0, RIPPLE, true);
        clock.sit(1, "ben");
        clock.sit(2, "cleo");
        toRippleOf(clock, 0);
        clock.after(LONG);
        assertThat(clock.waiting()).containsExactly(0);
    }

    @Test
    void aWindowThatIsOpenCanBeKeptAndLetGo() {
        Clockwork clock = rippling(3, 2, false);
        int seat = clock.waiting().getFirst();
        long opened = clock.table().play().askedAt();
        clock.interrupt(seat, RIPPLE, true);
        assertThat(question(clock, seat).has("passes")).isFalse();
        clock.after(100);
        clock.interrupt(seat, RIPPLE, false);
        assertThat(question(clock, seat).path("passes").asBoolean()).isTrue();
        clock.until(opened + Clockwork.WINDOW - 1);
        assertThat(clock.waiting()).contains(seat);
        clock.interrupt(seat, RIPPLE, true);
        clock.after(LONG);
        assertThat(clock.waiting()).containsExactly(seat);
        int position = clock.table().position();
        clock.interrupt(seat, RIPPLE, false);
        assertThat(clock.table().position()).isEqualTo(position + 1);
        assertThat(clock.journal.getLast().time()).isEqualTo(clock.now());
    }

    /** An answer that was given by itself stands: the wish counts from the next time on. */
    @Test
    void whoSaysSoTooLateIsAskedTheNextTime() {
        Clockwork clock = rippling(4, 3, false);
        List<Integer> asked = inOrder(clock);
        clock.interrupt(asked.getFirst(), RIPPLE, true);
        clock.after(Clockwork.WINDOW);
        clock.interrupt(asked.getLast(), RIPPLE, true);
        assertThat(clock.waiting()).containsExactly(asked.getFirst());
        clock.act(asked.getFirst(), DECLINE);
        assertThat(last(clock)).isEqualTo(declined(asked));
    }

    @Test
    void aRestartChangesNothing() {
        Clockwork clock = rippling(4, 3, false);
        List<Integer> asked = inOrder(clock);
        long opened = clock.table().play().askedAt();
        clock.interrupt(asked.getFirst(), RIPPLE, true);
        List<JsonNode> before = asked.stream().map(clock::seen).toList();
        clock.restart();
        assertThat(asked.stream().map(clock::seen)).isEqualTo(before);
        clock.until(opened + Clockwork.WINDOW - 1);
        assertThat(clock.waiting()).hasSize(3);
        clock.until(opened + Clockwork.WINDOW);
        assertThat(clock.waiting()).containsExactly(asked.getFirst());
        clock.restart();
        clock.after(LONG);
        assertThat(clock.waiting()).containsExactly(asked.getFirst());
        clock.interrupt(asked.getFirst(), RIPPLE, false);
        assertThat(last(clock)).isEqualTo(declined(asked));
    }

    @Test
    void whatIsDueWhileTheProgramIsStoppedIsDoneWhenItStarts() {
        Clockwork clock = rippling(3, 2, false);
        List<Integer> asked = inOrder(clock);
        clock.restart(LONG);
        assertThat(last(clock)).isEqualTo(declined(asked));
    }

    @Test
    void aSeatCanInterruptWhileOthersLetItPass() {
        Clockwork clock = rippling(4, 3, true);
        List<Integer> asked = inOrder(clock);
        int position = clock.table().position();
        int inks = asked.stream()
                .skip(1)
                .filter(seat -> offered(clock, seat).contains(INK))
                .findFirst()
                .orElseThrow();
        clock.act(inks, INK);
        assertThat(clock.table().position()).isEqualTo(position);
        clock.after(Clockwork.WINDOW);
        List<Entry.Move> moves = new ArrayList<>(declined(asked.subList(0, asked.indexOf(inks))));
        moves.add(new Entry.Move(inks, INK));
        assertThat(last(clock)).isEqualTo(moves);
        assertThat(clock.entries(Entry.Held.class)).hasSize(1);
        assertThat(clock.entries(Entry.Voided.class)).isEmpty();
    }

    /** What was given by itself is thrown away like any other answer when somebody before it interrupts. */
    @Test
    void whatIsOvertakenIsVoidedAndPassesAnewTheNextTime() {
        for (int game = 0; ; game++) {
            Clockwork clock = Clockwork.running(4, new Seed(11, game));
            if (!ripples(clock, 3) || !offered(clock, inOrder(clock).getFirst()).contains(INK)) {
                continue;
            }
            List<Integer> asked = inOrder(clock);
            int first = asked.getFirst();
            clock.interrupt(first, RIPPLE, true);
            List<String> questions =
                    asked.stream().map(clock.table().play()::question).toList();
            clock.after(LONG);
            assertThat(clock.entries(Entry.Held.class)).hasSize(2);
            assertThat(clock.ask(new Request.Undo(Desk.token(first), "", questions.getFirst())))
                    .isEqualTo(Verdict.refused(Code.NO_UNDO));
            clock.act(first, INK);
            assertThat(clock.entries(Entry.Voided.class).stream().map(Entry.Voided::seat))
                    .containsExactlyInAnyOrderElementsOf(asked.subList(1, 3));
            clock.interrupt(first, RIPPLE, false);
            int turn = clock.waiting().getFirst();
            clock.act(turn, "play gull");
            assertThat(clock.waiting()).containsAll(asked.subList(1, 3));
            assertThat(clock.waiting().stream().map(clock.table().play()::question))
                    .doesNotContainAnyElementsOf(questions);
            int position = clock.table().position();
            clock.after(Clockwork.WINDOW - 1);
            assertThat(clock.table().position()).isEqualTo(position);
            clock.after(1);
            assertThat(clock.table().position()).isEqualTo(position + 1);
            return;
        }
    }

    /** Six seats, some of which want to be asked, answer in any order, early or late: the rules go on the same. */
    @Test
    void theOrderOfAnswersDoesNotMatter() {
        int ripples = 0;
        for (int game = 0; game < 300; game++) {
            Random random = new Random(game);
            Clockwork clock = Clockwork.running(6, new Seed(6, game));
            if (!ripples(clock, 4)) {
                continue;
            }
            ripples++;
            List<Integer> asked = inOrder(clock);
            long opened = clock.table().play().askedAt();
            long closed = opened + Clockwork.WINDOW;
            List<Integer> answering = new ArrayList<>(asked.subList(0, random.nextInt(asked.size() + 1)));
            Collections.shuffle(answering, random);
            for (int seat : answering) {
                if (random.nextBoolean()) {
                    clock.interrupt(seat, RIPPLE, true);
                }
            }
            for (int seat : answering) {
                clock.after(random.nextInt(2 * (int) Clockwork.WINDOW / answering.size()));
                if (clock.table().play().askedAt() == opened
                        && clock.table().play().waitsFor(seat)) {
                    clock.act(seat, DECLINE);
                    closed = Math.max(closed, clock.now());
                }
            }
            clock.until(Math.max(closed, clock.now()));
            assertThat(last(clock)).isEqualTo(declined(asked));
            assertThat(clock.journal.getLast().time()).isEqualTo(closed);
        }
        assertThat(ripples).isGreaterThan(100);
    }

    @Test
    void whoIsAwayIsWaitedForOnlyIfItWantsToBeAsked() {
        Clockwork clock = Clockwork.running(3, new Seed(3, 3), 10);
        assertThat(ripples(clock, 2)).isTrue();
        int gone = clock.waiting().getFirst();
        clock.lookAway(gone);
        clock.after(Clockwork.WINDOW);
        assertThat(clock.table().seats().get(gone).playedBy()).isEmpty();
        assertThat(last(clock)).allMatch(move -> move.action().equals(DECLINE));
        clock.interrupt(gone, RIPPLE, true);
        toRippleOf(clock, gone);
        clock.after(9_999);
        assertThat(clock.waiting()).containsExactly(gone);
        clock.after(1);
        assertThat(clock.table().seats().get(gone).playedBy()).isNotEmpty();
        assertThat(clock.waiting()).doesNotContain(gone);
    }

    /** A window that threatens the seat itself waits as ever. */
    @Test
    void otherWindowsAsk() {
        for (int game = 0; ; game++) {
            Clockwork clock = Clockwork.running(4, new Seed(12, game));
            int seat = clock.waiting().getFirst();
            if (!offered(clock, seat).contains("play storm")) {
                continue;
            }
            clock.act(seat, "play storm");
            List<Integer> asked = clock.waiting();
            clock.after(LONG);
            assertThat(clock.waiting()).isEqualTo(asked).hasSize(3);
            assertThat(question(clock, asked.getFirst()).has("passes")).isFalse();
            return;
        }
    }

    @Test
    void theWishIsToldToItsSeatAlone() {
        Clockwork clock = Clockwork.running(3, new Seed(1, 1));
        int position = clock.table().position();
        int audience = clock.sent(Clockwork.AUDIENCE).size();
        int other = clock.sent(2).size();
        int own = clock.sent(1).size();
        assertThat(clock.seen(1).path("interrupts").toString()).isEqualTo("{\"ripple\":false}");
        clock.interrupt(1, RIPPLE, true);
        assertThat(clock.seen(1).path("interrupts").toString()).isEqualTo("{\"ripple\":true}");
        assertThat(clock.seen(2).path("interrupts").toString()).isEqualTo("{\"ripple\":false}");
        assertThat(clock.seen(Clockwork.AUDIENCE).has("interrupts")).isFalse();
        assertThat(clock.table().position()).isEqualTo(position);
        assertThat(clock.sent(Clockwork.AUDIENCE)).hasSize(audience);
        assertThat(clock.sent(2)).hasSize(other);
        assertThat(clock.sent(1)).hasSize(own + 1);
    }

    @Test
    void whatCannotBeWishedIsRefused() {
        Clockwork clock = Clockwork.running(2, new Seed(2, 2));
        Verdict verdict = clock.ask(new Request.Interrupt(Desk.token(0), "a", "window", true));
        assertThat(said(verdict, "en"))
                .isEqualTo(
                        "there is no such choice here: the step 'window'; the steps that pass by themselves are: ripple");
        assertThat(said(verdict, "de"))
                .isEqualTo(
                        "das steht hier nicht zur Wahl: der Schritt 'window'; die Schritte, die von selbst vorübergehen,"
                                + " sind: ripple");
        assertThat(clock.ask(new Request.Interrupt("", "a", RIPPLE, true))).isEqualTo(Verdict.refused(Code.NOT_SEATED));
        clock.done(new Request.Concede(Desk.token(0), ""));
        assertThat(clock.table().status()).isEqualTo(Status.OVER);
        assertThat(clock.ask(new Request.Interrupt(Desk.token(0), "b", RIPPLE, true)))
                .isEqualTo(Verdict.refused(Code.NOT_RUNNING));

        Clockwork open = Clockwork.open(2, new Seed(2, 2));
        open.done(new Request.Close(Desk.token(0), ""));
        assertThat(open.ask(new Request.Interrupt(Desk.token(0), "b", RIPPLE, true)))
                .isEqualTo(Verdict.refused(Code.NOT_RUNNING));

        Desk desk = Desk.running("fintastic-sea", Optional.empty(), 2, new Seed(2, 2));
        assertThat(said(desk.ask(new Request.Interrupt(Desk.token(0), "a", RIPPLE, true)), "en"))
                .isEqualTo(
                        "there is no such choice here: the step 'ripple', since nothing passes by itself in this game");
        assertThat(desk.update(0).has("interrupts")).isFalse();
    }

    private static String said(Verdict verdict, String language) {
        assertThat(verdict).isInstanceOf(Verdict.Refused.class);
        Verdict.Refused refused = (Verdict.Refused) verdict;
        assertThat(refused.code()).isEqualTo(Code.BAD_CHOICE);
        return Words.refusal(refused.code(), language, refused.arguments());
    }

    @Test
    void aCommandSentTwiceIsCarriedOutOnce() {
        Clockwork clock = Clockwork.running(2, new Seed(2, 3));
        Request on = new Request.Interrupt(Desk.token(0), "on", RIPPLE, true);
        clock.done(on);
        clock.done(new Request.Interrupt(Desk.token(0), "off", RIPPLE, false));
        assertThat(clock.ask(on)).isEqualTo(new Verdict.Done(clock.table().position(), 0));
        assertThat(clock.table().person(0).interrupts()).isEmpty();
    }

    /** The wish goes with the person, not with the chair. */
    @Test
    void whoSitsDownWhereSomebodyLeftStartsAnew() {
        Clockwork clock = Clockwork.open(4, new Seed(2, 4));
        clock.sit(1, "ben");
        clock.interrupt(1, RIPPLE, true);
        clock.done(new Request.Leave(Desk.token(1), ""));
        clock.sit(1, "cleo");
        assertThat(clock.table().person(1).interrupts()).isEmpty();
        clock.sit(3, "dora");
        Request.Interrupt wish = new Request.Interrupt(Desk.token(3), "wish", RIPPLE, true);
        clock.done(wish);
        clock.done(new Request.Start(Desk.token(0), "", List.of()));
        assertThat(clock.table().seats()).hasSize(3);
        assertThat(clock.table().person(2).interrupts()).containsExactly(RIPPLE);
        int length = clock.journal.size();
        assertThat(clock.ask(wish)).isInstanceOf(Verdict.Done.class);
        assertThat(clock.journal).hasSize(length);
    }

    @Test
    void aBotsSeatAnswersAsEver() {
        Clockwork clock = rippling(3, 2, false);
        int left = clock.waiting().getFirst();
        clock.done(new Request.Leave(Desk.token(left), ""));
        assertThat(clock.seen(left).has("question")).isFalse();
        int position = clock.table().position();
        clock.after(Clockwork.WINDOW - 1);
        assertThat(clock.table().position()).isEqualTo(position);
        clock.after(1);
        assertThat(clock.table().position()).isEqualTo(position + 1);
        assertThat(last(clock)).contains(new Entry.Move(left, DECLINE));
    }
}
