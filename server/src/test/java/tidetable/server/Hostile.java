package tidetable.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import tidetable.engine.file.Json;

/** Makes messages and requests that no server should like, each with the codes that may answer it. */
final class Hostile {
    private static final List<String> TYPES =
            List.of("hello", "act", "rehearse", "undo", "concede", "leave", "back", "why", "interrupt", "ping");
    private static final String MALFORMED = "malformed";
    private static final String WORD = "abcdefghijklmnopqrstuvwxyzABCDEFG0123456789 -_.:,;#+*~'!?{}[]\"\\/()";
    private static final int LONGEST = 16 * 1024;

    private final Random random;
    private final String table;
    private final Open open;

    /**
     * Where it attacks.
     *
     * @param question the id of the question that is open for the seat
     * @param offered what may be answered; nothing of it twice in a row
     * @param illegal actions of the game that may not
     */
    record Open(String question, List<String> offered, List<String> illegal) {}

    Hostile(long seed, String table, Open open) {
        this.random = new Random(seed);
        this.table = table;
        this.open = open;
    }

    /** A message over the socket. */
    record Message(String text, Set<String> codes) {}

    /** A request over HTTP; {@code token} says whose: empty, {@code "wrong"} or {@code "seat"}. */
    record Request(String method, String path, String type, String token, String body, Set<Integer> statuses) {}

    private static Message malformed(String text) {
        return new Message(text, Set.of(MALFORMED));
    }

    /** A message of somebody who sits and is asked. */
    Message bySeat() {
        return switch (random.nextInt(4)) {
            case 0 -> answer();
            case 1 -> question();
            case 2 -> other();
            default -> byAnybody();
        };
    }

    /** A message that nobody may send, whoever it is. */
    Message byAnybody() {
        return switch (random.nextInt(11)) {
            case 0 -> malformed(letters(random.nextInt(40)) + "x");
            case 1 -> malformed(cut(valid(type())));
            case 2 -> malformed(deep());
            case 3 -> malformed(number());
            case 4 -> malformed(twice());
            case 5 -> malformed(wrongType());
            case 6 -> malformed(Json.line(valid(type()).put(field(), letters(5))));
            case 7 -> malformed(Json.line(valid(type()).put("type", "x" + letters(8))));
            case 8 -> malformed(without());
            case 9 -> malformed(Json.line(valid("concede").put("command", badCommand())));
            default -> tooLong();
        };
    }

    /** What only a seat may send. */
    Message byNobody() {
        String type = any(List.of("act", "rehearse", "undo", "concede", "leave", "back", "why", "interrupt"));
        return new Message(Json.line(valid(type)), Set.of("not-seated"));
    }

    private Message answer() {
        String offered = any(open.offered());
        String illegal = any(open.illegal());
        String unknown = "play " + letters(6).replaceAll("[^a-z]", "x") + "zz at (9,9)";
        return switch (random.nextInt(7)) {
            case 0 -> act(Set.of("unknown-action"), unknown);
            case 1 -> act(Set.of("not-legal"), illegal);
            case 2 -> act(Set.of("not-legal"), illegal, offered);
            case 3 -> act(Set.of("unknown-action"), offered, unknown);
            case 4 -> act(Set.of("not-legal", "after-final", "uncovers"), offered, any(open.offered()));
            case 5 -> new Message(Json.line(valid("why").put("action", illegal)), Set.of("not-legal"));
            default -> new Message(Json.line(valid("why").put("action", unknown)), Set.of("unknown-action"));
        };
    }

    private Message act(Set<String> codes, String... actions) {
        // what act refuses is refused when it is rehearsed
        ObjectNode act = valid(random.nextBoolean() ? "act" : "rehearse").put("question", open.question());
        var list = act.putArray("actions");
        for (String action : actions) {
            list.add(action);
        }
        return new Message(Json.line(act), codes);
    }

    private Message question() {
        String id = any(List.of("0.0", "1.0", "99.0", "2147483647.0", "-1.0", "0.1", "3.1", "x", "", ".", "9.9", "0"));
        String type = any(List.of("act", "rehearse", "undo"));
        ObjectNode message = valid(type).put("question", id.equals(open.question()) ? "x" : id);
        if (!type.equals("undo")) {
            message.putArray("actions").add(any(open.offered()));
        }
        return new Message(Json.line(message), Set.of("stale-question", "not-asked"));
    }

