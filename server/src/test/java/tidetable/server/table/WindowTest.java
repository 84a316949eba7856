package tidetable.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tidetable.engine.chance.Seed;
import tidetable.engine.contract.nasty.Nasty;

/** Several seats are asked at once (the nasty test game has windows and a secret choice): answers come in any order. */
class WindowTest {
    private static final Nasty GAME = new Nasty();
    private static final int SEATS = GAME.info().maxSeats();
    private static final int ROUNDS = 1_000;

    @Test
    void theOrderOfAnswersDoesNotMatter() {
        int rounds = 0;
        for (int game = 0; rounds < ROUNDS; game++) {
            Seed seed = new Seed(7, game);
            Desk inOrder = at(seed);
            Desk shuffled = at(seed);
            play(inOrder, Optional.empty());
            rounds += play(shuffled, Optional.of(new Random(game)));
            assertThat(moves(shuffled)).isEqualTo(moves(inOrder));
            assertThat(shuffled.table.play().match().state().hash())
                    .isEqualTo(inOrder.table.play().match().state().hash());
        }
    }

    @Test
    void whatIsOvertakenIsVoidedAndAskedAnew() {
        int voided = 0;
        for (int game = 0; voided < 20; game++) {
            Desk desk = at(new Seed(13, game));
            Random order = new Random(game);
            while (desk.table.status() == Status.RUNNING) {
                List<Integer> waiting = waiting(desk);
                int seat = waiting.get(order.nextInt(waiting.size()));
                String question = desk.table.play().question(seat);
                int length = desk.journal.size();
                answer(desk, seat);
                for (Entry entry : desk.journal.subList(length, desk.journal.size())) {
                    if (entry instanceof Entry.Voided gone) {
                        voided++;
                        assertThat(desk.table.play().question(gone.seat())).isNotEqualTo(question);
                    }
                }
            }
        }
        assertThat(voided).isGreaterThanOrEqualTo(20);
    }

    @Test
    void anAnswerIsTakenOnce() {
        Desk desk = at(new Seed(1, 1));
        while (!desk.table.play().window()) {
            int seat = waiting(desk).getFirst();
            answer(desk, seat);
        }
        int seat = waiting(desk).getLast();
        String question = desk.table.play().question(seat);
        String action = choice(desk, seat);
        Request.Act act = new Request.Act(Desk.token(seat), "once", question, List.of(action));
        assertThat(desk.ask(act)).isInstanceOf(Verdict.Store.class);
        int length = desk.journal.size();
        assertThat(desk.ask(act)).isInstanceOf(Verdict.Done.class);
        assertThat(desk.ask(new Request.Act(Desk.token(seat), "twice", question, List.of(action))))
                .isEqualTo(Verdict.refused(Code.STALE_QUESTION));
        assertThat(desk.journal).hasSize(length);
    }

    private static Desk at(Seed seed) {
        return Desk.running("nasty", Optional.empty(), SEATS, seed).askingEverybody();
    }

    private static void answer(Desk desk, int seat) {
        desk.act(seat, choice(desk, seat));
        desk.settle();
    }

    /** Plays to the end; in the order of the rules without a shuffle. The number of rounds with several seats. */
    private static int play(Desk desk, Optional<Random> shuffle) {
        int rounds = 0;
        while (desk.table.status() == Status.RUNNING) {
            List<Integer> waiting = new ArrayList<>(waiting(desk));
            rounds += waiting.size() > 1 ? 1 : 0;
            if (shuffle.isEmpty()) {
                int first = desk.table.play().match().state().actor();
                waiting.sort((a, b) -> Integer.compare((a - first + SEATS) % SEATS, (b - first + SEATS) % SEATS));
            } else {
                Collections.shuffle(waiting, shuffle.get());
            }
            for (int seat : waiting) {
                if (desk.table.status() == Status.RUNNING && desk.table.play().waitsFor(seat)) {
                    answer(desk, seat);
                }
            }
        }
        return rounds;
    }

    private static List<Integer> waiting(Desk desk) {
        return desk.table.asked().stream().filter(desk.table.play()::waitsFor).toList();
    }

    /** A choice that depends on what is asked alone. */
    private static String choice(Desk desk, int seat) {
        Play.Question question = desk.table.play().ask(seat);
        List<String> actions =
                question.choices().stream().map(Play.Choice::action).toList();
        int mixed = (desk.table.play().length() * 31 + seat) * 0x9E3779B9 ^ actions.hashCode();
        return actions.get(Integer.remainderUnsigned(mixed >>> 7, actions.size()));
    }

    private static List<Entry.Move> moves(Desk desk) {
        return desk.journal.stream()
                .flatMap(entry -> entry instanceof Entry.Acted acted ? acted.moves().stream() : null)
                .toList();
    }
}
