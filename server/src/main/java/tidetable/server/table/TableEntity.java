package tidetable.server.table;

import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Supplier;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.PostStop;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityTypeKey;
import org.apache.pekko.persistence.typed.PersistenceId;
import org.apache.pekko.persistence.typed.RecoveryCompleted;
import org.apache.pekko.persistence.typed.SnapshotSelectionCriteria;
import org.apache.pekko.persistence.typed.javadsl.CommandHandler;
import org.apache.pekko.persistence.typed.javadsl.Effect;
import org.apache.pekko.persistence.typed.javadsl.EventHandler;
import org.apache.pekko.persistence.typed.javadsl.EventSourcedBehavior;
import org.apache.pekko.persistence.typed.javadsl.SignalHandler;
import tidetable.bots.Hint;
import tidetable.engine.Attempt;
import tidetable.engine.Event;
import tidetable.engine.Refusal;
import tidetable.engine.chance.Seed;

/**
 * The actor that keeps one table. In this order: decide; rehearse on a copy; store; make the copy the live position; tell
 * followers; answer. It holds nothing that its journal does not, but for who is connected.
 */
public final class TableEntity extends EventSourcedBehavior<TableMessage, Entry, Table> {
    /** The kind of entity in the cluster; its name is part of stored ids. */
    public static final EntityTypeKey<TableMessage> KEY = EntityTypeKey.create(TableMessage.class, "table");

    private static final String DUE = "due";
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private final ActorContext<TableMessage> context;
    private final TimerScheduler<TableMessage> timers;
    private final ActorRef<ClusterSharding.ShardCommand> shard;
    private final World world;
    private final Table table;
    private final Teller teller;
    private final Clerk clerk;
    private final Followers followers;
    private final Answers answers;
    private final SeatedBots bots;
    private final Hints hints;
    private final Agenda agenda;
    /** Whether the table is noted as awake, so that it may act. */
    private boolean awake;

    /** How many requests wait for what must be written before them. */
    private int preparing;

    /** Whether nothing has come since the table began to go to sleep. */
    private boolean resting;

    /** What tables share on a node. */
    public record World(
            Library library,
            TableIndex index,
            BotPool bots,
            Reviews reviews,
            TableMeters meters,
            TableSettings settings,
            InstantSource clock,
            Supplier<Seed> seeds,
            Rig rig) {}

    private TableEntity(
            ActorContext<TableMessage> context,
            TimerScheduler<TableMessage> timers,
            ActorRef<ClusterSharding.ShardCommand> shard,
            World world,
            String id) {
        super(PersistenceId.of(KEY.name(), id));
        this.context = context;
        this.timers = timers;
        this.shard = shard;
        this.world = world;
        this.table = new Table(id, world.library());
        this.teller = new Teller(table);
        this.clerk = new Clerk(table, () -> world.rig().seed(id).orElseGet(world.seeds()));
        this.followers = new Followers(table, teller);
        this.answers = new Answers(table, teller, followers, world.meters(), world.reviews());
        this.bots = new SeatedBots(table, world.bots(), context);
        this.hints = new Hints(table, world.bots(), context, answers);
        this.agenda = new Agenda(table, followers, world.settings());
    }

    /** The table of an id. */
    public static Behavior<TableMessage> create(String id, ActorRef<ClusterSharding.ShardCommand> shard, World world) {
        return Behaviors.setup(context -> Behaviors.withTimers(timers -> {
            context.setReceiveTimeout(world.settings().idle(), new TableMessage.Idle());
            world.meters().woke();
            return new TableEntity(context, timers, shard, world, id);
        }));
    }

    @Override
    public Table emptyState() {
        return table;
    }

    @Override
    public SnapshotSelectionCriteria snapshotSelectionCriteria() {
        return SnapshotSelectionCriteria.none();
    }

    @Override
    public EventHandler<Table, Entry> eventHandler() {
        return (_, entry) -> {
            Optional<Attempt.Done<?>> rehearsed =
                    entry instanceof Entry.Acted ? clerk.takeRehearsed() : Optional.empty();
            rehearsed.ifPresentOrElse(outcome -> table.fold(entry, outcome), () -> table.fold(entry));
            return table;
        };
    }