    private Message other() {
        return switch (random.nextInt(5)) {
            case 0 -> malformed(Json.line(valid("act").put("question", "1".repeat(21))));
            case 1 -> malformed(Json.line(valid("why").put("action", "x".repeat(201))));
            case 2 -> {
                ObjectNode act = valid("act").put("question", open.question());
                var list = act.putArray("actions");
                for (int i = 0; i < 17; i++) {
                    list.add(any(open.offered()));
                }
                yield malformed(Json.line(act));
            }
            case 3 -> new Message(Json.line(valid("undo").put("question", open.question())), Set.of("no-undo"));
            default -> {
                ObjectNode act = valid("act").put("question", open.question());
                act.putArray("actions").add("x".repeat(1 + random.nextInt(300)));
                yield new Message(Json.line(act), Set.of("unknown-action", MALFORMED));
            }
        };
    }

    private String type() {
        return any(TYPES);
    }

    private ObjectNode valid(String type) {
        ObjectNode node = Json.object().put("type", type);
        switch (type) {
            case "hello" ->
                node.put("table", table)
                        .put("token", table + ".x")
                        .put("language", "en")
                        .put("since", 0);
            case "act", "rehearse" -> {
                node.put("command", command()).put("question", "77.0");
                node.putArray("actions").add("pass");
            }
            case "undo" -> node.put("command", command()).put("question", "77.0");
            case "why" -> node.put("command", command()).put("action", "pass");
            case "interrupt" ->
                node.put("command", command()).put("step", "table").put("on", true);
            case "ping" -> {}
            default -> node.put("command", command());
        }
        return node;
    }

    private String command() {
        return "h" + Long.toUnsignedString(random.nextLong(), 36);
    }

    private String badCommand() {
        return any(List.of("", " ", "a b", "ä", "a".repeat(65), "a/b", "\n", "a\u0000", "../x", "%00"));
    }

    private String field() {
        return any(
                List.of("role", "seat", "you", "Type", "admin", "viewer", "state", "seed", "__proto__", "", "@class"));
    }

    /** One field of another kind than it must be. */
    private String wrongType() {
        String type = any(TYPES.subList(0, TYPES.size() - 1));
        ObjectNode node = valid(type);
        List<String> names = new ArrayList<>();
        node.fieldNames().forEachRemaining(names::add);
        String name = any(names);
        JsonNode value = Json.parse(
                any(List.of("null", "true", "12", "1.5", "{}", "[[]]", "[1]", "[null]", "{\"a\":\"b\"}")), "x");
        if (name.equals("since")) {
            value = Json.parse(any(List.of("null", "true", "\"1\"", "[]", "{}", "1.0", "-1")), "x");
        }
        if (name.equals("on")) {
            value = Json.parse(any(List.of("null", "1", "0", "\"true\"", "\"\"", "[true]", "{}")), "x");
        }
        if (name.equals("actions") && random.nextBoolean()) {
            value = Json.parse("[]", "x");
        }
        node.set(name, value);
        return Json.line(node);
    }

    private String without() {
        String type = any(List.of("act", "rehearse", "undo", "why", "interrupt", "concede", "hello"));
        ObjectNode node = valid(type);
        List<String> names = new ArrayList<>();
        node.fieldNames().forEachRemaining(names::add);
        names.removeAll(List.of("token", "language", "since"));
        node.remove(any(names));
        return Json.line(node);
    }

    private String deep() {
        int depth = 1 + random.nextInt(2_500);
        return switch (random.nextInt(3)) {
            case 0 -> "[".repeat(depth);
            case 1 -> "[".repeat(depth) + "]".repeat(depth);
            default -> "{\"type\":\"ping\",\"a\":" + "{\"a\":".repeat(depth) + "1" + "}".repeat(depth) + "}";
        };
    }

    private String number() {
        String number = any(List.of(
                "1e999",
                "9".repeat(20),
                "9".repeat(999),
                "9".repeat(2_000),
                "-1",
                "2147483648",
                "1.5",
                "01",
                "0x1",
                "NaN",
                "Infinity",
                "-",
                "1e",
                "-9223372036854775809",
                "1E+400000000",
                "+1",
                ".5"));
        return "{\"type\":\"hello\",\"table\":\"" + table + "\",\"since\":" + number + "}";
    }

