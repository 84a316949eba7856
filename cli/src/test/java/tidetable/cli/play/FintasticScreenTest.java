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
import tidetable.games.fintasticsea.FintasticSea;
import tidetable.games.fintasticsea.FintasticState;
import tidetable.games.fintasticsea.FintasticView;

class FintasticScreenTest {
    private static final int WIDTH = 80;
    private final FintasticSea sea = FintasticSea.standard();

    @Test
    void allLanguagesHaveTheSameTexts() {
        Texts english = TableSetup.words("en");
        Languages.ALL.forEach(language -> TableSetup.words(language).checkSameKeys(english));
        assertThat(english.keys()).contains("play.help", "fintastic.legend");
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "de", "pt-BR"})
    void everyMomentOfAGameCanBeShownAndEveryOfferedActionIsInTheMenu(String language) {
        Texts words = TableSetup.words(language);
        Screen<FintasticView> screen = Screens.of(sea, words, new Style(false));
        Rulebook book = Rulebook.of(sea, language);
        Roster roster =
                Roster.of(List.of(new Player(false, "Ana"), new Player(true, "x"), new Player(true, "x")), words);
        Set<String> steps = new HashSet<>();
        for (int game = 0; game < 10; game++) {
            FintasticState state = sea.deal(Deal.fast(3, new Seed(game, 1)));
            Rng chance = Rng.fast(new Seed(game, 2), "test");
            ActionList legal = new ActionList();
            while (state.actor() != State.OVER) {
                steps.add(state.step());
                state.legalActions(legal);
                FintasticView view = sea.view(state, Viewer.at(state.actor()));
                shows(screen, view, roster, state.actor());
                offers(screen, view, legal, book);
                List<Event> events = new ArrayList<>();
                state.apply(legal.get(chance.below(legal.size())), Story.into(events));
                assertThat(String.join("", screen.tell(events, roster))).doesNotContain("{", "}");
            }
            assertThat(screen.scoreSheet(sea.view(state, Viewer.ARCHIVE), roster))
                    .anyMatch(line ->
                            line.startsWith("Ana: " + state.standing().scores().getFirst() + " "));
        }
        assertThat(steps).contains("play", "ocean", "chain", "end", "catch", "centre", "keep");
    }

    private static void shows(Screen<FintasticView> screen, FintasticView view, Roster roster, int seat) {
        List<String> lines = new ArrayList<>(screen.board(view, Map.of()));
        lines.addAll(screen.status(view));
        lines.addAll(screen.seat(view, seat, roster));
        assertThat(lines).allMatch(line -> !line.contains("{"));
        assertThat(screen.board(view, Map.of())).allMatch(line -> line.length() <= WIDTH);
    }

    private void offers(Screen<FintasticView> screen, FintasticView view, ActionList legal, Rulebook book) {
        List<String> offered = new ArrayList<>();
        for (int action : legal.toArray()) {
            offered.add(sea.actions().notation(action));
        }
        assertThat(screen.menu(view, offered).stream().flatMap(FintasticScreenTest::actions))
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
            case Entry.Open open -> open.under().stream().flatMap(FintasticScreenTest::actions);
        };
    }
}
