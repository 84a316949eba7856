package tidetable.bots.outside;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ProgramTest {
    private static final Duration LONG = Duration.ofSeconds(60);
    private static final Duration SHORT = Duration.ofMillis(20);

    private static Program sh(String script, Duration goodbye) throws IOException {
        return new Program(List.of("sh", "-c", script), goodbye);
    }

    /** Ends the line, and sees that the program and what it started have ended. */
    private static void gone(Program program) throws Exception {
        List<ProcessHandle> all = Stream.concat(
                        Stream.of(program.handle()), program.handle().descendants())
                .toList();
        program.close();
        for (ProcessHandle one : all) {
            one.onExit().get(60, TimeUnit.SECONDS);
            assertThat(one.isAlive()).isFalse();
        }
    }

    @Test
    void speaksLineByLineAndEndsByItselfWhenItsInputEnds() throws Exception {
        Program cat = sh("cat; echo good bye >&2", LONG);
        cat.send("one é");
        cat.send("two");
        assertThat(cat.hear(LONG)).isEqualTo(new Line.Heard.Text("one é"));
        assertThat(cat.hear(LONG)).isEqualTo(new Line.Heard.Text("two"));
        assertThat(cat.hear(SHORT)).isEqualTo(new Line.Heard.Nothing());
        gone(cat);
    }

    @Test
    void halfALineAndThenDeathIsAnEnd() throws Exception {
        Program half = sh("printf '{\"type\"'; exit 3", LONG);
        assertThat(half.hear(LONG)).isEqualTo(new Line.Heard.End("ended with exit code 3, in the middle of a line"));
        gone(half);
    }

    @Test
    void aClosedOutputIsAnEndThoughTheProgramLives() throws Exception {
        Program mute = sh("exec >&-; sleep 600", SHORT);
        assertThat(mute.hear(LONG)).isEqualTo(new Line.Heard.End("closed its standard output"));
        gone(mute);
    }

    @Test
    void aProgramThatDoesNotReadHoldsNobodyUp() throws Exception {
        Program deaf = sh("exec <&-; sleep 600", SHORT);
        deaf.send("x".repeat(1_000_000));
        deaf.send("y");
        assertThat(deaf.hear(SHORT)).isEqualTo(new Line.Heard.Nothing());
        gone(deaf);
        Program idle = sh("sleep 600", SHORT);
        idle.send("x".repeat(1_000_000));
        assertThat(idle.hear(SHORT)).isEqualTo(new Line.Heard.Nothing());
        gone(idle);
    }

    @Test
    void aHugeLineIsNotReadToItsEnd() throws Exception {
        Program huge = sh("while :; do printf xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx; done", SHORT);
        assertThat(huge.hear(LONG)).isEqualTo(new Line.Heard.TooLong());
        gone(huge);
        Program fits = sh("head -c 65536 /dev/zero | tr '\\0' x; echo; sleep 600", SHORT);
        assertThat(fits.hear(LONG)).isEqualTo(new Line.Heard.Text("x".repeat(Program.LONGEST_LINE)));
        gone(fits);
    }

    @Test
    void aFloodOfLinesWaits() throws Exception {
        Program flood = sh("while :; do echo x; done", SHORT);
        assertThat(flood.hear(LONG)).isEqualTo(new Line.Heard.Text("x"));
        gone(flood);
    }

    @Test
    void whoDoesNotGoIsEndedWithAllItStarted() throws Exception {
        Program stubborn = sh("trap '' TERM HUP; sleep 600 & sleep 600 & echo ready; wait", SHORT);
        assertThat(stubborn.hear(LONG)).isEqualTo(new Line.Heard.Text("ready"));
        assertThat(stubborn.handle().descendants()).hasSizeGreaterThanOrEqualTo(2);
        gone(stubborn);
    }
}
