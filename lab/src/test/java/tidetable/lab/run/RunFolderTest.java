package tidetable.lab.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tidetable.engine.file.BadInput;

class RunFolderTest {
    private static final List<String> FILES = List.of("plan.json", "state.json", "games.csv", "decisions.jsonl");

    @TempDir
    private Path folder;

    @Test
    void aRunThatWasKilledGoesOnToTheSameFiles() throws IOException, InterruptedException {
        Path whole = folder.resolve("whole");
        play(whole, 2, 40);

        Path live = folder.resolve("live");
        Path killed = folder.resolve("killed");
        RunFolder dying = RunFolder.at(live, ticking());
        LabRun run = dying.open(Plans.comparing(40), true);
        dying.run(run, 1, now -> {
            if (now.statistics().games() == 21) {
                copy(live, killed);
            }
        });
        Files.writeString(
                killed.resolve("games.csv"), "a row that was never finis", java.nio.file.StandardOpenOption.APPEND);

        RunFolder again = RunFolder.at(killed);
        LabRun rest = again.open(again.plan(), false);
        assertThat(rest.statistics().games()).isBetween(1L, 21L);
        again.run(rest, 3, _ -> {});
        for (String file : FILES) {
            assertThat(killed.resolve(file)).as(file).hasSameTextualContentAs(whole.resolve(file));
        }
    }

    @Test
    void anInterruptedRunKeepsAllItHas() throws IOException, InterruptedException {
        RunFolder kept = RunFolder.at(folder);
        LabRun run = kept.open(Plans.comparing(1_000_000), false);
        assertThatThrownBy(() -> kept.run(run, 2, now -> {
                    if (now.statistics().games() == 7) {
                        Thread.currentThread().interrupt();
                    }
                }))
                .isInstanceOf(InterruptedException.class);
        assertThat(Thread.interrupted()).isFalse();
        long games = RunFolder.at(folder).open(kept.plan(), false).statistics().games();
        assertThat(games).isGreaterThanOrEqualTo(7);
        assertThat(folder.resolve("games.csv")).content().hasLineCount((int) (1 + 2 * games));
    }

    @Test
    void aFinishedRunMayGoFurther() throws IOException, InterruptedException {
        Path whole = folder.resolve("whole");
        play(whole, 1, 30);
        Path longer = folder.resolve("longer");
        play(longer, 2, 12);
        play(longer, 1, 30);
        for (String file : FILES) {
            assertThat(longer.resolve(file)).as(file).hasSameTextualContentAs(whole.resolve(file));
        }
    }

    @Test
    void aFolderKeepsOneRun() {
        RunFolder.at(folder).open(Plans.comparing(10), false);
        assertThatThrownBy(() -> RunFolder.at(folder).open(Plans.of(10, List.of(Variant.standard()), true), false))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("keeps a run of another plan");
    }

    @Test
    void twoRunsInOneFolderAreRefused() throws InterruptedException {
        RunFolder kept = RunFolder.at(folder);
        LabRun run = kept.open(Plans.comparing(3), false);
        kept.run(
                run,
                1,
                _ -> assertThatThrownBy(() -> RunFolder.at(folder).run(new LabRun(run.plan(), false), 1, _ -> {}))
                        .isInstanceOf(BadInput.class)
                        .hasMessageContaining("another run is at work"));
    }

    private static void play(Path folder, int threads, long games) throws InterruptedException {
        RunFolder kept = RunFolder.at(folder, ticking());
        kept.run(kept.open(Plans.comparing(games), true), threads, _ -> {});
    }

    /** A clock by which all is kept after every third game. */
    private static java.util.function.LongSupplier ticking() {
        AtomicLong now = new AtomicLong();
        return () -> now.addAndGet(800_000_000L);
    }

    private static void copy(Path from, Path to) {
        try {
            Files.createDirectories(to);
            for (String file : FILES) {
                Files.copy(from.resolve(file), to.resolve(file));
            }
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}
