package tidetable.server;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentSkipListMap;
import tidetable.client.Answer;
import tidetable.client.Problem;
import tidetable.client.TableConnection;

/** A seat that plays by itself and keeps what the server said it has stored. */
final class Acting implements TableConnection.Listener, AutoCloseable {
    private final TableConnection connection;
    private final Map<Integer, String> stored = new ConcurrentSkipListMap<>();
    private final CompletableFuture<Void> begun = new CompletableFuture<>();
    private final CompletableFuture<JsonNode> over = new CompletableFuture<>();
    private final int enough;
    private String answered = "";

    private Acting(TableConnection.Target target, int enough) {
        this.enough = enough;
        connection = TableConnection.open(target, this);
    }

    /** Plays; {@code enough} actions stored are a beginning. */
    static Acting at(ServerProcess server, Player.Seat seat, int enough) {
        return new Acting(
                new TableConnection.Target(server.address(), seat.table(), Optional.of(seat.token()), "en"), enough);
    }

    @Override
    public void update(JsonNode update) {
        JsonNode question = update.path("question");
        String id = question.path("id").asText("");
        if (!id.isEmpty() && !id.equals(answered)) {
            answered = id;
            String action = Player.choice(question.path("actions"));
            connection.act(id, List.of(action)).thenAccept(answer -> answered(action, answer));
        }
        if (update.path("table").path("status").asText().equals("over")) {
            over.complete(update);
        }
    }

    private void answered(String action, Answer answer) {
        if (answer instanceof Answer.Done(int position)) {
            stored.put(position, action);
            if (stored.size() >= enough) {
                begun.complete(null);
            }
        }
    }

    @Override
    public void ended(Problem problem) {
        over.completeExceptionally(problem);
    }

    /** Done once enough actions are stored. */
    CompletableFuture<Void> begun() {
        return begun;
    }

    /** The last update, once the match is over. */
    CompletableFuture<JsonNode> over() {
        return over;
    }

    /** The actions that are stored, in order. */
    List<String> stored() {
        return new ArrayList<>(stored.values());
    }

    /** The position of the table after the last of them. */
    int position() {
        return stored.keySet().stream().mapToInt(Integer::intValue).max().orElse(0);
    }

    TableConnection connection() {
        return connection;
    }

    @Override
    public void close() {
        connection.close();
    }
}
