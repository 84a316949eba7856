package tidetable.bots.outside;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tidetable.engine.Game;
import tidetable.engine.GameInfo;
import tidetable.engine.Refusal;
import tidetable.engine.file.CardList;
import tidetable.engine.file.Json;

/** What is the same in every conversation by {@code tidetable-bot/1}, whoever asks and whoever answers. */
public final class Protocol {
    /** The protocol's name and version. */
    public static final String NAME = "tidetable-bot/1";

    private Protocol() {}

    /** A message of a kind, to be filled. */
    public static ObjectNode message(String type) {
        return Json.object().put("type", type);
    }

    /** Tidetable's first message. */
    public static ObjectNode hello() {
        return message("hello").put("protocol", NAME).put("name", "Tidetable");
    }

    /** Says of a message which game is meant, with its deck; a custom one card by card. */
    public static ObjectNode describe(ObjectNode message, Game<?, ?> game) {
        GameInfo info = game.info();
        message.put("game", info.id())
                .put("rulesVersion", info.rulesVersion())
                .put("deck", info.deckName())
                .put("deckHash", info.deckHash());
        if (!info.deckName().equals("standard")) {
            message.set("cards", CardList.of(game, game.texts("en")));
        }
        return message;
    }

    /** Options by name as plain data, in the order of their names. */
    public static ObjectNode options(Map<String, String> options) {
        ObjectNode node = Json.object();
        new TreeMap<>(options).forEach(node::put);
        return node;
    }

    /** What a seat is called in words. */
    public static String seat(int seat) {
        return "seat " + seat;
    }

    /**
     * What is wrong with something that was said. It changed nothing.
     *
     * @param code for programs
     * @param text for people, in English
     * @param rule the clause that forbids it, if one does
     */
    public record Wrong(String code, String text, Optional<String> rule) {
        /** Something that no rule is about. */
        public Wrong(String code, String text) {
            this(code, text, Optional.empty());
        }

        /** Something that was no message. */
        public static Wrong malformed(String why) {
            return new Wrong("malformed", why);
        }

        /** An action that the rules forbid. */
        public static Wrong forbidden(Game<?, ?> game, Refusal refusal) {
            String text = game.texts("en").say(refusal.message(), Protocol::seat);
            String rule = refusal.rule().number();
            return new Wrong("not-legal", "rule " + rule + ": " + text, Optional.of(rule));
        }

        /** Puts it into a message. */
        public ObjectNode in(ObjectNode message) {
            message.put("code", code).put("text", text);
            rule.ifPresent(clause -> message.put("rule", clause));
            return message;
        }
    }
}
