package tidetable.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DeckCommandTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"fintastic-sea", "full-seal", "finspan", "last-fish"})
    void theNewDeckIsTheStandardOneByteForByte(String game) throws IOException {
        String deck = made(game);
        try (InputStream in = Objects.requireNonNull(
                DeckCommand.class.getResourceAsStream("/tidetable/games/" + game.replace("-", "") + "/cards.json"))) {
            assertThat(deck.getBytes(StandardCharsets.UTF_8)).isEqualTo(in.readAllBytes());
        }
        Cli.Result result = check(deck);
        assertThat(result.code()).isZero();
        assertThat(result.err()).isEmpty();
        assertThat(result.out()).contains("'standard'").endsWith("It is the standard deck.\n");
    }

    /** What is changed in the standard deck, and what is then said of which field. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "fintastic-sea | \"count\": 12, \"value\": 1, | \"count\": 32, \"value\": 1,"
                        + " | /cards/0 (shrimp)/count must be from 0 to 31, not 32",
                "fintastic-sea | \"op\": \"SCHOOL\" | \"op\": \"SCHOOLS\""
                        + " | /cards/1 (sardines)/effects/0/op must be SCHOOL for the trigger PASSIVE",
                "fintastic-sea | \"ecosystemLimit\": 9, | '' | /constants/ecosystemLimit is missing",
                "fintastic-sea | \"startHand\": 3, | \"startHand\": 3, \"hand\": 2, | /constants/hand is no known field",
                "fintastic-sea | \"id\": \"shrimp\" | \"id\": \"sardines\""
                        + " | /cards/1 (sardines)/id names a card that is there already",
                "fintastic-sea | \"game\": \"fintastic-sea\" | \"game\": \"chess\""
                        + " | /game must be fintastic-sea, full-seal, finspan, last-fish, not 'chess'",
                "full-seal | \"type\": \"SEAL\" | \"type\": \"WHALE\""
                        + " | /type must be FISH, ACTION, PREDATOR or SEAL, not 'WHALE'",
                "finspan | \"set\": \"starter\" | \"set\": \"first\" | /set must be base or starter, not 'first'",
                "finspan | \"turnsPerWeek\": 6 | \"turnsPerWeek\": 60 | /constants/turnsPerWeek must be from 1 to 12, not 60",
                "last-fish | \"op\": \"NEGATE\" | \"op\": \"NEGATES\" | /cards/0 (riptide-denial)/effects/0/op ",
                "last-fish | \"format\": \"tidetable-deck/1\" | \"format\": \"deck\""
                        + " | /format must be 'tidetable-deck/1', not 'deck'"
            })
    void aFaultIsNamedWithCardAndField(String game, String from, String to, String fault) throws IOException {
        String deck = made(game);
        String changed = deck.replaceFirst(Pattern.quote(from), Matcher.quoteReplacement(to));
        assertThat(changed).isNotEqualTo(deck);
        Cli.Result result = check(changed);
        assertThat(result.code()).isEqualTo(2);
        assertThat(result.out()).isEmpty();
        assertThat(result.err())
                .startsWith("tidetable: " + folder.resolve("deck.json") + ": /")
                .contains(fault);
    }

    @Test
    void theFaultsOfAllCardsAreNamedAtOnce() throws IOException {
        String deck = made("fintastic-sea")
                .replace("\"count\": 12, \"value\": 1,", "\"count\": -1, \"value\": 1,")
                .replace("\"count\": 12, \"value\": 3,", "\"count\": 12, \"value\": 13,");
        String file = folder.resolve("deck.json").toString();
        assertThat(check(deck).err()).isEqualTo("""
                        tidetable: %s: /cards/0 (shrimp)/count must be from 0 to 31, not -1
                        tidetable: %s: /cards/2 (fire-goby)/value must be from 1 to 9, not 13
                        tidetable: these cards may have more faults; check again when these 2 are mended
                        """.formatted(file, file));
    }

    @Test
    void aDeckWithOneNumberChangedIsGoodAndWantsANameOfItsOwn() throws IOException {
        String deck = made("fintastic-sea").replace("\"drawPerRound\": 3", "\"drawPerRound\": 4");
        Cli.Result result = check(deck);
        assertThat(result.code()).isZero();
        assertThat(result.out()).contains("give it a /name of its own");
        String named = check(deck.replace("\"name\": \"standard\"", "\"name\": \"more cards\""))
                .out();
        assertThat(named.replace('\n', ' '))
                .contains("is a deck of Fintastic Sea: 'more cards', ")
                .doesNotContain("of its own");
    }

    private String made(String game) {
        Cli.Result result = Cli.run("deck", "new", game);
        assertThat(result.code()).isZero();
        assertThat(result.err()).isEmpty();
        return result.out();
    }

    private Cli.Result check(String deck) throws IOException {
        return Cli.run(
                "deck",
                "check",
                Files.writeString(folder.resolve("deck.json"), deck).toString());
    }
}
