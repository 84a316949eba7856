package tidetable.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tidetable.bots.search.Analysis;
import tidetable.bots.search.Analysis.Option;
import tidetable.engine.ActionSpace;

class HintTest {
    private static final ActionSpace ACTIONS = new ActionSpace(List.of("pass", "catch cod", "play eel"));
    private static final Option CATCH = new Option(1, 90, 0.544f);
    private static final Option PLAY = new Option(2, 10, 0.468f);
    private static final Option PASS = new Option(0, 0, 0.9f);

    private static Hint hint(List<Float> chances, Option... options) {
        return Hint.of(new Analysis(0, List.of(options), chances), ACTIONS);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            en | Expert would choose: catch cod. Chance to win: 51 % now, 54 % after it, 47 % after the second best: play eel.
            de | Der Experte würde wählen: catch cod. Gewinnchance: 51 % jetzt, 54 % danach, 47 % nach der zweitbesten Wahl: play eel.
            pt-BR | O especialista escolheria: catch cod. Chance de vencer: 51 % agora, 54 % depois disso, 47 % depois da segunda melhor opção: play eel.
            """)
    @DisplayName("a sentence has what it would do, the chance now, after it and after the runner-up")
    void sentence(String language, String sentence) {
        assertThat(hint(List.of(0.51f, 0.49f), CATCH, PLAY, PASS).say(language)).isEqualTo(sentence);
    }

    @Test
    @DisplayName("what was never tried is no runner-up")
    void noOther() {
        Hint hint = hint(List.of(0.51f, 0.49f), CATCH, PASS);
        assertThat(hint.other()).isEmpty();
        assertThat(hint.say("en")).isEqualTo("Expert would choose: catch cod. Chance to win: 51 % now, 54 % after it.");
    }

    @Test
    @DisplayName("who plays alone has no chance to win")
    void alone() {
        assertThat(hint(List.of(0.51f), CATCH, PLAY).say("en")).isEqualTo("Expert would choose: catch cod.");
    }
}
