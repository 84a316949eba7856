package tidetable.server.table;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiPredicate;
import org.apache.pekko.actor.typed.ActorRef;
import tidetable.engine.Event;
import tidetable.engine.file.Json;

/** Who is shown a table at the moment. Who is connected follows from it and is stored nowhere. */
final class Followers {
    private final Table table;
    private final Teller teller;
    private final Map<ActorRef<Reply>, Follower> all = new LinkedHashMap<>();

    Followers(Table table, Teller teller) {
        this.table = table;
        this.teller = teller;
    }

    /** A connection; {@code token} is the hash that says which seat it speaks for. */
    record Follower(String token, String language) {}

    /** Adds a connection; false when it was there, with what it says now. */
    boolean add(ActorRef<Reply> socket, String token, String language) {
        return all.put(socket, new Follower(token, language)) == null;
    }

    boolean remove(ActorRef<Reply> socket) {
        return all.remove(socket) != null;
    }

    /** The seat that a connection speaks for; empty when there is none. */
    OptionalInt seatOf(ActorRef<Reply> socket) {
        return all.get(socket) instanceof Follower follower ? table.seatOf(follower.token()) : OptionalInt.empty();
    }

    int count() {
        return all.size();
    }

    /** Whether the person in a seat has a connection. */
    boolean connected(int seat) {
        return seat < table.seats().size()
                && all.values().stream()
                        .anyMatch(follower -> table.seats().get(seat).opensWith(follower.token()));
    }

    /**
     * Tells of what was stored, whoever may know of it.
     *
     * @param stored the entries, stored together
     * @param before the table's position before them
     * @param events what happened in the game by them, by position
     * @return connections that are shown nothing any more, since their tokens open no seat now
     */
    List<ActorRef<Reply>> tell(List<Entry> stored, int before, Map<Integer, List<Event>> events) {
        switch (stored.getFirst()) {
            case Entry.Held _ ->
                stored.forEach(entry -> {
                    if (entry instanceof Entry.Held held) {
                        publishTo(held.seat(), before);
                    }
                });
            case Entry.Wished wished -> publishTo(wished.seat(), before);
            case Entry.Undone _ -> {
                int since = table.trueSince(before);
                publish(since, table.play().eventsAfter(since));
            }
            case Entry.Reclaimed _ -> {
                return dropStale();
            }
            case Entry.Unseated _ -> {
                // who has got up is no audience, which some tables do not have
                List<ActorRef<Reply>> stale = dropStale();
                publish(before, events);
                return stale;
            }
            default -> publish(before, events);
        }
        return List.of();
    }

    /** Tells everybody. */
    private void publish(int since, Map<Integer, List<Event>> events) {
        publish(since, events, (_, _) -> true);
    }

    /** Tells the connections of a seat alone. */
    private void publishTo(int seat, int since) {
        publish(since, Map.of(), (_, s) -> s == seat);
    }

    /** Tells everybody but one connection, which knows already, that nothing but a connection has changed. */
    void publishExcept(ActorRef<Reply> socket, int since) {
        publish(since, Map.of(), (other, _) -> !other.equals(socket));
    }

    private void publish(int since, Map<Integer, List<Event>> events, BiPredicate<ActorRef<Reply>, Integer> whom) {
        Map<String, Reply.Update> built = new HashMap<>();
        all.forEach((socket, follower) -> {
            OptionalInt seat = table.seatOf(follower.token());
            if (whom.test(socket, seat.orElse(-1))) {
                socket.tell(built.computeIfAbsent(
                        seat.orElse(-1) + follower.language(),
                        _ -> updated(follower.token(), follower.language(), since, events)));
            }
        });
    }

    /** The message that tells a connection of a token what it may see now. */
    Reply.Update updated(String token, String language, int since, Map<Integer, List<Event>> events) {
        return new Reply.Update(table.position(), Json.line(update(token, language, since, events)));
    }

    /** Why a connection of a token may not be shown the table; empty when it may. */
    Optional<Code> mayNotFollow(String token) {
        if (!table.exists()) {
            return Optional.of(Code.NO_SUCH_TABLE);
        }
        if (!table.broken().isEmpty()) {
            return Optional.of(Code.FAULT);
        }
        if (!token.isEmpty() && table.seatOf(token).isEmpty()) {
            return Optional.of(Code.WRONG_TOKEN);
        }
        return token.isEmpty() && !table.opening().audience() ? Optional.of(Code.NO_AUDIENCE) : Optional.empty();
    }

    /** What a connection of a token may see now. */
    ObjectNode update(String token, String language, int since, Map<Integer, List<Event>> events) {
        return teller.update(table.seatOf(token), this::connected, language, since, events);
    }

    /** Tells everybody to ask for the table again, since this actor stops. */
    void dropAll() {
        all.forEach((socket, follower) -> socket.tell(new Reply.Dropped(
                Code.TRY_AGAIN.word(), Words.refusal(Code.TRY_AGAIN, follower.language(), List.of()))));
        all.clear();
    }

    /** Shows no more to connections whose token opens no seat any more. */
    private List<ActorRef<Reply>> dropStale() {
        List<ActorRef<Reply>> stale = new ArrayList<>();
        all.forEach((socket, follower) -> {
            if (!follower.token().isEmpty() && table.seatOf(follower.token()).isEmpty()) {
                stale.add(socket);
                Code code = Code.WRONG_TOKEN;
                socket.tell(new Reply.Dropped(code.word(), Words.refusal(code, follower.language(), List.of())));
            }
        });
        stale.forEach(all::remove);
        return stale;
    }
}
