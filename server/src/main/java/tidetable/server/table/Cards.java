package tidetable.server.table;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import tidetable.engine.CardFace;
import tidetable.engine.Game;
import tidetable.engine.file.Json;
import tidetable.engine.text.Texts;

/** A deck in words. It is the same for everybody, and nothing of a match is in it. */
public final class Cards {
    private Cards() {}

    /** The cards of a game as JSON, in a language or in English when the game has none in it. */
    public static String of(Game<?, ?> game, String language) {
        Texts words = game.texts(Words.languageOf(game, language));
        ObjectNode node = Json.object();
        ArrayNode cards = node.putArray("cards");
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
        return Json.line(node);
    }
}
