package tidetable.cli.play;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import tidetable.cli.shell.Shell;
import tidetable.client.Answer;
import tidetable.client.Api;
import tidetable.client.Problem;
import tidetable.client.TableConnection;
import tidetable.engine.Game;
import tidetable.engine.Standing;
import tidetable.engine.file.BadInput;
import tidetable.engine.file.Json;
import tidetable.engine.file.MatchRecord.Player;
import tidetable.engine.text.Texts;

/**
 * A table of a server, as a seat or the audience sees it. What the connection hears waits in a queue and is taken over
 * by the one thread that uses the table.
 */
final class RemoteTable<V extends Record> implements Table<V>, Ear, AutoCloseable {
    private static final int PATIENCE_SECONDS = 3;
    /** How much of what happened before is told to somebody who comes later. */
    private static final int LAST_PARAGRAPHS = 3;

    private final Game<?, V> game;
    private final Screen<V> screen;
    private final Texts words;
    private final Shell shell;
    private final Api api;
    private final TableConnection.Target target;
    private final String link;
    private final TableConnection connection;
    private final Queue<Runnable> changes = new ConcurrentLinkedQueue<>();
    private final BlockingQueue<Heard> heard = new LinkedBlockingQueue<>();
    private final EventLog log = new EventLog();
    private final Deque<String> ownActions = new ArrayDeque<>();
    private final List<String> notices = new ArrayList<>();
    private Optional<JsonNode> update = Optional.empty();
    private Optional<V> view = Optional.empty();
    private Roster roster = new Roster(List.of(), List.of());
    private int version;
    private boolean othersActed;
    private boolean reading;

    /**
     * A table; begins to connect.
     *
     * @param link for friends; empty when this client knows no invitation
     */
    RemoteTable(
            Game<?, V> game,
            Screen<V> screen,
            Texts words,
            Shell shell,
            Api api,
            TableConnection.Target target,
            String link) {
        this.game = game;
        this.screen = screen;
        this.words = words;
        this.shell = shell;
        this.api = api;
        this.target = target;
        this.link = link;
        this.connection = TableConnection.open(target, new Hearing());
    }

    /** Runs on threads of the connection. */
    private final class Hearing implements TableConnection.Listener {
        @Override
        public void update(JsonNode update) {
            change(() -> take(update));
        }

        @Override
        public void lost() {
            change(() -> notices.add(words.get("join.lost")));
        }

        @Override
        public void restored() {
            change(() -> notices.add(words.get("join.restored")));
        }

        @Override
        public void ended(Problem problem) {
            change(() -> {
                throw problem;
            });
        }

        private void change(Runnable what) {
            changes.add(what);
            heard.add(new Heard.Change());
        }
    }

    /** Waits until the table has answered for the first time. */
    void awaitFirst() throws InterruptedException {
        while (update.isEmpty()) {
            awaitChange();
            takeChanges();
            notices.forEach(shell.out()::println);
            notices.clear();
            shell.out().flush();
        }
        if (table().path("seats").path(person()).path("away").asBoolean()) {
            await(connection.back());
        }
    }

    /** Waits until something has changed, where nothing is typed. */
    void awaitChange() throws InterruptedException {
        heard.take();
    }

    @Override
    public Heard next() throws InterruptedException {
        if (!reading) {
            reading = true;
            Thread.ofPlatform().daemon().start(this::readLine);
        }
        Heard next = heard.take();
        reading &= next instanceof Heard.Change;
        return next;
    }

    private void readLine() {
        try {
            heard.add(shell.line().<Heard>map(Heard.Line::new).orElseGet(Heard.End::new));
        } catch (Shell.Unheard | BadInput _) {
            heard.add(new Heard.End());
        }
    }

    private void takeChanges() {
        for (Runnable change = changes.poll(); change != null; change = changes.poll()) {
            change.run();
        }
    }

    private void take(JsonNode next) {
        boolean first = update.isEmpty();
        boolean wasAsked = question().isPresent();
        Optional<V> viewBefore = view;
        String before = shown();
        update = Optional.of(next);
        view = next.hasNonNull("view") ? Optional.of(screen.read(next.get("view"))) : Optional.empty();
        roster = roster(table().path("seats"));
        log.take(next);
        if (first) {
            log.skipAllBut(LAST_PARAGRAPHS);
        }
        if (table().path("status").asText().equals("closed")) {
            throw new Problem(0, "gone", words.get("join.closed"));
        }
        if (first || !viewBefore.equals(view) || !before.equals(shown())) {
            version++;
            othersActed |= !wasAsked;
        }
    }

    /** What the table is shown again for when it changes, besides the view. */
    private String shown() {
        return over() + questionId() + waiting();
    }

    private Roster roster(JsonNode seats) {
        List<Player> players = new ArrayList<>();
        List<String> names = new ArrayList<>();
        for (JsonNode seat : seats) {
            String name = seat.hasNonNull("name") ? clean(seat.path("name").asText()) : words.get("join.free");
            players.add(new Player(seat.path("kind").asText().equals("bot"), name));
            names.add(name);
        }
        return new Roster(players, names);
    }

    private JsonNode table() {
        return update.orElseGet(Json::object).path("table");
    }

    private JsonNode asked() {
        return update.orElseGet(Json::object).path("question");
    }

    private String questionId() {
        return asked().path("id").asText();
    }

    @Override
    public Game<?, V> game() {
        return game;
    }

    @Override
    public Roster roster() {
        return roster;
    }

    @Override
    public int person() {
        return update.orElseGet(Json::object).path("you").asInt(-1);
    }

