package tidetable.server.table;

import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.LongStream;

/** When a table has something to do by itself. All times are in milliseconds since 1970. */
final class Agenda {
    private static final long MILLIS = 1_000;

    private final Table table;
    private final Followers followers;
    private final TableSettings settings;
    /** By seat that is asked and has no connection: since when the table waits for it. Not stored: a restart is nobody's fault. */
    private final Map<Integer, Long> awaySince = new HashMap<>();

    Agenda(Table table, Followers followers, TableSettings settings) {
        this.table = table;
        this.followers = followers;
        this.settings = settings;
    }

    /** Whether the table may ever have something to do by itself. */
    boolean alive() {
        return table.broken().isEmpty()
                && switch (table.status()) {
                    case OPEN, RUNNING, PAUSED -> true;
                    case OVER, CLOSED -> false;
                };
    }

    /** Whether it counts time that sleep would stop, or waits for a window to close. */
    boolean mustStayAwake() {
        return !awaySince.isEmpty() || table.status() == Status.RUNNING && answersWait();
    }

    /** Whether there are answers for the moment at which the window has been open long enough. */
    private boolean answersWait() {
        return !table.play().ready().isEmpty() || !table.passing().isEmpty();
    }

    void awake(long now) {
        awaySince.clear();
        connections(now);
    }

    /** Takes note of who is connected and asked. */
    void connections(long now) {
        boolean counts = table.opening().away() > 0 && table.status() == Status.RUNNING;
        for (int seat = 0; seat < table.seats().size(); seat++) {
            boolean away = counts
                    && table.seats().get(seat).playedBy().isEmpty()
                    && table.play().waitsFor(seat)
                    && !followers.connected(seat);
            if (away) {
                awaySince.putIfAbsent(seat, now);
            } else {
                awaySince.remove(seat);
            }
        }
    }

    /** The moment of the next thing to do; empty when there is none. */
    OptionalLong due() {
        if (!alive()) {
            return OptionalLong.empty();
        }
        LongStream.Builder moments = LongStream.builder();
        moments.add(expiry());
        awaySince.values().forEach(since -> moments.add(since + table.opening().away() * MILLIS));
        if (table.status() == Status.RUNNING && table.play().window()) {
            boolean waits = answersWait()
                    || table.asked().stream()
                            .anyMatch(seat -> table.play().waitsFor(seat)
                                    && !table.seats().get(seat).playedBy().isEmpty());
            if (waits) {
                moments.add(windowEnd());
            }
        }
        return moments.build().min();
    }

    /** A window in which bots alone are asked, as everybody can see, has nobody to hide and does not wait. */
    private long windowEnd() {
        boolean person = table.asked().stream()
                .anyMatch(seat -> table.seats().get(seat).playedBy().isEmpty());
        return table.play().askedAt() + (person ? settings.windowTime().toMillis() : 0);
    }

    private long expiry() {
        return table.changed()
                + (table.status() == Status.OPEN ? settings.openLife() : settings.matchLife()).toMillis();
    }

    boolean windowTooYoung(long now) {
        return table.play().window() && now < windowEnd();
    }

    boolean expired(long now) {
        return alive() && now >= expiry();
    }

    /** A seat whose person has been away longer than the table allows. */
    OptionalInt awayTooLong(long now) {
        return awaySince.entrySet().stream()
                .filter(away -> now >= away.getValue() + table.opening().away() * MILLIS)
                .mapToInt(Map.Entry::getKey)
                .findFirst();
    }
}
