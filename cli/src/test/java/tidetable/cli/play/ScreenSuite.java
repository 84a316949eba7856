package tidetable.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import tidetable.cli.shell.Style;
import tidetable.engine.ActionList;
import tidetable.engine.Deal;
import tidetable.engine.Event;
import tidetable.engine.Game;
import tidetable.engine.State;
import tidetable.engine.Story;
import tidetable.engine.Viewer;
import tidetable.engine.chance.Rng;
import tidetable.engine.chance.Seed;
import tidetable.engine.file.MatchRecord.Player;
import tidetable.engine.text.Texts;

/** What the screen of every game must do: show each moment of random games, and offer exactly what may be done. */
abstract class ScreenSuite<S extends State<S>, V extends Record> {
    private static final int WIDTH = 80;
    private final Game<S, V> game;
    private final int games;

    /** @param games how many are played */
    ScreenSuite(Game<S, V> game, int games) {
        this.game = game;
        this.games = games;
    }

    /** The line of the score sheet of Ana, who has so many points, as a pattern. */
    abstract String scoreOfAna(int points);

    /** Checks that enough kinds of questions were seen. */
    abstract void seen(Set<String> steps);

    @ParameterizedTest
    @FieldSource("tidetable.engine.text.Languages#ALL")
    void everyMomentOfAGameCanBeShownAndEveryOfferedActionIsInTheMenu(String language) {
        Texts words = TableSetup.words(language);
        Screen<V> screen = Screens.of(game, words, new Style(false));
        Rulebook book = Rulebook.of(game, language);
        Roster roster =
                Roster.of(List.of(new Player(false, "Ana"), new Player(true, "x"), new Player(true, "x")), words);
        Set<String> steps = new HashSet<>();
        for (int number = 0; number < games; number++) {
            S state = game.deal(Deal.fast(3, new Seed(number, 1)));
            Rng chance = Rng.fast(new Seed(number, 2), "test");
            ActionList legal = new ActionList();
            while (state.actor() != State.OVER) {
                steps.add(state.step());
                state.legalActions(legal);
                V view = game.view(state, Viewer.at(state.actor()));
                shows(screen, view, roster, state.actor());
                offers(screen, view, legal, book);
                List<Event> events = new ArrayList<>();
                state.apply(legal.get(chance.below(legal.size())), Story.into(events));
                assertThat(String.join("", screen.tell(events, roster))).doesNotContain("{", "}");
            }
            assertThat(screen.scoreSheet(game.view(state, Viewer.ARCHIVE), roster))
                    .anyMatch(line ->
                            line.matches(scoreOfAna(state.standing().scores().getFirst())));
        }
        seen(steps);
    }

    private void shows(Screen<V> screen, V view, Roster roster, int seat) {
        List<String> lines = new ArrayList<>(screen.board(view, Map.of()));
        lines.addAll(screen.status(view));
        lines.addAll(screen.seat(view, seat, roster));
        assertThat(lines).allMatch(line -> !line.contains("{"));
        assertThat(screen.board(view, Map.of())).allMatch(line -> line.length() <= WIDTH);
    }

    private void offers(Screen<V> screen, V view, ActionList legal, Rulebook book) {
        List<String> offered = new ArrayList<>();
        for (int action : legal.toArray()) {
            offered.add(game.actions().notation(action));
        }
        assertThat(screen.menu(view, offered).stream().flatMap(ScreenSuite::actions))
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
            case Entry.Open open -> open.under().stream().flatMap(ScreenSuite::actions);
        };
    }
}
