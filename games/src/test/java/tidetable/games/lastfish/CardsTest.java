package tidetable.games.lastfish;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.summingInt;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import tidetable.engine.CardFace;

/** Every card of the deck played against a table of its own: all that it changes, and nothing else. */
class CardsTest {
    private static final String TABLE = "/last-fish-cards.csv";
    private static final LastFish GAME = LastFish.standard();

    @Test
    void theCardsOfEachTypeAreCounted() {
        assertThat(GAME.cards().stream().collect(groupingBy(CardFace::group, summingInt(CardFace::count))))
                .containsOnly(
                        entry("instant", 20),
                        entry("spell", 35),
                        entry("curse", 9),
                        entry("attack", 20),
                        entry("item", 27),
                        entry("encounter", 32),
                        entry("champion", 8));
    }

    @ParameterizedTest(name = "{0}: {2}")
    @CsvFileSource(resources = TABLE, delimiter = '|', numLinesToSkip = 1)
    @DisplayName("the effect of the card, all of it and nothing else")
    void effect(String card, String position, String actions, String changes) {
        CardTrial trial = CardTrial.with(card, position, CardTrial.list(actions));
        CardTrial.list(actions).forEach(trial::act);
        assertThat(trial.changes()).isEqualTo(new TreeSet<>(CardTrial.list(changes)));
        assertThat(trial.finished()).as("MAIN follows").isTrue();
    }

    @Test
    void everyCardIsInTheTable() {
        assertThat(rows().stream().map(row -> row[0]).collect(Collectors.toSet()))
                .isEqualTo(GAME.cards().stream()
                        .filter(face -> !face.group().equals("champion"))
                        .map(CardFace::id)
                        .collect(Collectors.toSet()));
    }

    @Test
    void everyCurseIsPlayedInBothModes() {
        Set<String> played = rows().stream().map(row -> row[2]).collect(Collectors.toSet());
        GAME.cards().stream().filter(face -> face.group().equals("curse")).forEach(face -> {
            String play = "play " + face.id();
            assertThat(played).anyMatch(actions -> actions.startsWith(play + " secondary"));
            assertThat(played)
                    .anyMatch(actions -> actions.startsWith(play) && !actions.startsWith(play + " secondary"));
        });
    }

    @Test
    void everySignatureCardIsPlayedWithItsChampionAndWithout() {
        GAME.cards().stream().filter(face -> face.group().equals("champion")).forEach(face -> {
            String signature =
                    ((CardFace.Fact.Word) Objects.requireNonNull(face.facts().get("signature"))).value();
            List<String> positions = rows().stream()
                    .filter(row -> row[0].equals(signature))
                    .map(row -> row[1])
                    .toList();
            assertThat(positions).anyMatch(position -> position.contains(face.id()));
            assertThat(positions).anyMatch(position -> !position.contains(face.id()));
        });
    }

    private static List<String[]> rows() {
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(CardsTest.class.getResourceAsStream(TABLE)), StandardCharsets.UTF_8))) {
            return reader.lines().skip(1).map(line -> line.split(" \\| ")).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
