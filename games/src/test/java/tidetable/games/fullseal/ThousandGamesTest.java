package tidetable.games.fullseal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
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
import tidetable.engine.chance.Pile;
import tidetable.engine.chance.Rng;
import tidetable.engine.chance.Seed;

/** Many random games: all end, no card is lost on the way, and everything that can happen does. */
class ThousandGamesTest {
    private static final int GAMES = 1000;
    private static final int TOLD = 100;

    private final FullSeal game = FullSeal.standard();
    private final ActionList legal = new ActionList();
    private final Set<Step> asked = EnumSet.noneOf(Step.class);
    private final Set<String> happened = new TreeSet<>();

    @ParameterizedTest(name = "{0} seats")
    @ValueSource(ints = {2, 3, 4, 5})
    @DisplayName("11.1, 11.4: a thousand random games end with a full seal, or after 300 turns")
    void end(int seats) {
        for (int number = 0; number < GAMES; number++) {
            FullSealState state = game.deal(Deal.fast(seats, new Seed(number, seats)));
            play(state, Rng.fast(new Seed(number, 9), "choices"), number < TOLD);
            if (state.winner == State.OVER) {
                assertThat(state.turn).as("game " + number).isEqualTo(300);
            } else {
                assertThat(state.partsOf(state.winner)).as("game " + number).isEqualTo(Part.COUNT);
                assertThat(state.standing().winners()).containsExactly(state.winner);
            }
        }
        assertThat(asked)
                .containsExactlyInAnyOrder(
                        Step.FISHING,
                        Step.PLAY,
                        Step.TABLE,
                        Step.RESPONSE,
                        Step.UNDERTOW,
                        Step.MEND,
                        Step.DEN,
                        Step.PACK,
                        Step.CHOOSE,
                        Step.CHANGE,
                        Step.WHISTLE,
                        Step.ORDER);
        assertThat(happened)
                .as("kinds of events, the forms for others left out")
                .hasSize(PublicEvent.class.getPermittedSubclasses().length
                        + SecretEvent.class.getPermittedSubclasses().length / 2);
    }

    private void play(FullSealState state, Rng choices, boolean told) {
        int turn = 0;
        while (state.actor() != State.OVER) {
            asked.add(state.agenda.step());
            state.legalActions(legal);
            state.apply(legal.get(choices.below(legal.size())), told ? listener() : Story.NONE);
            if (state.turn != turn) {
                checkCards(state);
                turn = state.turn;
            }
        }
        checkCards(state);
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

    private static void checkCards(FullSealState state) {
        Table table = state.table;
        int actions = state.actionPile.size() + state.discardSize;
        int predators = state.predatorPile.size() + shown(state.shownAttacker) + shown(state.shownDefender);
        int seals = state.sealPile.size();
        for (int seat = 0; seat < table.seats; seat++) {
            actions += state.handSize(seat);
            predators += state.predators.size(seat);
            seals += state.sealsOf(seat);
        }
        for (int at = 0; at < state.agenda.depth(); at++) {
            actions += state.agenda.step(at) == Step.CARD ? 1 : 0;
        }
        assertThat(actions).isEqualTo(table.deck.actionCards());
        assertThat(predators).isEqualTo(table.deck.predatorCards());
        assertThat(seals).isEqualTo(table.deck.sealCards());
        assertThat(fish(state)).isEqualTo(table.deck.fishCards());
    }

    private static int shown(int kindPlusOne) {
        return kindPlusOne == FullSealState.NONE ? 0 : 1;
    }

    private static int fish(FullSealState state) {
        Pile pile = state.fishPile;
        int cards = pile.size();
        for (int kind = 0; kind < state.table.fishKinds; kind++) {
            cards += state.held.flipped(kind);
        }
        return cards;
    }
}
