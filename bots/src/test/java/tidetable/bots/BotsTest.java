package tidetable.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tidetable.engine.ActionList;
import tidetable.engine.Deal;
import tidetable.engine.Game;
import tidetable.engine.Knowledge;
import tidetable.engine.State;
import tidetable.engine.Story;
import tidetable.engine.chance.Rng;
import tidetable.engine.chance.Seed;
import tidetable.engine.file.BadInput;
import tidetable.games.Games;

class BotsTest {
    private static final Seed SEED = new Seed(1, 2);
    /** Bots that think long answer at once. */
    private static final Deadline LATE = Deadline.in(Duration.ofNanos(-1), () -> 0);

    private final Game<?, ?> game = Games.open("fintastic-sea");

    @Test
    void anUnknownNameIsAnsweredWithTheNamesThereAre() {
        assertThat(Bots.names()).containsExactly("random", "easy", "greedy", "medium", "hard", "expert");
        assertThatThrownBy(() -> Bots.open("clever", game))
                .isInstanceOf(BadInput.class)
                .hasMessage("there is no bot 'clever'; there are: random, easy, greedy, medium, hard, expert");
    }

    /** As in a server, whose class path has no source of bots: anybody may name a bot there. */
    @Test
    void whereNoSourceIsFoundNoProgramCanBeNamed() {
        assertThatThrownBy(() -> Bots.open("exec:true", game))
                .isInstanceOf(BadInput.class)
                .hasMessage("there is no bot 'exec:true'; there are: random, easy, greedy, medium, hard, expert");
    }

    @Test
    void everyBotPlaysWholeGamesWithLegalActionsAndChangesNothing() {
        for (String name : Bots.names()) {
            assertThat(playedOut(game, Bots.open(name, game))).as(name).isGreaterThan(20);
        }
    }

    @Test
    void theSameChanceGivesTheSameAnswer() {
        for (String name : Bots.names()) {
            assertThat(answer(game, Bots.open(name, game), 7))
                    .as(name)
                    .isEqualTo(answer(game, Bots.open(name, game), 7));
        }
    }

    @Test
    void theRandomBotTakesEveryLegalAction() {
        Set<Integer> taken = new HashSet<>();
        for (int chance = 0; chance < 2000; chance++) {
            taken.add(answer(game, new RandomBot(), chance));
        }
        assertThat(taken).hasSameSizeAs(legal(game));
    }

    private static <S extends State<S>> int[] legal(Game<S, ?> game) {
        ActionList legal = new ActionList();
        game.deal(Deal.fast(2, SEED)).legalActions(legal);
        return legal.toArray();
    }

    private static <S extends State<S>> int answer(Game<S, ?> game, Bot bot, int chance) {
        S state = game.deal(Deal.fast(2, SEED));
        return bot.choose(new Knowledge<>(game, state), Deadline.NEVER, Rng.fast(new Seed(0, chance), "bot"));
    }

    private static <S extends State<S>> int playedOut(Game<S, ?> game, Bot bot) {
        S state = game.deal(Deal.fast(3, SEED));
        Rng chance = Rng.fast(SEED, "bot");
        ActionList legal = new ActionList();
        int decisions = 0;
        while (state.actor() != State.OVER) {
            long before = state.hash();
            int action = bot.choose(new Knowledge<>(game, state), LATE, chance);
            assertThat(state.hash()).isEqualTo(before);
            state.legalActions(legal);
            assertThat(legal.contains(action)).isTrue();
            state.apply(action, Story.NONE);
            decisions++;
        }
        return decisions;
    }
}
