package tidetable.engine.file;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A position, actions and expectations (format {@code tidetable-scenario/1}): the form of rule tests, bug reports and
 * puzzles. {@link ScenarioRun} plays it.
 *
 * @param source the file's name for messages
 * @param game the game's id
 * @param rule the clause or ruling it is about, such as {@code "8.3"} or {@code "R-10"}
 * @param title what it shows, in one sentence
 * @param deck a custom deck, if it is not the standard one
 * @param position the position it starts from, as the game's position codec reads it
 * @param actions in notation
 * @param expectations what must be true
 */
public record Scenario(
        String source,
        String game,
        String rule,
        String title,
        Optional<JsonNode> deck,
        Fields position,
        List<String> actions,
        List<Expectation> expectations) {
    /** The format's name and version. */
    public static final String FORMAT = "tidetable-scenario/1";

    /**
     * Something that must be true after so many actions.
     *
     * @param where the field of the file, for messages
     * @param after how many actions have been carried out, 0 for the start
     * @param viewer whose view or event form is looked at; empty for the position itself or the event's full form
     * @param what what is claimed
     */
    public record Expectation(String where, int after, OptionalInt viewer, Claim what) {}

    /** A claim about a position, a view or what happened. */
    public sealed interface Claim {
        /** What lies at a JSON Pointer equals a value. */
        record Equals(String path, JsonNode value) implements Claim {}

        /** What lies at a JSON Pointer is a list or an object with so many entries. */
        record Size(String path, int size) implements Claim {}

        /** Nothing lies at a JSON Pointer. */
        record Absent(String path) implements Claim {}

        /** An action is not legal, and the refusal names a clause. */
        record Illegal(String action, String rule) implements Claim {}

        /** An action is legal. */
        record Legal(String action) implements Claim {}

        /** Just these actions are legal, in any order. */
        record LegalExactly(List<String> actions) implements Claim {}

        /** The seat that decides; -1 when the match is over. */
        record Actor(int seat) implements Claim {}

        /** The kind of the open decision. */
        record Step(String name) implements Claim {}

        /** The last action's events have one, or none, with at least these fields. */
        record Happened(boolean expected, JsonNode fields) implements Claim {}

        /** The standing. */
        record Stands(List<List<Integer>> groups, Optional<List<Integer>> scores) implements Claim {}
    }

    /**
     * The scenario that a file holds.
     *
     * @throws BadInput naming the file and the field
     */
    public static Scenario parse(String text, String source) {
        Fields fields = Fields.of(Json.parse(text, source), source);
        String format = fields.text("format");
        if (!format.equals(FORMAT)) {
            throw fields.bad("format", "must be '" + FORMAT + "', not '" + format + "'");
        }
        String game = fields.text("game");
        String rule = fields.text("rule");
        String title = fields.text("title");
        Optional<JsonNode> deck = fields.has("deck") ? Optional.of(fields.any("deck")) : Optional.empty();
        Fields position = fields.object("position");
        List<String> actions = fields.texts("actions");
        List<Expectation> expectations = new ArrayList<>();
        for (Fields expect : fields.objects("expect")) {
            expectations.add(expectation(expect, expectations.size(), actions.size()));
        }
        if (expectations.isEmpty()) {
            throw fields.bad("expect", "must hold at least one expectation");
        }
        fields.end();
        return new Scenario(source, game, rule, title, deck, position, actions, expectations);
    }

    private static Expectation expectation(Fields fields, int index, int actions) {
        int after = fields.integer("after", 0, actions);
        OptionalInt viewer = fields.has("view") ? OptionalInt.of(fields.integer("view", -1, 255)) : OptionalInt.empty();
        Claim claim = claim(fields, after);
        fields.end();
        return new Expectation("/expect/" + index, after, viewer, claim);
    }

    private static Claim claim(Fields fields, int after) {
        if (fields.has("path")) {
            return pathClaim(fields);
        }
        if (fields.has("illegal")) {
            return new Claim.Illegal(fields.text("illegal"), fields.text("rule"));
        }
        if (fields.has("legal")) {
            return new Claim.Legal(fields.text("legal"));
        }
        if (fields.has("legalExactly")) {
            return new Claim.LegalExactly(fields.texts("legalExactly"));
        }
        if (fields.has("actor")) {
            return new Claim.Actor(fields.integer("actor", -1, 255));
        }
        if (fields.has("step")) {
            return new Claim.Step(fields.text("step"));
        }
        if (fields.has("standing")) {
            List<List<Integer>> groups = fields.integerLists("standing", 0, 255);
            return new Claim.Stands(
                    groups,
                    fields.has("scores")
                            ? Optional.of(fields.integers("scores", Integer.MIN_VALUE, Integer.MAX_VALUE))
                            : Optional.empty());
        }
        boolean expected = fields.has("event");
        if (expected || fields.has("noEvent")) {
            String name = expected ? "event" : "noEvent";
            JsonNode event = fields.any(name);
            if (after == 0) {
                throw fields.bad(name, "needs an action before it, so 'after' must be at least 1");
            }
            if (!event.isObject()) {
                throw fields.bad(name, "must be an object");
            }
            return new Claim.Happened(expected, event);
        }
        throw fields.bad("must claim one of path, illegal, legal, legalExactly, actor, step, standing, event, noEvent");
    }

    private static Claim pathClaim(Fields fields) {
        String path = fields.text("path");
        if (!path.isEmpty() && !path.startsWith("/")) {
            throw fields.bad("path", "must be a JSON Pointer, beginning with '/'");
        }
        if (fields.has("size")) {
            return new Claim.Size(path, fields.integer("size", 0, Integer.MAX_VALUE));
        }
        if (fields.flag("absent", false)) {
            return new Claim.Absent(path);
        }
        return new Claim.Equals(path, fields.any("equals"));
    }
}
