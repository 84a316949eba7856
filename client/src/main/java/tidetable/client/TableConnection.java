package tidetable.client;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import tidetable.engine.file.BadInput;
import tidetable.engine.file.Json;

/**
 * A socket to one table, as a seat or as the audience. It connects again by itself when it is lost, and sends what was
 * not answered once more, under the same id, so that nothing is carried out twice. For use by any number of threads; an
 * idle connection needs none.
 *
 * <p>A command is answered by a future: with an {@link Answer}, or with a {@link Problem} when the server did not
 * understand it or does not let this client in, or with a {@link CancellationException} when the connection is closed
 * first. Do not wait for a future inside a {@link Listener}: its answer would never be heard.
 */
public final class TableConnection implements AutoCloseable {
    private static final int LONGEST_MESSAGE = 16 * 1024;
    private static final int MOST_REPEATS = 5;
    /** A {@code hello} that is refused for one of these may be taken a little later. */
    private static final Set<String> PASSING = Set.of("too-many", "try-again", "fault");

    private final Target target;
    private final Listener listener;
    private final HttpClient http;
    private final ScheduledExecutorService scheduler;
    private final Timing timing;
    private final Serial serial = new Serial(Shared.WORKERS);
    private final ScheduledFuture<?> ticks;

    // All below is used inside "serial" only.
    private final Map<String, Command> unanswered = new LinkedHashMap<>();
    private Optional<Wire> wire = Optional.empty();
    /** Whether the table has answered the hello on this wire. */
    private boolean ready;

    private boolean lost;
    private boolean closed;
    private int failures;
    private int since;
    private long heardAt;
    private long pingedAt;
    private long readyAt;

    /**
     * Where to, and as whom.
     *
     * @param server the address of the server, such as {@code http://localhost:8080}
     * @param table the table's id
     * @param token of a seat; without one, the audience
     * @param language of the words, such as {@code "en"}
     */
    public record Target(URI server, String table, Optional<String> token, String language) {}

    /** Hears what comes from the table, one thing at a time and in order. */
    public interface Listener {
        /** What this viewer may see now, and what happened since the last update. */
        void update(JsonNode update);

        /** A command was refused; its future says the same. */
        default void refused(Answer.Refused refused) {}

        /** The server did not understand a message. The connection stays. */
        default void problem(Problem problem) {}

        /** The server does not let this client in: the table or the token is not good. The connection is over. */
        default void ended(Problem problem) {}

        /** There is no connection now; it is tried again until it is there or {@link TableConnection#close}d. */
        default void lost() {}

        /** The connection is there again; an update follows. */
        default void restored() {}
    }

    private static final class Command {
        private final String text;
        private final CompletableFuture<Answer> answer = new CompletableFuture<>();
        private long sentAt;
        private int repeats;

        Command(String text) {
            this.text = text;
        }
    }

    private TableConnection(
            Target target, Listener listener, HttpClient http, ScheduledExecutorService scheduler, Timing timing) {
        this.target = target;
        this.listener = listener;
        this.http = http;
        this.scheduler = scheduler;
        this.timing = timing;
        long tick = timing.ping().toNanos() / 3;
        this.ticks =
                scheduler.scheduleWithFixedDelay(() -> serial.execute(this::tick), tick, tick, TimeUnit.NANOSECONDS);
    }

    /** Begins to connect. */
    public static TableConnection open(Target target, Listener listener) {
        return open(target, listener, Shared.HTTP, Shared.SCHEDULER);
    }

    /** Begins to connect, with a client and a scheduler that many connections may share; the caller closes them. */
    public static TableConnection open(
            Target target, Listener listener, HttpClient http, ScheduledExecutorService scheduler) {
        return open(target, listener, http, scheduler, Timing.USUAL);
    }

    static TableConnection open(
            Target target, Listener listener, HttpClient http, ScheduledExecutorService scheduler, Timing timing) {
        TableConnection connection = new TableConnection(target, listener, http, scheduler, timing);
        connection.serial.execute(connection::connect);
        return connection;
    }

