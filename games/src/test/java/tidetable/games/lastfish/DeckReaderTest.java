package tidetable.games.lastfish;

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
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tidetable.engine.file.BadInput;
import tidetable.engine.file.Json;

/** A deck that cannot be played is refused at load, in a sentence that names file, card and field. */
class DeckReaderTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource({"INSTANT, 20, 7", "SPELL, 35, 15", "CURSE, 9, 8", "ATTACK, 20, 10", "ITEM, 27, 8"})
    @DisplayName("2.1: 111 cards of five types")
    void drawDeck(Type type, int cards, int kinds) {
        LastFishDeck deck = LastFish.standard().table(2).deck;
        assertThat(deck.drawCards()).isEqualTo(111);
        assertThat(deck.cards().stream().filter(card -> card.type() == type))
                .hasSize(kinds)
                .satisfies(all -> assertThat(
                                all.stream().mapToInt(LastFishDeck.Card::count).sum())
                        .isEqualTo(cards));
    }

    @Test
    @DisplayName("2.2, 2.3: 32 ENCOUNTERs of 17 kinds, 8 Champions")
    void otherCards() {
        LastFishDeck deck = LastFish.standard().table(2).deck;
        assertThat(deck.encounterCards()).isEqualTo(32);
        assertThat(deck.encounters()).hasSize(17);
        assertThat(deck.champions()).hasSize(8);
    }

    @Test
    void facesAreWhatIsPrinted() {
        LastFish game = LastFish.standard();
        assertThat(game.cards()).hasSize(48 + 17 + 8);
        assertThat(game.cards().stream().map(card -> Json.tree(card).toString()))
                .contains(
                        "{\"id\":\"riptide-denial\",\"group\":\"instant\",\"count\":5,\"facts\":{\"window\":\"response\"}}",
                        "{\"id\":\"needle-spray\",\"group\":\"instant\",\"count\":1,"
                                + "\"facts\":{\"window\":\"any\",\"target\":\"player\"}}",
                        "{\"id\":\"siren-debt\",\"group\":\"curse\",\"count\":1,\"facts\":{\"target\":\"opponent\"}}",
                        "{\"id\":\"whirlpool\",\"group\":\"encounter\",\"count\":1,\"facts\":{\"category\":\"location\"}}",
                        "{\"id\":\"nix-undertow\",\"group\":\"champion\",\"count\":1,"
                                + "\"facts\":{\"signature\":\"pike-ambush\"}}");
    }

    @ParameterizedTest(name = "{0} = {1}")
    @MethodSource("badDecks")
    void refuses(String pointer, String value, String sentence) {
        JsonNode deck = Json.resource(LastFish.class, "cards.json").deepCopy();
        int slash = pointer.lastIndexOf('/');
        JsonNode parent = deck.at(pointer.substring(0, slash));
        String field = pointer.substring(slash + 1);
        JsonNode to = Json.parse(value, "test");
        if (parent instanceof ObjectNode object) {
            object.set(field, to);
        } else {
            ((ArrayNode) parent).set(Integer.parseInt(field), to);
        }
        assertThatThrownBy(() -> LastFish.with(deck, "mine.json"))
                .isInstanceOf(BadInput.class)
                .hasMessage(sentence);
    }

    static Stream<Arguments> badDecks() {
        return Stream.of(
                Arguments.of("/game", "\"finspan\"", "mine.json: /game must be 'last-fish', not 'finspan'"),
                Arguments.of("/extra", "1", "mine.json: /extra is no known field"),
                Arguments.of("/constants/maxHp", "2", "mine.json: /constants/maxHp must be from 3 to 9, not 2"),
                Arguments.of(
                        "/cards/0/count",
                        "-1",
                        "mine.json: /cards/0 (riptide-denial)/count must be from 0 to 31, not -1"),
                Arguments.of(
                        "/cards/0/id",
                        "\"kelp-snare\"",
                        "mine.json: /cards/1 (kelp-snare)/id names a card that is there already"),
                Arguments.of(
                        "/cards/0/type",
                        "\"TRICK\"",
                        "mine.json: /cards/0 (riptide-denial)/type must be INSTANT, SPELL, CURSE, ATTACK, ITEM,"
                                + " ENCOUNTER or CHAMPION, not 'TRICK'"),
                Arguments.of(
                        "/cards/0/window",
                        "\"ANY\"",
                        "mine.json: /cards/0 (riptide-denial)/effects may NEGATE in the first place alone, with the window"
                                + " RESPONSE and no target"),
                Arguments.of(
                        "/cards/1/effects/1",
                        "{\"op\": \"NEGATE\", \"filter\": [\"ATTACK\"]}",
                        "mine.json: /cards/1 (kelp-snare)/effects may NEGATE in the first place alone, with the window"
                                + " RESPONSE and no target"),
                Arguments.of(
                        "/cards/0/id",
                        "\"new-card\"",
                        "mine.json: /cards/0 (new-card)/name is missing, and the message files have no text"
                                + " 'card.new-card.name'"),
                Arguments.of(
                        "/cards/7/effects/0/filter",
                        "[\"ITEM\"]",
                        "mine.json: /cards/7 (duplication)/effects/0/filter must hold ATTACK, CURSE and SPELL alone"),
                Arguments.of(
                        "/cards/12/effects/0/to",
                        "\"TARGET\"",
                        "mine.json: /cards/12 (tidal-insight)/effects/0/to must not be TARGET here"),
                Arguments.of(
                        "/cards/12/effects/0/to",
                        "\"SOURCE_PLAYER\"",
                        "mine.json: /cards/12 (tidal-insight)/effects/0/to must not be SOURCE_PLAYER here"),
                Arguments.of(
                        "/cards/12/target",
                        "\"OPPONENT\"",
                        "mine.json: /cards/12 (tidal-insight)/effects must reach TARGET just when the card has a target"),
                Arguments.of(
                        "/cards/12/effects/0",
                        "{\"op\": \"EQUIP\", \"n\": 1, \"to\": \"SELF\", \"from\": \"HAND\"}",
                        "mine.json: /cards/12 (tidal-insight)/effects/0/from may be HAND on an INSTANT or an ENCOUNTER alone"),
                Arguments.of(
                        "/cards/12/effects/0",
                        "{\"op\": \"MAY\", \"pay\": [], \"then\": [], \"otherwise\": []}",
                        "mine.json: /cards/12 (tidal-insight)/effects/0/op may be MAY on an ENCOUNTER alone"),
                Arguments.of(
                        "/cards/23/modes/0/mode",
                        "\"SECONDARY\"",
                        "mine.json: /cards/23 (drowned-pact)/modes must be an INITIAL and a SECONDARY one"),
                Arguments.of(
                        "/cards/41/triggers/0/effects/0",
                        "{\"op\": \"EXTRA_PLAY\", \"n\": 1, \"to\": \"SELF\", \"kind\": \"ITEM\"}",
                        "mine.json: /cards/41 (pearl-charm)/triggers/0/effects/0/op must be one of DAMAGE, DISCARD,"
                                + " DISCOVER, DRAW, HEAL, STEAL in a trigger, not 'EXTRA_PLAY'"),
                Arguments.of(
                        "/cards/43/static/0/rule",
                        "\"FLY\"",
                        "mine.json: /cards/43 (shallows-lens)/static/0/rule must be DRAW_STEP_BONUS, ATTACK_DAMAGE_BONUS or"
                                + " ITEM_AND_ATTACK_SAME_TURN, not 'FLY'"),
                Arguments.of(
                        "/cards/65/signature/card",
                        "\"mouse\"",
                        "mine.json: /cards/65 (skarn-frostgill)/signature/card names 'mouse', which is no other card of this deck"),
                Arguments.of(
                        "/cards/65/signature/mode",
                        "\"ADD_TRIGGER\"",
                        "mine.json: /cards/65 (skarn-frostgill)/signature/mode does not fit 'frozen-spear' and 'YOU_PLAY'"));
    }
}
