package tidetable.games;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import com.networknt.schema.dialect.Dialects;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;
import tidetable.engine.file.Json;

/** The documents and their schemas, which may refer to each other by id. */
public final class Schemas {
    /** The folder of the documents. */
    public static final Path DOCS = docs();

    private static final Map<String, String> BY_ID = byId();
    private static final SchemaRegistry REGISTRY =
            SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12, builder -> builder.schemas(BY_ID));

    private Schemas() {}

    /** The schema of a file name, as it is written. */
    public static JsonNode tree(String name) {
        return Json.parse(text(DOCS.resolve("schemas").resolve(name + ".schema.json")), name);
    }

    /** What is wrong with a JSON text by the schema of an id, which may have a {@code #} and a JSON Pointer. */
    public static List<String> problems(String id, String json) {
        Schema schema = REGISTRY.getSchema(SchemaLocation.of(id));
        return schema.validate(json, InputFormat.JSON).stream()
                .map(Object::toString)
                .toList();
    }

    /** What is wrong with a schema: by the schema of schemas, fields without a description, objects left open. */
    public static List<String> faults(JsonNode schema) {
        Stream<String> meta = problems(Dialects.getDraft202012().getId(), schema.toString()).stream();
        return Stream.concat(meta, Stream.concat(undescribed(schema, schema), open(schema)))
                .toList();
    }

    /** The fields without a description, neither of their own nor where they refer to. */
    private static Stream<String> undescribed(JsonNode schema, JsonNode root) {
        Stream<String> own = schema.path("properties").properties().stream()
                .filter(field -> !field.getValue().has("description")
                        && !referred(field.getValue().path("$ref").asText(), root)
                                .has("description"))
                .map(Map.Entry::getKey);
        return Stream.concat(own, schema.valueStream().flatMap(part -> undescribed(part, root)));
    }

    /** What a reference is to, in a schema itself or in another one. */
    private static JsonNode referred(String reference, JsonNode root) {
        int end = reference.indexOf('#');
        String pointer = reference.substring(end + 1);
        JsonNode schema =
                end <= 0 ? root : Json.parse(BY_ID.getOrDefault(reference.substring(0, end), "{}"), reference);
        return schema.at(pointer);
    }

    /** The objects that allow fields nobody described; conditions apart, which only look at some fields. */
    private static Stream<String> open(JsonNode schema) {
        JsonNode more = schema.path("additionalProperties");
        boolean open = schema.path("type").asText().equals("object")
                && schema.has("properties")
                && !more.has("description")
                && more.asBoolean(true);
        return Stream.concat(
                open ? Stream.of(schema.toString()) : Stream.empty(),
                schema.properties().stream()
                        .filter(part -> !List.of("contains", "if", "then").contains(part.getKey()))
                        .flatMap(part -> open(part.getValue())));
    }

    /** What a file says. */
    public static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The files of a folder of the documents, sorted. */
    static List<Path> files(String folder) {
        try (Stream<Path> files = Files.list(DOCS.resolve(folder))) {
            return files.sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Map<String, String> byId() {
        Map<String, String> schemas = new TreeMap<>();
        files("schemas").forEach(file -> {
            String schema = text(file);
            schemas.put(Json.parse(schema, file.toString()).path("$id").asText(), schema);
        });
        return schemas;
    }

    /** The folder of the documents: beside the module's folder, wherever the test is started. */
    private static Path docs() {
        Path start = Path.of(System.getProperty("basedir", "")).toAbsolutePath();
        return Stream.iterate(start, Objects::nonNull, Path::getParent)
                .map(folder -> folder.resolve("docs"))
                .filter(folder -> Files.isDirectory(folder.resolve("schemas")))
                .findFirst()
                .orElseThrow();
    }
}
