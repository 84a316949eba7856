package tidetable.server;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import tidetable.client.Answer;
import tidetable.client.Problem;
import tidetable.client.TableConnection;

/**
 * A seat that plays by itself: its choice follows from what is asked and on offer alone, so the same match is played the same
 * way, however often it is interrupted.
 */
final class Player implements TableConnection.Listener, AutoCloseable {
    private final TableConnection connection;
    private final CompletableFuture<JsonNode> over = new CompletableFuture<>();
    private final List<Answer> answers = new CopyOnWriteArrayList<>();
    private final List<String> texts = new CopyOnWriteArrayList<>();
    private String answered = "";

    private Player(TableConnection.Target target) {
        connection = TableConnection.open(target, this);
    }

    /** Plays for the seat of a token until the match is over. */
    static Player at(ServerProcess server, Seat seat) {
        return new Player(new TableConnection.Target(server.address(), seat.table(), Optional.of(seat.token()), "en"));
    }

    /** Follows a table as the audience. */
    static Player watching(ServerProcess server, String table) {
        return new Player(new TableConnection.Target(server.address(), table, Optional.empty(), "en"));
    }

    /** What the server gives to who sits down. */
    record Seat(String table, int seat, String token, String recovery, String invite) {
        static Seat of(JsonNode answer) {
            return new Seat(
                    answer.path("table").asText(),
                    answer.path("seat").asInt(),
                    answer.path("token").asText(),
                    answer.path("recovery").asText(),
                    answer.path("invite").asText());
        }
    }

    @Override
    public void update(JsonNode update) {
        texts.add(update.toString());
        JsonNode question = update.path("question");
        String id = question.path("id").asText("");
        if (!id.isEmpty() && !id.equals(answered)) {
            answered = id;
            connection.act(id, List.of(choice(question.path("actions")))).thenAccept(answers::add);
        }
        String status = update.path("table").path("status").asText();
        if (status.equals("over") || status.equals("closed")) {
            over.complete(update);
        }
    }

    /** One of the actions on offer, as a fixed function of the offer. */
    static String choice(JsonNode actions) {
        List<String> offered = new ArrayList<>();
        actions.forEach(action -> offered.add(action.path("action").asText()));
        long mixed = String.join("|", offered).hashCode() * 0x9E3779B97F4A7C15L;
        return offered.get((int) Long.remainderUnsigned(mixed >>> 16, offered.size()));
    }

    @Override
    public void ended(Problem problem) {
        over.completeExceptionally(problem);
    }

    /** The last update, once the match is over. */
    CompletableFuture<JsonNode> over() {
        return over;
    }

    /** How the commands so far were answered. */
    List<Answer> answers() {
        return answers;
    }

    /** All updates so far, as they came. */
    List<String> texts() {
        return texts;
    }

    TableConnection connection() {
        return connection;
    }

    @Override
    public void close() {
        connection.close();
    }
}
