package tidetable.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.StringWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import tidetable.engine.Standing;
import tidetable.engine.chance.Seed;
import tidetable.engine.file.BadInput;
import tidetable.games.Games;

class SimulationTest {
    private static final Seed ROOT = new Seed(3, 4);

    @Test
    void theSameSeedGivesTheSameRowsInOrderWithAnyNumberOfThreads() throws InterruptedException {
        List<GameRow> one = rows(100, 1, "random", "random", "random");
        assertThat(rows(100, 2, "random", "random", "random")).isEqualTo(one);
        assertThat(rows(100, 7, "random", "random", "random")).isEqualTo(one);
        assertThat(one.stream().map(GameRow::game).toList())
                .isEqualTo(LongStream.range(0, 100).boxed().toList());
        assertThat(one.stream().map(GameRow::seed).distinct()).hasSize(100);
        assertThat(one.stream().map(GameRow::standing).distinct()).hasSizeGreaterThan(50);
    }

    @Test
    void theSummaryAddsTheRowsUp() throws InterruptedException {
        List<GameRow> rows = new ArrayList<>();
        SimulationSummary summary = simulation("random", "random").run(50, 2, rows::add);
        assertThat(summary.games()).isEqualTo(50);
        assertThat(summary.seats().stream()
                        .mapToDouble(seat -> seat.wins().rate())
                        .sum())
                .isCloseTo(1, within(1e-9));
        assertThat(summary.decisions())
                .isCloseTo(rows.stream().mapToInt(GameRow::decisions).average().orElseThrow(), within(1e-9));
        assertThat(summary.choices()).isLessThanOrEqualTo(summary.decisions());
        assertThat(summary.seats().getFirst().score().max())
                .isEqualTo(rows.stream()
                        .mapToInt(row -> row.standing().scores().getFirst())
                        .max()
                        .orElseThrow());
        assertThat(summary.gamesPerSecond()).isPositive();
    }

    @Test
    void aSharedWinIsSplit() {
        Tally tally = new Tally(List.of("a", "b", "c"));
        tally.add(row(new Standing(List.of(List.of(0, 2), List.of(1)), List.of(5, 1, 5))));
        tally.add(row(new Standing(List.of(List.of(1), List.of(0), List.of(2)), List.of(4, 9, -2))));
        SimulationSummary summary = tally.summary(Duration.ofSeconds(4));
        assertThat(summary.seats().stream().map(seat -> seat.wins().rate())).containsExactly(0.25, 0.5, 0.25);
        assertThat(summary.shared()).isEqualTo(1);
        assertThat(summary.seats().get(2).score()).isEqualTo(new SimulationSummary.Spread(1.5, -2, 5));
        assertThat(summary.gamesPerSecond()).isEqualTo(0.5);
    }

    @Test
    void aFailingReceiverStopsEverything() {
        int[] rows = {0};
        assertThatThrownBy(() -> simulation("random", "random").run(1_000_000_000L, 2, _ -> {
                    if (++rows[0] == 3) {
                        throw new IllegalArgumentException("enough");
                    }
                }))
                .hasMessage("enough");
        assertThat(rows[0]).isEqualTo(3);
    }

    @Test
    void anInterruptStopsEverything() {
        List<GameRow> rows = new ArrayList<>();
        assertThatThrownBy(() -> simulation("random", "random").run(1_000_000_000L, 2, row -> {
                    rows.add(row);
                    if (rows.size() == 3) {
                        Thread.currentThread().interrupt();
                    }
                }))
                .isInstanceOf(InterruptedException.class);
        assertThat(Thread.interrupted()).isFalse();
        assertThat(rows).hasSizeGreaterThanOrEqualTo(3);
    }

    @Test
    void seatsAndBotsAreChecked() {
        assertThatThrownBy(() -> simulation("random"))
                .isInstanceOf(BadInput.class)
                .hasMessage("Fintastic Sea is played with 2 to 4 seats, not 1");
        assertThatThrownBy(() -> simulation("random", "clever")).isInstanceOf(BadInput.class);
    }

    @Test
    void rowsAreWrittenAsCsv() {
        StringWriter text = new StringWriter();
        CsvRows csv = new CsvRows(text, List.of("random", "greedy"));
        csv.accept(row(new Standing(List.of(List.of(0, 1)), List.of(7, 7))));
        csv.accept(row(new Standing(List.of(List.of(1), List.of(0)), List.of(3, 8))));
        assertThat(text.toString().lines())
                .containsExactly(
                        "game,seed,seats,decisions,choices,winners,bot1,place1,score1,bot2,place2,score2",
                        "9,00000000000000030000000000000004,2,20,10,1+2,random,1,7,greedy,1,7",
                        "9,00000000000000030000000000000004,2,20,10,2,random,2,3,greedy,1,8");
    }

    private static GameRow row(Standing standing) {
        return new GameRow(9, ROOT, 20, 10, standing);
    }

    private static List<GameRow> rows(long games, int threads, String... bots) throws InterruptedException {
        List<GameRow> rows = new ArrayList<>();
        simulation(bots).run(games, threads, rows::add);
        return rows;
    }

    private static Simulation<?> simulation(String... bots) {
        return Simulation.of(Games.open("fintastic-sea"), List.of(bots), ROOT);
    }
}
