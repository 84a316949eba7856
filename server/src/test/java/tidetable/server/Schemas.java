package tidetable.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
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

/** The schemas of the documents, which may refer to each other by id. */
final class Schemas {
    private static final SchemaRegistry REGISTRY =
            SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12, builder -> builder.schemas(byId()));
    private static final ObjectMapper YAML = new ObjectMapper(new YAMLFactory());

    private Schemas() {}

    /** What is wrong with a JSON text by the schema of an id, which may have a {@code #} and a JSON Pointer. */
    static List<String> problems(String id, String json) {
        return problems(REGISTRY.getSchema(SchemaLocation.of(id)), json);
    }

    /** What is wrong with a JSON text by a schema that refers to no other. */
    static List<String> problems(JsonNode schema, String json) {
        return problems(REGISTRY.getSchema(schema.toString(), InputFormat.JSON), json);
    }

    private static List<String> problems(Schema schema, String json) {
        return schema.validate(json, InputFormat.JSON).stream()
                .map(Object::toString)
                .toList();
    }

    /** Reads YAML. */
    static JsonNode yaml(String text) {
        try {
            return YAML.readTree(text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Map<String, String> byId() {
        Map<String, String> schemas = new TreeMap<>();
        try (Stream<Path> files = Files.list(root().resolve("docs").resolve("schemas"))) {
            files.sorted().forEach(file -> {
                String schema = text(file);
                schemas.put(Json.parse(schema, file.toString()).path("$id").asText(), schema);
            });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return schemas;
    }

    /** The folder of the whole project, wherever the test is started. */
    static Path root() {
        Path start = Path.of(System.getProperty("basedir", "")).toAbsolutePath();
        return Stream.iterate(start, Objects::nonNull, Path::getParent)
                .filter(folder -> Files.isDirectory(folder.resolve("docs").resolve("schemas")))
                .findFirst()
                .orElseThrow();
    }
}
