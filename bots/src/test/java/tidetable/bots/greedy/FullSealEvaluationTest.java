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
import tidetable.games.fullseal.FullSeal;
import tidetable.games.fullseal.FullSealState;

class FullSealEvaluationTest {
    private static final int GAMES = 20;

    private final FullSeal game = FullSeal.standard();
    private final Bot greedy = Bots.open("greedy", game);
    private final Bot random = Bots.open("random", game);

    @ParameterizedTest(name = "{0} seats")
    @CsvSource({"2, 16", "3, 13", "5, 10"})
    @DisplayName("greedy beats random in Full Seal, sitting in each seat as often")
    void beatsRandom(int seats, int least) {
        int wins = 0;
        for (int number = 0; number < GAMES; number++) {
            Seed seed = new Seed(seats, number);
            FullSealState state = game.deal(Deal.fast(seats, seed));
            Rng rng = Rng.fast(seed, "bots");
            int hero = number % seats;
            while (state.actor() != State.OVER) {
                Bot bot = state.actor() == hero ? greedy : random;
                state.apply(bot.choose(new Knowledge<>(game, state), Deadline.NEVER, rng), Story.NONE);
            }
            wins += state.standing().winners().equals(List.of(hero)) ? 1 : 0;
        }
        // Of 60 games each, 58, 46 and 47 were won when this was written.
        assertThat(wins).isGreaterThanOrEqualTo(least);
    }

    @Test
    @DisplayName("the choice depends on what the seat knows: hidden cards exchanged, same choice")
    void choosesByKnowledge() {
        Seed seed = new Seed(4, 4);
        FullSealState state = game.deal(Deal.fast(3, seed));
        Rng rng = Rng.fast(seed, "bots");
        List<String> different = new ArrayList<>();
        for (int step = 0; step < 400 && state.actor() != State.OVER; step++) {
            FullSealState other = state.copy();
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
    @DisplayName("a flip is worth its average: a small catch goes on, a large one stops")
    void weighsTheFlip() {
        assertThat(choice("\"fish-1\"")).isEqualTo("flip");
        assertThat(choice("\"fish-5\", \"fish-5\", \"fish-4\", \"fish-4\", \"fish-4\", \"fish-4\""))
                .isEqualTo("stop");
    }

    private String choice(String line) {
        String position = """
                {"players": [{}, {}], "line": [%1$s], "flipped": [%1$s], "agenda": [{"step": "fishing", "seat": 0}]}
                """.formatted(line);
        FullSealState state = game.positions().read(Json.parse(position, "test"), "test");
        Rng rng = Rng.fast(new Seed(1, 1), "think");
        return game.actions().notation(greedy.choose(new Knowledge<>(game, state), Deadline.NEVER, rng));
    }
}
