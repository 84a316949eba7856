package tidetable.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tidetable.cli.shell.Shell;

class MainTest {
    @ParameterizedTest
    @ValueSource(strings = {"play", "join", "watch", "simulate", "replay", "scenario", "rules", "bench"})
    void everyCommandHasHelpWithAnExample(String command) {
        Cli.Result help = Cli.run(command, "--help");
        assertThat(help.code()).isZero();
        assertThat(help.out()).startsWith("Usage: tidetable " + command).contains("Examples:\n  tidetable " + command);
        assertThat(help.err()).isEmpty();
        assertThat(Cli.run("help", command).out()).isEqualTo(help.out());
        assertThat(Cli.run("--help").out()).contains("\n  " + command);
    }

    @Test
    void theVersionIsTheOneOfTheBuild() {
        assertThat(Cli.run("--version").out()).matches("tidetable \\d+\\.\\d+\\.\\d+\\S*\n");
    }

    @Test
    void aClosedPipeEndsTheCommandQuietly() {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        assertThat(Main.run(
                        new String[] {"rules", "fintastic-sea"},
                        new ByteArrayInputStream(new byte[0]),
                        failing("Broken pipe"),
                        err))
                .isZero();
        assertThat(err.toString(StandardCharsets.UTF_8)).isEmpty();
    }

    @Test
    void aFullDiskIsNamed() {
        for (String[] args : new String[][] {{"rules", "fintastic-sea"}, {"--help"}}) {
            ByteArrayOutputStream err = new ByteArrayOutputStream();
            assertThat(Main.run(args, new ByteArrayInputStream(new byte[0]), failing("No space left on device"), err))
                    .isEqualTo(2);
            assertThat(err.toString(StandardCharsets.UTF_8))
                    .isEqualTo("tidetable: cannot write the answer: No space left on device\n");
        }
    }

    private static OutputStream failing(String reason) {
        return new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException(reason);
            }
        };
    }

    @Test
    void noColorAndDumbTerminalsTurnColourOff() {
        assertThat(Main.colourWanted(Map.of("TERM", "xterm"))).isTrue();
        assertThat(Main.colourWanted(Map.of("NO_COLOR", ""))).isTrue();
        assertThat(Main.colourWanted(Map.of("NO_COLOR", "1"))).isFalse();
        assertThat(Main.colourWanted(Map.of("TERM", "dumb"))).isFalse();
    }

    @Test
    void theLauncherSaysWhichStreamsAreTerminals() {
        assertThat(Main.terminals("in,,err")).containsExactly(Shell.Stream.IN, Shell.Stream.ERR);
        assertThat(Main.terminals("")).isEmpty();
    }

    @Test
    void colourIsOnlyForTerminalsThatShowIt() {
        String[] args = {"play", "fintastic-sea", "--seed", "1"};
        assertThat(Cli.typing("", args).out()).doesNotContain("\u001B");
        Cli.Result coloured = Cli.inColour("", args);
        assertThat(coloured.out()).contains("\u001B[");
        assertThat(coloured.out().replaceAll("\u001B\\[[0-9;]*m", "").replaceAll(" +\n", "\n"))
                .isEqualTo(Cli.typing("", args).out().replaceAll(" +\n", "\n"));
    }
}
