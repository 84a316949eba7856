package tidetable.games.finspan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tidetable.engine.ActionList;
import tidetable.engine.Deal;
import tidetable.engine.Event;
import tidetable.engine.State;
import tidetable.engine.Story;
import tidetable.engine.chance.Rng;
import tidetable.engine.chance.Seed;

/** Many random games: all end after 24 turns of each seat, nothing is lost on the way, and everything that can happen does. */
class ThousandGamesTest {
    private static final int GAMES = 1000;
    private static final int TOLD = 100;

    private final Finspan game = Finspan.standard();
    private final ActionList legal = new ActionList();
    private final Set<Step> asked = EnumSet.noneOf(Step.class);
    private final Set<String> happened = new TreeSet<>();

    @ParameterizedTest(name = "{0} seats")
    @ValueSource(ints = {1, 2, 3, 4, 5})
    @DisplayName("3.1, 3.1a: a thousand random games of 24 turns for each seat, with options of every kind")
    void end(int seats) {
        for (int number = 0; number < GAMES; number++) {
            Deal deal = new Deal(seats, options(number), new Seed(number, seats), Rng.Kind.FAST);
            FinspanState state = game.deal(deal);
            int[] turns = play(state, Rng.fast(new Seed(number, 9), "choices"), number < TOLD);
            assertThat(turns).as("game " + number).containsOnly(24);
        }
        assertThat(asked).isEqualTo(EnumSet.complementOf(EnumSet.of(Step.DIVE)));
        Set<String> rare = new TreeSet<>(happened);
        rare.add("Reshuffled");
        assertThat(rare).hasSize(FinspanEvent.class.getPermittedSubclasses().length);
    }

    /** Each option has its other value in some of the games. */
    private static Map<String, String> options(int number) {
        Map<String, String> options = new TreeMap<>();
        for (Options option : Options.ALL) {
            options.put(option.word(), option.choices().get(number >> option.ordinal() & 1));
        }
        return options;
    }

    private int[] play(FinspanState state, Rng choices, boolean told) {
        int[] turns = new int[state.seats()];
        while (state.actor() != State.OVER) {
            asked.add(state.agenda.step());
            if (state.agenda.step() == Step.TURN) {
                turns[state.actor()]++;
                check(state);
            }
            state.legalActions(legal);
            state.apply(legal.get(choices.below(legal.size())), told ? listener() : Story.NONE);
        }
        check(state);
        return turns;
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

    /** Cards are conserved, counts and masks agree, and 1.6, 8.1 and 8.3 hold. */
    private static void check(FinspanState state) {
        int cards = state.deckSize;
        int deck = 0;
        for (int card = 0; card < state.table.cards; card++) {
            deck += state.in(state.deck(), card) ? 1 : 0;
            cards += state.under[card] != 0 ? 1 : 0;
        }
        assertThat(deck).isEqualTo(state.deckSize);
        int forage = 0;
        for (int seat = 0; seat < state.seats(); seat++) {
            cards += state.handSize(seat) + state.pileSize(seat);
            forage += Integer.bitCount(state.get(seat, FinspanState.FORAGE_UNDER));
            int young = 0;
            for (int slot = 0; slot < Grid.SLOTS; slot++) {
                boolean fish = state.has(seat, FinspanState.FISH, slot);
                boolean card = fish && state.fishAt(seat, slot) < state.table.cards;
                cards += card ? 1 : 0;
                forage += fish && !card ? 1 : 0;
                young += state.youngAt(seat, slot);
                assertThat(state.has(seat, FinspanState.YOUNG, slot)).isEqualTo(state.youngAt(seat, slot) > 0);
                if (!fish) {
                    assertThat(state.has(seat, FinspanState.EGGS, slot)).isFalse();
                    assertThat(state.underAt(seat, slot)).isZero();
                }
                if (!Options.PAID_SCHOOL.in(state.options) && !state.has(seat, FinspanState.SCHOOLS, slot)) {
                    assertThat(state.youngAt(seat, slot)).isLessThan(3);
                }
            }
            assertThat(young).isEqualTo(state.young(seat));
        }
        assertThat(cards).isEqualTo(125 + 2 * state.seats());
        assertThat(forage).isEqualTo(3 * state.seats());
    }
}
