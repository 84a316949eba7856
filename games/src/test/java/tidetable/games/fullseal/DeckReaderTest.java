package tidetable.games.fullseal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tidetable.engine.file.BadInput;
import tidetable.engine.file.Json;

/** A deck that cannot be played is refused at load, in a sentence that names file, card and field. */
class DeckReaderTest {
    @Test
    @DisplayName("2.1 to 2.4: 40 Fish cards, 50 Action cards of 21 kinds, 24 Predators, 36 Seals")
    void standardDeck() {
        FullSealDeck deck = FullSeal.standard().table(2).deck;
        assertThat(deck.fishCards()).isEqualTo(40);
        assertThat(deck.actionCards()).isEqualTo(50);
        assertThat(deck.actions()).hasSize(21);
        assertThat(deck.predatorCards()).isEqualTo(24);
        assertThat(deck.sealCards()).isEqualTo(36);
        long blue = deck.actions().stream()
                .filter(action -> action.window() == Window.OWN_PLAY)
                .mapToInt(FullSealDeck.Action::count)
                .sum();
        assertThat(blue).isEqualTo(33);
        int fish = deck.fish().stream()
                .mapToInt(kind -> kind.value() * kind.count())
                .sum();
        assertThat(fish).isEqualTo(82);
    }

    @Test
    void facesAreWhatIsPrinted() {
        assertThat(FullSeal.standard().cards()).hasSize(6 + 3 + 4 + 21);
        assertThat(Json.tree(FullSeal.standard().cards().getLast()))
                .hasToString("{\"id\":\"change-of-pack\",\"group\":\"action\",\"count\":1,"
                        + "\"facts\":{\"colour\":\"yellow\",\"price\":3}}");
    }

    @ParameterizedTest(name = "{0} = {1}")
    @MethodSource("badDecks")
    void refuses(String pointer, String value, String sentence) {
        JsonNode deck = Json.resource(FullSeal.class, "cards.json").deepCopy();
        int slash = pointer.lastIndexOf('/');
        JsonNode parent = deck.at(pointer.substring(0, slash));
        String field = pointer.substring(slash + 1);
        JsonNode to = Json.parse(value, "test");
        if (parent instanceof ObjectNode object) {
            object.set(field, to);
        } else {
            ((ArrayNode) parent).set(Integer.parseInt(field), to);
        }
        assertThatThrownBy(() -> FullSeal.with(deck, "mine.json"))
                .isInstanceOf(BadInput.class)
                .hasMessage(sentence);
    }

    static Stream<Arguments> badDecks() {
        return Stream.of(
                Arguments.of("/game", "\"finspan\"", "mine.json: /game must be 'full-seal', not 'finspan'"),
                Arguments.of("/extra", "1", "mine.json: /extra is no known field"),
                Arguments.of(
                        "/constants/prices/SEAL",
                        "-1",
                        "mine.json: /constants/prices/SEAL must be from 0 to 100, not -1"),
                Arguments.of(
                        "/constants/maxPlaysPerTurn",
                        "2",
                        "mine.json: /constants/maxPlaysPerTurn must be from 3 to 40, not 2"),
                Arguments.of(
                        "/cards/5/value",
                        "1",
                        "mine.json: /cards must hold at most 12 kinds of FISH, one of them of value 0, and a number card"),
                Arguments.of("/cards/5/count", "0", "mine.json: /cards must hold at least one FISH of value 0"),
                Arguments.of(
                        "/cards/6/beats",
                        "\"mouse\"",
                        "mine.json: /cards/6 (polar-bear)/beats names 'mouse', which is no PREDATOR of this deck"),
                Arguments.of("/cards/9/part", "\"TAIL\"", "mine.json: /cards/12 (seal-tail)/part is there already"),
                Arguments.of(
                        "/cards/13/effects/0/op",
                        "\"CANCEL_ACTION\"",
                        "mine.json: /cards/13 (full-creel)/effects/0/op must be an effect of a card of the window"
                                + " OWN_PLAY, not 'CANCEL_ACTION'"),
                Arguments.of(
                        "/cards/26/effects/0/op",
                        "\"GAIN_FISH\"",
                        "mine.json: /cards/26 (net-mender)/effects/0/op must be SAVE_CATCH in this window, not"
                                + " 'GAIN_FISH'"),
                Arguments.of(
                        "/cards/23/effects",
                        "[{\"op\": \"DRAW\", \"pile\": \"ACTION\", \"n\": 1}, {\"op\": \"LOOK_PREDATORS\"}]",
                        "mine.json: /cards/23 (spyglass)/effects must begin with the effect that needs a choice"),
                Arguments.of(
                        "/cards/14/effects",
                        "[{\"op\": \"FISH_AGAIN\"}, {\"op\": \"GAIN_FISH\", \"n\": 1}]",
                        "mine.json: /cards/14 (deep-cast)/effects/1/op cannot come after an effect that asks questions"),
                Arguments.of(
                        "/cards/13/id",
                        "\"new-card\"",
                        "mine.json: /cards/13 (new-card)/name is missing, and the message files have no text"
                                + " 'card.new-card.name'"));
    }
}
