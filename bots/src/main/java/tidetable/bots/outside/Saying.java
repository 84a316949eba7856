package tidetable.bots.outside;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.util.RawValue;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import tidetable.bots.Bot;
import tidetable.engine.ActionList;
import tidetable.engine.Game;
import tidetable.engine.GameInfo;
import tidetable.engine.Knowledge;
import tidetable.engine.Standing;
import tidetable.engine.State;
import tidetable.engine.chance.Seed;
import tidetable.engine.file.CardList;
import tidetable.engine.file.Json;

/** What Tidetable says to a bot of the outside, by {@code tidetable-bot/1}. */
final class Saying {
    /** The protocol's name and version. */
    static final String PROTOCOL = "tidetable-bot/1";

    private Saying() {}

    static ObjectNode hello() {
        return message("hello").put("protocol", PROTOCOL).put("name", "Tidetable");
    }

    /** A match begins, or goes on with this bot. */
    static ObjectNode game(String match, Game<?, ?> game, Bot.Chair chair, Seed chance) {
        GameInfo info = game.info();
        ObjectNode node = message("game")
                .put("match", match)
                .put("game", info.id())
                .put("rulesVersion", info.rulesVersion())
                .put("seat", chair.seat())
                .put("seats", chair.seats());
        ObjectNode options = node.putObject("options");
        new TreeMap<>(chair.options()).forEach(options::put);
        node.put("deck", info.deckName()).put("deckHash", info.deckHash());
        if (!info.deckName().equals("standard")) {
            node.set("cards", CardList.of(game, game.texts("en")));
        }
        return node.put("chance", chance.hex());
    }

    /**
     * A question to the seat that decides.
     *
     * @param deadline in milliseconds from now
     */
    static <S extends State<S>> ObjectNode decision(
            String match, int id, Knowledge<S> knowledge, ActionList legal, OptionalLong deadline) {
        State.Prompt prompt = knowledge.prompt();
        ObjectNode node = message("decision").put("match", match).put("id", id).put("seat", knowledge.seat());
        node.put("step", knowledge.step());
        node.put("text", knowledge.game().texts("en").say(prompt.message(), Saying::seat));
        node.put("rule", prompt.rule().number());
        node.putRawValue("view", new RawValue(Json.line(knowledge.view())));
        ArrayNode actions = node.putArray("actions");
        for (int action : legal.toArray()) {
            actions.add(knowledge.game().actions().notation(action));
        }
        deadline.ifPresent(millis -> node.put("deadline", millis));
        return node;
    }

    /** A match is over; without a standing it was broken off. */
    static ObjectNode result(String match, Optional<Standing> standing) {
        ObjectNode node = message("result").put("match", match);
        standing.ifPresent(end -> node.set("standing", Json.tree(end)));
        return node;
    }

    static ObjectNode error(Wrong wrong) {
        ObjectNode node = message("error").put("code", wrong.code()).put("text", wrong.text());
        wrong.rule().ifPresent(rule -> node.put("rule", rule));
        return node;
    }

    static ObjectNode bye() {
        return message("bye");
    }

    /** What a seat is called in words. */
    static String seat(int seat) {
        return "seat " + seat;
    }

    private static ObjectNode message(String type) {
        return Json.object().put("type", type);
    }

    /**
     * What is wrong with something that a bot said.
     *
     * @param code for programs
     * @param text for people
     * @param rule the clause that forbids it, if one does
     */
    record Wrong(String code, String text, Optional<String> rule) {}
}
