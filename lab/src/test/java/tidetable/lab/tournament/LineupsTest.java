package tidetable.lab.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LineupsTest {
    @Test
    void everyBotMeetsEveryOther() {
        assertThat(Lineups.tables(List.of("a", "b", "c"), 2))
                .containsExactly(List.of("a", "b"), List.of("a", "c"), List.of("b", "c"));
        assertThat(Lineups.tables(List.of("a", "b", "c", "d"), 3))
                .containsExactly(
                        List.of("a", "b", "c"), List.of("a", "b", "d"), List.of("a", "c", "d"), List.of("b", "c", "d"));
    }

    @Test
    void fewBotsFillTheSeatsInEveryWay() {
        assertThat(Lineups.tables(List.of("a", "b"), 3))
                .containsExactly(List.of("a", "b", "b"), List.of("a", "a", "b"));
        assertThat(Lineups.tables(List.of("a", "b", "c"), 5)).hasSize(6).allSatisfy(table -> {
            assertThat(table).hasSize(5).contains("a", "b", "c");
        });
    }

    @Test
    void everyBotHasEverySeatOfADealOnce() {
        List<List<String>> seatings = Lineups.seatings(List.of("a", "b", "c", "d"), 17);
        assertThat(seatings).hasSize(4);
        for (int seat = 0; seat < 4; seat++) {
            int at = seat;
            assertThat(seatings.stream().map(seating -> seating.get(at))).containsExactlyInAnyOrder("a", "b", "c", "d");
        }
    }

    @Test
    void everyOrderOfSeatsComesWithTheDeals() {
        Set<List<String>> orders = new HashSet<>();
        IntStream.range(0, 6).forEach(deal -> orders.addAll(Lineups.seatings(List.of("a", "b", "c", "d"), deal)));
        assertThat(orders).hasSize(24);
    }
}
