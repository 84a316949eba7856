package tidetable.server;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import io.micrometer.core.instrument.MeterRegistry;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.InstantSource;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import org.apache.pekko.actor.BootstrapSetup;
import org.apache.pekko.actor.CoordinatedShutdown;
import org.apache.pekko.actor.setup.ActorSystemSetup;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.Props;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import org.apache.pekko.cluster.sharding.typed.javadsl.Entity;
import org.apache.pekko.cluster.typed.Cluster;
import org.apache.pekko.cluster.typed.Join;
import tidetable.engine.file.BadInput;
import tidetable.server.store.Database;
import tidetable.server.store.SqlIndex;
import tidetable.server.table.BotPool;
import tidetable.server.table.Library;
import tidetable.server.table.Reply;
import tidetable.server.table.Request;
import tidetable.server.table.Reviews;
import tidetable.server.table.Rig;
import tidetable.server.table.Seeds;
import tidetable.server.table.TableEntity;
import tidetable.server.table.TableMessage;
import tidetable.server.table.TableMeters;
import tidetable.server.table.TableSettings;

/** One member of the cluster, which may be the only one: the actor system, its database, its bots. */
public final class Node implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(5);
    private static final Duration STOPPING = Duration.ofSeconds(4);
    /** H2's number for a connection whose database was shut down, by the statement before. */
    private static final int CLOSED = 90_121;

    private static final Duration STARTING = Duration.ofSeconds(30);
    private static final String NAME = "tidetable";
    /** An id that no table has: it is asked for to see whether any would answer. */
    private static final String NOBODYS_TABLE = "aaaaaaaaaaaaaaaa";

    private final Database database;
    private final ActorSystem<Void> system;
    private final ClusterSharding sharding;
    private final SqlIndex index;
    private final BotPool bots;
    private final ExecutorService blocking;
    private final Library library;

    private Node(
            Database database,
            ActorSystem<Void> system,
            SqlIndex index,
            BotPool bots,
            ExecutorService blocking,
            Library library) {
        this.database = database;
        this.system = system;
        this.sharding = ClusterSharding.get(system);
        this.index = index;
        this.bots = bots;
        this.blocking = blocking;
        this.library = library;
    }

    /**
     * Starts a cluster of one over a database.
     *
     * @param rig what tests bring
     */
    public static Node start(
            Database database, TableSettings settings, MeterRegistry registry, InstantSource clock, Rig rig) {
        ActorSystem<Void> system = system(database);
        ExecutorService blocking = Executors.newFixedThreadPool(
                4, Thread.ofPlatform().name("index-", 1).daemon().factory());
        SqlIndex index = new SqlIndex(database.source(), blocking, NAME);
        TableMeters meters = new TableMeters(registry);
        int cores = Runtime.getRuntime().availableProcessors();
        BotPool bots = new BotPool(Math.max(1, cores - 1), meters.botTime());
        Library library = new Library(rig.games());
        TableEntity.World world = new TableEntity.World(
                library, index, bots, new Reviews(bots, clock), meters, settings, clock, Seeds.secret(), rig);
        Node node = new Node(database, system, index, bots, blocking, library);
        node.sharding.init(Entity.of(TableEntity.KEY, e -> TableEntity.create(e.getEntityId(), e.getShard(), world))
                .withStopMessage(new TableMessage.Sleep()));
        Cluster cluster = Cluster.get(system);
        cluster.manager().tell(Join.create(cluster.selfMember().address()));
        node.spawn(Waker.create(index, clock, node::wake), "waker");
        return node;
    }

    private static ActorSystem<Void> system(Database database) {
        ClassLoader loader = Node.class.getClassLoader();
        Config config = ConfigFactory.parseMap(database.kind().journalSettings())
                .withFallback(ConfigFactory.parseResources(loader, "tidetable.conf"))
                .withFallback(ConfigFactory.load(loader))
                .resolve();
        return ActorSystem.create(
                Behaviors.empty(),
                NAME,
                ActorSystemSetup.create(BootstrapSetup.create(config).withClassloader(loader)));
    }

    private void wake(String table) {
        sharding.entityRefFor(TableEntity.KEY, table).tell(new TableMessage.Wake());
    }

    /** Asks a table; the stage fails with a {@link TimeoutException} when there is no answer in 5 s. */
    public CompletionStage<Reply> ask(String table, Request request, String language) {
        Function<ActorRef<Reply>, TableMessage> message = replyTo -> new TableMessage.Ask(request, language, replyTo);
        return sharding.entityRefFor(TableEntity.KEY, table).ask(message::apply, PATIENCE);
    }

    /** Tells a table something. */
    public void tell(String table, TableMessage message) {
        sharding.entityRefFor(TableEntity.KEY, table).tell(message);
    }

    /** Starts an actor beside the tables. */
    public <T> ActorRef<T> spawn(Behavior<T> behavior, String name) {
        return system.systemActorOf(behavior, name, Props.empty());
    }

    /** The games that are played here. */
    public Library library() {
        return library;
    }

    /** What is known of tables beside their journals. */
    public SqlIndex index() {
        return index;
    }

    /** Whether this node is a full member of its cluster. */
    public boolean up() {
        return Cluster.get(system).selfMember().status().equals(org.apache.pekko.cluster.MemberStatus.up());
    }

    /**
     * Waits until tables answer here.
     *
     * @throws BadInput when they do not within half a minute
     */
    public void awaitReady() {
        long end = System.nanoTime() + STARTING.toNanos();
        while (System.nanoTime() < end) {
            try {
                ask(NOBODYS_TABLE, new Request.Look(""), "en")
                        .toCompletableFuture()
                        .get();
                return;
            } catch (java.util.concurrent.ExecutionException _) {
                // not yet: asked again until it is
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                break;
            }
        }
        throw new BadInput("the tables of this server do not answer; its log says more");
    }

    /** Lets tables finish what they have in hand, then stops everything. Takes at most 4 s. */
    @Override
    public void close() {
        try {
            CoordinatedShutdown.get(system)
                    .runAll(CoordinatedShutdown.jvmExitReason())
                    .toCompletableFuture()
                    .get(STOPPING.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (java.util.concurrent.ExecutionException | TimeoutException e) {
            system.terminate();
        }
        bots.close();
        blocking.shutdown();
        if (database.kind().url().startsWith("jdbc:h2:")) {
            try (Connection connection = database.source().getConnection();
                    Statement statement = connection.createStatement()) {
                statement.execute("SHUTDOWN");
            } catch (SQLException e) {
                if (e.getErrorCode() != CLOSED) {
                    system.log().warn("the database was not closed: {}", e.getMessage());
                }
            }
        }
        database.close();
    }
}