    /**
     * Answers a question.
     *
     * @param question its id
     * @param actions in notation; several are carried out all or not at all
     */
    public CompletableFuture<Answer> act(String question, List<String> actions) {
        ObjectNode message = message("act").put("question", question);
        actions.forEach(message.putArray("actions")::add);
        return command(message);
    }

    /**
     * Asks what the strongest bot would do in this seat's place. Answered by {@link Answer.Hinted}, unless it is refused.
     *
     * @param question the id of the one open for this seat now
     */
    public CompletableFuture<Answer> hint(String question) {
        return command(message("hint").put("question", question));
    }

    /**
     * Takes the last action of this seat back.
     *
     * @param question the id of the one open for this seat now
     */
    public CompletableFuture<Answer> undo(String question) {
        return command(message("undo").put("question", question));
    }

    /** Gives the match up. */
    public CompletableFuture<Answer> concede() {
        return command(message("concede"));
    }

    /** Leaves the seat: before the start it is free again, in a match a bot plays on. */
    public CompletableFuture<Answer> leave() {
        return command(message("leave"));
    }

    /** Takes the seat back from the bot. */
    public CompletableFuture<Answer> back() {
        return command(message("back"));
    }

    /**
     * Asks why an action is not allowed; {@link Answer.Done} when it is. Nothing changes.
     *
     * @param action in notation
     */
    public CompletableFuture<Answer> why(String action) {
        return command(message("why").put("action", action));
    }

    /**
     * Says whether this seat wants to be asked in a step that passes by itself otherwise.
     *
     * @param step one of those that an update names
     */
    public CompletableFuture<Answer> interrupt(String step, boolean on) {
        return command(message("interrupt").put("step", step).put("on", on));
    }

    /** Ends the connection. The seat stays this client's. */
    @Override
    public void close() {
        serial.execute(() -> end(new CancellationException("the connection was closed")));
    }

    private static ObjectNode message(String type) {
        return Json.object().put("type", type);
    }

    private CompletableFuture<Answer> command(ObjectNode message) {
        String id = UUID.randomUUID().toString();
        Command command = new Command(message.put("command", id).toString());
        if (command.text.getBytes(StandardCharsets.UTF_8).length > LONGEST_MESSAGE) {
            command.answer.completeExceptionally(
                    new Problem(0, "too-long", "a message may have at most " + LONGEST_MESSAGE + " bytes"));
            return command.answer;
        }
        serial.execute(() -> {
            if (closed) {
                command.answer.completeExceptionally(new CancellationException("the connection is closed"));
                return;
            }
            unanswered.put(id, command);
            if (ready) {
                send(command);
            }
        });
        return command.answer;
    }

    private void send(Command command) {
        command.sentAt = System.nanoTime();
        wire.ifPresent(open -> open.send(command.text));
    }

    private void connect() {
        if (!closed) {
            heardAt = System.nanoTime();
            wire = Optional.of(Wire.open(http, Api.socket(target.server()), serial, new Hearing()));
        }
    }

    private final class Hearing implements Wire.Ear {
        @Override
        public void opened(Wire opened) {
            heardAt = System.nanoTime();
            pingedAt = heardAt;
            ObjectNode hello = message("hello").put("table", target.table());
            target.token().ifPresent(token -> hello.put("token", token));
            hello.put("language", target.language()).put("since", since);
            opened.send(hello.toString());
        }

        @Override
        public void heard(Wire from) {
            heardAt = System.nanoTime();
        }

        @Override
        public void text(Wire from, String text) {
            heardAt = System.nanoTime();
            try {
                take(Json.parse(text, "a message"));
            } catch (BadInput _) {
                lose();
            }
        }

        @Override
        public void ended(Wire from) {
            lose();
        }
    }