    @Override
    public SignalHandler<Table> signalHandler() {
        return newSignalHandlerBuilder()
                .onSignal(RecoveryCompleted.instance(), _ -> recovered())
                .onSignal(PostStop.instance(), _ -> stopped())
                .build();
    }

    private void stopped() {
        world.meters().slept();
        world.meters().followed(-followers.count());
        followers.dropAll();
    }

    private void recovered() {
        if (!table.broken().isEmpty()) {
            context.getLog().error("table {} cannot be played on: {}", table.id(), table.broken());
        }
        if (table.exists()) {
            context.pipeToSelf(
                    world.index().woken(table.id(), agenda.alive()),
                    (names, failure) -> failure == null
                            ? new TableMessage.Awake(names)
                            : new TableMessage.NotAwake(String.valueOf(failure.getMessage())));
        } else {
            awake = true;
        }
    }

    @Override
    public CommandHandler<TableMessage, Entry, Table> commandHandler() {
        return (_, message) -> {
            resting &= switch (message) {
                case TableMessage.Idle _, TableMessage.Asleep _, TableMessage.Sleep _ -> true;
                default -> false;
            };
            return awake || message instanceof TableMessage.Sleep ? handle(message) : wake(message);
        };
    }

    private Effect<Entry, Table> wake(TableMessage message) {
        return switch (message) {
            case TableMessage.Awake(Map<String, String> names) -> {
                teller.learn(names);
                awake = true;
                agenda.awake(now());
                yield Effect().none().thenRun(this::goOn).thenUnstashAll();
            }
            case TableMessage.NotAwake(String problem) -> {
                context.getLog().warn("table {} cannot be noted as awake: {}", table.id(), problem);
                timers.startSingleTimer(DUE, new TableMessage.Tick(), Duration.ofSeconds(1));
                yield Effect().none();
            }
            case TableMessage.Tick _ -> {
                recovered();
                yield Effect().none();
            }
            case TableMessage.Idle _ -> Effect().none();
            default -> Effect().stash();
        };
    }

    private Effect<Entry, Table> handle(TableMessage message) {
        return switch (message) {
            case TableMessage.Ask ask -> ask(ask, false);
            case TableMessage.Prepared(TableMessage.Ask ask) -> {
                preparing--;
                yield ask(ask, true);
            }
            case TableMessage.Unprepared(TableMessage.Ask ask, String problem) -> {
                preparing--;
                context.getLog().warn("table {} cannot prepare a request: {}", table.id(), problem);
                answers.refused(ask, Code.TRY_AGAIN, List.of());
                yield Effect().none();
            }
            case TableMessage.Follow follow -> follow(follow);
            case TableMessage.Unfollow(ActorRef<Reply> socket) -> unfollow(socket);
            case TableMessage.BotAnswered(int seat, String question, String action) -> {
                bots.answered(question);
                yield botAnswered(seat, question, action);
            }
            case TableMessage.BotFailed(int seat, String question, String problem) -> {
                bots.answered(question);
                yield botFailed(seat, question, problem);
            }
            case TableMessage.Hinted(String question, Hint hint) -> {
                hints.found(question, hint);
                yield Effect().none();
            }
            case TableMessage.NotHinted(String question, String problem) -> {
                context.getLog().error("table {}: no hint for question {}: {}", table.id(), question, problem);
                hints.failed(question);
                yield Effect().none();
            }
            case TableMessage.Tick _ -> tick();
            case TableMessage.Wake _ -> table.exists() ? tick() : forget();
            case TableMessage.Idle _ -> idle();
            case TableMessage.Asleep _ -> asleep();
            case TableMessage.Sleep _ -> sleep();
            case TableMessage.NextOpened opened -> nextOpened(opened);
            case TableMessage.Awake _, TableMessage.NotAwake _ -> Effect().none();
        };
    }

    private long now() {
        return world.clock().millis();
    }

