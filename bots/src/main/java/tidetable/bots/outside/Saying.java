package tidetable.bots.outside;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.util.RawValue;
import java.util.Optional;
import java.util.OptionalLong;
import tidetable.bots.Bot;
import tidetable.engine.ActionList;
import tidetable.engine.Game;
import tidetable.engine.Knowledge;
import tidetable.engine.Standing;
import tidetable.engine.State;
import tidetable.engine.chance.Seed;
import tidetable.engine.file.Json;

/** What Tidetable says to a bot of the outside about its matches. */
final class Saying {
    private Saying() {}

    /** A match begins, or goes on with this bot. */
    static ObjectNode game(String match, Game<?, ?> game, Bot.Chair chair, Seed chance) {
        ObjectNode node = Protocol.describe(Protocol.message("game").put("match", match), game);
        node.put("seat", chair.seat()).put("seats", chair.seats());
        node.set("options", Protocol.options(chair.options()));
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
        ObjectNode node = Protocol.message("decision").put("match", match).put("id", id);
        node.put("seat", knowledge.seat()).put("step", knowledge.step());
        node.put("text", knowledge.game().texts("en").say(prompt.message(), Protocol::seat));
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
        ObjectNode node = Protocol.message("result").put("match", match);
        standing.ifPresent(end -> node.set("standing", Json.tree(end)));
        return node;
    }

    static ObjectNode error(Protocol.Wrong wrong) {
        return wrong.in(Protocol.message("error"));
    }
}