    private String twice() {
        String line = Json.line(valid(type()));
        return line.substring(0, line.length() - 1) + ",\"type\":\"ping\"}";
    }

    private Message tooLong() {
        int length = LONGEST + 1 + random.nextInt(20_000);
        String text = random.nextBoolean()
                ? Json.line(valid("why").put("action", "x".repeat(length)))
                : "ä".repeat(length / 2 + 1);
        return new Message(text, Set.of("too-long"));
    }

    private String cut(ObjectNode node) {
        String line = Json.line(node);
        return line.substring(0, 1 + random.nextInt(line.length() - 1));
    }

    private String letters(int count) {
        StringBuilder letters = new StringBuilder();
        for (int i = 0; i < count; i++) {
            letters.append(WORD.charAt(random.nextInt(WORD.length())));
        }
        return letters.toString();
    }

    private <T> T any(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }

    /** A request over HTTP that must be refused. */
    Request request() {
        return switch (random.nextInt(9)) {
            case 0 -> create();
            case 1 -> sit();
            case 2 -> command("wrong", Set.of(401));
            case 3 -> command("", Set.of(403));
            case 4 -> badBody();
            case 5 -> nowhere();
            case 6 -> wrongMethod();
            case 7 -> yours();
            default -> untimely();
        };
    }

    private static final List<String> VERBS =
            List.of("start", "concede", "leave", "back", "resume", "rematch", "close");

    private Request command(String token, Set<Integer> statuses) {
        return post(
                "/api/tables/" + table + "/" + any(VERBS),
                token,
                any(List.of("", "{}", "{\"command\":\"c\"}")),
                statuses);
    }

    private Request post(String path, String token, String body, Set<Integer> statuses) {
        String type =
                any(List.of("application/json", "application/json;charset=utf-8", "text/plain", "", "application/xml"));
        return new Request("POST", path, type, token, body, statuses);
    }

    private Request badBody() {
        String body = any(List.of(
                "[]",
                "null",
                "1",
                "\"x\"",
                "{",
                "{}{}",
                "{\"command\":1}",
                "{\"command\":\"a b\"}",
                "{\"x\":1}",
                "{\"command\":\"a\",\"command\":\"a\"}",
                "<x/>",
                "a=b",
                "\u0000",
                "{\"command\":null}",
                deep(),
                "{\"command\":\"\\ud800\"}",
                "{\"role\":\"host\"}",
                letters(30) + "x"));
        return post("/api/tables/" + table + "/" + any(VERBS), any(List.of("", "wrong", "seat")), body, Set.of(400));
    }

    private Request create() {
        ObjectNode node = Json.object().put("game", "fintastic-sea");
        var seats = node.putArray("seats");
        seats.addObject().put("person", "Eve");
        seats.addObject();
        Set<Integer> statuses = Set.of(400);
        switch (random.nextInt(13)) {
            case 0 -> {
                node.put("game", any(List.of("chess", "", "../x", "fintastic-sea ", "FINTASTIC-SEA")));
                statuses = Set.of(422);
            }
            case 1 -> {
                seats.removeAll();
                int many = any(List.of(0, 1, 5, 31, 500));
                for (int i = 0; i < many; i++) {
                    seats.addObject();
                }
                statuses = Set.of(422);
            }
            case 2 -> {
                seats.addObject().put("bot", any(List.of("nobody", "Strings", "greedy:x", " ", "a;b")));
                statuses = Set.of(422);
            }
            case 3 -> {
                node.putObject("options").put(letters(4) + "x", letters(3));
                statuses = Set.of(422);
            }
            case 4 -> {
                node.set(
                        "deck",
                        Json.parse(
                                any(List.of(
                                        "{}", "[]", "1", "\"x\"", "{\"format\":\"tidetable-deck/1\"}", "null", "true")),
                                "x"));
                statuses = Set.of(422, 400);
            }
            case 5 -> node.put("away", any(List.of(-1, 0, 9, 86_401, Integer.MAX_VALUE)));
            case 6 -> seats.addObject().put("person", any(List.of("", " ", "x".repeat(41), "a\u0000b", "a\nb")));
            case 7 -> seats.addObject().put("person", "Second");
            case 8 -> seats.addObject().put("person", "Second").put("bot", "greedy");
            case 9 -> node.put("command", any(List.of("short", "a b", "x".repeat(65), "ä".repeat(40))));
            case 10 -> node.put(field() + "x", 1);
            case 11 -> node.put(any(List.of("listed", "audience")), any(List.of("yes", "true", "1", "")));
            default -> seats.add(any(List.of(1, 2, 3)));
        }
        String body = Json.line(node);
        if (random.nextInt(6) == 0) {
            return post("/api/tables", "", body.substring(0, 1 + random.nextInt(body.length() - 1)), Set.of(400));
        }
        if (random.nextInt(12) == 0) {
            return post("/api/tables", "", body.replace("Eve", "\\ud83d"), Set.of(400));
        }
        return post("/api/tables", "", body, statuses);
    }

