package tidetable.client;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A server for tests: answers HTTP requests as it is told, and hands over the sockets (RFC 6455) that are opened. */
public final class FakeServer implements AutoCloseable {
    private static final int PATIENCE_SECONDS = 10;
    private static final int CONTINUATION = 0;
    private static final int TEXT = 1;
    private static final int CLOSE = 8;
    private static final int PING = 9;
    private static final int FIN = 0x80;

    private final ServerSocket listening;
    private final Map<String, Reply> replies = new ConcurrentHashMap<>();
    private final List<Request> requests = new CopyOnWriteArrayList<>();
    private final BlockingQueue<Client> clients = new LinkedBlockingQueue<>();
    private final List<Socket> open = new CopyOnWriteArrayList<>();

    private record Reply(int status, String body) {}

    /** A request that came, with header names in lower case. */
    public record Request(String method, String path, Map<String, String> headers, String body) {}

    /** A server at a free port. */
    public FakeServer() {
        this(0);
    }

    /** A server at a port. */
    public FakeServer(int port) {
        try {
            listening = new ServerSocket();
            listening.setReuseAddress(true);
            listening.bind(new java.net.InetSocketAddress(InetAddress.getLoopbackAddress(), port));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Thread.ofVirtual().start(this::accept);
    }

    /** Its address. */
    public URI uri() {
        return URI.create("http://localhost:" + port());
    }

    /** Its port. */
    public int port() {
        return listening.getLocalPort();
    }

    /** Answers requests of a method and a path from now on. */
    public void reply(String method, String path, int status, String body) {
        replies.put(method + " " + path, new Reply(status, body));
    }

    /** The requests that came, sockets not included. */
    public List<Request> requests() {
        return requests;
    }

    /** The next socket that is opened; fails when none is. */
    public Client next() throws InterruptedException {
        Client client = clients.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
        if (client == null) {
            throw new AssertionError("nobody opened a socket");
        }
        return client;
    }

    @Override
    public void close() {
        try {
            listening.close();
            for (Socket socket : open) {
                socket.close();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void accept() {
        while (!listening.isClosed()) {
            try {
                Socket socket = listening.accept();
                open.add(socket);
                Thread.ofVirtual().start(() -> serve(socket));
            } catch (IOException _) {
                return;
            }
        }
    }

    private void serve(Socket socket) {
        try {
            DataInputStream in = new DataInputStream(new BufferedInputStream(socket.getInputStream()));
            while (true) {
                Request request = request(in);
                if (request.headers().containsKey("sec-websocket-key")) {
                    socket.getOutputStream().write(handshake(request));
                    Client client = new Client(socket);
                    clients.add(client);
                    client.listen(in);
                    return;
                }
                requests.add(request);
                socket.getOutputStream().write(reply(request));
            }
        } catch (IOException _) {
            // the other side went away
        }
    }

    private static Request request(DataInputStream in) throws IOException {
        String[] first = line(in).split(" ", -1);
        Map<String, String> headers = new TreeMap<>();
        for (String line = line(in); !line.isEmpty(); line = line(in)) {
            String[] header = line.split(": *", 2);
            headers.put(header[0].toLowerCase(java.util.Locale.ROOT), header[1]);
        }
        byte[] body = in.readNBytes(Integer.parseInt(headers.getOrDefault("content-length", "0")));
        return new Request(first[0], first[1], headers, new String(body, StandardCharsets.UTF_8));
    }

    private static String line(DataInputStream in) throws IOException {
        StringBuilder line = new StringBuilder();
        for (int c = in.readUnsignedByte(); c != '\n'; c = in.readUnsignedByte()) {
            line.append((char) c);
        }
        return line.toString().strip();
    }

    private static byte[] handshake(Request request) {
        try {
            String key = request.headers().get("sec-websocket-key") + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
            byte[] hash = MessageDigest.getInstance("SHA-1").digest(key.getBytes(StandardCharsets.US_ASCII));
            return ("HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                            + "Sec-WebSocket-Accept: " + Base64.getEncoder().encodeToString(hash) + "\r\n\r\n")
                    .getBytes(StandardCharsets.US_ASCII);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private byte[] reply(Request request) {
        Reply reply = replies.getOrDefault(request.method() + " " + request.path(), new Reply(404, "nothing is here"));
        byte[] body = reply.body().getBytes(StandardCharsets.UTF_8);
        byte[] head = ("HTTP/1.1 " + reply.status() + " X\r\nContent-Length: " + body.length + "\r\n\r\n")
                .getBytes(StandardCharsets.US_ASCII);
        return ByteBuffer.allocate(head.length + body.length)
                .put(head)
                .put(body)
                .array();
    }

    /** The server's side of a socket. */
    public static final class Client {
        private final Socket socket;
        private final BlockingQueue<String> texts = new LinkedBlockingQueue<>();

        private Client(Socket socket) {
            this.socket = socket;
        }

        /** The next text that was sent; fails when none is. */
        public String read() throws InterruptedException {
            String text = texts.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
            if (text == null) {
                throw new AssertionError("nothing was sent");
            }
            return text;
        }

        /** Whether nothing is sent for a time. */
        public boolean silentFor(long millis) throws InterruptedException {
            return texts.poll(millis, TimeUnit.MILLISECONDS) == null;
        }

        /** Sends a text. */
        public void send(String text) {
            frame(FIN | TEXT, text.getBytes(StandardCharsets.UTF_8));
        }

        /** Sends a text in frames of so many bytes, which may part a letter. */
        public void sendSplit(String text, int bytes) {
            byte[] all = text.getBytes(StandardCharsets.UTF_8);
            for (int from = 0; from < all.length; from += bytes) {
                int to = Math.min(all.length, from + bytes);
                frame(
                        (to == all.length ? FIN : 0) | (from == 0 ? TEXT : CONTINUATION),
                        Arrays.copyOfRange(all, from, to));
                if (from == 0) {
                    frame(FIN | PING, new byte[0]);
                }
            }
        }

        /** Ends the socket in good form. */
        public void close(int code) {
            frame(FIN | CLOSE, new byte[] {(byte) (code >> 8), (byte) code});
        }

        /** Ends the socket without a word. */
        public void cut() {
            try {
                socket.setSoLinger(true, 0);
                socket.close();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        private synchronized void frame(int first, byte[] content) {
            try {
                ByteBuffer frame = ByteBuffer.allocate(content.length + 10).put((byte) first);
                if (content.length < 126) {
                    frame.put((byte) content.length);
                } else if (content.length < 65536) {
                    frame.put((byte) 126).putShort((short) content.length);
                } else {
                    frame.put((byte) 127).putLong(content.length);
                }
                OutputStream out = socket.getOutputStream();
                out.write(frame.array(), 0, frame.position());
                out.write(content);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        private void listen(DataInputStream in) throws IOException {
            StringBuilder text = new StringBuilder();
            while (true) {
                int first = in.readUnsignedByte();
                byte[] content = content(in);
                if ((first & 0xF) == CLOSE) {
                    socket.close();
                    throw new EOFException();
                }
                if ((first & 0xF) <= TEXT) {
                    text.append(new String(content, StandardCharsets.UTF_8));
                    if ((first & FIN) != 0) {
                        texts.add(text.toString());
                        text.setLength(0);
                    }
                }
            }
        }

        private static byte[] content(DataInputStream in) throws IOException {
            int length = in.readUnsignedByte() & 0x7F;
            if (length == 126) {
                length = in.readUnsignedShort();
            } else if (length == 127) {
                length = (int) in.readLong();
            }
            byte[] mask = in.readNBytes(4);
            byte[] content = in.readNBytes(length);
            for (int i = 0; i < content.length; i++) {
                content[i] ^= mask[i % 4];
            }
            return content;
        }
    }
}
