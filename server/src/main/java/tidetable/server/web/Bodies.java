package tidetable.server.web;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.vertx.core.MultiMap;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import tidetable.bots.Bots;
import tidetable.engine.Deal;
import tidetable.engine.Game;
import tidetable.engine.chance.Rng;
import tidetable.engine.chance.Seed;
import tidetable.engine.file.BadInput;
import tidetable.engine.file.Fields;
import tidetable.engine.file.Json;
import tidetable.server.table.Code;
import tidetable.server.table.Entry;
import tidetable.server.table.Library;
import tidetable.server.table.Words;

/** Reads what clients send, strictly. */
final class Bodies {
    private static final int MAX_NAME = 40;
    private static final int MAX_COMMAND = 64;
    private static final int MIN_SECRET_COMMAND = 32;
    private static final int MIN_AWAY = 10;
    private static final int MAX_AWAY = 86_400;

    private static final int MOST_FRAMES = 100;
    private static final Pattern VIEW = Pattern.compile("archive|audience|0|[1-9][0-9]?");
    private static final Pattern NUMBER = Pattern.compile("-?[0-9]{1,9}");

    private Bodies() {}

    /** The fields of a request's body; an empty body has none. */
    static Fields body(String text) {
        return Fields.of(text.isBlank() ? Json.object() : Json.parse(text, "the request"), "the request");
    }

    /** Fields of which one must be there. */
    static Fields needed(Fields fields, String name) {
        if (!fields.has(name)) {
            throw fields.bad(name, "is missing");
        }
        return fields;
    }

    /** A command's id; empty when there is none. */
    static String command(Fields fields) {
        String command = fields.optionalText("command").orElse("");
        if (!command.isEmpty() && !isCommand(command)) {
            throw fields.bad("command", "must be 1 to " + MAX_COMMAND + " of A-Z a-z 0-9 _ -");
        }
        return command;
    }

    /** Whether a text can be a command's id. */
    static boolean isCommand(String text) {
        return text.matches("[A-Za-z0-9_-]{1," + MAX_COMMAND + "}");
    }

    /** A command's id that gives whoever repeats it a seat, so that it must not be guessed. */
    static String secretCommand(Fields fields) {
        String command = command(fields);
        if (!command.isEmpty() && command.length() < MIN_SECRET_COMMAND) {
            throw fields.bad(
                    "command", "must be " + MIN_SECRET_COMMAND + " to " + MAX_COMMAND + " characters, such as a UUID");
        }
        return command;
    }

    static String name(Fields fields, String field) {
        String name = fields.text(field).strip();
        if (name.isEmpty() || name.length() > MAX_NAME || name.chars().anyMatch(Character::isISOControl)) {
            throw fields.bad(field, "must be 1 to " + MAX_NAME + " characters without control characters");
        }
        return name;
    }

    /** The bots that take free seats: one kind for all, or a list with one for each. */
    static List<String> fill(Fields fields) {
        if (!fields.has("fill")) {
            return List.of();
        }
        if (fields.any("fill").isArray()) {
            return fields.texts("fill");
        }
        String bot = fields.text("fill");
        return bot.isEmpty() ? List.of() : List.of(bot);
    }

    /** A part of a replay: as whom, after how many actions, how many positions. */
    record Part(String view, int from, int count) {}

    /** The part of a replay that the parameters of an address ask for. */
    static Part part(MultiMap parameters) {
        ObjectNode asked = Json.object();
        parameters.forEach((name, value) -> {
            if (NUMBER.matcher(value).matches() && !name.equals("view")) {
                asked.put(name, Integer.parseInt(value));
            } else {
                asked.put(name, value);
            }
        });
        Fields fields = Fields.of(asked, "the query");
        String view = fields.optionalText("view").orElse("archive");
        if (!VIEW.matcher(view).matches()) {
            throw fields.bad("view", "must be archive, audience or the number of a seat");
        }
        return new Part(
                view,
                fields.integer("from", 0, Integer.MAX_VALUE, 0),
                fields.integer("count", 1, MOST_FRAMES, MOST_FRAMES));
    }

    /**
     * A table to be set up.
     *
     * @param person the seat of who sets it up; -1 for none
     * @param name that person's name
     */
    record Create(String command, Entry.Opening opening, int person, String name) {}

    static Create create(String text, Library library, String language) {
        Fields fields = body(text);
        String command = secretCommand(fields);
        String gameId = fields.text("game");
        Optional<JsonNode> deck = fields.has("deck") ? Optional.of(fields.any("deck")) : Optional.empty();
        if (deck.isPresent() && !deck.get().isObject()) {
            throw fields.bad("deck", "must be an object");
        }
        Map<String, String> options = new TreeMap<>();
        fields.optionalObject("options").ifPresent(o -> o.names().forEach(name -> options.put(name, o.text(name))));
        boolean listed = fields.flag("listed", false);
        boolean audience = fields.flag("audience", true);
        int away = fields.integer("away", MIN_AWAY, MAX_AWAY, 0);
        List<String> bots = new ArrayList<>();
        int person = -1;
        String name = "";
        for (Fields seat : needed(fields, "seats").objects("seats")) {
            bots.add(seat.optionalText("bot").orElse(""));
            if (seat.has("person")) {
                if (person >= 0 || seat.has("bot")) {
                    throw seat.bad("person", "may be given once, and not together with a bot");
                }
                person = bots.size() - 1;
                name = name(seat, "person");
            }
            seat.end();
        }
        boolean severalPeople = bots.stream().filter(String::isEmpty).count() > 1;
        Optional<Boolean> hints = fields.has("hints") ? Optional.of(fields.flag("hints")) : Optional.empty();
        fields.end();
        try {
            Entry.Opening asked = new Entry.Opening(
                    gameId,
                    0,
                    "",
                    deck.orElse(MissingNode.getInstance()),
                    options,
                    List.copyOf(bots),
                    listed,
                    audience,
                    away,
                    false);
            Entry.Opening opening = opening(library, asked, hints, !severalPeople);
            return new Create(command, opening, person, name);
        } catch (BadInput e) {
            throw new Refusal(
                    Code.BAD_CHOICE, Words.refusal(Code.BAD_CHOICE, language, List.of(String.valueOf(e.getMessage()))));
        }
    }

    /**
     * What a table is set up with, when it can be.
     *
     * @param hints whether hints were asked for; if nothing was said, they are there when {@code casual}
     */
    private static Entry.Opening opening(
            Library library, Entry.Opening asked, Optional<Boolean> hints, boolean casual) {
        library.open(asked.game());
        Game<?, ?> game = library.open(asked);
        game.info().check(new Deal(asked.seats().size(), asked.options(), new Seed(0, 0), Rng.Kind.KEYED));
        if (game.info().deckName().length() > MAX_NAME) {
            throw new BadInput("the name of a deck may have " + MAX_NAME + " characters at most");
        }
        asked.seats().stream().filter(bot -> !bot.isEmpty()).forEach(bot -> Bots.open(bot, game));
        boolean expert = Bots.isJudged(game);
        if (hints.orElse(false) && !expert) {
            throw new BadInput("there are no hints in " + game.info().title());
        }
        return new Entry.Opening(
                asked.game(),
                game.info().rulesVersion(),
                game.info().deckHash(),
                asked.deck(),
                asked.options(),
                asked.seats(),
                asked.listed(),
                asked.audience(),
                asked.away(),
                hints.orElse(casual) && expert);
    }
}
