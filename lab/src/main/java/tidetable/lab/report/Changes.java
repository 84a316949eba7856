package tidetable.lab.report;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tidetable.engine.file.Json;

/** What differs between two deck files, field by field; cards are found again by their ids. */
final class Changes {
    private static final int LONGEST = 60;

    /**
     * A changed field.
     *
     * @param card the id of the card it belongs to; empty for one of the deck as a whole
     * @param field where it is, such as {@code "effects/0/n"}; empty for the card as a whole
     * @param before what was there, as JSON; empty for nothing
     * @param after what is there, as JSON; empty for nothing
     */
    record Change(String card, String field, String before, String after) {}

    private final List<Change> found = new ArrayList<>();

    private Changes() {}

    static List<Change> between(JsonNode first, JsonNode other) {
        Changes changes = new Changes();
        changes.compare("", "", first, other);
        return List.copyOf(changes.found);
    }

    private void compare(String card, String field, JsonNode first, JsonNode other) {
        if (first.equals(other)) {
            return;
        }
        if (first.isObject() && other.isObject()) {
            Set<String> names = new LinkedHashSet<>();
            first.fieldNames().forEachRemaining(names::add);
            other.fieldNames().forEachRemaining(names::add);
            names.removeAll(Set.of("name", "format", "source", "countSource"));
            names.forEach(name -> compare(card, join(field, name), first.path(name), other.path(name)));
        } else if (first.isArray() && other.isArray() && named(first) && named(other)) {
            Map<String, JsonNode> before = byId(first);
            Map<String, JsonNode> after = byId(other);
            Set<String> ids = new LinkedHashSet<>(before.keySet());
            ids.addAll(after.keySet());
            ids.forEach(id -> compare(id, "", missingOr(before, id), missingOr(after, id)));
        } else if (first.isArray() && other.isArray() && first.size() == other.size()) {
            for (int i = 0; i < first.size(); i++) {
                compare(card, join(field, Integer.toString(i)), first.get(i), other.get(i));
            }
        } else {
            found.add(new Change(card, field, shown(first), shown(other)));
        }
    }

    private static JsonNode missingOr(Map<String, JsonNode> all, String id) {
        return Optional.ofNullable(all.get(id)).orElseGet(() -> Json.object().path("none"));
    }

    private static String join(String field, String name) {
        return field.isEmpty() ? name : field + "/" + name;
    }

    private static boolean named(JsonNode list) {
        for (JsonNode entry : list) {
            if (!entry.path("id").isTextual()) {
                return false;
            }
        }
        return !list.isEmpty();
    }

    private static Map<String, JsonNode> byId(JsonNode list) {
        Map<String, JsonNode> all = new LinkedHashMap<>();
        list.forEach(entry -> all.put(entry.get("id").asText(), entry));
        return all;
    }

    private static String shown(JsonNode value) {
        String text = value.isMissingNode() ? "" : value.isTextual() ? value.textValue() : Json.line(value);
        return text.length() > LONGEST ? text.substring(0, LONGEST - 1) + "…" : text;
    }
}
