package tidetable.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.Callable;

/**
 * Plays a seat to the end and chooses as {@link Player} does, wherever the server is at the moment. Sends what was not answered once
 * more under the same id. In rough weather it cuts its own lines, repeats itself, comes too late and with an old view; it
 * checks that each such thing is answered as it must be.
 */
final class Sailor implements Callable<Sailor.Log> {
    private static final int TRICKS = 12;

    private final Harbour harbour;
    private final Player.Seat seat;
    private final boolean rough;
    private final Random chance;
    private final Runnable acknowledged;
    private final Map<String, Command> byQuestion = new LinkedHashMap<>();
    private final Map<String, Command> unanswered = new LinkedHashMap<>();
    private final Map<String, Integer> done = new HashMap<>();
    /** Commands that come too late. */
    private final Set<String> late = new HashSet<>();
    /** Commands that were sent on this line. */
    private final Set<String> sent = new HashSet<>();

    private boolean over;
    private int seen;
    private int end;

    /**
     * A sailor.
     *
     * @param chance decides what goes wrong
     * @param acknowledged runs whenever an action of this seat is acknowledged for the first time
     */
    Sailor(Harbour harbour, Player.Seat seat, boolean rough, Random chance, Runnable acknowledged) {
        this.harbour = harbour;
        this.seat = seat;
        this.rough = rough;
        this.chance = chance;
        this.acknowledged = acknowledged;
    }

    private record Command(String id, String question, String action) {}

    /**
     * What a seat remembers.
     *
     * @param actions those acknowledged, by the position at which the server said they are
     * @param end the table's position after the end
     */
    record Log(Map<Integer, String> actions, int end) {}

    @Override
    public Log call() throws InterruptedException {
        while (!over || !unanswered.isEmpty()) {
            try (Line line = Line.to(harbour.address())) {
                sail(line);
            } catch (IOException _) {
                // the line is cut: another one
            }
        }
        Map<Integer, String> actions = new TreeMap<>();
        for (Command command : byQuestion.values()) {
            assertThat(actions.put(done.get(command.id()), command.action())).isNull();
        }
        return new Log(actions, end);
    }

    private void sail(Line line) throws IOException, InterruptedException {
        sent.clear();
        line.hello(seat, oldSince());
        take(line, line.next("update"));
        for (Command command : List.copyOf(unanswered.values())) {
            send(line, command);
        }
        while (!over || !unanswered.isEmpty()) {
            JsonNode message = line.next();
            switch (message.path("type").asText()) {
                case "update" -> take(line, message);
                case "done" -> done(message);
                case "refused" -> refused(line, message);
                case "problem" -> problem(message);
                default -> {}
            }
        }
    }

    private int oldSince() {
        return rough ? chance.nextInt(seen + 1) : seen;
    }

    private void take(Line line, JsonNode update) throws IOException, InterruptedException {
        int position = update.path("table").path("position").asInt();
        assertThat(position).as("what was shown once is never taken away").isGreaterThanOrEqualTo(seen);
        assertThat(update.path("you").asInt()).isEqualTo(seat.seat());
        seen = position;
        if (update.path("table").path("status").asText().equals("over")) {
            over = true;
            end = position;
        }
        JsonNode question = update.path("question");
        String id = question.path("id").asText();
        if (id.isEmpty()) {
            return;
        }
        String action = Player.choice(question.path("actions"));
        Command command = byQuestion.computeIfAbsent(
                id, _ -> new Command(UUID.randomUUID().toString(), id, action));
        assertThat(command.action()).as("a question stays as it is").isEqualTo(action);
        assertThat(done).as("an answered question is not asked again").doesNotContainKey(command.id());
        if (sent.add(command.id())) {
            unanswered.put(command.id(), command);
            answer(line, command);
        }
    }

    private void answer(Line line, Command command) throws IOException, InterruptedException {
        switch (rough ? chance.nextInt(TRICKS) : TRICKS) {
            case 0 -> throw new IOException("cut before it is sent");
            case 1 -> {
                send(line, command);
                throw new IOException("cut before the answer");
            }
            case 2 -> {
                send(line, command);
                send(line, command);
            }
            case 3 -> {
                send(line, command);
                again(line);
            }
            case 4 -> {
                send(line, command);
                tooLate(line);
            }
            case 5 -> {
                tooLate(line);
                send(line, command);
            }
            case 6 -> {
                send(line, command);
                late(line, command);
            }
            case 7 -> {
                line.hello(seat, oldSince());
                send(line, command);
            }
            case 8 -> {
                send(line, command);
                line.hello(seat, oldSince());
            }
            default -> send(line, command);
        }
    }

    private static void send(Line line, Command command) throws IOException, InterruptedException {
        line.act(command.id(), command.question(), command.action());
    }

    /** Sends a command once more that was carried out long ago. */
    private void again(Line line) throws IOException, InterruptedException {
        List<Command> old = old();
        if (!old.isEmpty()) {
            send(line, old.get(chance.nextInt(old.size())));
        }
    }

    /** Answers a question anew that was answered long ago. */
    private void tooLate(Line line) throws IOException, InterruptedException {
        List<Command> old = old();
        if (!old.isEmpty()) {
            late(line, old.get(chance.nextInt(old.size())));
        }
    }

    private void late(Line line, Command answered) throws IOException, InterruptedException {
        String id = UUID.randomUUID().toString();
        late.add(id);
        line.act(id, answered.question(), answered.action());
    }

    private List<Command> old() {
        return new ArrayList<>(byQuestion.values().stream()
                .filter(command -> done.containsKey(command.id()))
                .toList());
    }

    private void done(JsonNode message) {
        String id = message.path("command").asText();
        int position = message.path("position").asInt();
        assertThat(late).as("what comes too late is not carried out").doesNotContain(id);
        Integer before = done.putIfAbsent(id, position);
        unanswered.remove(id);
        if (before == null) {
            assertThat(position).as("the update comes before").isLessThanOrEqualTo(seen);
            acknowledged.run();
        } else {
            assertThat(position).as("the same command, the same answer").isEqualTo(before);
        }
    }

    private void refused(Line line, JsonNode message) throws IOException, InterruptedException {
        String id = message.path("command").asText();
        String code = message.path("code").asText();
        if (code.equals("try-again")) {
            throw new IOException("the server is not ready");
        }
        assertThat(late).as("refused: %s", message).contains(id);
        JsonNode update = message.path("update");
        boolean ended = update.path("table").path("status").asText().equals("over");
        assertThat(code).isEqualTo(ended ? "not-running" : "stale-question");
        assertThat(update.path("view").isObject()).isTrue();
        assertThat(update.path("events")).isEmpty();
        take(line, update);
    }

    private static void problem(JsonNode message) throws IOException {
        assertThat(message.path("code").asText()).isIn("too-many", "try-again");
        throw new IOException("the server is not ready");
    }
}
