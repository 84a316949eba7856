package tidetable.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BenchServerCommandTest {
    private static final String ROOT = "tidetable.root";

    @TempDir
    Path nothingBuilt;

    @BeforeEach
    void looksForTheServerInAnEmptyFolder() {
        System.setProperty(ROOT, nothingBuilt.toString());
    }

    @AfterEach
    void looksWhereItIs() {
        System.clearProperty(ROOT);
    }

    @ParameterizedTest
    @CsvSource({"--tables=1", "--sleeping=1", "--start"})
    void saysInOneLineThatTheServerIsNotBuilt(String option) {
        Cli.Result result = Cli.run("bench", "server", option);
        assertThat(result.code()).isEqualTo(Main.BAD_INPUT);
        assertThat(result.out()).isEmpty();
        assertThat(result.err().lines())
                .hasSize(1)
                .first()
                .asString()
                .contains("the server is not built", "quarkus-run.jar", "mvn -pl server -am");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--tables 0|--tables must be from 1 to 100000, not 0",
                "--rate 0|--rate must be from 1 to 1000000, not 0",
                "--seconds 0|--seconds must be from 1 to 86400, not 0.0",
                "--peak-seconds -1|--peak-seconds must be from 0 to 86400, not -1.0",
                "--sleeping 0|--sleeping must be from 1 to 1000000, not 0",
                "--start --sleeping 5|give --start or --sleeping, not both",
                "--start --server http://localhost:1|--start and --sleeping start a server of their own; leave --server out"
            })
    void refusesWhatCannotBeMeasured(String options, String sentence) {
        Cli.Result result = Cli.run(("bench server " + options).split(" ", -1));
        assertThat(result.code()).isEqualTo(Main.BAD_INPUT);
        assertThat(result.err()).isEqualToIgnoringNewLines("tidetable: " + sentence);
    }

    @Test
    void namesTheServerThatIsNotThere() {
        Cli.Result result = Cli.run("bench", "server", "--server", "http://127.0.0.1:1", "--tables", "1");
        assertThat(result.code()).isEqualTo(Main.BAD_INPUT);
        assertThat(result.err()).contains("there is no server at http://127.0.0.1:1");
    }

    @Test
    void aGameIsStillAskedForWhenTheServerIsNotMeant() {
        assertThat(Cli.run("bench").err()).contains("missing required parameter: 'GAME'");
    }
}
