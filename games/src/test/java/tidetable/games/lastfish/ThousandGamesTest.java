package tidetable.games.lastfish;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tidetable.engine.ActionList;
import tidetable.engine.Deal;
import tidetable.engine.Event;
import tidetable.engine.State;
import tidetable.engine.Story;
import tidetable.engine.Viewer;
import tidetable.engine.chance.Rng;
import tidetable.engine.chance.Seed;

/** Many random games: all end, no card is lost on the way, and everything that can happen does. */
class ThousandGamesTest {
    private static final int GAMES = 1000;
    private static final int TOLD = 200;
    private static final int DRAW_CARDS = 111;
    /** Kinds of questions. */
    private static final int STEPS = 15;

    private static final int ENCOUNTERS = 32;

    private final LastFish game = LastFish.standard();
    private final ActionList legal = new ActionList();
    private final Set<String> asked = new TreeSet<>();
    private final Set<String> happened = new TreeSet<>();

    @ParameterizedTest(name = "{0} seats")
    @ValueSource(ints = {2, 3, 4, 5, 6})
    @DisplayName("9.2, 9.4: a thousand random games end with one winner, and the others in the order of their defeat")
    void end(int seats) {
        for (int number = 0; number < GAMES; number++) {
            LastFishState state = game.deal(Deal.fast(seats, new Seed(number, seats)));
            play(state, Rng.fast(new Seed(number, 9), "choices"), number < TOLD);
            LastFishView view = game.view(state, Viewer.ARCHIVE);
            Set<Integer> places = new TreeSet<>();
            view.players().forEach(player -> places.add(player.place()));
            assertThat(places).as("places in game " + number).hasSize(seats);
            assertThat(state.standing().winners()).containsExactly(view.winner());
            assertThat(view.turn()).isLessThanOrEqualTo(300);
        }
        // With one opponent there is none to choose (4.6b).
        int choices = seats == 2 ? 0 : 1;
        assertThat(asked).hasSize(STEPS - 1 + choices);
        assertThat(happened)
                .as("kinds of events, the forms for others left out")
                .hasSize(PublicEvent.class.getPermittedSubclasses().length
                        + SecretEvent.class.getPermittedSubclasses().length / 2
                        - 1
                        + choices);
    }

    private void play(LastFishState state, Rng choices, boolean told) {
        int steps = 0;
        while (state.actor() != State.OVER) {
            asked.add(state.step());
            state.legalActions(legal);
            state.apply(legal.get(choices.below(legal.size())), told ? listener() : Story.NONE);
            if (steps++ % 8 == 0) {
                checkCards(game.view(state, Viewer.ARCHIVE));
            }
        }
        checkCards(game.view(state, Viewer.ARCHIVE));
    }

    private Story listener() {
        return new Story() {
            @Override
            public boolean listens() {
                return true;
            }

            @Override
            public void tell(Event event) {
                happened.add(event.getClass().getSimpleName());
            }
        };
    }

    private static void checkCards(LastFishView view) {
        int cards = view.drawDeck() + view.discard().size() + view.laid().size();
        cards += (int) view.chain().stream().filter(entry -> !entry.copy()).count();
        for (LastFishView.Player player : view.players()) {
            cards += player.hand().size() + player.field().size();
        }
        assertThat(cards).isEqualTo(DRAW_CARDS);
        int encounters = view.encounterDeck() + view.encounterDiscard().size();
        assertThat(encounters + (view.encounter().isEmpty() ? 0 : 1)).isEqualTo(ENCOUNTERS);
    }
}
