package tidetable.games.finspan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tidetable.engine.file.BadInput;
import tidetable.engine.file.Json;
import tidetable.engine.text.Languages;

/** A deck that cannot be played is refused at load, in a sentence that names file, card and field. */
class DeckReaderTest {
    @Test
    void facesAreWhatIsPrinted() {
        Finspan game = Finspan.standard();
        assertThat(game.cards()).hasSize(135 + 3 + 16);
        assertThat(Json.tree(game.cards().getFirst()))
                .hasToString("{\"id\":\"abyssal-anglerfish\",\"group\":\"fish\",\"count\":1,\"facts\":{\"lengthCm\":12,"
                        + "\"points\":2,\"zones\":\"midnight\",\"row\":\"any\",\"diveSite\":\"none\",\"costCards\":1,"
                        + "\"costEggs\":1,\"costYoung\":0,\"costSchools\":0,\"costConsume\":0,\"predator\":1,"
                        + "\"bioluminescent\":1,\"camouflage\":0,\"electric\":0,\"venomous\":0,\"timing\":\"gameEnd\","
                        + "\"allPlayers\":0,\"effects\":\"score 3 noTokensHere\",\"latin\":\"Melanocetus murrayi\","
                        + "\"set\":\"base\"}}");
        assertThat(Json.tree(game.cards().getLast()))
                .hasToString("{\"id\":\"b-w3-egg-triples\",\"group\":\"goal\",\"count\":1,\"facts\":{\"week\":3,"
                        + "\"pointsPer\":2,\"count\":\"eggGroups\",\"side\":\"B\"}}");
    }

    @Test
    void textsAreMadeOfTheEffects() {
        Finspan game = Finspan.standard();
        assertThat(game.texts("en").get("card.black-cardinalfish.text"))
                .isEqualTo("When played: hatch 2 eggs; move a young or a school.");
        assertThat(game.texts("de").get("card.bearded-seadevil.text"))
                .isEqualTo("Beim Ausspielen, alle: je ein Ei auf jeden kleinen eigenen Fisch ohne Ei legen.");
        assertThat(game.texts("en").get("card.angelshark.text"))
                .isEqualTo("Game end: 10 points if it has consumed at least 3 fish.");
        assertThat(game.texts("en").get("card.a-w2-full-rows.text"))
                .isEqualTo("At the end of week 2: 2 points for each row full of fish.");
    }

    @Test
    void everyTextCanBeSaid() {
        Finspan game = Finspan.standard();
        for (String language : Languages.ALL) {
            game.cards()
                    .forEach(card -> assertThat(game.texts(language).get("card." + card.id() + ".text"))
                            .as(card.id())
                            .endsWith(".")
                            .doesNotContain("{", "}"));
        }
    }

    @ParameterizedTest(name = "{0} = {1}")
    @MethodSource("badDecks")
    void refuses(String pointer, String value, String sentence) {
        JsonNode deck = Json.resource(Finspan.class, "cards.json").deepCopy();
        int slash = pointer.lastIndexOf('/');
        JsonNode parent = deck.at(pointer.substring(0, slash));
        String field = pointer.substring(slash + 1);
        JsonNode to = Json.parse(value, "test");
        if (parent instanceof ObjectNode object) {
            object.set(field, to);
        } else {
            ((ArrayNode) parent).set(Integer.parseInt(field), to);
        }
        assertThatThrownBy(() -> Finspan.with(deck, "mine.json"))
                .isInstanceOf(BadInput.class)
                .hasMessage(sentence);
    }

    static Stream<Arguments> badDecks() {
        return Stream.of(
                Arguments.of("/game", "\"full-seal\"", "mine.json: /game must be 'finspan', not 'full-seal'"),
                Arguments.of("/extra", "1", "mine.json: /extra is no known field"),
                Arguments.of(
                        "/constants/eggPoints", "-1", "mine.json: /constants/eggPoints must be from 0 to 20, not -1"),
                Arguments.of(
                        "/constants/startStarters",
                        "3",
                        "mine.json: /cards must hold at least 15 cards of the set starter, not 10"),
                Arguments.of(
                        "/board/sites/0/site",
                        "\"green\"",
                        "mine.json: /board/sites/0/site must be blue: the sites are blue, purple, green, in this order"),
                Arguments.of(
                        "/board/sites/0/depth",
                        "[{\"op\": \"consumeFromHand\", \"n\": 1}]",
                        "mine.json: /board/sites/0/depth can hold neither score nor consumeFromHand"),
                Arguments.of(
                        "/board/forageFish/1/row",
                        "7",
                        "mine.json: /board/forageFish/1 (showy-bristlemouth)/row must be from 1 to 6, not 7"),
                Arguments.of("/goals/A/goals/1/week", "1", "mine.json: /goals/A/goals must hold a goal of week 2"),
                Arguments.of(
                        "/goals/B/goals/0/count",
                        "{\"type\": \"whales\"}",
                        "mine.json: /goals/B/goals/0/count/type is nothing that this game counts: 'whales'"),
                Arguments.of(
                        "/cards/0/id",
                        "\"angler\"",
                        "mine.json: /cards/4 (angler)/id names a card that is there already"),
                Arguments.of(
                        "/cards/0/id",
                        "\"new-card\"",
                        "mine.json: /cards/0 (new-card)/name is missing, and the message files have no text"
                                + " 'card.new-card.name'"),
                Arguments.of(
                        "/cards/0/zones",
                        "[\"attic\"]",
                        "mine.json: /cards/0 (abyssal-anglerfish)/zones must name sunlight, twilight or midnight, not"
                                + " 'attic'"),
                Arguments.of(
                        "/cards/0/ability/timing",
                        "\"whenPlayed\"",
                        "mine.json: /cards/0 (abyssal-anglerfish)/ability/effects can have 'score' with the timing gameEnd only (7.10)"),
                Arguments.of(
                        "/cards/1/ability/effects/0/op",
                        "\"jump\"",
                        "mine.json: /cards/1 (abyssal-halosaur)/ability/effects/0/op must be draw, recover, layEgg, layEggEach, hatch,"
                                + " addYoung, move, consumeFromHand, playFish or score, not 'jump'"),
                Arguments.of(
                        "/cards/1/ability/effects/0/where",
                        "{\"size\": \"small\"}",
                        "mine.json: /cards/1 (abyssal-halosaur)/ability/effects/0/where must be about a site, a zone or a row for"
                                + " playFish"),
                Arguments.of(
                        "/cards/6/ability/effects/1/op",
                        "\"draw\"",
                        "mine.json: /cards/6 (atlantic-bluefin-tuna)/ability/effects/1/op is there twice in one ability"));
    }
}
