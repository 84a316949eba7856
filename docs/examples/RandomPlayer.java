import com.fasterxml.jackson.databind.*;
import com.fasterxml.jackson.databind.node.*;
import module java.net.http;

/*
 * Sits down at a Tidetable table and plays random legal actions to the end: a whole client in one file.
 *
 *   java -cp 'cli/target/lib/*' docs/examples/RandomPlayer.java INVITE_LINK [--name NAME] [--seed N]
 *   java -cp 'cli/target/lib/*' docs/examples/RandomPlayer.java --create GAME --server URL [--bots N] [...]
 *
 * It needs JDK 25 and Jackson, which lies in that folder once Tidetable is built, and knows no rule of any game: the
 * server offers what is legal. The protocol: docs/api.md. Exit code 0: played to the end; 2: not, stderr says why.
 */

static final Duration PATIENCE = Duration.ofSeconds(10); // without a message: is the server still there?
static final int TRIES = 8; // connections in a row that may lead to nothing before we give up
static final Set<String> AGAIN = Set.of("try-again", "too-many"); // nothing is wrong: wait, send it again

static final ObjectMapper JSON = new ObjectMapper();
static final HttpClient HTTP = HttpClient.newBuilder().connectTimeout(PATIENCE).build();

void main(String[] arguments) throws InterruptedException {
    try {
        Map<String, String> options = options(List.of(arguments));
        String name = options.getOrDefault("name", "Random");
        Random choice = options.containsKey("seed") ? new Random(Long.parseLong(options.get("seed"))) : new Random();
        URI server = URI.create(options.getOrDefault("server", options.getOrDefault("link", "")));
        int bots = Integer.parseInt(options.getOrDefault("bots", "0"));
        String game = options.get("create");
        JsonNode seat = game == null ? sitDown(server, name) : create(server, game, bots, name);
        IO.print(game == null ? "" : seat.path("link").asText() + "\n");
        show(new Player(server, seat, choice).play());
    } catch (IllegalArgumentException wrong) { // what trying again does not mend
        System.err.println("RandomPlayer: " + wrong.getMessage());
        System.exit(2);
    }
    System.exit(0); // without waiting for the threads of the HTTP client
}

/** The options by name, the link as "link". */
Map<String, String> options(List<String> words) {
    Map<String, String> options = new HashMap<>();
    for (Iterator<String> rest = words.iterator(); rest.hasNext(); ) {
        String word = rest.next();
        boolean link = !word.startsWith("--");
        options.put(link ? "link" : word.substring(2), link ? word : rest.hasNext() ? rest.next() : "");
    }
    boolean create = options.containsKey("create");
    boolean known = Set.of("link", "name", "seed", "create", "server", "bots").containsAll(options.keySet());
    if (!known || create == options.containsKey("link") || create != options.containsKey("server")) {
        throw new IllegalArgumentException("give INVITE_LINK, or --create GAME --server URL; see the head of the file");
    }
    return options;
}

/** Takes a seat by an invitation: https://SERVER/.../TABLE#INVITATION. */
JsonNode sitDown(URI link, String name) throws InterruptedException {
    String path = Objects.requireNonNullElse(link.getPath(), "");
    String table = path.replaceFirst("/+$", "").replaceFirst(".*/", "");
    boolean web = List.of("http", "https").contains(String.valueOf(link.getScheme())) && link.getHost() != null;
    if (!web || !table.matches("[a-z2-7]{16}") || link.getFragment() == null) {
        throw new IllegalArgumentException(link + " is no invitation, such as https://SERVER/.../TABLE#INVITATION");
    }
    ObjectNode body = JSON.createObjectNode().put("name", name).put("invite", link.getFragment());
    return post(link.resolve("/api/tables/" + table + "/seats"), body);
}

/** Makes a table with a seat for us and so many bots; without bots, one seat stays free for a friend. */
JsonNode create(URI server, String game, int bots, String name) throws InterruptedException {
    List<Map<String, String>> seats = new ArrayList<>(List.of(Map.of("person", name)));
    seats.addAll(bots == 0 ? List.of(Map.of()) : Collections.nCopies(bots, Map.of("bot", "greedy")));
    return post(server.resolve("/api/tables"), JSON.valueToTree(Map.of("game", game, "seats", seats)));
}

/** Sends a request until it is answered; it has a command id of its own, so it is carried out only once. */
JsonNode post(URI address, ObjectNode body) throws InterruptedException {
    body.put("command", UUID.randomUUID().toString());
    HttpRequest request = HttpRequest.newBuilder(address)
            .timeout(PATIENCE).header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(body.toString())).build();
    String problem = "";
    for (int attempt = 0; attempt < 4; attempt++) {
        Thread.sleep(1000L * attempt);
        try {
            HttpResponse<String> response = HTTP.send(request, HttpResponse.BodyHandlers.ofString());
            JsonNode answer = JSON.readTree(response.body());
            if (response.statusCode() < 300) {
                return answer;
            }
            problem = answer.path("detail").asText(address + " answers " + response.statusCode());
            if (!AGAIN.contains(answer.path("code").asText())) {
                break;
            }
        } catch (com.fasterxml.jackson.core.JacksonException e) {
            throw new IllegalArgumentException(address + " is no Tidetable server");
        } catch (IOException e) {
            problem = address + " does not answer: " + Objects.requireNonNullElse(e.getMessage(), "no connection");
        }
    }
    throw new IllegalArgumentException(problem);
}

/** One connection: the JDK calls the listener, whoever plays asks for the next message. */
static final class Connection implements WebSocket.Listener, AutoCloseable {
    private static final String LOST = "";
    private final BlockingQueue<String> messages = new LinkedBlockingQueue<>();
    private final StringBuilder message = new StringBuilder(); // what came of it; it may come in parts
    private final WebSocket socket;

