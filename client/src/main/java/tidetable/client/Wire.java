package tidetable.client;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;

/**
 * One socket from its beginning to its end. Sends texts one after the other, since Java allows one at a time, and puts
 * texts together that come in parts.
 */
final class Wire implements WebSocket.Listener {
    /** More than any update; what is longer is not from a Tidetable server. */
    private static final int LONGEST = 4 * 1024 * 1024;

    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final Executor serial;
    private final Ear ear;
    private final Deque<String> unsent = new ArrayDeque<>();
    private final StringBuilder part = new StringBuilder();
    private Optional<WebSocket> socket = Optional.empty();
    private boolean sending;
    private boolean ended;

    /** Who hears what happens to a wire. */
    interface Ear {
        /** It can be spoken into now. */
        void opened(Wire wire);

        /** The other side is there. */
        void heard(Wire wire);

        /** A whole text came. */
        void text(Wire wire, String text);

        /** Nothing will come or go any more, or it never opened. */
        void ended(Wire wire);
    }

    private Wire(Executor serial, Ear ear) {
        this.serial = serial;
        this.ear = ear;
    }

    /**
     * Begins to open a socket.
     *
     * @param serial does one thing after the other; the ear hears everything there, and all methods are called there
     */
    static Wire open(HttpClient http, URI address, Executor serial, Ear ear) {
        Wire wire = new Wire(serial, ear);
        http.newWebSocketBuilder()
                .connectTimeout(PATIENCE)
                .buildAsync(address, wire)
                .whenComplete((_, failure) -> {
                    if (failure != null) {
                        serial.execute(wire::end);
                    }
                });
        return wire;
    }

    /** Sends a text after those before it. */
    void send(String text) {
        unsent.add(text);
        sendNext();
    }

    private void sendNext() {
        if (sending || ended || unsent.isEmpty() || socket.isEmpty()) {
            return;
        }
        sending = true;
        socket.get()
                .sendText(unsent.removeFirst(), true)
                .whenComplete((_, failure) -> serial.execute(() -> sent(failure != null)));
    }

    private void sent(boolean failed) {
        sending = false;
        if (failed) {
            end();
        } else {
            sendNext();
        }
    }

    /** Cuts the wire; nothing is heard of it any more. */
    void cut() {
        ended = true;
        socket.ifPresent(WebSocket::abort);
    }

    /** Says good bye, then cuts. */
    void close() {
        ended = true;
        socket.ifPresent(open -> open.sendClose(WebSocket.NORMAL_CLOSURE, "").whenComplete((_, _) -> open.abort()));
    }

    private void end() {
        if (!ended) {
            cut();
            ear.ended(this);
        }
    }

    private void hear(Runnable what) {
        serial.execute(() -> {
            if (!ended) {
                what.run();
            }
        });
    }

    @Override
    public void onOpen(WebSocket opened) {
        serial.execute(() -> {
            socket = Optional.of(opened);
            if (ended) {
                opened.abort();
            } else {
                ear.opened(this);
            }
        });
        WebSocket.Listener.super.onOpen(opened);
    }

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
        part.append(data);
        if (part.length() > LONGEST) {
            serial.execute(this::end);
        } else if (last) {
            String text = part.toString();
            part.setLength(0);
            hear(() -> ear.text(this, text));
        } else {
            hear(() -> ear.heard(this));
        }
        return WebSocket.Listener.super.onText(from, data, last);
    }

    @Override
    public CompletionStage<?> onPing(WebSocket from, ByteBuffer message) {
        hear(() -> ear.heard(this));
        return WebSocket.Listener.super.onPing(from, message);
    }

    @Override
    public CompletionStage<?> onClose(WebSocket from, int code, String reason) {
        serial.execute(this::end);
        return WebSocket.Listener.super.onClose(from, code, reason);
    }

    @Override
    public void onError(WebSocket from, Throwable failure) {
        serial.execute(this::end);
    }
}
