package tidetable.server.table;

import com.fasterxml.jackson.databind.node.ObjectNode;
import tidetable.engine.Game;
import tidetable.engine.file.CardList;
import tidetable.engine.file.Json;

/** A deck in words. It is the same for everybody, and nothing of a match is in it. */
public final class Cards {
    private Cards() {}

    /** The cards of a game as JSON, in a language or in English when the game has none in it. */
    public static String of(Game<?, ?> game, String language) {
        ObjectNode node = Json.object();
        node.set("cards", CardList.of(game, game.texts(Words.languageOf(game, language))));
        return Json.line(node);
    }
}
