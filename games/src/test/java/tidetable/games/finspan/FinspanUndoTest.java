package tidetable.games.finspan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tidetable.engine.ActionList;
import tidetable.engine.Deal;
import tidetable.engine.Match;
import tidetable.engine.State;
import tidetable.engine.Story;
import tidetable.engine.chance.Rng;
import tidetable.engine.chance.Seed;

/** 4.2i: a play is one decision. */
class FinspanUndoTest {
    private static final Finspan GAME = Finspan.standard();
    private static final int GAMES = 200;

    /** From any step of a play undo leads to where its card was chosen, to the very same position. */
    @Test
    void aPlayIsTakenBackAsAWhole() {
        int plays = 0;
        int pieces = 0;
        for (int number = 0; number < GAMES; number++) {
            Match<FinspanState, FinspanView> match = new Match<>(GAME, Deal.fast(1 + number % 5, new Seed(number, 1)));
            Rng rng = Rng.fast(new Seed(number, 2), "choices");
            while (!match.over()) {
                int action = anyOf(match.state(), rng);
                boolean play = GAME.actions().notation(action).startsWith("play ");
                if (play) {
                    pieces += takeBack(match, action, rng);
                    plays++;
                }
                assertThat(match.act(action, Story.NONE)).isEmpty();
            }
        }
        assertThat(plays).isGreaterThan(GAMES);
        assertThat(pieces).as("steps of payments taken back").isGreaterThan(GAMES);
    }

    /** Plays on with a card up to a step of it, and back; how many pieces were paid meanwhile. */
    private static int takeBack(Match<FinspanState, FinspanView> match, int action, Rng rng) {
        String before = GAME.positions().write(match.state()).toString();
        long hash = match.state().hash();
        int undoable = match.undoable();
        List<Integer> done = new ArrayList<>();
        assertThat(match.act(action, Story.NONE)).isEmpty();
        done.add(action);
        int pieces = 0;
        while (unfinished(match.state())) {
            int next = anyOf(match.state(), rng);
            Match<FinspanState, FinspanView> trial = match.copy();
            assertThat(trial.act(next, Story.NONE)).isEmpty();
            if (!unfinished(trial.state())) {
                break;
            }
            assertThat(match.act(next, Story.NONE)).isEmpty();
            pieces += match.state().step().equals("pay") ? 1 : 0;
            done.add(next);
        }
        assertThat(match.undoable()).isEqualTo(undoable + done.size());
        for (int i = done.size() - 1; i >= 0; i--) {
            assertThat(match.undo()).hasValue(done.get(i));
        }
        assertThat(match.state().hash()).isEqualTo(hash);
        assertThat(GAME.positions().write(match.state())).hasToString(before);
        return pieces;
    }

    private static boolean unfinished(FinspanState state) {
        return state.step().equals("slot") || state.step().equals("pay");
    }

    private static int anyOf(State<?> state, Rng rng) {
        ActionList legal = new ActionList();
        state.legalActions(legal);
        return legal.get(rng.below(legal.size()));
    }
}
