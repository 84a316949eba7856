package tidetable.lab.tournament;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tidetable.engine.GameInfo;
import tidetable.engine.chance.Seed;
import tidetable.engine.file.BadInput;
import tidetable.engine.file.Fields;
import tidetable.engine.file.Json;

/**
 * The finished deals of a tournament in a file that only grows, so that it can go on after it was stopped at any moment: a
 * line with the plan, then a line for each deal. Half a line at the end is taken away. A failure to read or write is
 * thrown as {@link UncheckedIOException}.
 */
public final class Ledger {
    private static final String FORMAT = "tidetable-tournament/1";

    private static final int LONGEST_PLAN = 1 << 16;

    private final Optional<SeekableByteChannel> channel;
    private final String name;
    private final Optional<ObjectNode> plan;
    private Optional<BufferedReader> reader = Optional.empty();
    private long lines = 1;

    private Ledger(Optional<SeekableByteChannel> channel, String name, Optional<ObjectNode> plan) {
        this.channel = channel;
        this.name = name;
        this.plan = plan;
    }

    /** Keeps nothing. */
    public static Ledger none() {
        return new Ledger(Optional.empty(), "", Optional.empty());
    }

    /**
     * A ledger in a file.
     *
     * @param channel the open file, which may be empty; it is closed by whoever opened it
     * @param name the file's name for messages
     * @throws BadInput when the file is something else; then it has not been changed
     */
    public static Ledger in(SeekableByteChannel channel, String name) {
        try {
            byte[] head = new byte[(int) Math.min(channel.size(), LONGEST_PLAN)];
            ByteBuffer buffer = ByteBuffer.wrap(head);
            int read = 0;
            while (buffer.hasRemaining() && read >= 0) {
                read = channel.read(buffer);
            }
            String text = new String(head, StandardCharsets.UTF_8);
            int end = text.indexOf('\n');
            if (end < 0 && !text.startsWith(begin().substring(0, Math.min(text.length(), begin().length())))) {
                throw other(name);
            }
            Optional<ObjectNode> plan = end < 0 ? Optional.empty() : Optional.of(plan(text.substring(0, end), name));
            return new Ledger(Optional.of(channel), name, plan);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static ObjectNode plan(String line, String name) {
        if (line.startsWith(begin()) && Json.parse(line, name) instanceof ObjectNode plan) {
            return plan;
        }
        throw other(name);
    }

    private static String begin() {
        return "{\"format\":\"" + FORMAT + "\"";
    }

    private static BadInput other(String name) {
        return new BadInput("'" + name + "' holds something else than the games of a tournament; name another file");
    }

    /** How the plan of a tournament begins: of what kind it is, and which game with which deck is played. */
    static ObjectNode plan(String kind, GameInfo game) {
        return Json.object()
                .put("format", FORMAT)
                .put("kind", kind)
                .put("game", game.id())
                .put("rulesVersion", game.rulesVersion())
                .put("deck", game.deckName())
                .put("deckHash", game.deckHash());
    }

    /** The seed of the plan in the file, if there is one. */
    public Optional<Seed> seed() {
        return plan.flatMap(
                node -> Seed.parse(Fields.of(node, name + ", line 1").text("seed")));
    }

    /**
     * Begins with a plan, or goes on with it.
     *
     * @param wanted the plan of the tournament that is to be played
     * @throws BadInput when the file belongs to another plan
     */
    void begin(ObjectNode wanted) {
        if (channel.isEmpty()) {
            return;
        }
        plan.ifPresent(there -> compare(there, wanted));
        try {
            if (plan.isEmpty()) {
                channel.get().truncate(0);
                channel.get().position(0);
                write(Json.line(wanted));
            } else {
                cutHalfLine(channel.get());
                reader = Optional.of(open(channel.get()));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void compare(ObjectNode there, ObjectNode wanted) {
        for (Map.Entry<String, JsonNode> field : wanted.properties()) {
            JsonNode other = there.path(field.getKey());
            if (!other.equals(field.getValue())) {
                throw new BadInput(
                        "'%s' holds the games of another tournament: /%s is %s there, and %s here; name another file"
                                .formatted(
                                        name,
                                        field.getKey(),
                                        other.isMissingNode() ? "missing" : other,
                                        field.getValue()));
            }
        }
    }

    private static void cutHalfLine(SeekableByteChannel channel) throws IOException {
        ByteBuffer one = ByteBuffer.allocate(1);
        long end = channel.size();
        while (end > 0) {
            channel.position(end - 1);
            one.clear();
            channel.read(one);
            if (one.get(0) == '\n') {
                break;
            }
            end--;
        }
        channel.truncate(end);
    }

    private static BufferedReader open(SeekableByteChannel channel) throws IOException {
        channel.position(0);
        BufferedReader reader = new BufferedReader(Channels.newReader(channel, StandardCharsets.UTF_8));
        reader.readLine(); // the plan
        return reader;
    }

    /**
     * A deal that was played before the tournament was stopped; empty from the first on that is not in the file.
     *
     * @param table the number of the table
     * @param deal the number of the deal, which comes next
     * @param games how many games a deal has
     * @param seats how many seats a game has
     * @throws BadInput when the file goes on with something else
     */
    Optional<Played> kept(int table, int deal, int games, int seats) {
        return nextLine().map(line -> {
            String at = name + ", line " + lines;
            Fields fields = Fields.of(Json.parse(line, at), at);
            List<List<Integer>> places = fields.integerLists("places", 0, seats - 1);
            boolean next = fields.integer("table", 0, Integer.MAX_VALUE) == table
                    && fields.integer("deal", 0, Integer.MAX_VALUE) == deal
                    && places.size() == games
                    && places.stream().allMatch(of -> of.size() == seats && of.contains(0));
            fields.end();
            if (!next) {
                throw strange();
            }
            return new Played(table, deal, places);
        });
    }

    /** Adds a deal, after all that were kept. */
    void add(Played played) {
        if (channel.isPresent()) {
            write(Json.line(played));
        }
    }

    /** Fails when the file holds more than the plan asks for. */
    void end() {
        if (nextLine().isPresent()) {
            throw strange();
        }
    }

    private BadInput strange() {
        return new BadInput("'%s' cannot be gone on with: line %d is not the deal that comes next; name another file"
                .formatted(name, lines));
    }

    private Optional<String> nextLine() {
        try {
            Optional<String> line =
                    reader.isPresent() ? Optional.ofNullable(reader.get().readLine()) : Optional.empty();
            if (line.isPresent()) {
                lines++;
            } else {
                reader = Optional.empty();
            }
            return line;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** One call for a whole line, so that a killed process leaves at most half a line. */
    private void write(String line) {
        ByteBuffer bytes = ByteBuffer.wrap((line + "\n").getBytes(StandardCharsets.UTF_8));
        try {
            SeekableByteChannel to = channel.orElseThrow();
            while (bytes.hasRemaining()) {
                to.write(bytes);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
