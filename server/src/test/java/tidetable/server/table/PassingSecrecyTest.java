package tidetable.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tidetable.engine.chance.Seed;

/**
 * Nobody else can tell whether a seat wants to be asked in a window that passes by itself, and whether it was there when it
 * declined: whole matches are played again with another mind of that seat, and all that the others are sent must be the same,
 * byte for byte and moment for moment.
 */
class PassingSecrecyTest {
    private static final String RIPPLE = "ripple";
    private static final String DECLINE = "decline";
    private static final int SEATS = 5;
    private static final int LONGEST = 300;

    /** How the seat that is watched comes to decline. */
    private enum Mind {
        /** It lets every ripple pass. */
        ABSENT,
        /** It declines early without having said that it wants to be asked. */
        QUICK,
        /** It wants to be asked, and declines in time. */
        WATCHFUL,
        /** It says now this, now that, and declines in time if it must. */
        FICKLE
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4})
    void othersAreSentTheSame(int watched) {
        int ripples = 0;
        for (int match = 0; match < 12; match++) {
            Match absent = new Match(match, watched, Mind.ABSENT);
            absent.play();
            ripples += absent.ripples;
            for (Mind mind : List.of(Mind.QUICK, Mind.WATCHFUL, Mind.FICKLE)) {
                Match other = new Match(match, watched, mind);
                other.play();
                for (int viewer = Clockwork.AUDIENCE; viewer < SEATS; viewer++) {
                    if (viewer != watched) {
                        assertThat(other.clock.sent(viewer))
                                .as("%s, match %d, viewer %d", mind, match, viewer)
                                .isEqualTo(absent.clock.sent(viewer));
                    }
                }
                assertThat(other.clock.sent(watched).equals(absent.clock.sent(watched)))
                        .as("the seat itself is told")
                        .isEqualTo(absent.ripples == 0 && mind != Mind.WATCHFUL);
            }
        }
        assertThat(ripples).isGreaterThan(10);
    }

    /** A match in which all but the watched seat do the same at the same moments. */
    private static final class Match {
        private final Clockwork clock;
        private final Random others;
        private final Random own = new Random(5);
        private final int watched;
        private final Mind mind;
        private int ripples;

        Match(int number, int watched, Mind mind) {
            this.clock = Clockwork.running(SEATS, new Seed(77, number));
            this.others = new Random(number);
            this.watched = watched;
            this.mind = mind;
            clock.interrupt((watched + 1) % SEATS, RIPPLE, true);
            if (mind == Mind.WATCHFUL) {
                clock.interrupt(watched, RIPPLE, true);
            }
        }

        void play() {
            while (clock.table().status() == Status.RUNNING && clock.journal.size() < LONGEST) {
                if (clock.table().play().match().state().step().equals(RIPPLE)) {
                    ripple();
                } else if (clock.waiting().isEmpty()) {
                    clock.after(Clockwork.WINDOW);
                } else {
                    int seat = clock.waiting().getFirst();
                    List<String> offered = offered(seat);
                    List<String> gull = offered.stream()
                            .filter(action -> action.equals("play gull"))
                            .toList();
                    clock.act(seat, gull.isEmpty() ? offered.get(others.nextInt(offered.size())) : gull.getFirst());
                }
            }
        }

        private List<String> offered(int seat) {
            return clock.table().play().ask(seat).choices().stream()
                    .map(Play.Choice::action)
                    .toList();
        }

        /** All that is done in a ripple happens at moments that are fixed beforehand. */
        private void ripple() {
            long opened = clock.table().play().askedAt();
            int position = clock.table().position();
            boolean asked = clock.waiting().contains(watched);
            ripples += asked ? 1 : 0;
            List<Integer> acting = new ArrayList<>(clock.waiting());
            acting.remove(Integer.valueOf(watched));
            acting.removeIf(_ -> others.nextInt(3) == 0);
            int ownMoment = own.nextInt(5);
            for (int moment = 0; moment < 5; moment++) {
                clock.until(opened + moment * 80);
                if (moment == ownMoment && asked) {
                    doAs(mind);
                }
                int now = moment;
                acting.stream().filter(seat -> seat % 5 == now).forEach(seat -> {
                    List<String> offered = offered(seat);
                    clock.act(seat, offered.get(others.nextInt(offered.size())));
                });
            }
            clock.until(opened + Clockwork.WINDOW);
            if (clock.table().position() == position) {
                // somebody wants to be asked and thinks for longer
                clock.after(1_000 + others.nextInt(1_000));
                clock.waiting().forEach(seat -> clock.act(seat, DECLINE));
            }
        }

        private void doAs(Mind as) {
            switch (as) {
                case ABSENT -> {}
                case QUICK, WATCHFUL -> clock.act(watched, DECLINE);
                case FICKLE -> {
                    boolean on = own.nextBoolean();
                    clock.interrupt(watched, RIPPLE, !on);
                    clock.interrupt(watched, RIPPLE, on);
                    if (on) {
                        clock.act(watched, DECLINE);
                    }
                }
            }
        }
    }
}