    private void lose() {
        wire.ifPresent(Wire::cut);
        wire = Optional.empty();
        if (closed) {
            return;
        }
        // A server that takes a connection only to drop it is not asked faster and faster.
        if (ready && System.nanoTime() - readyAt >= timing.longestPause().toNanos()) {
            failures = 0;
        }
        ready = false;
        if (!lost) {
            lost = true;
            tell(listener::lost);
        }
        later(this::connect, timing.pause(failures).toNanos());
        failures++;
    }

    private void later(Runnable what, long nanos) {
        try {
            scheduler.schedule(() -> serial.execute(what), nanos, TimeUnit.NANOSECONDS);
        } catch (RejectedExecutionException _) {
            end(new CancellationException("the scheduler of the connection was shut down"));
        }
    }

    private void tick() {
        if (closed || wire.isEmpty()) {
            return;
        }
        long now = System.nanoTime();
        long silence = timing.silence().toNanos();
        boolean unheard = ready && unanswered.values().stream().anyMatch(command -> now - command.sentAt >= silence);
        if (now - heardAt >= silence || unheard) {
            lose();
        } else if (ready && now - pingedAt >= timing.ping().toNanos()) {
            pingedAt = now;
            wire.get().send(message("ping").toString());
        }
    }

    /** A fault of the listener is not one of the connection. */
    private static void tell(Runnable news) {
        try {
            news.run();
        } catch (RuntimeException e) {
            Thread thread = Thread.currentThread();
            thread.getUncaughtExceptionHandler().uncaughtException(thread, e);
        }
    }

    private void take(JsonNode message) {
        switch (message.path("type").asText()) {
            case "update" -> takeUpdate(message);
            case "done" ->
                answer(message, new Answer.Done(message.path("position").asInt()));
            case "hint" ->
                answer(message, new Answer.Hinted(message.path("text").asText()));
            case "refused" -> takeRefused(message);
            case "problem" -> takeProblem(message);
            default -> {} // a pong, or what a newer server says besides
        }
    }

    private void takeUpdate(JsonNode update) {
        since = update.path("table").path("position").asInt();
        boolean first = !ready;
        if (first) {
            ready = true;
            readyAt = System.nanoTime();
        }
        if (lost) {
            lost = false;
            tell(listener::restored);
        }
        tell(() -> listener.update(update));
        if (first) {
            unanswered.values().forEach(this::send);
        }
    }

    private void answer(JsonNode message, Answer answer) {
        Optional.ofNullable(unanswered.remove(message.path("command").asText()))
                .ifPresent(command -> command.answer.complete(answer));
    }

    private void takeRefused(JsonNode message) {
        String code = message.path("code").asText();
        String id = message.path("command").asText();
        Command command = unanswered.get(id);
        if (command != null && code.equals("try-again") && command.repeats < MOST_REPEATS) {
            command.repeats++;
            later(() -> repeat(id), timing.pause(command.repeats).toNanos());
            return;
        }
        Answer.Refused refused = new Answer.Refused(
                code,
                message.path("text").asText(),
                message.hasNonNull("rule") ? Optional.of(message.path("rule").asText()) : Optional.empty(),
                message.path("update"));
        tell(() -> listener.refused(refused));
        answer(message, refused);
    }

    private void repeat(String id) {
        Command command = unanswered.get(id);
        if (command != null && ready) {
            send(command);
        }
    }

    private void takeProblem(JsonNode message) {
        Problem problem = new Problem(
                0, message.path("code").asText(), message.path("text").asText());
        if (ready) {
            tell(() -> listener.problem(problem));
            Optional.ofNullable(unanswered.remove(message.path("command").asText()))
                    .ifPresent(command -> command.answer.completeExceptionally(problem));
        } else if (PASSING.contains(problem.code())) {
            lose();
        } else {
            end(problem);
            tell(() -> listener.ended(problem));
        }
    }

    private void end(RuntimeException why) {
        closed = true;
        ready = false;
        ticks.cancel(false);
        wire.ifPresent(Wire::close);
        wire = Optional.empty();
        unanswered.values().forEach(command -> command.answer.completeExceptionally(why));
        unanswered.clear();
    }
}
