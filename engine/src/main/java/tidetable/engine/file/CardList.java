package tidetable.engine.file;

import com.fasterxml.jackson.databind.node.ArrayNode;
import tidetable.engine.CardFace;
import tidetable.engine.Game;
import tidetable.engine.text.Texts;

/** The deck of a game as plain data with words. It is the same for everybody, and nothing of a match is in it. */
public final class CardList {
    private CardList() {}

    /**
     * Every kind of card as it is printed, in the order of the deck.
     *
     * @param words the game's words in some language
     */
    public static ArrayNode of(Game<?, ?> game, Texts words) {
        ArrayNode cards = Json.object().arrayNode();
        for (CardFace card : game.cards()) {
            String key = "card." + card.id();
            cards.addObject()
                    .put("id", card.id())
                    .put("group", card.group())
                    .put("name", words.get(key + ".name"))
                    .put("text", words.get(key + ".text"))
                    .put("count", card.count())
                    .set("facts", Json.tree(card.facts()));
        }
        return cards;
    }
}
