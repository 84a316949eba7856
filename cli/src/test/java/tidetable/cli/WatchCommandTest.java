package tidetable.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(120)
class WatchCommandTest {
    @TempDir
    private Path folder;

    @Test
    void aMatchIsFollowedToItsEnd() throws Exception {
        try (FakeTable<?, ?> table = FakeTable.running(false, "Ana", "Ben", "Cora")) {
            Sitting sitting = new Sitting("watch", table.url());
            sitting.says("Watching Fintastic Sea: " + table.url());
            sitting.says("Round 1 of 6");
            sitting.says("Ana (to move)\n  Hand: 3 |");
            sitting.says("It is up to Ana.");
            table.act();
            sitting.says("  Ana ");
            table.cut();
            sitting.says("The connection is lost");
            sitting.says("The connection is there again.");
            while (!table.over()) {
                table.act();
            }
            sitting.says("Cards in the Reserve");
            Cli.Result result = sitting.result();
            assertThat(result.code()).isZero();
            assertThat(result.err()).isEmpty();
            assertThat(result.out())
                    .containsPattern("(wins? with \\d+ points|share the win with \\d+ points each)!\n$");
            assertThat(Cli.run("watch", table.url()).out()).contains("Cards in the Reserve");
        }
    }

    @Test
    void fromASeatItsCardsAreSeen() throws Exception {
        try (FakeTable<?, ?> table = FakeTable.running(false, "Ana", "Ben", "Cora")) {
            Path token = Files.writeString(folder.resolve("token"), "secret");
            Sitting sitting = new Sitting("watch", table.url(), "--token-file", token.toString(), "--language", "de");
            sitting.says("Zuschauen bei Fintastic Sea");
            sitting.says("Hand: Falterfisch");
            table.set("status", "closed");
            assertThat(sitting.result().err()).isEqualTo("tidetable: der Tisch wurde geschlossen\n");
        }
    }
}
