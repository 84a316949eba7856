package tidetable.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tidetable.cli.shell.Style;
import tidetable.engine.Standing;
import tidetable.engine.file.MatchRecord.Player;
import tidetable.engine.text.Texts;
import tidetable.games.fullseal.FullSeal;
import tidetable.games.fullseal.FullSealState;
import tidetable.games.fullseal.FullSealView;

class FullSealScreenTest extends ScreenSuite<FullSealState, FullSealView> {
    FullSealScreenTest() {
        super(FullSeal.standard(), 6);
    }

    @Override
    String scoreOfAna(int points) {
        return "Ana: (no|kein|nenhuma|%1$d) .*".formatted(points);
    }

    @Override
    void seen(Set<String> steps) {
        assertThat(steps).contains("table", "response", "fishing", "play", "den", "choose", "order");
    }

    @Test
    void whoWinsHasNoPoints() {
        Texts words = TableSetup.words("en");
        Screen<FullSealView> screen = Screens.of(FullSeal.standard(), words, new Style(false));
        Roster roster = Roster.of(List.of(new Player(false, "Ana"), new Player(false, "Ben")), words);
        Standing won = new Standing(List.of(List.of(1), List.of(0)), List.of(2, 4));
        Standing shared = new Standing(List.of(List.of(0, 1)), List.of(3, 3));
        assertThat(TerminalGame.winner(won, roster, screen, words)).isEqualTo("Ben wins!");
        assertThat(TerminalGame.winner(shared, roster, screen, words)).isEqualTo("Ana, Ben share the win!");
    }
}
