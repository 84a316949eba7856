package tidetable.bots.greedy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tidetable.bots.Bot;
import tidetable.bots.Bots;
import tidetable.bots.Deadline;
import tidetable.engine.Deal;
import tidetable.engine.Knowledge;
import tidetable.engine.State;
import tidetable.engine.Story;
import tidetable.engine.chance.Rng;
import tidetable.engine.chance.Seed;
import tidetable.engine.file.Json;
import tidetable.games.lastfish.LastFish;
import tidetable.games.lastfish.LastFishState;

class LastFishEvaluationTest {
    private static final int GAMES = 40;

    private final LastFish game = LastFish.standard();
    private final Bot greedy = Bots.open("greedy", game);
    private final Bot random = Bots.open("random", game);

    @ParameterizedTest(name = "{0} seats")
    @CsvSource({"2, 30", "4, 20", "6, 15"})
    @DisplayName("greedy beats random in Last Fish!, sitting in each seat as often")
    void beatsRandom(int seats, int least) {
        int wins = 0;
        for (int number = 0; number < GAMES; number++) {
            Seed seed = new Seed(seats, number);
            LastFishState state = game.deal(Deal.fast(seats, seed));
            Rng rng = Rng.fast(seed, "bots");
            int hero = number % seats;
            while (state.actor() != State.OVER) {
                Bot bot = state.actor() == hero ? greedy : random;
                state.apply(bot.choose(new Knowledge<>(game, state), Deadline.NEVER, rng), Story.NONE);
            }
            wins += state.standing().winners().equals(List.of(hero)) ? 1 : 0;
        }
        assertThat(wins).isGreaterThanOrEqualTo(least);
    }

    @Test
    @DisplayName("the choice depends on what the seat knows: hidden cards exchanged, same choice")
    void choosesByKnowledge() {
        Seed seed = new Seed(4, 4);
        LastFishState state = game.deal(Deal.fast(3, seed));
        Rng rng = Rng.fast(seed, "bots");
        List<String> different = new ArrayList<>();
        for (int step = 0; step < 400 && state.actor() != State.OVER; step++) {
            LastFishState other = state.copy();
            other.resample(state.actor(), rng);
            Seed thought = seed.fork(step);
            int choice = greedy.choose(new Knowledge<>(game, state), Deadline.NEVER, Rng.fast(thought, "think"));
            int again = greedy.choose(new Knowledge<>(game, other), Deadline.NEVER, Rng.fast(thought, "think"));
            if (choice != again) {
                different.add(step + ": " + game.actions().notation(choice));
            }
            state.apply(choice, Story.NONE);
        }
        assertThat(different).isEmpty();
    }

    @Test
    @DisplayName("an answer is for what would hurt: the last HP, not a permission")
    void answersWhatHurts() {
        assertThat(answer("frozen-spear", "play frozen-spear at seat 0")).isEqualTo("play riptide-denial on 1");
        assertThat(answer("battle-rhythm", "play battle-rhythm")).isEqualTo("decline");
    }

    @Test
    @DisplayName("a card that defeats an opponent is played at that opponent")
    void defeatsWhoCanBeDefeated() {
        String position = """
                {"seats": 3, "players": [{"hand": ["frozen-spear"]}, {"hp": 3}, {"hp": 1}]}
                """;
        assertThat(choice(read(position))).isEqualTo("play frozen-spear at seat 2");
    }

    /** What seat 0, with 1 HP and Riptide Denial in hand, answers to a card. */
    private String answer(String card, String announced) {
        LastFishState state = read("""
                {"turn": {"active": 1}, "players": [{"hand": ["riptide-denial"], "hp": 1}, {"hand": ["%s", "rust-tide"]}]}
                """.formatted(card));
        state.apply(game.actions().number(announced).orElseThrow(), Story.NONE);
        assertThat(state.actor()).isZero();
        return choice(state);
    }

    private LastFishState read(String position) {
        return game.positions().read(Json.parse(position, "test"), "test");
    }

    private String choice(LastFishState state) {
        Rng rng = Rng.fast(new Seed(1, 1), "think");
        return game.actions().notation(greedy.choose(new Knowledge<>(game, state), Deadline.NEVER, rng));
    }
}
