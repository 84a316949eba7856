package tidetable.lab.env;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tidetable.engine.Deal;
import tidetable.engine.Game;
import tidetable.engine.Playout;
import tidetable.engine.Refusal;
import tidetable.engine.Standing;
import tidetable.engine.State;
import tidetable.engine.chance.Rng;
import tidetable.engine.chance.Seed;
import tidetable.engine.file.BadInput;
import tidetable.games.Games;

class EnvironmentTest {
    private static final Seed SEED = new Seed(2, 3);

    static Stream<Game<?, ?>> games() {
        return Games.ids().stream().map(Games::open);
    }

    private static <S extends State<S>> Environment<S> environment(Game<S, ?> game, Reward reward) {
        return new Environment<>(game, game.info().maxSeats(), Map.of(), SEED, reward);
    }

    /** Acts at random until the match is over. */
    private static void play(Environment<?> env, Rng chance) {
        while (!env.over()) {
            int[] legal = env.legalActions();
            assertThat(env.step(legal[chance.below(legal.length)])).isEmpty();
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("hidden cards exchanged: the same information for every seat; other knowledge: another")
    <S extends State<S>> void informationIsWhatASeatKnows(Game<S, ?> game) {
        int seats = game.info().maxSeats();
        Rng rng = Rng.fast(SEED, "test");
        Playout play = new Playout();
        int exchanged = 0;
        for (int number = 0; number < 5; number++) {
            S state = game.deal(Deal.fast(seats, SEED.fork(number)));
            Set<String> known = new HashSet<>();
            int decisions = 0;
            while (state.actor() != State.OVER) {
                for (int seat = 0; seat < seats; seat++) {
                    S other = state.copy();
                    other.resample(seat, rng);
                    exchanged += other.hash() == state.hash() ? 0 : 1;
                    assertThat(Information.of(game, other, seat)).isEqualTo(Information.of(game, state, seat));
                }
                known.add(Information.of(game, state, state.actor()));
                decisions++;
                play.run(state, rng, 7);
            }
            assertThat(known).hasSize(decisions);
        }
        assertThat(exchanged).isGreaterThan(50);
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("every agent is told once that the match is over, and what it is given")
    void theEndIsToldOnceToEach(Game<?, ?> game) {
        Environment<?> env = environment(game, Reward.WIN);
        Rng chance = Rng.fast(SEED, "choice");
        List<Environment.Last> told = new ArrayList<>();
        while (!env.agents().isEmpty()) {
            Environment.Last last = env.last();
            assertThat(last.seat()).isEqualTo(env.selected());
            if (last.terminated()) {
                told.add(last);
                env.leave();
            } else {
                assertThat(last.reward()).isZero();
                int[] legal = env.legalActions();
                env.step(legal[chance.below(legal.length)]);
            }
        }
        int seats = game.info().maxSeats();
        assertThat(told.stream().map(Environment.Last::seat))
                .containsExactlyElementsOf(IntStream.range(0, seats).boxed().toList());
        for (Environment.Last last : told) {
            assertThat(last.reward()).isEqualTo(Reward.WIN.of(env.standing(), last.seat()));
        }
        assertThat(told.stream().mapToDouble(Environment.Last::reward).sum()).isEqualTo(1.0);
        assertThat(env.legalActions()).isEmpty();
        assertThatThrownBy(env::selected).hasMessage("all agents have left; reset the environment");
        assertThatThrownBy(env::leave).hasMessage("all agents have left; reset the environment");
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("an illegal action is refused with the rule, and changes nothing; the mask says which")
    void refusalsChangeNothing(Game<?, ?> game) {
        Environment<?> env = environment(game, Reward.WIN);
        Rng chance = Rng.fast(SEED, "choice");
        for (int i = 0; i < 12; i++) {
            List<String> before = all(env);
            boolean[] mask = env.mask();
            for (int action = 0; action < mask.length; action++) {
                if (!mask[action]) {
                    Optional<Refusal> refusal = env.step(action);
                    assertThat(refusal.orElseThrow().rule().number()).isNotEmpty();
                }
            }
            assertThat(all(env)).isEqualTo(before);
            int[] legal = env.legalActions();
            assertThat(IntStream.of(legal).allMatch(action -> mask[action])).isTrue();
            env.step(legal[chance.below(legal.length)]);
        }
    }

    private static List<String> all(Environment<?> env) {
        List<String> all = new ArrayList<>(env.notations());
        env.agents().forEach(seat -> all.add(env.information(seat)));
        all.add("selected " + env.selected());
        return all;
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("the same seed and actions lead to the same match, also after another one")
    void resetsToTheSame(Game<?, ?> game) {
        Environment<?> env = environment(game, Reward.SCORE);
        List<String> beginning = all(env);
        play(env, Rng.fast(SEED, "choice"));
        List<String> played = env.notations();
        Standing end = env.standing();
        env.leave();
        env.reset(new Seed(9, 9));
        assertThat(all(env)).isNotEqualTo(beginning);
        play(env, Rng.fast(SEED, "other"));
        env.reset(SEED);
        assertThat(all(env)).isEqualTo(beginning);
        play(env, Rng.fast(SEED, "choice"));
        assertThat(env.notations()).isEqualTo(played);
        assertThat(env.standing()).isEqualTo(end);
        assertThat(env.reward(0)).isEqualTo(end.scores().getFirst().doubleValue());
    }

    @Test
    void whatCannotBeDoneNowIsSaid() {
        Environment<?> env = environment(Games.open("finspan"), Reward.WIN);
        assertThatThrownBy(env::leave).hasMessage("the match is not over; the agent has to act");
        List<String> before = all(env);
        assertThatThrownBy(() -> env.reset(Map.of("goals", "C"), SEED))
                .isInstanceOf(BadInput.class)
                .hasMessage("option 'goals' of Finspan may be A or B, not 'C'");
        assertThat(all(env)).isEqualTo(before);
        play(env, Rng.fast(SEED, "choice"));
        assertThatThrownBy(() -> env.step(0)).hasMessage("the match is over; nobody acts any more");
    }

    @Test
    void rewardsFollowPlacesAndTies() {
        Standing tied = new Standing(List.of(List.of(1), List.of(0, 2), List.of(3)), List.of(7, 9, 7, 1));
        assertThat(rewards(Reward.WIN, tied)).containsExactly(0.0, 1.0, 0.0, 0.0);
        assertThat(rewards(Reward.PLACE, tied)).containsExactly(0.5, 1.0, 0.5, 0.0);
        assertThat(rewards(Reward.SCORE, tied)).containsExactly(7.0, 9.0, 7.0, 1.0);
        Standing shared = new Standing(List.of(List.of(0, 1)), List.of(3, 3));
        assertThat(rewards(Reward.WIN, shared)).containsExactly(0.5, 0.5);
        assertThat(rewards(Reward.PLACE, shared)).containsExactly(0.5, 0.5);
        Standing alone = new Standing(List.of(List.of(0)), List.of(80));
        assertThat(rewards(Reward.PLACE, alone)).containsExactly(1.0);
        assertThat(Reward.of("place")).contains(Reward.PLACE);
        assertThat(Reward.of("luck")).isEmpty();
    }

    private static double[] rewards(Reward reward, Standing standing) {
        return IntStream.range(0, standing.scores().size())
                .mapToDouble(seat -> reward.of(standing, seat))
                .toArray();
    }
}
