package tidetable.cli.load;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;
import tidetable.client.Answer;
import tidetable.client.Api;
import tidetable.client.Problem;
import tidetable.client.TableConnection;
import tidetable.engine.file.BadInput;
import tidetable.engine.file.Json;

/** A table of two seats, both with a socket. It collects open questions and takes the times of what is answered. */
final class LoadTable implements AutoCloseable {
    private static final int SEATS = 2;
    private static final int PATIENCE_SECONDS = 60;
    private static final int ATTEMPTS = 10;

    private final Api api;
    private final String id;
    private final String token;
    private final Ears ears;
    private final List<Seat> seats = new ArrayList<>();

    // All below is guarded by this table.
    /** Actions that the other seat has not heard of; several, since a seat may go on before the other has read. */
    private final List<Sent> awaited = new ArrayList<>();
    /** Where the table stood after each acknowledged action that it carried out at once. */
    private final Set<Integer> positions = new HashSet<>();

    private int acknowledged;
    private int highest;
    private int ended;

    /**
     * Who is told what happens at a table.
     *
     * @param asked an open question; every question once
     * @param over the match has ended, and both seats know
     * @param reconnects counts connections that were lost and are there again
     */
    record Ears(Consumer<Question> asked, Consumer<LoadTable> over, LongAdder reconnects) {}

    /** A question and the answer it will get, one of those on offer. */
    record Question(Seat seat, String id, String action, boolean window, int position) {
        /** Answers, unless the question is not the seat's last one any more; whether something was sent. */
        boolean answer(Tally tally, long due) {
            return seat.answer(this, tally, due);
        }
    }

    private record Sent(Seat by, int position, Tally tally, long due) {}

    private LoadTable(Api api, String id, String token, Ears ears) {
        this.api = api;
        this.id = id;
        this.token = token;
        this.ears = ears;
    }

    /** Sets up a table of Fintastic Sea for two people; the match begins at once. */
    static List<Person> sit(Api api) throws InterruptedException {
        ObjectNode create = Json.object().put("command", UUID.randomUUID().toString());
        create.put("game", "fintastic-sea");
        create.putArray("seats").addObject().put("person", "Ana");
        create.withArray("seats").addObject();
        JsonNode first = post(api, "/api/tables", create);
        String table = first.path("table").asText();
        ObjectNode sit = Json.object().put("command", UUID.randomUUID().toString());
        sit.put("name", "Ben").put("invite", first.path("invite").asText());
        JsonNode second = post(api, "/api/tables/" + table + "/seats", sit);
        return List.of(
                new Person(table, first.path("token").asText()),
                new Person(table, second.path("token").asText()));
    }

    /** Asks the same again when the server had no time. */
    private static JsonNode post(Api api, String path, ObjectNode body) throws InterruptedException {
        for (int attempt = 1; true; attempt++) {
            try {
                return api.post(path, body);
            } catch (Problem e) {
                if (!e.code().equals("try-again") || attempt == ATTEMPTS) {
                    throw new BadInput("the server sets up no table: " + e.detail());
                }
            }
        }
    }

    /** Who sits at a table. */
    record Person(String table, String token) {}

    /** Sets up a table and connects both seats to it. */
    static LoadTable open(Api api, Ears ears) throws InterruptedException {
        List<Person> people = sit(api);
        LoadTable table =
                new LoadTable(api, people.getFirst().table(), people.getFirst().token(), ears);
        for (Person person : people) {
            table.seats.add(table.new Seat(person));
        }
        try {
            for (Seat seat : table.seats) {
                seat.shown.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
            }
        } catch (TimeoutException _) {
            throw new BadInput("the table " + table.id + " does not answer");
        } catch (ExecutionException e) {
            throw new BadInput("the table " + table.id + " lets nobody in: "
                    + String.valueOf(e.getCause()).replaceAll("\\s+", " "));
        }
        return table;
    }

    /** Whether the server has every action that it has acknowledged. */
    boolean keptAll() throws InterruptedException {
        int stored = api.get("/api/tables/" + id, token).path("position").asInt();
        synchronized (this) {
            return stored >= highest && positions.size() == acknowledged;
        }
    }

    private synchronized void told(Seat seat, int position, boolean over, long now) {
        awaited.removeIf(sent -> {
            boolean hears = sent.by() != seat && position > sent.position();
            if (hears) {
                sent.tally().told(now - sent.due());
            }
            return hears;
        });
        if (over) {
            ended++;
            if (ended == SEATS) {
                ears.over().accept(this);
            }
        }
    }

    private synchronized void acknowledged(int position, boolean window) {
        highest = Math.max(highest, position);
        if (!window) {
            acknowledged++;
            positions.add(position);
        }
    }

    private synchronized void await(Sent sent) {
        awaited.add(sent);
    }

    private synchronized void forget(Sent sent) {
        awaited.remove(sent);
    }

    @Override
    public void close() {
        seats.forEach(seat -> seat.connection.close());
    }

    /** One seat and its socket. */
    private final class Seat implements TableConnection.Listener {
        private final CompletableFuture<JsonNode> shown = new CompletableFuture<>();
        private final TableConnection connection;
        private volatile String question = "";
        private boolean over;

        Seat(Person person) {
            connection = TableConnection.open(
                    new TableConnection.Target(api.server(), person.table(), Optional.of(person.token()), "en"), this);
        }

        @Override
        public void update(JsonNode update) {
            long now = System.nanoTime();
            JsonNode table = update.path("table");
            int position = table.path("position").asInt();
            boolean ends = !over && table.path("status").asText().equals("over");
            over |= ends;
            told(this, position, ends, now);
            JsonNode asked = update.path("question");
            String opened = asked.path("id").asText("");
            if (!opened.isEmpty() && !opened.equals(question)) {
                question = opened;
                JsonNode actions = asked.path("actions");
                String action = actions.path(ThreadLocalRandom.current().nextInt(actions.size()))
                        .path("action")
                        .asText();
                boolean window = table.path("asked").size() > 1;
                ears.asked().accept(new Question(this, opened, action, window, position));
            }
            shown.complete(update);
        }

        boolean answer(Question answered, Tally tally, long due) {
            if (!answered.id().equals(question)) {
                return false;
            }
            boolean window = answered.window();
            Sent sent = new Sent(this, answered.position(), tally, due);
            tally.sent(window);
            if (!window) {
                await(sent);
            }
            var _ = connection
                    .act(answered.id(), List.of(answered.action()))
                    .thenAccept(answer -> heard(answer, window, sent));
            return true;
        }

        private void heard(Answer answer, boolean window, Sent sent) {
            switch (answer) {
                case Answer.Done(int position) -> {
                    sent.tally().done(System.nanoTime() - sent.due());
                    acknowledged(position, window);
                }
                case Answer.Hinted _ -> throw new IllegalStateException("nobody asked for a hint");
                case Answer.Refused refused -> {
                    forget(sent);
                    sent.tally().refused(refused.code(), window);
                    question = "";
                    update(refused.update());
                }
            }
        }

        @Override
        public void restored() {
            if (shown.isDone()) {
                ears.reconnects().increment();
            }
        }

        @Override
        public void ended(Problem problem) {
            shown.completeExceptionally(problem);
        }
    }
}
