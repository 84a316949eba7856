package tidetable.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpHeaders;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.stream.Stream;
import tidetable.engine.file.Json;
import tidetable.engine.text.Languages;
import tidetable.server.table.Code;

/** Calls a server and holds every answer to the document that describes it; keeps a list of what was called. */
final class Contract {
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final Set<String> METHODS = Set.of("get", "post", "put", "delete", "patch");

    private final JsonNode document;
    private final HttpClient http =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final Set<String> called = new ConcurrentSkipListSet<>();

    Contract(JsonNode document) {
        this.document = document;
    }

    /** An answer that keeps the contract. */
    record Answer(int status, HttpHeaders headers, String text) {
        JsonNode json() {
            return Json.parse(text, "the answer");
        }

        /** Why the request was not carried out. */
        String code() {
            return json().path("code").asText();
        }

        Player.Seat seat() {
            return Player.Seat.of(json());
        }
    }

    /** A request; language, token and body may be left out. */
    record Call(
            String method, String path, Optional<String> token, Optional<String> body, Map<String, String> headers) {
        static Call get(String path) {
            return new Call("get", path, Optional.empty(), Optional.empty(), Map.of());
        }

        static Call post(String path, String body) {
            return new Call("post", path, Optional.empty(), Optional.of(body), Map.of());
        }

        Call as(String who) {
            return new Call(method, path, Optional.of(who), body, headers);
        }

        Call in(String language) {
            return new Call(method, path, token, body, Map.of("Accept-Language", language));
        }
    }

    /** Sends a request, whatever the document says of it. */
    HttpResponse<String> raw(URI server, Call call) throws Exception {
        HttpRequest.Builder request =
                HttpRequest.newBuilder(URI.create(server + call.path())).timeout(PATIENCE);
        call.token().ifPresent(token -> request.header("Authorization", "Bearer " + token));
        call.headers().forEach(request::header);
        if (call.body().isPresent()) {
            request.header("Content-Type", "application/json");
        }
        request.method(
                call.method().toUpperCase(java.util.Locale.ROOT),
                call.body().map(BodyPublishers::ofString).orElseGet(BodyPublishers::noBody));
        return http.send(request.build(), BodyHandlers.ofString());
    }

    /** Sends a request; fails when the answer is not one of those that the document allows. */
    Answer call(URI server, Call call) throws Exception {
        String template = template(call.path());
        HttpResponse<String> response = raw(server, call);
        String status = Integer.toString(response.statusCode());
        called.add(call.method() + " " + template + " " + status);
        JsonNode answer = response(call.method(), template, status);
        String type = response.headers().firstValue("Content-Type").orElse("").replaceAll(";.*", "");
        String said = call.toString();
        String where =
                said.substring(0, Math.min(said.length(), 500)) + " -> " + status + " " + type + " " + response.body();
        if (!answer.path("content").has(type)) {
            throw new AssertionError("not in the document: " + where);
        }
        JsonNode media = answer.path("content").path(type);
        List<String> problems =
                new ArrayList<>(type.startsWith("text/") ? List.of() : problems(media.path("schema"), response.body()));
        if (type.equals("application/problem+json")) {
            JsonNode problem = Json.parse(response.body(), "the problem");
            Code code = Code.of(problem.path("code").asText());
            if (code.status() != response.statusCode() || problem.path("status").asInt() != response.statusCode()) {
                problems.add("the code is not one of this status");
            }
        }
        answer.path("headers").fieldNames().forEachRemaining(header -> {
            if (response.headers().firstValue(header).isEmpty()) {
                problems.add("no header " + header);
            }
        });
        if (!response.headers().firstValue("Vary").orElse("").contains("Accept-Language")
                || !Languages.ALL.contains(
                        response.headers().firstValue("Content-Language").orElse(""))) {
            problems.add("does not say its language");
        }
        if (!problems.isEmpty()) {
            throw new AssertionError(where + "\n" + String.join("\n", problems));
        }
        return new Answer(response.statusCode(), response.headers(), response.body());
    }

    private String template(String address) {
        String path = address.replaceAll("\\?.*", "");
        return document.path("paths")
                .propertyStream()
                .map(Map.Entry::getKey)
                .filter(template -> path.matches(template.replaceAll("\\{[a-z]+}", "[^/]+")))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no path of the document: " + path));
    }

    private JsonNode response(String method, String template, String status) {
        JsonNode answer = document.path("paths")
                .path(template)
                .path(method)
                .path("responses")
                .path(status);
        JsonNode found = resolved(answer);
        if (found.isMissingNode()) {
            throw new AssertionError("not in the document: " + method + " " + template + " " + status);
        }
        return found;
    }

    private JsonNode resolved(JsonNode node) {
        return node.has("$ref") ? document.at(node.path("$ref").asText().substring(1)) : node;
    }

    /** What is wrong with a JSON text by a schema of the document. */
    List<String> problems(JsonNode schema, String json) {
        ObjectNode whole = Json.object();
        whole.put("$schema", "https://json-schema.org/draft/2020-12/schema");
        whole.putArray("allOf").add(schema);
        whole.set("components", document.path("components"));
        return Schemas.problems(whole, json);
    }

    /** What is wrong with the examples of the document, and where one is missing. */
    List<String> faultyExamples() {
        List<String> faults = new ArrayList<>();
        document.path("paths")
                .propertyStream()
                .forEach(path -> path.getValue()
                        .propertyStream()
                        .filter(operation -> METHODS.contains(operation.getKey()))
                        .forEach(operation -> {
                            String name = operation.getKey() + " " + path.getKey();
                            JsonNode body = operation.getValue().path("requestBody");
                            Stream.concat(
                                            operation
                                                    .getValue()
                                                    .path("responses")
                                                    .valueStream(),
                                            body.isMissingNode() ? Stream.empty() : Stream.of(body))
                                    .map(this::resolved)
                                    .flatMap(answer -> answer.path("content").valueStream())
                                    .forEach(media -> faulty(name, media).ifPresent(faults::add));
                        }));
        return faults;
    }

    private Optional<String> faulty(String name, JsonNode media) {
        if (!media.has("example")) {
            return Optional.of(name + ": no example");
        }
        List<String> problems =
                problems(media.path("schema"), media.path("example").toString());
        return problems.isEmpty() ? Optional.empty() : Optional.of(name + ": " + problems);
    }

    /** The operations of the document, such as {@code "get /api/games"}. */
    Set<String> operations() {
        Set<String> all = new TreeSet<>();
        document.path("paths")
                .propertyStream()
                .forEach(path -> path.getValue()
                        .propertyStream()
                        .filter(operation -> METHODS.contains(operation.getKey()))
                        .forEach(operation -> all.add(operation.getKey() + " " + path.getKey())));
        return all;
    }

    /** The answers of the document that nothing has been answered with yet, such as {@code "get /api/games 200"}. */
    Set<String> unseen() {
        Set<String> unseen = new TreeSet<>();
        operations().forEach(operation -> {
            String[] parts = operation.split(" ", 2);
            document.path("paths")
                    .path(parts[1])
                    .path(parts[0])
                    .path("responses")
                    .fieldNames()
                    .forEachRemaining(status -> unseen.add(operation + " " + status));
        });
        unseen.removeAll(called);
        return unseen;
    }
}