    private Request sit() {
        String path = "/api/tables/" + table + "/seats";
        return switch (random.nextInt(5)) {
            case 0 -> post(path, "", "{\"name\":\"Eve\"}", Set.of(403));
            case 1 -> post(path, "", "{\"name\":\"Eve\",\"invite\":\"" + "a".repeat(16) + "\"}", Set.of(403));
            case 2 ->
                post(
                        path,
                        "",
                        "{\"name\":\"Eve\",\"seat\":" + any(List.of("-1", "32", "\"0\"", "1.5", "null")) + "}",
                        Set.of(400));
            case 3 ->
                post(
                        path,
                        "wrong",
                        "{\"name\":" + any(List.of("1", "null", "[]", "\"\"", "\"\\ud800\"")) + "}",
                        Set.of(400));
            default ->
                post(
                        "/api/tables/" + table + "/recovery",
                        "",
                        "{\"code\":\"" + any(List.of("", "x", "AAAA-BBBB-CCCC-DDDD")) + "\"}",
                        Set.of(403));
        };
    }

    private Request nowhere() {
        String id = any(List.of(
                "aaaaaaaaaaaaaaaa",
                "a",
                "AAAAAAAAAAAAAAAA",
                "aaaaaaaaaaaaaaa1",
                "...",
                "%00",
                "%2e%2e%2fx",
                "a%20b",
                "x".repeat(2_000)));
        String path = any(List.of(
                "/api/tables/" + id,
                "/api/tables/" + id + "/record",
                "/api/" + id,
                "/api/games/" + id,
                "/" + id + "/x",
                "/api/tables/" + table + "/" + id));
        return new Request("GET", path, "", any(List.of("", "wrong", "seat")), "", Set.of(400, 404, 405));
    }

    private Request wrongMethod() {
        String method = any(List.of("PUT", "DELETE", "PATCH", "POST"));
        String path = any(List.of("/api/tables/" + table, "/api/games", "/api/tables/" + table + "/record"));
        return new Request(method, path, "application/json", "", "{}", Set.of(405));
    }

    private Request yours() {
        String many = "\"" + table + ".x\",";
        String body = any(List.of(
                "{\"tokens\":1}",
                "{\"tokens\":[1]}",
                "{\"tokens\":[null]}",
                "{\"tokens\":{}}",
                "[]",
                "{\"tokens\":[[]]}",
                "{\"tokens\":[" + many.repeat(100) + "\"x\"]}",
                "{\"token\":[]}"));
        return post("/api/your-tables", "", body, Set.of(400));
    }

    private Request untimely() {
        return switch (random.nextInt(4)) {
            case 0 ->
                new Request("GET", "/api/tables/" + table + "/record", "", any(List.of("", "seat")), "", Set.of(409));
            case 1 -> post("/api/tables/" + table + "/start", "seat", "{}", Set.of(409));
            case 2 -> post("/api/tables/" + table + "/rematch", "seat", "{}", Set.of(409));
            default ->
                new Request(
                        "GET",
                        "/api/games/" + any(List.of("chess", "x", "fintastic")) + "/rules",
                        "",
                        "",
                        "",
                        Set.of(422));
        };
    }
}