    @Override
    public int version() {
        return version;
    }

    @Override
    public boolean advance() {
        takeChanges();
        boolean acted = othersActed;
        othersActed = false;
        return acted;
    }

    @Override
    public boolean over() {
        return table().path("status").asText().equals("over");
    }

    @Override
    public Optional<V> view() {
        return view;
    }

    @Override
    public Optional<Question> question() {
        return asked().isObject()
                ? Optional.of(new Question(
                        clean(asked().path("text").asText()),
                        clean(asked().path("rule").asText())))
                : Optional.empty();
    }

    private List<String> askedNames() {
        List<String> names = new ArrayList<>();
        for (JsonNode seat : table().path("asked")) {
            if (seat.asInt(-1) >= 0 && seat.asInt() < roster.names().size()) {
                names.add(roster.name(seat.asInt()));
            }
        }
        return names;
    }

    @Override
    public String waiting() {
        String status = table().path("status").asText();
        if (status.equals("paused")) {
            return words.get("join.paused");
        }
        if (status.equals("open")) {
            String names = String.join(", ", roster.names());
            return link.isEmpty()
                    ? words.format("join.openPlain", List.of(names))
                    : words.format("join.open", List.of(names, link));
        }
        List<String> names = askedNames();
        return names.isEmpty()
                ? words.get("join.waitingForTable")
                : words.format("join.waiting", List.of(String.join(", ", names)));
    }

    @Override
    public List<String> offered() {
        List<String> offered = new ArrayList<>();
        asked().path("actions")
                .forEach(action -> offered.add(clean(action.path("action").asText())));
        return offered;
    }

    @Override
    public List<String> news() {
        List<String> news = new ArrayList<>(log.news());
        news.addAll(notices);
        notices.clear();
        return news;
    }

    @Override
    public List<String> history() {
        return log.all();
    }

    @Override
    public Optional<Refused> act(String notation) throws InterruptedException {
        if (question().isEmpty()) {
            return Optional.of(new Refused(words.get("join.notAsked"), Optional.empty()));
        }
        Optional<Refused> refused = await(connection.act(questionId(), List.of(notation)));
        if (refused.isEmpty()) {
            ownActions.add(notation);
        }
        return refused;
    }

    @Override
    public Optional<Refused> why(String notation) throws InterruptedException {
        return await(connection.why(notation));
    }

    @Override
    public Advice hint() throws InterruptedException {
        try {
            return switch (answer(connection.hint(questionId()))) {
                case Answer.Hinted(String text) -> new Advice.Given(clean(text));
                case Answer.Refused refused -> new Advice.None(new Refused(clean(refused.text()), refused.rule()));
                case Answer.Done _ -> throw new IllegalStateException("a hint is no command that is carried out");
            };
        } catch (ExecutionException e) {
            return new Advice.None(failed(e));
        } finally {
            takeChanges();
        }
    }

    private static Refused failed(ExecutionException e) {
        String why = e.getCause() instanceof Problem problem ? problem.detail() : String.valueOf(e.getMessage());
        return new Refused(clean(why), Optional.empty());
    }

    @Override
    public Optional<String> undo() throws InterruptedException {
        boolean possible = asked().path("undo").asBoolean();
        if (!possible || await(connection.undo(questionId())).isPresent()) {
            return Optional.empty();
        }
        return Optional.of(Optional.ofNullable(ownActions.pollLast()).orElse(""));
    }

    @Override
    public boolean canConcede() {
        return true;
    }

    @Override
    public Optional<Refused> concede() throws InterruptedException {
        return await(connection.concede());
    }

    @Override
    public Optional<Boolean> interrupts() {
        JsonNode interrupts = update.orElseGet(Json::object).path("interrupts");
        return interrupts.isObject()
                ? Optional.of(interrupts.valueStream().allMatch(JsonNode::asBoolean))
                : Optional.empty();
    }

    @Override
    public Optional<Refused> interrupt(boolean on) throws InterruptedException {
        Optional<Refused> refused = Optional.empty();
        JsonNode interrupts = update.orElseGet(Json::object).path("interrupts");
        for (Map.Entry<String, JsonNode> step : interrupts.properties()) {
            if (refused.isEmpty() && step.getValue().asBoolean() != on) {
                refused = await(connection.interrupt(step.getKey(), on));
            }
        }
        return refused;
    }

    @Override
    public Standing standing() {
        return Json.read(table().path("standing"), Standing.class, "the standing");
    }

    @Override
    public Optional<String> record() throws InterruptedException {
        return over()
                ? Optional.of(Json.pretty(api.get("/api/tables/" + target.table() + "/record")))
                : Optional.empty();
    }

    /** The answer to a command, with all that came before it taken over. */
    private Optional<Refused> await(CompletableFuture<Answer> command) throws InterruptedException {
        try {
            return switch (answer(command)) {
                case Answer.Done _, Answer.Hinted _ -> Optional.empty();
                case Answer.Refused refused -> Optional.of(new Refused(clean(refused.text()), refused.rule()));
            };
        } catch (ExecutionException e) {
            return Optional.of(failed(e));
        } finally {
            takeChanges();
        }
    }

    private Answer answer(CompletableFuture<Answer> command) throws InterruptedException, ExecutionException {
        try {
            return command.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (TimeoutException _) {
            shell.out().println(words.get("join.slow"));
            shell.out().flush();
            return command.get();
        }
    }

    /** What others wrote cannot steer the terminal. */
    static String clean(String text) {
        return text.replaceAll("\\p{Cntrl}", "?");
    }

    @Override
    public void close() {
        connection.close();
    }
}
