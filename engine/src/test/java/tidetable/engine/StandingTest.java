package tidetable.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tidetable.engine.chance.Rng;
import tidetable.engine.chance.Seed;

class StandingTest {
    @Test
    void moreIsBetterAndTieBreaksDecide() {
        Standing standing = Standing.ranked(new int[] {10, 20, 20, 5}, new int[] {9, 1, 2, 9});
        assertThat(standing.groups()).containsExactly(List.of(2), List.of(1), List.of(0), List.of(3));
        assertThat(standing.scores()).containsExactly(10, 20, 20, 5);
        assertThat(standing.winners()).containsExactly(2);
        assertThat(standing.place(0)).isEqualTo(2);
    }

    @Test
    void seatsEqualInBothShareAPlace() {
        Standing standing = Standing.ranked(new int[] {7, -3, 7, 7}, new int[] {1, 0, 1, 0});
        assertThat(standing.groups()).containsExactly(List.of(0, 2), List.of(3), List.of(1));
        assertThat(standing.winners()).containsExactly(0, 2);
        assertThat(standing.place(2)).isZero();
    }

    @Test
    void whoGaveUpIsLast() {
        Standing standing = Standing.ranked(new int[] {7, 9, 7, 7, 1}, new int[5]);
        assertThat(standing.withConceded(List.of())).isEqualTo(standing);
        Standing left = standing.withConceded(List.of(1, 2));
        assertThat(left.groups()).containsExactly(List.of(0, 3), List.of(4), List.of(2), List.of(1));
        assertThat(left.scores()).isEqualTo(standing.scores());
        assertThat(standing.withConceded(List.of(0, 2, 1, 3)).groups())
                .containsExactly(List.of(4), List.of(3), List.of(1), List.of(2), List.of(0));
    }

    @Test
    void seatsPermuteWithTheirScores() {
        Rng rng = Rng.fast(new Seed(1, 1), "standing");
        for (int round = 0; round < 200; round++) {
            int seats = 2 + rng.below(4);
            int turn = rng.below(seats);
            int[] scores = new int[seats];
            int[] breaks = new int[seats];
            int[] turnedScores = new int[seats];
            int[] turnedBreaks = new int[seats];
            for (int seat = 0; seat < seats; seat++) {
                scores[seat] = turnedScores[(seat + turn) % seats] = rng.below(3);
                breaks[seat] = turnedBreaks[(seat + turn) % seats] = rng.below(2);
            }
            Standing standing = Standing.ranked(scores, breaks);
            Standing turned = Standing.ranked(turnedScores, turnedBreaks);
            for (int seat = 0; seat < seats; seat++) {
                assertThat(turned.place((seat + turn) % seats)).isEqualTo(standing.place(seat));
            }
        }
    }
}
