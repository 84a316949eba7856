package tidetable.bots.outside;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import tidetable.engine.file.BadInput;

class CommandLineTest {
    @Test
    void blanksPartWordsUnlessQuoted() {
        assertThat(CommandLine.words(" python3  my\tbot.py ")).containsExactly("python3", "my", "bot.py");
        assertThat(CommandLine.words("'my bot' --name=\"a, b\" ''")).containsExactly("my bot", "--name=a, b", "");
        assertThat(CommandLine.words("$HOME/*.py")).containsExactly("$HOME/*.py");
    }

    @Test
    void whatNamesNoProgramIsRefused() {
        assertThatThrownBy(() -> CommandLine.words(" "))
                .isInstanceOf(BadInput.class)
                .hasMessage("bot 'exec: ' names no program; write exec:COMMAND, such as exec:./my-bot");
        assertThatThrownBy(() -> CommandLine.words("'a"))
                .isInstanceOf(BadInput.class)
                .hasMessage("bot 'exec:'a': a quote ' has no end");
    }
}
