package tidetable.lab.watch;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tidetable.engine.Game;
import tidetable.engine.State;
import tidetable.engine.chance.Seed;
import tidetable.engine.file.Json;
import tidetable.games.Games;
import tidetable.lab.GameRow;
import tidetable.lab.Match;

class WatcherTest {
    private static final Seed SEED = new Seed(5, 6);

    /** One watched game. */
    private record Seen(GameRow row, GameNotes notes, CardIndex cards) {
        int had(String card) {
            return sum(card, true);
        }

        int played(String card) {
            return sum(card, false);
        }

        int hadOf(String group) {
            return cards.faces().stream()
                    .filter(face -> face.group().equals(group))
                    .mapToInt(face -> had(face.id()))
                    .sum();
        }

        private int sum(String card, boolean had) {
            int number = cards.number(card).orElseThrow();
            return IntStream.range(0, row.standing().scores().size())
                    .map(seat -> had
                            ? notes.counts().had(seat, number)
                            : notes.counts().played(seat, number))
                    .sum();
        }
    }

    @ParameterizedTest
    @CsvSource({"fintastic-sea,3", "full-seal,4", "finspan,2", "last-fish,4"})
    void watchingChangesNothing(String id, int seats) {
        Game<?, ?> game = Games.open(id);
        GameRow alone = new Match<>(game, Collections.nCopies(seats, "random")).play(3, SEED);
        assertThat(watched(game, seats, Optional.empty()).row()).isEqualTo(alone);
    }

    @ParameterizedTest
    @CsvSource({"fintastic-sea,2,rounds", "full-seal,2,fullSeal", "finspan,2,weeks", "last-fish,3,lastFish"})
    void decisionsAreAllCountedAndTheEndIsKnown(String id, int seats, String ending) {
        Seen seen = watched(Games.open(id), seats, Optional.empty());
        assertThat(seen.notes().steps().stream()
                        .mapToInt(GameNotes.Steps::decisions)
                        .sum())
                .isEqualTo(seen.row().decisions());
        assertThat(seen.notes().steps().stream()
                        .mapToInt(GameNotes.Steps::choices)
                        .sum())
                .isEqualTo(seen.row().choices());
        assertThat(seen.notes().steps())
                .allMatch(step -> step.options() >= 2 * step.choices() && step.decisions() >= step.choices());
        assertThat(seen.notes().ending()).isEqualTo(ending);
        assertThat(seen.notes().turns()).isGreaterThan(seats);
        assertThat(seen.notes().ledFrom().isPresent())
                .isEqualTo(seen.row().standing().winners().size() == 1);
        assertThat(seen.notes().ledFrom().orElse(0)).isBetween(0.0, 1.0);
    }

    @Test
    void aGameOfFinspanHasSixTurnsASeatAndWeek() {
        assertThat(watched(Games.open("finspan"), 2, Optional.empty()).notes().turns())
                .isEqualTo(2 * 6 * 4);
    }

    @Test
    void whatIsPlayedHasComeToASeat() {
        for (String id : List.of("finspan", "full-seal", "last-fish")) {
            Seen seen = watched(Games.open(id), 2, Optional.empty());
            assertThat(seen.cards().faces().stream()
                            .filter(face -> List.of("fish", "action", "spell", "attack", "item")
                                    .contains(face.group()))
                            .filter(face ->
                                    !id.equals("full-seal") || face.group().equals("action"))
                            .mapToInt(face -> seen.played(face.id()))
                            .sum())
                    .as(id)
                    .isPositive();
        }
        Seen finspan = watched(Games.open("finspan"), 2, Optional.empty());
        assertThat(finspan.cards().faces())
                .filteredOn(face -> face.group().equals("fish"))
                .allMatch(face -> finspan.played(face.id()) <= finspan.had(face.id()));
        assertThat(watched(Games.open("last-fish"), 3, Optional.empty()).hadOf("champion"))
                .isEqualTo(3);
        assertThat(watched(Games.open("fintastic-sea"), 3, Optional.empty()).hadOf("secret"))
                .isGreaterThanOrEqualTo(3);
    }

    @Test
    void decisionsAreWrittenDownOneByOne() {
        Seen seen = watched(
                Games.open("fintastic-sea"),
                2,
                Optional.of(new Watcher.Asked("a \"name\"", 3, List.of("random", "random"))));
        assertThat(seen.notes().rows()).hasSize(seen.row().decisions());
        JsonNode first = Json.parse(seen.notes().rows().getFirst(), "a row");
        assertThat(first.get("variant").asText()).isEqualTo("a \"name\"");
        assertThat(first.get("game").asInt()).isEqualTo(3);
        assertThat(first.get("decision").asInt()).isEqualTo(1);
        assertThat(first.get("turn").asInt()).isEqualTo(1);
        assertThat(first.get("seat").asInt()).isBetween(1, 2);
        assertThat(first.get("step").asText()).isEqualTo("play");
        assertThat(first.get("options").asInt()).isPositive();
        assertThat(Games.open("fintastic-sea")
                        .actions()
                        .number(first.get("action").asText()))
                .isPresent();
    }

    private static Seen watched(Game<?, ?> game, int seats, Optional<Watcher.Asked> asked) {
        return watched(game, Collections.nCopies(seats, "random"), asked);
    }

    private static <S extends State<S>> Seen watched(
            Game<S, ?> game, List<String> bots, Optional<Watcher.Asked> asked) {
        CardIndex cards = new CardIndex(game);
        Watcher watcher = new Watcher(game, cards, bots.size(), asked);
        GameRow row = new Match<>(game, bots).play(3, SEED, watcher);
        return new Seen(row, watcher.notes(), cards);
    }
}
