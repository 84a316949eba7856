package tidetable.engine.contract;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import tidetable.engine.chance.Rng;
import tidetable.engine.chance.Seed;
import tidetable.engine.file.BadInput;
import tidetable.engine.file.Json;

/**
 * Damages good files by seeded edits, of the text and of the JSON tree, and gives them to a reader. A reader may take
 * such a file or refuse it with a {@link BadInput} whose message is one short line that names the file.
 */
public final class FileFuzz {
    private static final String SOURCE = "damaged.json";
    private static final int LONGEST_MESSAGE = 600;
    private static final String[] SNIPPETS = {
        "{",
        "}",
        "[",
        "]",
        ",",
        ":",
        "\"",
        "\\",
        "\\u0000",
        "\u0000",
        "null",
        "true",
        "-",
        "1e999",
        "0x1",
        "NaN",
        "//",
        "\n",
        "\uFEFF",
        "\uD800",
        "'",
        "é",
        "99999999999999999999999999",
        "0.5",
        "\"a\":1,",
        "9".repeat(2000),
        "[".repeat(3000),
        "{\"a\":".repeat(3000)
    };
    private static final List<JsonNode> VALUES = List.of(
            Json.tree("null"),
            Json.tree(""),
            Json.tree("a\nb\r\u2028"),
            Json.tree("x".repeat(5000)),
            Json.tree("%s {0} \u0007"),
            Json.tree(true),
            Json.tree(-1),
            Json.tree(0),
            Json.tree(1),
            Json.tree(9),
            Json.tree(255),
            Json.tree(256),
            Json.tree(65_536),
            Json.tree(Integer.MAX_VALUE),
            Json.tree(Integer.MIN_VALUE),
            Json.tree(Long.MAX_VALUE),
            Json.tree(new java.math.BigInteger("9".repeat(400))),
            Json.tree(0.5),
            Json.tree(1e300),
            Json.tree(List.of()),
            Json.tree(List.of(1, "a", List.of())),
            Json.object(),
            Json.object().put("a", 1),
            Json.object().nullNode());

    private final Rng rng;
    private int accepted;
    private int refused;

    private FileFuzz(long seed) {
        this.rng = Rng.fast(new Seed(seed, 0xF12E), "fuzz");
    }

    /** Reads a file; throws {@link BadInput} and nothing else. */
    public interface Reader {
        /**
         * Reads a file.
         *
         * @param source the file's name for messages
         */
        void read(String text, String source);
    }

    /** How many damaged files a reader has taken all the same, and how many it has refused. */
    public record Outcome(int accepted, int refused) {}

    /**
     * Gives damaged files to a reader, after the good ones.
     *
     * @param good the good files, which the reader must take
     * @param files how many damaged ones
     */
    public static Outcome run(List<String> good, int files, long seed, Reader reader) {
        good.forEach(text -> reader.read(text, SOURCE));
        FileFuzz fuzz = new FileFuzz(seed);
        for (int i = 0; i < files; i++) {
            String text = good.get(fuzz.rng.below(good.size()));
            for (int edits = 1 + fuzz.rng.below(3); edits > 0; edits--) {
                text = fuzz.damaged(text);
            }
            fuzz.give(text, i, reader);
        }
        return new Outcome(fuzz.accepted, fuzz.refused);
    }

    private void give(String text, int number, Reader reader) {
        try {
            reader.read(text, SOURCE);
            accepted++;
        } catch (BadInput e) {
            refused++;
            String message = e.getMessage();
            if (message == null
                    || !message.contains(SOURCE)
                    || message.length() > LONGEST_MESSAGE
                    || message.codePoints().anyMatch(Character::isISOControl)) {
                throw new AssertionError(report("no short line that names the file: " + message, number, text), e);
            }
        } catch (RuntimeException | Error e) {
            throw new AssertionError(report(e.toString(), number, text), e);
        }
    }

    private static String report(String problem, int number, String text) {
        String shown = text.length() > 4000 ? text.substring(0, 4000) + "..." : text;
        return problem + "\nfor damaged file " + number + ":\n" + shown;
    }

    private String damaged(String text) {
        if (rng.below(3) == 0) {
            return damagedText(text);
        }
        JsonNode tree;
        try {
            tree = Json.parse(text, SOURCE);
        } catch (BadInput _) {
            return damagedText(text);
        }
        if (tree.isEmpty()) {
            return damagedText(text);
        }
        damageTree(tree);
        return Json.pretty(tree);
    }

    private String damagedText(String text) {
        int at = rng.below(text.length() + 1);
        int length = Math.min(text.length() - at, 1 + rng.below(rng.below(4) == 0 ? 200 : 3));
        String head = text.substring(0, at);
        return switch (rng.below(6)) {
            case 0 -> head;
            case 1 -> head + text.substring(at + length);
            case 2 -> head + text.substring(at, at + length) + text.substring(at);
            case 3 -> head + (char) (32 + rng.below(96)) + text.substring(Math.min(text.length(), at + 1));
            case 4 -> repeatedLine(text, at);
            default -> head + SNIPPETS[rng.below(SNIPPETS.length)] + text.substring(at);
        };
    }

    /** Says a line twice, which doubles a field or an entry. */
    private static String repeatedLine(String text, int at) {
        int start = text.lastIndexOf('\n', Math.max(0, at - 1)) + 1;
        int end = text.indexOf('\n', start) + 1;
        return end == 0 ? text : text.substring(0, end) + text.substring(start);
    }

    /** A value inside a tree: a field of an object or an entry of a list. */
    private record Place(JsonNode parent, String field, int index) {
        JsonNode get() {
            return parent instanceof ObjectNode ? parent.get(field) : parent.get(index);
        }

        void set(JsonNode value) {
            switch (parent) {
                case ObjectNode object -> object.set(field, value);
                case ArrayNode list -> list.set(index, value);
                default -> throw new IllegalStateException();
            }
        }

        void remove() {
            switch (parent) {
                case ObjectNode object -> object.remove(field);
                case ArrayNode list -> list.remove(index);
                default -> throw new IllegalStateException();
            }
        }

        void repeat() {
            switch (parent) {
                case ObjectNode object ->
                    object.set(field + "x", object.get(field).deepCopy());
                case ArrayNode list -> list.insert(index, list.get(index).deepCopy());
                default -> throw new IllegalStateException();
            }
        }
    }

    private static List<Place> children(JsonNode node) {
        List<Place> places = new ArrayList<>();
        for (int i = 0; node.isArray() && i < node.size(); i++) {
            places.add(new Place(node, "", i));
        }
        node.properties().forEach(field -> places.add(new Place(node, field.getKey(), 0)));
        return places;
    }

    /** A place anywhere in a container that is not empty; as likely near the root as deep down. */
    private Place place(JsonNode root) {
        List<Place> places = children(root);
        Place place = places.get(rng.below(places.size()));
        while (!place.get().isEmpty() && rng.below(3) > 0) {
            places = children(place.get());
            place = places.get(rng.below(places.size()));
        }
        return place;
    }

    private void damageTree(JsonNode tree) {
        Place place = place(tree);
        Place other = place(tree);
        switch (rng.below(6)) {
            case 0 -> place.remove();
            case 1 -> place.repeat();
            case 2 -> place.set(other.get().deepCopy());
            case 3 -> {
                JsonNode value = place.get().deepCopy();
                place.set(other.get().deepCopy());
                if (other.get() != null) {
                    other.set(value);
                }
            }
            case 4 -> place.set(Json.tree(place.get().asInt() + rng.below(3) - 1));
            default -> place.set(VALUES.get(rng.below(VALUES.size())).deepCopy());
        }
    }
}
