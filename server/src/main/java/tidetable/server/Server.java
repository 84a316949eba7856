package tidetable.server;

import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.quarkus.vertx.http.HttpServer;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.time.InstantSource;
import java.util.Optional;
import tidetable.server.table.Rig;
import tidetable.server.web.Limits;

/** What the web side needs of the rest: the node with its tables, the limits, and the address people know. */
@ApplicationScoped
public class Server {
    @Inject
    MeterRegistry registry;

    @Inject
    HttpServer http;

    private Optional<Node> node = Optional.empty();
    private Limits limits = new Limits(true);

    void start(@Observes StartupEvent event) {
        limits = new Limits(Main.settings().limits());
        node = Optional.of(
                Node.start(Main.database(), Main.settings().tables(), registry, InstantSource.system(), Rig.load()));
    }

    void stop(@Observes ShutdownEvent event) {
        node.ifPresent(Node::close);
    }

    /** The node with its tables. */
    public Node node() {
        return node.orElseThrow();
    }

    /** How much one address may ask for. */
    public Limits limits() {
        return limits;
    }

    /** The address people know, without a slash at its end. */
    public URI address() {
        return Main.settings()
                .publicUrl()
                .orElseGet(() -> URI.create("http://" + host(Main.settings().host()) + ":" + http.getPort()));
    }

    /** Whether only this machine reaches the server, unless another program passes requests on. */
    public boolean loopbackOnly() {
        try {
            return InetAddress.getByName(Main.settings().host()).isLoopbackAddress();
        } catch (UnknownHostException _) {
            return false;
        }
    }

    private static String host(String host) {
        return host.contains(":") ? "[" + host + "]" : host;
    }
}
