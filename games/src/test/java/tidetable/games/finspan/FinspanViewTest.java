package tidetable.games.finspan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tidetable.engine.ActionList;
import tidetable.engine.Deal;
import tidetable.engine.State;
import tidetable.engine.Story;
import tidetable.engine.Viewer;
import tidetable.engine.chance.Rng;
import tidetable.engine.chance.Seed;
import tidetable.engine.file.Json;

/** Views are sent to clients as JSON; a client of ours reads them back. All viewers see the same (15.1). */
class FinspanViewTest {
    private static final Finspan GAME = Finspan.standard();

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5})
    void aViewWrittenAndReadIsTheSameForEveryViewer(int seats) {
        FinspanState state = GAME.deal(Deal.fast(seats, new Seed(seats, 3)));
        Rng choices = Rng.fast(new Seed(seats, 4), "choices");
        ActionList legal = new ActionList();
        while (state.actor() != State.OVER) {
            FinspanView view = GAME.view(state, Viewer.AUDIENCE);
            assertThat(Json.read(Json.tree(view), FinspanView.class, "test")).isEqualTo(view);
            assertThat(IntStream.range(0, seats).mapToObj(seat -> GAME.view(state, Viewer.at(seat))))
                    .allMatch(view::equals);
            assertThat(view.players().stream().map(player -> player.points().total()))
                    .isEqualTo(state.standing().scores());
            state.legalActions(legal);
            state.apply(legal.get(choices.below(legal.size())), Story.NONE);
        }
        assertThat(GAME.view(state, Viewer.ARCHIVE).active()).isEqualTo(State.OVER);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5})
    void pointsAreTheSumOfTheirParts(int seats) {
        FinspanState state = GAME.deal(Deal.fast(seats, new Seed(seats, 5)));
        Rng choices = Rng.fast(new Seed(seats, 6), "choices");
        ActionList legal = new ActionList();
        while (state.actor() != State.OVER) {
            state.legalActions(legal);
            state.apply(legal.get(choices.below(legal.size())), Story.NONE);
        }
        assertThat(GAME.view(state, Viewer.AUDIENCE).players()).allSatisfy(player -> {
            FinspanView.Points points = player.points();
            int goals = points.goals().stream().mapToInt(Integer::intValue).sum();
            assertThat(points.total())
                    .isEqualTo(points.abilities()
                            + points.printed()
                            + points.consumed()
                            + points.eggs()
                            + points.young()
                            + points.schools()
                            + goals);
        });
    }
}