    private Effect<Entry, Table> ask(TableMessage.Ask ask, boolean prepared) {
        long arrived = System.nanoTime();
        Verdict verdict = clerk.decide(ask.request(), now());
        if (prepared
                && ask.request() instanceof Request.Sit sit
                && !seats(verdict, sit.seat().guest())) {
            forgetName(sit.seat().guest());
        }
        return switch (verdict) {
            case Verdict.Store store when !prepared && Preparation.needed(ask.request()) -> prepare(ask);
            case Verdict.Store(List<Entry> entries, int seat) -> {
                yield store(entries, () -> {
                    world.rig().reached(Rig.BEFORE_ANSWER);
                    answer(ask, carriedOut(ask.request(), seat), seat);
                    // who answers in a window must not be told by a number that grows
                    if (entries.getFirst() instanceof Entry.Acted) {
                        world.meters().answered(System.nanoTime() - arrived);
                    }
                });
            }
            case Verdict.Done(int position, int seat) -> {
                answer(ask, position, seat);
                yield Effect().none();
            }
            case Verdict.Foreseen foreseen -> {
                answers.foreseen(ask, foreseen);
                yield Effect().none();
            }
            case Verdict.Thought(int seat) -> {
                hints.ask(ask, seat);
                yield Effect().none();
            }
            case Verdict.Refused(Code code, List<Object> arguments) -> {
                answers.refused(ask, code, arguments);
                vanish();
                yield Effect().none();
            }
            case Verdict.Illegal(Refusal refusal) -> {
                answers.refused(ask, refusal);
                yield Effect().none();
            }
            case Verdict.Fault(List<Entry> entries) -> {
                context.getLog().error("table {} stopped: {}", table.id(), entries);
                yield store(entries, () -> answers.refused(ask, Code.FAULT, List.of()));
            }
        };
    }

    /** The position of what a request did, which is not that of the end it may have led to: the same as when it is repeated. */
    private int carriedOut(Request request, int seat) {
        return table.done(seat, request.command()).map(Verdict.Done::position).orElse(table.position());
    }

    /** Whether a verdict gives a seat to a new guest. */
    private static boolean seats(Verdict verdict, String guest) {
        return verdict instanceof Verdict.Store store
                && store.entries().stream()
                        .anyMatch(entry -> entry instanceof Entry.Seated seated
                                && seated.guest().equals(guest));
    }

    /** A name that is left behind does no harm but to stand on the list. */
    private void forgetName(String guest) {
        world.index().unnamed(guest).exceptionally(failure -> {
            context.getSystem().log().warn("a name at table {}: {}", table.id(), failure.getMessage());
            return null;
        });
    }

    /** Names go into the database, and a new table into the index, before the journal speaks of them. */
    private Effect<Entry, Table> prepare(TableMessage.Ask ask) {
        preparing++;
        context.pipeToSelf(
                Preparation.of(ask.request(), table.id(), world.index(), now()),
                (_, failure) -> failure == null
                        ? new TableMessage.Prepared(ask)
                        : new TableMessage.Unprepared(ask, String.valueOf(failure.getMessage())));
        teller.learn(Preparation.names(ask.request()));
        return Effect().none();
    }

    /** Stores entries, tells followers, then does the rest. */
    private Effect<Entry, Table> store(List<Entry> entries, Runnable rest) {
        world.rig().reached(Rig.BEFORE_STORE);
        int before = table.position();
        Optional<String> leaver = entries.getFirst() instanceof Entry.Unseated unseated
                ? Optional.of(table.person(unseated.seat()).guest())
                : Optional.empty();
        Map<Integer, List<Event>> events = new TreeMap<>();
        clerk.rehearsed()
                .ifPresent(outcome -> events.put(
                        before + 1,
                        outcome.events().stream().flatMap(List::stream).toList()));
        return Effect().persist(entries).thenRun(() -> {
            world.rig().reached(Rig.AFTER_STORE);
            entries.forEach(entry -> {
                if (entry instanceof Entry.Acted acted) {
                    world.meters().decided(acted.moves().size());
                }
            });
            publish(entries, before, events);
            leaver.ifPresent(this::forgetName);
            rest.run();
            goOn();
        });
    }

