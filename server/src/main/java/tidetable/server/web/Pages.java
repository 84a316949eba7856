package tidetable.server.web;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/**
 * What a browser shows, from {@code META-INF/resources} on the class path; without it there is nothing but the API. There is
 * one page, which finds out from its address what to show, and files with a hash in their names beside it.
 */
@ApplicationScoped
public class Pages {
    /** After compression is prepared, before all that Quarkus answers. */
    private static final int ORDER = 500;

    private static final int OK = 200;
    private static final int NOT_MODIFIED = 304;
    private static final int NOT_FOUND = 404;

    private static final String ROOT = "META-INF/resources";
    private static final String INDEX = "/index.html";
    private static final Pattern NOT_OURS = Pattern.compile("/(api|q)(/.*)?");
    private static final Pattern PAGE = Pattern.compile("/|/t/[^/]+(/replay)?|/kit|/rules/[^/]+");
    /** No name begins with a dot. */
    private static final Pattern FILE = Pattern.compile(
            "/(assets/)?([A-Za-z0-9_-][A-Za-z0-9._-]*/){0,3}[A-Za-z0-9_-][A-Za-z0-9._-]*\\.([a-z0-9]+)");

    private static final String ASK_AGAIN = "no-cache";
    private static final String FOR_EVER = "public, max-age=31536000, immutable";

    /** A page may load nothing but our own, may not be put into another page, and tells nobody where it is. */
    private static final Map<String, String> GUARDS = Map.of(
            "Content-Security-Policy",
            "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
                    + "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
            "X-Content-Type-Options",
            "nosniff",
            "Referrer-Policy",
            "no-referrer");

    /** Kinds of files by the ending of their names; what is not here is not shown. */
    private static final Map<String, Kind> KINDS = Map.ofEntries(
            Map.entry("html", new Kind("text/html;charset=utf-8", true)),
            Map.entry("js", new Kind("text/javascript;charset=utf-8", true)),
            Map.entry("css", new Kind("text/css;charset=utf-8", true)),
            Map.entry("json", new Kind("application/json", true)),
            Map.entry("webmanifest", new Kind("application/manifest+json", true)),
            Map.entry("svg", new Kind("image/svg+xml", true)),
            Map.entry("txt", new Kind("text/plain;charset=utf-8", true)),
            Map.entry("ico", new Kind("image/x-icon", false)),
            Map.entry("png", new Kind("image/png", false)),
            Map.entry("webp", new Kind("image/webp", false)),
            Map.entry("woff2", new Kind("font/woff2", false)));

    private record Kind(String media, boolean text) {}

    /** A file in memory; {@code tag} tells it from any other. */
    private record Shown(Buffer content, Kind kind, String tag) {}

    private final Map<String, Shown> files = new ConcurrentHashMap<>();
    private Optional<Shown> index = Optional.empty();

    void register(@Observes Router router) {
        index = read(INDEX);
        if (index.isPresent()) {
            router.route()
                    .order(ORDER)
                    .method(HttpMethod.GET)
                    .method(HttpMethod.HEAD)
                    .handler(this::asked);
        }
    }

    /** Whether there is anything for a browser. */
    public boolean there() {
        return index.isPresent();
    }

    private void asked(RoutingContext context) {
        String path = context.normalizedPath();
        if (NOT_OURS.matcher(path).matches()) {
            context.next();
        } else if (PAGE.matcher(path).matches()) {
            send(context, OK, index.orElseThrow(), ASK_AGAIN);
        } else if (files.get(path) instanceof Shown known) {
            send(context, known, path);
        } else if (FILE.matcher(path).matches()) {
            context.vertx()
                    .executeBlocking(() -> read(path))
                    .onSuccess(read -> read.ifPresentOrElse(
                            found -> {
                                files.put(path, found);
                                send(context, found, path);
                            },
                            () -> unknown(context)))
                    .onFailure(context::fail);
        } else {
            unknown(context);
        }
    }

    private static void send(RoutingContext context, Shown file, String path) {
        send(context, OK, file, path.startsWith("/assets/") ? FOR_EVER : ASK_AGAIN);
    }

    /** A person is shown the page, which says that there is nothing; programs are told as everywhere. */
    private void unknown(RoutingContext context) {
        String accepted = String.valueOf(context.request().getHeader(HttpHeaders.ACCEPT));
        if (accepted.contains("text/html")) {
            send(context, NOT_FOUND, index.orElseThrow(), ASK_AGAIN);
        } else {
            context.next();
        }
    }

    private static void send(RoutingContext context, int status, Shown shown, String caching) {
        HttpServerResponse response = context.response();
        GUARDS.forEach(response::putHeader);
        response.putHeader(HttpHeaders.CACHE_CONTROL, caching);
        if (shown.kind().text()) {
            // what is said before prevents compression
            response.headers().remove(HttpHeaders.CONTENT_ENCODING);
            response.putHeader(HttpHeaders.VARY, HttpHeaders.ACCEPT_ENCODING);
        }
        context.etag(shown.tag());
        if (status == OK && context.isFresh()) {
            response.setStatusCode(NOT_MODIFIED).end();
            return;
        }
        response.setStatusCode(status)
                .putHeader(HttpHeaders.CONTENT_TYPE, shown.kind().media());
        if (context.request().method().equals(HttpMethod.HEAD)) {
            response.end();
        } else {
            response.end(shown.content());
        }
    }

    private static Optional<Shown> read(String path) {
        Kind kind = KINDS.get(path.substring(path.lastIndexOf('.') + 1));
        if (kind == null) {
            return Optional.empty();
        }
        try (InputStream in = Pages.class.getClassLoader().getResourceAsStream(ROOT + path)) {
            if (in == null) {
                return Optional.empty();
            }
            byte[] content = in.readAllBytes();
            // the same file, whether or not it is sent compressed
            return Optional.of(new Shown(Buffer.buffer(content), kind, "W/\"" + hash(content) + "\""));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String hash(byte[] content) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(content), 0, Long.BYTES);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
