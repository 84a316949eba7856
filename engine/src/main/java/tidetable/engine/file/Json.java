package tidetable.engine.file;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import tidetable.engine.Event;

/** JSON text to tree and back, strictly. */
public final class Json {
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
            .build();
    private static final ObjectWriter PRETTY = MAPPER.writer(new DefaultPrettyPrinter(
                    Separators.createDefaultInstance().withObjectFieldValueSpacing(Separators.Spacing.AFTER))
            .withObjectIndenter(new DefaultIndenter("  ", "\n")));

    private Json() {}

    /**
     * The tree of a JSON text.
     *
     * @param source the file's name for messages
     * @throws BadInput naming the file and the line when the text is not JSON
     */
    public static JsonNode parse(String text, String source) {
        try {
            JsonNode node = MAPPER.readTree(text);
            if (node == null || node.isMissingNode()) {
                throw new BadInput(source + " is empty; JSON is expected");
            }
            if (text.contains("\\u") && halved(node)) {
                throw new BadInput(source + " is no valid JSON: it holds half a character (\\ud800 to \\udfff alone)");
            }
            return node;
        } catch (JsonProcessingException e) {
            JsonLocation at = e.getLocation();
            String where = at == null ? "" : " at line " + at.getLineNr() + ", column " + at.getColumnNr();
            throw new BadInput(source + " is no valid JSON" + where + ": " + plain(e.getOriginalMessage()));
        }
    }

    /** What the parser says, without the names of its own parts. */
    private static String plain(String message) {
        return firstLine(message)
                .replaceAll("^Trailing token.*", "more follows after its end")
                .replaceAll(" ?\\(start marker at .*", "")
                .replaceAll(" ?\\(for [A-Za-z]+ starting at .*", "")
                .replaceAll(", from `[^`]*`", "")
                .replaceAll(": enable `.*", "")
                .replaceAll(" \\(not recognized as one since Feature .*", "");
    }

    /** Whether a text in a tree has a half of a character without the other, so that it cannot be stored as UTF-8. */
    private static boolean halved(JsonNode node) {
        if (node.isTextual()) {
            return halved(node.textValue());
        }
        for (Map.Entry<String, JsonNode> field : node.properties()) {
            if (halved(field.getKey())) {
                return true;
            }
        }
        for (JsonNode part : node) {
            if (halved(part)) {
                return true;
            }
        }
        return false;
    }

    private static boolean halved(String text) {
        return !StandardCharsets.UTF_8.newEncoder().canEncode(text);
    }

    /** The tree of a JSON resource that lies beside a class and belongs to the program. */
    public static JsonNode resource(Class<?> anchor, String name) {
        return parse(resourceText(anchor, name), name);
    }

    /** The text of a JSON resource that lies beside a class and belongs to the program. */
    public static String resourceText(Class<?> anchor, String name) {
        try (InputStream in = anchor.getResourceAsStream(name)) {
            if (in == null) {
                throw new BadInput("the program's own file " + name + " is missing");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** An empty object. */
    public static ObjectNode object() {
        return MAPPER.createObjectNode();
    }

    /** Plain data as a tree: records, lists, maps, strings, numbers. */
    public static JsonNode tree(Object value) {
        return MAPPER.valueToTree(value);
    }

    /** Plain data as text on one line, without a tree in between. */
    public static String line(Record value) {
        try {
            return MAPPER.writeValueAsString(value);
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** An event as plain data, with its kind as {@code type}. Give it the form that its viewer may see. */
    public static ObjectNode event(Event event) {
        String name = event.getClass().getSimpleName();
        ObjectNode tree = object();
        tree.put("type", name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1));
        tree.setAll((ObjectNode) tree(event));
        return tree;
    }

    /** A tree as text on one line. */
    public static String line(JsonNode node) {
        try {
            return MAPPER.writeValueAsString(node);
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Plain data out of a tree: the other way of {@link #tree}.
     *
     * @param type a record of records, lists, texts and numbers
     * @param source where the tree is from, for messages
     * @throws BadInput when the tree is none of that type: a field is missing, unknown or of the wrong kind
     */
    public static <T> T read(JsonNode tree, Class<T> type, String source) {
        try {
            return MAPPER.treeToValue(tree, type);
        } catch (JsonProcessingException e) {
            throw new BadInput(source + " is not as expected: " + firstLine(e.getOriginalMessage()));
        }
    }

    /** A tree as indented text with a line break at the end. */
    public static String pretty(JsonNode node) {
        try {
            return PRETTY.writeValueAsString(node) + "\n";
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String firstLine(String message) {
        return message.lines().findFirst().orElse("unreadable");
    }
}
