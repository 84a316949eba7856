package tidetable.games.lastfish;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tidetable.engine.ActionList;
import tidetable.engine.Deal;
import tidetable.engine.State;
import tidetable.engine.Story;
import tidetable.engine.Viewer;
import tidetable.engine.chance.Rng;
import tidetable.engine.chance.Seed;
import tidetable.engine.file.BadInput;
import tidetable.engine.file.Json;

/** Views are sent to clients as JSON; a client of ours reads them back. */
class LastFishViewTest {
    private static final LastFish GAME = LastFish.standard();
    private static final int GAMES = 3;

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6})
    void aViewWrittenAndReadIsTheSameForEveryViewer(int seats) {
        List<Viewer> viewers = new ArrayList<>(List.of(Viewer.AUDIENCE, Viewer.ARCHIVE));
        for (int seat = 0; seat < seats; seat++) {
            viewers.add(Viewer.at(seat));
        }
        for (int number = 0; number < GAMES; number++) {
            Rng choices = Rng.fast(new Seed(seats, number), "choices");
            LastFishState state = deal(seats, number);
            ActionList legal = new ActionList();
            while (true) {
                for (Viewer viewer : viewers) {
                    LastFishView view = GAME.view(state, viewer);
                    assertThat(read(Json.pretty(Json.tree(view)))).isEqualTo(view);
                }
                if (state.actor() == State.OVER) {
                    break;
                }
                state.legalActions(legal);
                state.apply(legal.toArray()[choices.below(legal.size())], Story.NONE);
            }
        }
    }

    @Test
    void whatIsNoViewIsRefused() {
        ObjectNode view = (ObjectNode) Json.tree(GAME.view(deal(2, 1), Viewer.AUDIENCE));
        assertThat(read(view.toString())).isNotNull();
        assertRefused(view.deepCopy().without("plays"));
        assertRefused(view.deepCopy().putNull("plays"));
        assertRefused(view.deepCopy().put("turn", "first"));
        ObjectNode hand = view.deepCopy();
        ((ObjectNode) hand.at("/players/0")).putObject("hand").put("cards", 3);
        assertRefused(hand);
    }

    private static void assertRefused(Object view) {
        assertThatThrownBy(() -> read(view.toString()))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith("the view is not as expected: ");
    }

    private static LastFishState deal(int seats, int number) {
        return GAME.deal(new Deal(seats, Map.of(), new Seed(number, seats), Rng.Kind.FAST));
    }

    private static LastFishView read(String text) {
        return Json.read(Json.parse(text, "view"), LastFishView.class, "the view");
    }
}
