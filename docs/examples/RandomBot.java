import com.fasterxml.jackson.databind.*;
import com.fasterxml.jackson.databind.node.*;

/*
 * A bot of Tidetable in one file: plays random legal actions in any game.
 *
 *   tidetable simulate finspan --games 100 \
 *       --bots "exec:java -cp 'cli/target/lib/*' docs/examples/RandomBot.java,greedy"
 *
 * Tidetable starts it and speaks with it over standard input and output, a JSON object a line (docs/bot-protocol.md). It
 * needs JDK 25 and Jackson, which lies in that folder once Tidetable is built, and knows no rule: a decision says what is
 * legal. To make a bot of your own, write another choose. Standard output belongs to the protocol; what you want to see goes
 * to System.err.
 */

static final String PROTOCOL = "tidetable-bot/1";
static final ObjectMapper JSON = new ObjectMapper();

/** One match, and what the bot keeps of it. */
record Match(JsonNode game, Random chance) {
    /** The same match is played the same way again. */
    static Match of(JsonNode game) {
        return new Match(game, new Random(game.path("chance").asText().hashCode()));
    }

    /** One of the actions; "view" of the decision is what this seat sees. */
    String choose(JsonNode decision) {
        JsonNode actions = decision.path("actions");
        return actions.get(chance.nextInt(actions.size())).asText();
    }
}

void main() throws IOException {
    Map<String, Match> matches = new HashMap<>();
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in, "UTF-8"));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
        JsonNode message = JSON.readTree(line);
        String match = message.path("match").asText();
        switch (message.path("type").asText()) {
            case "hello" -> say(message("hello").put("protocol", PROTOCOL).put("name", "RandomBot.java"));
            case "game" -> matches.put(match, Match.of(message));
            case "decision" ->
                say(message("action")
                        .put("match", match)
                        .put("id", message.path("id").asInt())
                        .put("action", matches.get(match).choose(message)));
            case "error" -> System.err.println("RandomBot: " + message.path("text").asText());
            case "result" -> matches.remove(match); // "standing": seats by place, and scores
            case "bye" -> System.exit(0);
            default -> {} // a kind of message that is newer than this program
        }
    }
}

ObjectNode message(String type) {
    return JSON.createObjectNode().put("type", type);
}

void say(ObjectNode message) throws IOException {
    System.out.write((message + "\n").getBytes("UTF-8"));
    System.out.flush();
}
