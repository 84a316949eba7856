package tidetable.server.web;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.vertx.core.http.HttpServerRequest;
import jakarta.inject.Inject;
import jakarta.ws.rs.NotAllowedException;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.Response;
import java.util.List;
import org.jboss.logging.Logger;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;
import tidetable.engine.file.BadInput;
import tidetable.engine.file.Json;
import tidetable.server.Server;
import tidetable.server.table.Code;
import tidetable.server.table.Words;

/** Answers what cannot be done with a problem document (RFC 9457). */
public class Problems {
    static final String TYPE = "application/problem+json";

    private static final Logger LOG = Logger.getLogger(Problems.class);

    @Inject
    Server server;

    @ServerExceptionMapper
    public Response refused(Refusal refusal) {
        Response.ResponseBuilder response =
                problem(refusal.code().status(), refusal.code(), refusal.text(), refusal.rule());
        return (refusal.retryAfter() > 0 ? response.header("Retry-After", refusal.retryAfter()) : response).build();
    }

    @ServerExceptionMapper
    public Response malformed(BadInput e, HttpServerRequest http) {
        String language = Languages.of(http);
        long wait = server.limits().take(Limits.Kind.FAIL, http.remoteAddress().host());
        return wait > 0
                ? refused(new Refusal(Code.TOO_MANY, Words.refusal(Code.TOO_MANY, language, List.of(wait)), "", wait))
                : english(Code.MALFORMED.status(), Code.MALFORMED, String.valueOf(e.getMessage()));
    }

    @ServerExceptionMapper
    public Response unknown(NotFoundException e) {
        return english(404, Code.MALFORMED, "there is nothing at this address; see /q/openapi");
    }

    @ServerExceptionMapper
    public Response wrongMethod(NotAllowedException e) {
        return english(405, Code.MALFORMED, "this address does not take that method; see /q/openapi");
    }

    @ServerExceptionMapper
    public Response other(WebApplicationException e) {
        int status = e.getResponse().getStatus();
        Code code = status == Code.TOO_LONG.status() ? Code.TOO_LONG : Code.MALFORMED;
        return english(status, code, "the request cannot be understood; see /q/openapi");
    }

    @ServerExceptionMapper
    public Response fault(RuntimeException e, HttpServerRequest http) {
        LOG.errorf(e, "%s %s failed", http.method(), http.path());
        String language = Languages.of(http);
        return problem(Code.FAULT.status(), Code.FAULT, Words.refusal(Code.FAULT, language, List.of()), "")
                .build();
    }

    /** What is said to programs and their authors, in English whatever they ask for. */
    private static Response english(int status, Code code, String text) {
        return problem(status, code, text, "").language("en").build();
    }

    private static Response.ResponseBuilder problem(int status, Code code, String text, String rule) {
        return Response.status(status).type(TYPE).entity(body(status, code, text, rule));
    }

    /** The problem document. */
    static String body(int status, Code code, String text, String rule) {
        ObjectNode node = Json.object();
        Response.Status known = Response.Status.fromStatusCode(status);
        node.put("title", known == null ? "Unprocessable Content" : known.getReasonPhrase());
        node.put("status", status).put("code", code.word()).put("detail", text);
        if (!rule.isEmpty()) {
            node.put("rule", rule);
        }
        return Json.line(node);
    }
}