    private void publish(List<Entry> entries, int before, Map<Integer, List<Event>> events) {
        followers.tell(entries, before, events).forEach(this::left);
        if (entries.stream().anyMatch(Preparation::changesIndex)) {
            int free = (int) table.seats().stream()
                    .filter(seat -> seat instanceof Seat.Free)
                    .count();
            world.index()
                    .changed(table.id(), table.status().word(), table.seats().size(), free)
                    .exceptionally(failure -> {
                        context.getSystem().log().warn("index of table {}: {}", table.id(), failure.getMessage());
                        return null;
                    });
        }
    }

    private void answer(TableMessage.Ask ask, int position, int seat) {
        if (ask.request() instanceof Request.Rematch rematch) {
            openNext(ask, rematch, seat);
            return;
        }
        answers.done(ask, position, seat);
    }

    /** Sets up the table at which the people play again, unless that is done, before it is named to anybody. */
    private void openNext(TableMessage.Ask ask, Request.Rematch rematch, int seat) {
        Request open = clerk.seating().again("rematch-" + table.id(), rematch.invite());
        context.pipeToSelf(
                ClusterSharding.get(context.getSystem())
                        .entityRefFor(KEY, table.rematch())
                        .<Reply>ask(replyTo -> new TableMessage.Ask(open, ask.language(), replyTo), PATIENCE),
                (reply, _) -> new TableMessage.NextOpened(ask, seat, reply instanceof Reply.Done));
    }

    private Effect<Entry, Table> nextOpened(TableMessage.NextOpened opened) {
        if (opened.done()) {
            answers.next(opened.ask(), opened.seat());
        } else {
            answers.refused(opened.ask(), Code.TRY_AGAIN, List.of());
        }
        return Effect().none();
    }

    private Effect<Entry, Table> follow(TableMessage.Follow follow) {
        Optional<Code> not = followers.mayNotFollow(follow.token());
        if (not.isPresent()) {
            answers.dropped(follow.socket(), not.get(), follow.language());
            vanish();
            return Effect().none();
        }
        boolean seen = table.seatOf(follow.token()).isPresent()
                && followers.connected(table.seatOf(follow.token()).getAsInt());
        if (followers.add(follow.socket(), follow.token(), follow.language())) {
            context.watchWith(follow.socket(), new TableMessage.Unfollow(follow.socket()));
            world.meters().followed(1);
        }
        int since = table.trueSince(follow.since());
        Map<Integer, List<Event>> events = table.started() ? table.play().eventsAfter(since) : Map.of();
        follow.socket().tell(followers.updated(follow.token(), follow.language(), since, events));
        if (!seen && table.seatOf(follow.token()).isPresent()) {
            connectionChanged(follow.socket());
        }
        return Effect().none();
    }

    private Effect<Entry, Table> unfollow(ActorRef<Reply> socket) {
        OptionalInt seat = followers.seatOf(socket);
        if (followers.remove(socket)) {
            left(socket);
            // comings and goings of an audience change nothing that anybody is shown
            if (seat.isPresent() && !followers.connected(seat.getAsInt())) {
                connectionChanged(socket);
            }
        }
        return Effect().none();
    }

    private void left(ActorRef<Reply> socket) {
        context.unwatch(socket);
        world.meters().followed(-1);
    }

    private void connectionChanged(ActorRef<Reply> except) {
        agenda.connections(now());
        followers.publishExcept(except, table.position());
        schedule();
    }

    /** What the table does by itself after any change. */
    private void goOn() {
        if (!table.exists() || !table.broken().isEmpty()) {
            return;
        }
        agenda.connections(now());
        if (table.status() == Status.RUNNING && !agenda.windowTooYoung(now())) {
            bots.ask();
        }
        schedule();
    }

    private void schedule() {
        OptionalLong due = agenda.due();
        if (due.isEmpty()) {
            timers.cancel(DUE);
        } else {
            long wait = Math.max(0, due.getAsLong() - now());
            timers.startSingleTimer(DUE, new TableMessage.Tick(), Duration.ofMillis(wait));
        }
    }

