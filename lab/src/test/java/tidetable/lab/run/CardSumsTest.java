package tidetable.lab.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import tidetable.engine.Standing;
import tidetable.lab.GameRow;
import tidetable.lab.watch.CardCountsOf;
import tidetable.lab.watch.GameNotes;

class CardSumsTest {
    private final CardSums sums = new CardSums(1, 2);
    private Moments first = Moments.NONE;
    private Moments second = Moments.NONE;

    @Test
    void theSlopeOfACardMetOnceOrNotIsTheDifferenceOfTheRatesOfWins() {
        games(30, 1, 0, 0);
        games(10, 1, 0, 1);
        games(20, 0, 0, 0);
        games(40, 0, 0, 1);
        CardSums.Slope slope = sums.slope(0, new Moments[] {first, second});
        // with the card 30 of 40 in seat 1, without it 20 of 60
        assertThat(slope.value()).isCloseTo(30 / 40.0 - 20 / 60.0, within(1e-12));
        assertThat(slope.error()).isBetween(0.05, 0.15);
        assertThat(sums.games(0)).isEqualTo(40);
    }

    @Test
    void aStrongSeatDoesNotMakeItsCardsStrong() {
        games(40, 1, 0, 0);
        games(40, 0, 0, 0);
        games(10, 1, 0, 1);
        games(10, 0, 0, 1);
        assertThat(sums.slope(0, new Moments[] {first, second}).value()).isCloseTo(0, within(1e-12));
    }

    @Test
    void nothingIsKnownOfACardThatAllMeetAlike() {
        games(10, 1, 1, 0);
        games(10, 1, 1, 1);
        assertThat(sums.slope(0, new Moments[] {first, second}).known()).isFalse();
    }

    private void games(int count, int timesInFirst, int timesInSecond, int winner) {
        for (int i = 0; i < count; i++) {
            Standing standing = new Standing(List.of(List.of(winner), List.of(1 - winner)), List.of(1, 1));
            GameNotes notes = new GameNotes(
                    1,
                    0,
                    OptionalDouble.empty(),
                    "",
                    List.of(),
                    CardCountsOf.one(timesInFirst, timesInSecond),
                    List.of());
            Played game = new Played(new GameRow(i, Plans.ROOT, 1, 1, standing), notes, new int[] {0, 0});
            first = first.plus(game.win(0));
            second = second.plus(game.win(1));
            sums.add(game, new int[] {0, 1}, 2, notes.counts()::had);
        }
    }
}
