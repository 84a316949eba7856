package tidetable.games.finspan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import tidetable.engine.CardFace;
import tidetable.engine.file.Json;

/** Every card of the deck, against a table of its own: what is printed on it, and its ability played to its full effect. */
class CardsTest {
    private static final Finspan GAME = Finspan.standard();

    @Test
    void thereAre135() {
        assertThat(GAME.table(1).cards).isEqualTo(135);
        assertThat(GAME.cards().stream().filter(face -> face.group().equals("fish")))
                .hasSize(135);
    }

    @ParameterizedTest(name = "{0}")
    @CsvFileSource(resources = "/finspan-cards.csv", delimiter = '|', numLinesToSkip = 1)
    @DisplayName("what is printed on the card")
    void printed(
            String id,
            int cm,
            int points,
            String zones,
            String row,
            String site,
            String cost,
            String icons,
            String timing,
            String reach,
            String effects) {
        CardFace face = GAME.cards().stream()
                .filter(card -> card.id().equals(id))
                .findFirst()
                .orElseThrow();
        assertThat(fact(face, "lengthCm")).isEqualTo("" + cm);
        assertThat(fact(face, "points")).isEqualTo("" + points);
        assertThat(fact(face, "zones")).isEqualTo(zones);
        assertThat(fact(face, "row")).isEqualTo(row);
        assertThat(fact(face, "diveSite")).isEqualTo(site);
        assertThat(fact(face, "timing")).isEqualTo(timing);
        assertThat(fact(face, "allPlayers")).isEqualTo(reach.equals("all") ? "1" : "0");
        assertThat(fact(face, "effects")).isEqualTo(effects);
        for (String piece : List.of("cards", "eggs", "young", "schools")) {
            String name = "cost" + piece.substring(0, 1).toUpperCase(Locale.ROOT) + piece.substring(1);
            assertThat(fact(face, name)).as(piece).isEqualTo(before(cost, piece));
        }
        assertThat(fact(face, "costConsume")).isEqualTo(cost.contains("consume") ? "1" : "0");
        for (Tag tag : Tag.ALL) {
            assertThat(fact(face, tag.word())).isEqualTo(after(icons, tag.word()));
        }
    }

    private static String fact(CardFace face, String name) {
        return Json.tree(face.facts()).path(name).asText();
    }

    /** The number before a word, or 0. */
    private static String before(String text, String word) {
        List<String> words = List.of(text.split(" "));
        int at = words.indexOf(word);
        return at < 1 ? "0" : words.get(at - 1);
    }

    /** The number after a word, or 0. */
    private static String after(String text, String word) {
        List<String> words = List.of(text.split(" "));
        int at = words.indexOf(word);
        return at < 0 ? "0" : words.get(at + 1);
    }

    @ParameterizedTest(name = "{0}")
    @CsvFileSource(resources = "/finspan-cards.csv", delimiter = '|', numLinesToSkip = 1)
    @DisplayName("the ability of the card, to its full effect")
    void ability(
            String id,
            int cm,
            int points,
            String zones,
            String row,
            String site,
            String cost,
            String icons,
            String timing,
            String reach,
            String effects) {
        String slot = slot(zones, row, site);
        switch (timing) {
            case "whenPlayed" -> {
                AbilityTrial bench = AbilityTrial.withHand(id);
                String at = bench.play(id, Set.copyOf(allSlots()));
                assertThat(bench.written()
                                .at("/players/0/ocean/" + at + "/fish")
                                .asText())
                        .isEqualTo(id);
                takeAll(bench, id, reach, effects);
            }
            case "ifActivated" -> {
                AbilityTrial bench = AbilityTrial.withFish(id, slot, Map.of());
                bench.act("dive " + slot.substring(0, slot.indexOf(' ')));
                bench.declineUntil(id);
                takeAll(bench, id, reach, effects);
            }
            default -> {
                if (effects.startsWith("score ")) {
                    scores(id, slot, effects);
                } else {
                    AbilityTrial bench = AbilityTrial.withFish(id, slot, Map.of("week", 4, "turns", 12));
                    bench.act("use " + slot);
                    takeAll(bench, id, reach, effects);
                }
            }
        }
    }

    private static List<String> allSlots() {
        return IntStream.range(0, Grid.SLOTS).mapToObj(Grid::name).toList();
    }

    /** A slot in which the card may lie. */
    private static String slot(String zones, String row, String site) {
        int number = switch (zones.split(" ")[0]) {
            case "sunlight" -> 1;
            case "twilight" -> 4;
            default -> row.equals("bottom") ? 6 : 5;
        };
        return (site.equals("none") ? "purple" : site) + " " + number;
    }

    /** Every seat that the ability reaches takes all of it; then nothing of it is left. */
    private static void takeAll(AbilityTrial bench, String id, String reach, String effects) {
        for (int seat = 0; seat < (reach.equals("all") ? 2 : 1); seat++) {
            assertThat(bench.open(id)).as("the ability is asked about").isTrue();
            for (String effect : effects.split(", ")) {
                bench.takeAll(id, effect, seat);
            }
        }
        assertThat(bench.open(id)).as("the ability is still asked about").isFalse();
    }

    private static void scores(String id, String slot, String effects) {
        String[] words = effects.split(" ");
        Map<String, Object> fits;
        Map<String, Object> fails;
        switch (words[2]) {
            case "noTokensHere" -> {
                fits = Map.of();
                fails = Map.of("young", 1);
            }
            case "consumedUnderAtLeast" -> {
                List<String> eaten = List.of("tropical-two-wing-flying-fish", "red-lionfish", "pilotfish");
                int needed = Integer.parseInt(words[3]);
                fits = Map.of("under", eaten.subList(0, needed));
                fails = Map.of("under", eaten.subList(0, needed - 1));
            }
            case "youngHereExactly" -> {
                fits = Map.of("young", Integer.parseInt(words[3]));
                fails = Map.of("young", Integer.parseInt(words[3]) - 1);
            }
            case "schoolHere" -> {
                fits = Map.of("school", true);
                fails = Map.of("young", 2);
            }
            case "eggYoungAndSchoolHere" -> {
                fits = Map.of("egg", true, "young", 1, "school", true);
                fails = Map.of("egg", true, "school", true);
            }
            default -> {
                fits = Map.of();
                fails = Map.of();
            }
        }
        boolean row = words[2].equals("inRow");
        int given = Scoring.abilities(
                AbilityTrial.withFish(id, row ? "purple 6" : slot, fits).state(), 0);
        int none = Scoring.abilities(AbilityTrial.withFish(id, slot, fails).state(), 0);
        assertThat(given).as("points when the condition holds").isEqualTo(Integer.parseInt(words[1]));
        assertThat(none).as("points when it does not").isZero();
    }
}
