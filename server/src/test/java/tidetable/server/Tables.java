package tidetable.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tidetable.client.Api;
import tidetable.engine.Game;
import tidetable.engine.State;
import tidetable.engine.Story;
import tidetable.engine.file.Json;
import tidetable.engine.file.MatchRecord;
import tidetable.games.Games;

/** Sets tables up and sits people down. */
final class Tables {
    private Tables() {}

    /** A request for a table of Fintastic Sea: Ana first, then the bots, then free seats. */
    static ObjectNode asked(int seats, int bots) {
        ObjectNode create = Json.object().put("game", "fintastic-sea");
        var list = create.putArray("seats");
        list.addObject().put("person", "Ana");
        for (int i = 1; i < seats; i++) {
            ObjectNode seat = list.addObject();
            if (i <= bots) {
                seat.put("bot", "greedy");
            }
        }
        return create;
    }

    /** Sets a table up and fills it, which starts the match; the people's seats, Ana's first. */
    static List<Player.Seat> full(Api api, int seats, int bots) throws InterruptedException {
        return full(api, asked(seats, bots));
    }

    /** Sets a table up as asked, with Ana at it, and fills it; the people's seats, Ana's first. */
    static List<Player.Seat> full(Api api, ObjectNode create) throws InterruptedException {
        List<Player.Seat> all = new ArrayList<>();
        all.add(open(api, create));
        for (var seat : create.path("seats")) {
            if (seat.isEmpty()) {
                all.add(sit(api, all.getFirst(), "Ben " + all.size()));
            }
        }
        return all;
    }

    /** Sets a table up; the seat of who did. */
    static Player.Seat open(Api api, ObjectNode create) throws InterruptedException {
        return Player.Seat.of(api.post("/api/tables", create));
    }

    /** Sits somebody down at the table of a seat. */
    static Player.Seat sit(Api api, Player.Seat host, String name) throws InterruptedException {
        return Player.Seat.of(api.post(
                "/api/tables/" + host.table() + "/seats",
                Json.object().put("name", name).put("invite", host.invite())));
    }

    /** The record of a match that is over. */
    static MatchRecord record(Api api, String table) throws InterruptedException {
        return MatchRecord.parse(api.get("/api/tables/" + table + "/record").toString(), "record");
    }

    /**
     * Checks that a record holds each action that was acknowledged, at the place that was said, and nothing else but the
     * bots'. So it is one for matches in which nobody came or went.
     *
     * @param resent how many requests for a seat were sent again before anybody played; each may have led to a new token
     */
    static void checkMemory(MatchRecord record, List<Sailor.Log> remembered, int resent) {
        int end = remembered.getFirst().end();
        int start = end - 1 - record.actions().size();
        int seated = Math.toIntExact(
                record.seats().stream().filter(seat -> !seat.bot()).count());
        assertThat(start)
                .as("opened, seated, started and perhaps seated again, then only actions")
                .isBetween(seated + 2, seated + 2 + resent);
        Map<Integer, String> all = new TreeMap<>();
        for (Sailor.Log log : remembered) {
            assertThat(log.end()).isEqualTo(end);
            log.actions().forEach((position, action) -> {
                assertThat(record.actions().get(position - start - 1)).isEqualTo(action);
                assertThat(all.put(position, action)).as("once").isNull();
            });
        }
        assertThat(all).hasSize(byPeople(record));
    }

    /** How many actions of a record are those of people. */
    static int byPeople(MatchRecord record) {
        return byPeople(record, Games.open(record.game()));
    }

    private static <S extends State<S>, V extends Record> int byPeople(MatchRecord record, Game<S, V> game) {
        S state = game.deal(record.deal());
        int count = 0;
        for (String action : record.actions()) {
            count += record.seats().get(state.actor()).bot() ? 0 : 1;
            state.apply(game.actions().number(action).orElseThrow(), Story.NONE);
        }
        return count;
    }

    /** The hash of the position that a record leads to, played again without a server. */
    static long finalHash(MatchRecord record) {
        return finalHash(record, Games.open(record.game()));
    }

    private static <S extends State<S>, V extends Record> long finalHash(MatchRecord record, Game<S, V> game) {
        return record.replay(game, "record", Integer.MAX_VALUE, Story.NONE)
                .state()
                .hash();
    }
}
