package tidetable.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tidetable.cli.shell.Style;
import tidetable.engine.ActionList;
import tidetable.engine.Deal;
import tidetable.engine.Event;
import tidetable.engine.State;
import tidetable.engine.Story;
import tidetable.engine.Viewer;
import tidetable.engine.chance.Rng;
import tidetable.engine.chance.Seed;
import tidetable.engine.file.MatchRecord.Player;
import tidetable.engine.text.Languages;
import tidetable.engine.text.Texts;
import tidetable.games.finspan.Finspan;
import tidetable.games.finspan.FinspanState;
import tidetable.games.finspan.FinspanView;

class FinspanScreenTest {
    private static final int WIDTH = 80;
    private final Finspan finspan = Finspan.standard();

    @Test
    void allLanguagesHaveTheSameTexts() {
        Texts english = TableSetup.words("en");
        Languages.ALL.forEach(language -> TableSetup.words(language).checkSameKeys(english));
        assertThat(english.keys()).contains("play.help", "finspan.menu.end");
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "de", "pt-BR"})
    void everyMomentOfAGameCanBeShownAndEveryOfferedActionIsInTheMenu(String language) {
        Texts words = TableSetup.words(language);
        Screen<FinspanView> screen = Screens.of(finspan, words, new Style(false));
        Rulebook book = Rulebook.of(finspan, language);
        Roster roster =
                Roster.of(List.of(new Player(false, "Ana"), new Player(true, "x"), new Player(true, "x")), words);
        Set<String> steps = new HashSet<>();
        for (int game = 0; game < 6; game++) {
            FinspanState state = finspan.deal(Deal.fast(3, new Seed(game, 1)));
            Rng chance = Rng.fast(new Seed(game, 2), "test");
            ActionList legal = new ActionList();
            while (state.actor() != State.OVER) {
                steps.add(state.step());
                state.legalActions(legal);
                FinspanView view = finspan.view(state, Viewer.at(state.actor()));
                shows(screen, view, roster, state.actor());
                offers(screen, view, legal, book);
                List<Event> events = new ArrayList<>();
                state.apply(legal.get(chance.below(legal.size())), Story.into(events));
                assertThat(String.join("", screen.tell(events, roster))).doesNotContain("{", "}");
            }
            assertThat(screen.scoreSheet(finspan.view(state, Viewer.ARCHIVE), roster))
                    .anyMatch(line -> line.matches(
                            "Ana: %d .*".formatted(state.standing().scores().getFirst())));
        }
        assertThat(steps).containsExactlyInAnyOrder("turn", "slot", "pay", "ability", "eggs", "finale");
    }

    private static void shows(Screen<FinspanView> screen, FinspanView view, Roster roster, int seat) {
        List<String> lines = new ArrayList<>(screen.board(view, Map.of()));
        lines.addAll(screen.status(view));
        lines.addAll(screen.seat(view, seat, roster));
        assertThat(lines).allMatch(line -> !line.contains("{"));
        assertThat(screen.board(view, Map.of())).allMatch(line -> line.length() <= WIDTH);
    }

    private void offers(Screen<FinspanView> screen, FinspanView view, ActionList legal, Rulebook book) {
        List<String> offered = new ArrayList<>();
        for (int action : legal.toArray()) {
            offered.add(finspan.actions().notation(action));
        }
        assertThat(screen.menu(view, offered).stream().flatMap(FinspanScreenTest::actions))
                .containsExactlyInAnyOrderElementsOf(offered);
        for (String action : offered) {
            assertThat(screen.clauses(view, action))
                    .isNotEmpty()
                    .allMatch(clause -> book.clause(clause).isPresent());
        }
    }

    private static Stream<String> actions(Entry entry) {
        return switch (entry) {
            case Entry.Act act -> Stream.of(act.action());
            case Entry.Open open -> open.under().stream().flatMap(FinspanScreenTest::actions);
        };
    }
}
