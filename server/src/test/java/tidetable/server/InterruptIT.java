package tidetable.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tidetable.client.Api;
import tidetable.engine.file.Json;

/** Windows that pass by themselves, over real sockets: they do, in their time, unless a seat wants to be asked. */
class InterruptIT {
    private static final int SEATS = 3;
    private static final long WINDOW_MILLIS = 500;
    private static final String RIPPLE = "ripple";

    @TempDir
    Path folder;

    private final List<Player.Seat> seats = new ArrayList<>();
    private final List<Wiretap> taps = new ArrayList<>();
    private final List<Wiretap> all = new ArrayList<>();
    private int position;
    private int commands;

    private ServerProcess start() {
        return ServerProcess.start(ServerProcess.Start.in(folder.resolve("data"))
                .with(TestRig.SEED, "00000000000000050000000000000035")
                .and("--no-limits", "--window", Long.toString(WINDOW_MILLIS)));
    }

    @AfterEach
    void hangUp() {
        all.forEach(Wiretap::close);
    }

    /** Everybody at the table, the audience last. */
    private void connect(URI server) throws InterruptedException {
        taps.clear();
        for (int viewer = 0; viewer <= SEATS; viewer++) {
            Wiretap tap = Wiretap.open(server);
            taps.add(tap);
            all.add(tap);
            tap.hello(
                    seats.getFirst().table(), viewer < SEATS ? seats.get(viewer).token() : "", 0);
        }
    }

    private Wiretap audience() {
        return taps.getLast();
    }

    private JsonNode seen(int seat) throws InterruptedException {
        return taps.get(seat).at(position);
    }

    private JsonNode say(int seat, ObjectNode message) throws InterruptedException {
        String command = "c" + commands++;
        taps.get(seat).send(Json.line(message.put("command", command)));
        return taps.get(seat).until(m -> m.path("command").asText().equals(command));
    }

    private void act(int seat, String action) throws InterruptedException {
        ObjectNode act = Json.object()
                .put("type", "act")
                .put("question", seen(seat).path("question").path("id").asText());
        act.putArray("actions").add(action);
        done(say(seat, act));
    }

    private JsonNode interrupt(int seat, boolean on) throws InterruptedException {
        return say(
                seat, Json.object().put("type", "interrupt").put("step", RIPPLE).put("on", on));
    }

    private static void done(JsonNode answer) {
        assertThat(answer.path("type").asText()).as(answer.toString()).isEqualTo("done");
    }

    private List<Integer> asked() throws InterruptedException {
        List<Integer> asked = new ArrayList<>();
        audience().at(position).path("table").path("asked").forEach(seat -> asked.add(seat.asInt()));
        return asked;
    }

    /** Plays on until a ripple asks two seats; the other windows are declined. The moment at which it was heard of. */
    private long toRipple() throws InterruptedException {
        while (true) {
            boolean ripple =
                    audience().at(position).path("view").path("step").asText().equals(RIPPLE);
            if (ripple && asked().size() == SEATS - 1) {
                return System.nanoTime();
            }
            for (int seat : ripple ? List.<Integer>of() : asked()) {
                List<String> offered = new ArrayList<>();
                seen(seat)
                        .path("question")
                        .path("actions")
                        .forEach(a -> offered.add(a.path("action").asText()));
                List<String> liked =
                        List.of("play gull", "draw", "decline", "leave", "dive " + seat % 3, offered.getLast());
                act(seat, liked.stream().filter(offered::contains).findFirst().orElseThrow());
            }
            position++;
            audience().at(position);
        }
    }

    @Test
    void frequentWindowsPassByThemselvesUnlessASeatWantsToBeAsked() throws Exception {
        try (ServerProcess server = start()) {
            sitDown(new Api(server.address(), "en"), server.address());
            passesByItself();
            waitsForWhoWantsToBeAsked();
            server.kill();
        }
        try (ServerProcess server = start()) {
            connect(server.address());
            aRestartForgetsNothing();
        }
        for (Wiretap tap : all) {
            tap.heard()
                    .forEach(text -> assertThat(Schemas.problems("urn:tidetable:socket-server", text))
                            .as(text)
                            .isEmpty());
            tap.said()
                    .forEach(text -> assertThat(Schemas.problems("urn:tidetable:socket-client", text))
                            .as(text)
                            .isEmpty());
        }
    }