    private Effect<Entry, Table> botAnswered(int seat, String question, String action) {
        if (!table.started() || table.seats().get(seat).playedBy().isEmpty()) {
            return Effect().none();
        }
        Verdict verdict = clerk.answerOfBot(seat, question, action, now());
        return verdict instanceof Verdict.Illegal
                ? botFailed(seat, question, "it chose what is not legal: " + action)
                : byItself(verdict);
    }

    private Effect<Entry, Table> botFailed(int seat, String question, String problem) {
        if (table.status() != Status.RUNNING || !table.play().question(seat).equals(question)) {
            return Effect().none();
        }
        context.getLog().error("table {}: the bot in seat {} failed: {}", table.id(), seat, problem);
        return store(List.of(new Entry.Paused(now(), "bot in seat " + seat, problem)), () -> {});
    }

    /** Stores what the table decided by itself; what is late or refused falls away. */
    private Effect<Entry, Table> byItself(Verdict verdict) {
        return switch (verdict) {
            case Verdict.Store(List<Entry> entries, int _) -> store(entries, () -> {});
            case Verdict.Fault(List<Entry> entries) -> {
                context.getLog().error("table {} stopped: {}", table.id(), entries);
                yield store(entries, () -> {});
            }
            case Verdict.Done _, Verdict.Foreseen _, Verdict.Thought _, Verdict.Refused _, Verdict.Illegal _ ->
                Effect().none();
        };
    }

    private Effect<Entry, Table> tick() {
        long now = now();
        if (table.broken().isEmpty() && table.exists()) {
            if (table.status() == Status.RUNNING && !agenda.windowTooYoung(now)) {
                Optional<Verdict> closed = clerk.closeWindow(now);
                if (closed.isPresent()) {
                    return byItself(closed.get());
                }
                Optional<Verdict> passed = clerk.letPass(now);
                if (passed.isPresent()) {
                    // nobody may tell by the bots' answers whether something had to be stored before they were asked
                    bots.ask();
                    return byItself(passed.get());
                }
            }
            OptionalInt gone = agenda.awayTooLong(now);
            if (gone.isPresent()) {
                return store(List.of(clerk.takeOver(gone.getAsInt(), now)), () -> {});
            }
            if (agenda.expired(now)) {
                return store(List.of(new Entry.Ended(now, "", Entry.End.EXPIRED)), () -> {});
            }
        }
        goOn();
        return Effect().none();
    }

    /** Whoever asks for tables that there are not must not leave anything behind. */
    private void vanish() {
        if (!table.exists() && preparing == 0) {
            shard.tell(new ClusterSharding.Passivate<>(context.getSelf()));
        }
    }

    private Effect<Entry, Table> forget() {
        world.index().forgotten(table.id());
        return Effect().stop();
    }

    private Effect<Entry, Table> idle() {
        if (followers.count() == 0 && bots.idle() && hints.idle() && !agenda.mustStayAwake()) {
            resting = true;
            CompletionStage<?> noted = agenda.alive()
                    ? world.index().asleep(table.id(), agenda.due())
                    : CompletableFuture.completedStage(0);
            context.pipeToSelf(noted, (_, failure) -> {
                if (failure != null) {
                    context.getSystem()
                            .log()
                            .warn("table {} is not noted as asleep: {}", table.id(), failure.getMessage());
                }
                return new TableMessage.Asleep();
            });
        }
        return Effect().none();
    }

    /** The table may sleep, unless somebody came meanwhile: then it must be noted as awake before it goes on. */
    private Effect<Entry, Table> asleep() {
        if (resting) {
            shard.tell(new ClusterSharding.Passivate<>(context.getSelf()));
        } else {
            awake = false;
            recovered();
        }
        return Effect().none();
    }

    /** Stops; what came after the table was noted as asleep may have left it something to do. */
    private Effect<Entry, Table> sleep() {
        if (!resting && agenda.alive()) {
            world.index().asleep(table.id(), OptionalLong.of(now()));
        }
        return Effect().stop();
    }
}
