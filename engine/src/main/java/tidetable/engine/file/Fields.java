package tidetable.engine.file;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Strict reading of one JSON object: every problem is a {@link BadInput} that names the file and the field, and a field
 * nobody asked for is a problem too (see {@link #end()}).
 */
public final class Fields {
    private final ObjectNode node;
    private final String source;
    private final String path;
    private final Set<String> read = new HashSet<>();

    private Fields(ObjectNode node, String source, String path) {
        this.node = node;
        this.source = source;
        this.path = path;
    }

    /**
     * The fields of a JSON object.
     *
     * @param source the file's name for messages
     */
    public static Fields of(JsonNode node, String source) {
        return of(node, source, "");
    }

    private static Fields of(JsonNode node, String source, String path) {
        if (node instanceof ObjectNode object) {
            return new Fields(object, source, path);
        }
        throw new BadInput(source + (path.isEmpty() ? "" : ": " + path) + " must be an object, not " + kind(node));
    }

    /** The same fields, with a name added to what messages call them. */
    public Fields as(String name) {
        Fields named = new Fields(node, source, path + " (" + name + ")");
        named.read.addAll(read);
        return named;
    }

    /** A problem with a field of this object, in words that follow the field's name. */
    public BadInput bad(String name, String problem) {
        return new BadInput(source + ": " + path + "/" + name + " " + problem);
    }

    /** A problem with this object as a whole. */
    public BadInput bad(String problem) {
        return new BadInput(source + ": " + (path.isEmpty() ? "" : path + " ") + problem);
    }

    /** Fails when the object has a field that was not asked for. */
    public void end() {
        for (String name : names()) {
            if (!read.contains(name)) {
                throw bad(name, "is no known field");
            }
        }
    }

    /** The names of all fields, in their order. */
    public List<String> names() {
        List<String> names = new ArrayList<>();
        node.fieldNames().forEachRemaining(names::add);
        return names;
    }

    /** Whether a field is there. */
    public boolean has(String name) {
        return node.has(name);
    }

    /** A text. */
    public String text(String name) {
        JsonNode value = required(name);
        if (!value.isTextual()) {
            throw bad(name, "must be a text, not " + kind(value));
        }
        return value.textValue();
    }

    /** A text that is one of a few. */
    public <T> T word(String name, java.util.function.Function<String, Optional<T>> meaning, String expected) {
        String text = text(name);
        return meaning.apply(text).orElseThrow(() -> bad(name, "must be " + expected + ", not '" + text + "'"));
    }

    /** A text, if the field is there. */
    public Optional<String> optionalText(String name) {
        return has(name) ? Optional.of(text(name)) : Optional.empty();
    }

    /** A whole number in a range, both ends included. */
    public int integer(String name, int min, int max) {
        return integer(required(name), name, min, max);
    }

    /** A whole number in a range, or a default when the field is not there. */
    public int integer(String name, int min, int max, int otherwise) {
        return has(name) ? integer(name, min, max) : otherwise;
    }

    /** True or false, or a default when the field is not there. */
    public boolean flag(String name, boolean otherwise) {
        return has(name) ? flag(name) : otherwise;
    }

    /** True or false. */
    public boolean flag(String name) {
        JsonNode value = required(name);
        if (!value.isBoolean()) {
            throw bad(name, "must be true or false, not " + kind(value));
        }
        return value.booleanValue();
    }

    /** An object. */
    public Fields object(String name) {
        return of(required(name), source, path + "/" + name);
    }

    /** An object, if the field is there. */
    public Optional<Fields> optionalObject(String name) {
        return has(name) ? Optional.of(object(name)) : Optional.empty();
    }

    /** A list of objects; empty when the field is not there. */
    public List<Fields> objects(String name) {
        List<Fields> all = new ArrayList<>();
        List<JsonNode> items = items(name);
        for (int i = 0; i < items.size(); i++) {
            all.add(of(items.get(i), source, path + "/" + name + "/" + i));
        }
        return all;
    }

    /** A list of texts; empty when the field is not there. */
    public List<String> texts(String name) {
        List<String> all = new ArrayList<>();
        for (JsonNode item : items(name)) {
            if (!item.isTextual()) {
                throw bad(name + "/" + all.size(), "must be a text, not " + kind(item));
            }
            all.add(item.textValue());
        }
        return all;
    }

    /** A list of whole numbers in a range; empty when the field is not there. */
    public List<Integer> integers(String name, int min, int max) {
        List<Integer> all = new ArrayList<>();
        for (JsonNode item : items(name)) {
            all.add(integer(item, name + "/" + all.size(), min, max));
        }
        return all;
    }

    /** A list of lists of whole numbers in a range; empty when the field is not there. */
    public List<List<Integer>> integerLists(String name, int min, int max) {
        List<List<Integer>> all = new ArrayList<>();
        for (JsonNode list : items(name)) {
            String at = name + "/" + all.size();
            if (!list.isArray()) {
                throw bad(at, "must be a list, not " + kind(list));
            }
            List<Integer> numbers = new ArrayList<>();
            for (JsonNode item : list) {
                numbers.add(integer(item, at + "/" + numbers.size(), min, max));
            }
            all.add(numbers);
        }
        return all;
    }

    /** A list of anything; empty when the field is not there. */
    public List<JsonNode> items(String name) {
        if (!has(name)) {
            read.add(name);
            return List.of();
        }
        JsonNode value = required(name);
        if (!value.isArray()) {
            throw bad(name, "must be a list, not " + kind(value));
        }
        List<JsonNode> all = new ArrayList<>();
        value.forEach(all::add);
        return all;
    }

    /** Anything. */
    public JsonNode any(String name) {
        return required(name);
    }

    private JsonNode required(String name) {
        read.add(name);
        JsonNode value = node.get(name);
        if (value == null) {
            throw bad(name, "is missing");
        }
        return value;
    }

    private int integer(JsonNode value, String name, int min, int max) {
        if (!value.isIntegralNumber()) {
            throw bad(name, "must be a whole number, not " + kind(value));
        }
        if (!value.canConvertToInt() || value.intValue() < min || value.intValue() > max) {
            throw bad(name, "must be from " + min + " to " + max + ", not " + value.asText());
        }
        return value.intValue();
    }

    private static String kind(JsonNode node) {
        return switch (node.getNodeType()) {
            case OBJECT -> "an object";
            case ARRAY -> "a list";
            case STRING -> "'" + node.textValue() + "'";
            case NUMBER, BOOLEAN -> node.asText();
            case NULL -> "null";
            case BINARY, MISSING, POJO -> "something else";
        };
    }
}
