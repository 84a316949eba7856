package tidetable.server.web;

import io.vertx.core.http.HttpServerRequest;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.core.HttpHeaders;
import java.util.Optional;
import org.jboss.resteasy.reactive.server.ServerResponseFilter;
import tidetable.server.table.Words;

/** Says of every answer in which language its words are, so that nobody keeps it for a reader of another one. */
public class Languages {
    /** What an answer depends on beside its address. */
    static final String VARY = HttpHeaders.ACCEPT_LANGUAGE + ", " + HttpHeaders.ACCEPT_ENCODING;

    /** The language that who asks is answered in, as far as there are words in it. */
    static String of(HttpServerRequest request) {
        return Words.language(Optional.ofNullable(request.getHeader(HttpHeaders.ACCEPT_LANGUAGE)));
    }

    /** Leaves alone what has said so itself. */
    @ServerResponseFilter
    public void say(HttpServerRequest request, ContainerResponseContext response) {
        response.getHeaders().putSingle(HttpHeaders.VARY, VARY);
        if (!response.getHeaders().containsKey(HttpHeaders.CONTENT_LANGUAGE)) {
            response.getHeaders().putSingle(HttpHeaders.CONTENT_LANGUAGE, of(request));
        }
    }
}
