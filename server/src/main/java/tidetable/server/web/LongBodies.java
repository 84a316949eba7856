package tidetable.server.web;

import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.List;
import tidetable.server.table.Code;
import tidetable.server.table.Words;

/** Answers a body that says it is too long, as all problems are answered, before any of it is kept. */
@ApplicationScoped
public class LongBodies {
    /** Before the place where such a body would be refused without a word. */
    private static final int EARLY = 100;

    /** As in application.properties, where it holds for bodies that do not say how long they are. */
    private static final long LONGEST = 256 * 1024;

    void register(@Observes Filters filters) {
        filters.register(this::check, EARLY);
    }

    private void check(RoutingContext context) {
        HttpServerRequest request = context.request();
        if (length(request) <= LONGEST) {
            context.next();
            return;
        }
        String language = Languages.of(request);
        String text = Words.refusal(Code.TOO_LONG, language, List.of(LONGEST));
        // the rest is read and thrown away, so that the answer is not lost with the connection
        request.endHandler(_ -> context.response().close());
        request.resume();
        context.response()
                .setStatusCode(Code.TOO_LONG.status())
                .putHeader(HttpHeaders.CONNECTION, HttpHeaders.CLOSE)
                .putHeader(HttpHeaders.CONTENT_TYPE, Problems.TYPE)
                .putHeader(HttpHeaders.VARY, Languages.VARY)
                .putHeader(HttpHeaders.CONTENT_LANGUAGE, language)
                .end(Problems.body(Code.TOO_LONG.status(), Code.TOO_LONG, text, ""));
    }

    private static long length(HttpServerRequest request) {
        try {
            return Long.parseLong(String.valueOf(request.getHeader(HttpHeaders.CONTENT_LENGTH)));
        } catch (NumberFormatException _) {
            return 0;
        }
    }
}