    Connection(URI address) {
        socket = HTTP.newWebSocketBuilder().connectTimeout(PATIENCE).buildAsync(address, this).join();
    }

    public CompletionStage<?> onText(WebSocket from, CharSequence part, boolean last) {
        message.append(part);
        if (last) {
            messages.add(message.toString());
            message.setLength(0);
        }
        from.request(1);
        return null;
    }

    public CompletionStage<?> onClose(WebSocket from, int code, String reason) {
        messages.add(LOST);
        return null;
    }

    public void onError(WebSocket from, Throwable error) {
        messages.add(LOST);
    }

    void send(JsonNode message) {
        socket.sendText(message.toString(), true).join();
    }

    /** The next message, or nothing when none came for a while. */
    Optional<JsonNode> receive() throws IOException, InterruptedException {
        String next = messages.poll(PATIENCE.toSeconds(), TimeUnit.SECONDS);
        if (LOST.equals(next)) {
            throw new IOException("the connection ended");
        }
        return next == null ? Optional.empty() : Optional.of(JSON.readTree(next));
    }

    public void close() {
        socket.sendClose(WebSocket.NORMAL_CLOSURE, "").orTimeout(1, TimeUnit.SECONDS).exceptionally(_ -> null).join();
        socket.abort();
    }
}

/** One seat in one match. What it keeps outlives a lost connection. */
static final class Player {
    private final URI address;
    private final ObjectNode hello = JSON.createObjectNode().put("type", "hello");
    private final int seat;
    private final Random choice;
    private int position; // of the last update we saw
    private JsonNode table = MissingNode.getInstance(), question = MissingNode.getInstance();
    private Optional<ObjectNode> unanswered = Optional.empty(); // a command of ours

    Player(URI server, JsonNode taken, Random choice) {
        address = URI.create(server.resolve("/api/socket").toString().replaceFirst("^http", "ws"));
        hello.put("table", taken.path("table").asText()).put("token", taken.path("token").asText());
        seat = taken.path("seat").asInt();
        this.choice = choice;
    }

    /** Plays to the end, over as many connections as it takes; returns the table. */
    JsonNode play() throws InterruptedException {
        for (int failed = 0; failed < TRIES; failed++, Thread.sleep(Math.min(100L << failed, 10_000))) {
            try (Connection connection = new Connection(address)) {
                connection.send(hello.put("since", position));
                unanswered.ifPresent(connection::send); // has its old id: it is carried out once
                boolean asked = false; // whether the server is still there
                while (!List.of("over", "closed").contains(table.path("status").asText())) {
                    int before = position;
                    Optional<JsonNode> message = connection.receive();
                    if (message.isPresent()) {
                        hear(connection, message.get());
                        failed = position == before ? failed : 0; // only what leads on counts
                    } else if (asked || unanswered.isPresent()) {
                        throw new IOException("no answer");
                    } else {
                        connection.send(JSON.createObjectNode().put("type", "ping"));
                    }
                    asked = message.isEmpty();
                }
                return table;
            } catch (IOException | CompletionException lost) {
                System.err.println("Connection lost (" + lost.getMessage() + "); connecting again.");
            }
        }
        throw new IllegalArgumentException(address + " cannot be reached any more");
    }

    private void hear(Connection connection, JsonNode message) throws IOException, InterruptedException {
        String kind = message.path("type").asText();
        String code = message.path("code").asText();
        JsonNode update = kind.equals("update") ? message : message.path("update");
        if (update.isObject()) {
            table = update.path("table");
            question = update.path("question");
        }
        if (kind.equals("update")) {
            position = table.path("position").asInt();
            message.path("events").forEach(event -> IO.println(event.path("text").asText()));
        } else if (kind.equals("problem") && AGAIN.contains(code)) {
            throw new IOException(message.path("text").asText());
        } else if (kind.equals("problem")) {
            throw new IllegalArgumentException(message.path("text").asText());
        } else if (unanswered.isPresent() && unanswered.get().path("command").equals(message.path("command"))) {
            Thread.sleep(kind.equals("refused") ? 1000 : 0);
            unanswered = unanswered.filter(_ -> AGAIN.contains(code));
            unanswered.ifPresent(connection::send);
        }
        // While a command has no answer we wait: the update that shows what it did comes before its "done".
        if (unanswered.isEmpty() && table.path("status").asText().equals("running")) {
            act(connection);
        }
    }

    private void act(Connection connection) {
        ObjectNode command = JSON.createObjectNode().put("command", UUID.randomUUID().toString());
        if (table.path("seats").path(seat).path("away").asBoolean()) {
            unanswered = Optional.of(command.put("type", "back")); // a bot took over while we were gone
        } else if (question.isObject()) {
            JsonNode actions = question.path("actions");
            command.put("type", "act").set("question", question.path("id"));
            command.putArray("actions").add(actions.path(choice.nextInt(actions.size())).path("action"));
            unanswered = Optional.of(command);
        }
        unanswered.ifPresent(connection::send);
    }
}

void show(JsonNode table) {
    if (table.path("status").asText().equals("closed")) {
        throw new IllegalArgumentException("the table was closed");
    }
    JsonNode groups = table.at("/standing/groups");
    for (int place = 1; place <= groups.size(); place++) {
        for (JsonNode seat : groups.path(place - 1)) {
            String name = table.path("seats").path(seat.asInt()).path("name").asText();
            IO.println(place + ". " + name + ": " + table.at("/standing/scores").path(seat.asInt()).asInt());
        }
    }
}
