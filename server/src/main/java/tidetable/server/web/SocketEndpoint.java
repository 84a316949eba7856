package tidetable.server.web;

import io.quarkus.websockets.next.CloseReason;
import io.quarkus.websockets.next.OnBinaryMessage;
import io.quarkus.websockets.next.OnClose;
import io.quarkus.websockets.next.OnError;
import io.quarkus.websockets.next.OnOpen;
import io.quarkus.websockets.next.OnTextMessage;
import io.quarkus.websockets.next.WebSocket;
import io.quarkus.websockets.next.WebSocketConnection;
import io.smallrye.common.annotation.NonBlocking;
import io.vertx.core.buffer.Buffer;
import jakarta.inject.Inject;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.pekko.actor.typed.ActorRef;
import org.jboss.logging.Logger;
import tidetable.server.Server;

/** The socket: each connection has an actor that speaks for it. */
@WebSocket(path = "/api/socket")
@NonBlocking
public class SocketEndpoint {
    private static final Logger LOG = Logger.getLogger(SocketEndpoint.class);

    private static final int TOO_BIG = 1009;
    private static final int BROKEN = 1011;

    @Inject
    Server server;

    private final Map<String, ActorRef<SocketActor.Message>> actors = new ConcurrentHashMap<>();

    @OnOpen
    void opened(WebSocketConnection connection) {
        String address = connection.handshakeRequest().remoteAddress();
        actors.put(
                connection.id(),
                server.node()
                        .spawn(
                                SocketActor.create(new Line(connection), server.node(), server.limits(), address),
                                "socket-" + connection.id()));
    }

    @OnTextMessage
    void received(String text, WebSocketConnection connection) {
        tell(connection, new SocketActor.Message.Text(text));
    }

    @OnBinaryMessage
    void received(Buffer bytes, WebSocketConnection connection) {
        tell(connection, new SocketActor.Message.Binary());
    }

    @OnClose
    void closed(WebSocketConnection connection) {
        tell(connection, new SocketActor.Message.Closed());
        actors.remove(connection.id());
    }

    @OnError
    void failed(Throwable failure, WebSocketConnection connection) {
        LOG.debugf(failure, "a socket failed");
        tell(connection, new SocketActor.Message.Closed());
        // nobody speaks for it any more; what fails before it is heard is a message beyond the limit
        new Line(connection).close(failure instanceof IllegalStateException ? TOO_BIG : BROKEN, "");
    }

    private void tell(WebSocketConnection connection, SocketActor.Message message) {
        ActorRef<SocketActor.Message> actor = actors.get(connection.id());
        if (actor != null) {
            actor.tell(message);
        }
    }

    /** The way out to one client. */
    private record Line(WebSocketConnection connection) implements SocketActor.Client {
        @Override
        public void send(String text, Runnable sent) {
            connection.sendText(text).subscribe().with(_ -> sent.run(), _ -> sent.run());
        }

        @Override
        public void close(int code, String reason) {
            connection.close(new CloseReason(code, reason)).subscribe().with(_ -> {}, _ -> {});
        }
    }
}
