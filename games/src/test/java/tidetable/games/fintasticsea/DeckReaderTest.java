package tidetable.games.fintasticsea;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tidetable.engine.CardFace;
import tidetable.engine.file.BadInput;
import tidetable.engine.file.Json;

/** A deck that cannot be played is refused at load, in a sentence that names file, card and field. */
class DeckReaderTest {
    @Test
    @DisplayName("2.1 to 2.3: the standard deck has 108 fish of 9 kinds, 6 Special Fish and 24 Secret Fish of 6 kinds")
    void standardDeck() {
        FintasticDeck deck = FintasticSea.standard().table(2).deck;
        assertThat(deck.fishCards()).isEqualTo(108);
        assertThat(deck.fish())
                .extracting(FintasticDeck.Fish::count)
                .containsOnly(12)
                .hasSize(9);
        assertThat(deck.fish()).extracting(FintasticDeck.Fish::value).containsExactly(1, 2, 3, 4, 5, 6, 7, 8, 9);
        assertThat(deck.fish().stream().map(fish -> fish.size().word()).collect(joining(" ")))
                .isEqualTo("small small small medium medium medium large large large");
        assertThat(deck.specials())
                .extracting(FintasticDeck.Special::count)
                .containsOnly(1)
                .hasSize(6);
        assertThat(deck.secrets())
                .extracting(FintasticDeck.Secret::count)
                .containsOnly(4)
                .hasSize(6);
    }

    @Test
    void facesAreWhatIsPrinted() {
        List<CardFace> cards = FintasticSea.standard().cards();
        assertThat(cards).hasSize(9 + 6 + 6);
        assertThat(Json.tree(cards.getFirst()))
                .hasToString(
                        "{\"id\":\"shrimp\",\"group\":\"fish\",\"count\":12,\"facts\":{\"value\":1,\"size\":\"small\"}}");
        assertThat(Json.tree(cards.getLast()))
                .hasToString("{\"id\":\"salmon\",\"group\":\"secret\",\"count\":4,\"facts\":{}}");
    }

    @Test
    void facesAreInTheOrderOfTheFile() {
        ObjectNode deck = (ObjectNode) Json.resource(FintasticSea.class, "cards.json");
        List<JsonNode> cards = new ArrayList<>(deck.path("cards").valueStream().toList());
        Collections.reverse(cards);
        deck.putArray("cards").addAll(cards);
        assertThat(FintasticSea.with(deck, "mine.json").cards().stream().map(CardFace::id))
                .containsExactlyElementsOf(FintasticSea.standard().cards().reversed().stream()
                        .map(CardFace::id)
                        .toList());
    }

    @ParameterizedTest(name = "{0} = {1}")
    @MethodSource("badDecks")
    void refuses(String pointer, String value, String sentence) {
        JsonNode deck = Json.resource(FintasticSea.class, "cards.json").deepCopy();
        int slash = pointer.lastIndexOf('/');
        JsonNode parent = deck.at(pointer.substring(0, slash));
        String field = pointer.substring(slash + 1);
        JsonNode to = Json.parse(value, "test");
        if (parent instanceof ObjectNode object) {
            object.set(field, to);
        } else {
            ((ArrayNode) parent).set(Integer.parseInt(field), to);
        }
        assertThatThrownBy(() -> FintasticSea.with(deck, "mine.json"))
                .isInstanceOf(BadInput.class)
                .hasMessage(sentence);
    }

    @Test
    @DisplayName("a cell has one name, so no position can name it twice and lose a fish")
    void oneNameForACell() {
        assertThat(Sea.parse("(0,1)")).isPresent();
        assertThat(Sea.parse("(-0,1)")).isEmpty();
    }

    static Stream<Arguments> badDecks() {
        return Stream.of(
                Arguments.of("/format", "\"other/1\"", "mine.json: /format must be 'tidetable-deck/1', not 'other/1'"),
                Arguments.of("/game", "\"finspan\"", "mine.json: /game must be 'fintastic-sea', not 'finspan'"),
                Arguments.of("/extra", "1", "mine.json: /extra is no known field"),
                Arguments.of("/cards/0/count", "-1", "mine.json: /cards/0 (shrimp)/count must be from 0 to 31, not -1"),
                Arguments.of("/cards/0/colour", "\"red\"", "mine.json: /cards/0 (shrimp)/colour is no known field"),
                Arguments.of(
                        "/cards/2/value", "10", "mine.json: /cards/2 (fire-goby)/value must be from 1 to 9, not 10"),
                Arguments.of(
                        "/cards/2/id",
                        "\"shrimp\"",
                        "mine.json: /cards/2 (shrimp)/id names a card that is there already"),
                Arguments.of(
                        "/cards/2/id",
                        "\"new-fish\"",
                        "mine.json: /cards/2 (new-fish)/name is missing, and the message files have no text"
                                + " 'card.new-fish.name'"),
                Arguments.of(
                        "/cards/0/effects/0/op",
                        "\"FLY\"",
                        "mine.json: /cards/0 (shrimp)/effects/0/op must be TAKE, DRAW_FISH, PUSH, BOOST or DRAW_SECRET"
                                + " here, not 'FLY'"),
                Arguments.of(
                        "/cards/15/effects/0/filter",
                        "{\"size\": \"ODD\"}",
                        "mine.json: /cards/15 (manta)/effects/0/filter/size must be SMALL, MEDIUM or LARGE, not 'ODD'"),
                Arguments.of(
                        "/cards/1/effects/1",
                        "{\"trigger\": \"PASSIVE\", \"op\": \"SCHOOL\", \"perMember\": 3}",
                        "mine.json: /cards/1 (sardines)/effects/1/trigger is there twice on this card"),
                Arguments.of(
                        "/cards/0/effects/1/trigger",
                        "\"OCEAN\"",
                        "mine.json: /cards/0 (shrimp)/effects/1/trigger is there twice on this card"),
                Arguments.of(
                        "/cards/0/effects/0/filter/excludeKinds",
                        "[\"whale\"]",
                        "mine.json: /cards/0 (shrimp)/effects/0/filter/excludeKinds names 'whale', which is no fish of"
                                + " this deck"),
                Arguments.of(
                        "/cards/10/setObjective",
                        "true",
                        "mine.json: /cards/10 (eel)/setObjective can be true for SCORE_SAME and SCORE_SETS only (14.3)"),
                Arguments.of(
                        "/constants/wave",
                        "[\"south\", \"up\"]",
                        "mine.json: /constants/wave must name north, east, south or west, not 'up'"),
                Arguments.of(
                        "/constants/wave",
                        "[\"south\"]",
                        "mine.json: /constants/wave must have a direction for each round but the last, so at least 7"),
                Arguments.of("/constants/rounds/2", "0", "mine.json: /constants/rounds/2 must be from 1 to 20, not 0"),
                Arguments.of(
                        "/cards", "[]", "mine.json: /cards must hold 1 to 12 kinds of FISH and 1 to 8 of SECRET_FISH"));
    }
}
