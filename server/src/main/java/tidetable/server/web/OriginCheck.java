package tidetable.server.web;

import io.quarkus.websockets.next.HttpUpgradeCheck;
import io.smallrye.mutiny.Uni;
import io.vertx.core.http.HttpServerRequest;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.container.ContainerRequestContext;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import tidetable.server.Server;
import tidetable.server.table.Code;
import tidetable.server.table.Words;

/**
 * Keeps strange web pages from the socket, and from changing anything over HTTP. A browser says which page opens it: ours is at the public address, or at the address
 * that the browser connected to. Other programs say nothing of the kind and may come in.
 */
@ApplicationScoped
public class OriginCheck implements HttpUpgradeCheck {
    private static final int FORBIDDEN = 403;
    private static final Set<String> LOOPBACK = Set.of("localhost", "127.0.0.1", "[::1]");

    @Inject
    Server server;

    @Override
    public Uni<CheckResult> perform(HttpUpgradeContext context) {
        return isOurs(context.httpRequest()) ? CheckResult.permitUpgrade() : CheckResult.rejectUpgrade(FORBIDDEN);
    }

    /** Lets no strange page change anything over HTTP either: a browser sends what it must not read the answer of. */
    @ServerRequestFilter
    public void strangers(ContainerRequestContext context, HttpServerRequest request) {
        if (!"GET".equals(context.getMethod()) && !isOurs(request)) {
            String language = Languages.of(request);
            throw new Refusal(Code.STRANGE_PAGE, Words.refusal(Code.STRANGE_PAGE, language, List.of()));
        }
    }

    private boolean isOurs(HttpServerRequest request) {
        return request.headers().getAll("Origin").stream()
                .allMatch(origin -> isOurs(
                        origin,
                        Optional.ofNullable(request.getHeader("Host")),
                        server.address(),
                        server.loopbackOnly()));
    }

    /**
     * Whether a page is ours.
     *
     * @param origin where the page is from
     * @param host what the browser calls this server
     * @param known the address people know
     * @param loopbackOnly whether only this machine reaches the server
     */
    static boolean isOurs(String origin, Optional<String> host, URI known, boolean loopbackOnly) {
        Optional<URI> page = web(origin);
        if (page.isEmpty()) {
            return false;
        }
        if (same(page.get(), known)) {
            return true;
        }
        // a name that was made to point to this machine is not its own
        boolean named = !loopbackOnly || LOOPBACK.contains(name(page.get()));
        return named
                && host.flatMap(h -> web("http://" + h))
                        .filter(own -> same(page.get(), own))
                        .isPresent();
    }

    private static Optional<URI> web(String text) {
        try {
            URI address = new URI(text);
            return address.getHost() == null || address.getScheme() == null ? Optional.empty() : Optional.of(address);
        } catch (URISyntaxException _) {
            return Optional.empty();
        }
    }

    private static boolean same(URI one, URI other) {
        return one.getScheme().equalsIgnoreCase(other.getScheme())
                && name(one).equals(name(other))
                && port(one) == port(other);
    }

    private static String name(URI address) {
        return String.valueOf(address.getHost()).toLowerCase(Locale.ROOT);
    }

    private static int port(URI address) {
        if (address.getPort() >= 0) {
            return address.getPort();
        }
        return "https".equalsIgnoreCase(address.getScheme()) ? 443 : 80;
    }
}
