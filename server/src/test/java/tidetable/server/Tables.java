package tidetable.server;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import tidetable.client.Api;
import tidetable.engine.file.Json;
import tidetable.engine.file.MatchRecord;

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
}