    /** What is wished before the start is kept. */
    private void sitDown(Api api, URI server) throws InterruptedException {
        ObjectNode create = Json.object().put("game", "nasty");
        create.putArray("seats").addObject().put("person", "Ana");
        IntStream.range(1, SEATS).forEach(_ -> create.withArray("seats").addObject());
        seats.add(Tables.open(api, create));
        try (Wiretap early = Wiretap.open(server)) {
            JsonNode update =
                    early.hello(seats.getFirst().table(), seats.getFirst().token(), 0);
            assertThat(update.path("interrupts").toString()).isEqualTo("{\"ripple\":false}");
            taps.add(early);
            done(interrupt(0, true));
            assertThat(early.at(0).path("interrupts").toString()).isEqualTo("{\"ripple\":true}");
            JsonNode refused = say(
                    0,
                    Json.object().put("type", "interrupt").put("step", "window").put("on", true));
            assertThat(refused.path("code").asText()).isEqualTo("bad-choice");
            assertThat(refused.path("text").asText()).contains("'window'").contains(RIPPLE);
            done(interrupt(0, false));
        }
        for (int seat = 1; seat < SEATS; seat++) {
            seats.add(Tables.sit(api, seats.getFirst(), "Ben " + seat));
        }
        connect(server);
        position = taps.getFirst().at(0).path("table").path("position").asInt();
        assertThat(interrupt(SEATS, true).path("code").asText()).isEqualTo("not-seated");
    }

    /** Of a window about an announced card whoever it is aimed at is asked; whoever else could answer lets it pass. */
    @Test
    void aWindowWaitsForWhomItThreatens() throws Exception {
        try (ServerProcess server = start()) {
            ObjectNode create = Json.object().put("game", "full-seal");
            create.putArray("seats").addObject().put("person", "Ana");
            IntStream.range(1, SEATS).forEach(_ -> create.withArray("seats").addObject());
            create.set("deck", Decks.aimedAndAnswered());
            Api api = new Api(server.address(), "en");
            seats.add(Tables.open(api, create));
            for (int seat = 1; seat < SEATS; seat++) {
                seats.add(Tables.sit(api, seats.getFirst(), "Ben " + seat));
            }
            connect(server.address());
            position = taps.getFirst().at(0).path("table").path("position").asInt();
            int active = asked().getFirst();
            int target = (active + 1) % SEATS;
            int other = (active + 2) % SEATS;
            act(active, "stop");
            position++;
            act(active, "play frozen-line at seat " + target);
            position++;
            assertThat(asked()).containsExactlyInAnyOrder(target, other);
            assertThat(seen(other).path("question").path("passes").asBoolean()).isTrue();
            assertThat(seen(target).path("question").path("step").asText()).isEqualTo("response");
            assertThat(seen(target).path("question").has("passes")).isFalse();
            taps.get(other).until(m -> m.has("view") && !m.has("question"));
            act(target, "decline");
            position++;
            assertThat(audience().at(position).path("view").path("step").asText())
                    .isEqualTo("play");
        }
    }

    private void passesByItself() throws InterruptedException {
        long opened = toRipple();
        for (int seat : asked()) {
            assertThat(seen(seat).path("question").path("passes").asBoolean()).isTrue();
        }
        position++;
        audience().at(position);
        long open = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - opened);
        // what is heard of late was opened before
        assertThat(open).isBetween(WINDOW_MILLIS / 2, 20 * WINDOW_MILLIS);
    }

    private void waitsForWhoWantsToBeAsked() throws InterruptedException {
        toRipple();
        int wants = asked().getFirst();
        int other = asked().getLast();
        String question = seen(wants).path("question").path("id").asText();
        long told = updates(audience());
        done(interrupt(wants, true));
        assertThat(seen(wants).path("question").has("passes")).isFalse();
        assertThat(seen(wants).path("interrupts").path(RIPPLE).asBoolean()).isTrue();
        // the other one passes when the time of the window is over: what does not wait for anybody would have happened
        // by now
        taps.get(other).until(m -> m.has("view") && !m.has("question"));
        done(say(wants, Json.object().put("type", "why").put("action", declines(wants))));
        assertThat(seen(wants).path("question").path("id").asText()).isEqualTo(question);
        audience().send("{\"type\": \"ping\"}");
        audience().until(m -> m.path("type").asText().equals("pong"));
        assertThat(updates(audience())).isEqualTo(told);
    }

    private String declines(int seat) throws InterruptedException {
        return seen(seat)
                .path("question")
                .path("actions")
                .path(0)
                .path("action")
                .asText();
    }

    private static long updates(Wiretap tap) {
        return tap.heard().stream()
                .filter(message -> message.startsWith("{\"type\":\"update\""))
                .count();
    }

    private void aRestartForgetsNothing() throws InterruptedException {
        int wants = asked().getFirst();
        JsonNode update = seen(wants);
        assertThat(update.path("interrupts").path(RIPPLE).asBoolean()).isTrue();
        assertThat(update.path("question").path("step").asText()).isEqualTo(RIPPLE);
        assertThat(seen(asked().getLast()).has("question")).isFalse();
        done(interrupt(wants, false));
        position++;
        assertThat(audience().at(position).path("view").path("step").asText()).isEqualTo("peek");
    }
}
