package tidetable.server.table;

import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/** What must be in the database before the journal speaks of it. */
final class Preparation {
    private Preparation() {}

    static boolean needed(Request request) {
        return request instanceof Request.Open || request instanceof Request.Sit;
    }

    static CompletionStage<?> of(Request request, String table, TableIndex index, long now) {
        return switch (request) {
            case Request.Open open
            when open.person() >= 0 ->
                index.created(table, open.opening(), now).thenCompose(_ -> named(table, open.seat(), index));
            case Request.Open open -> index.created(table, open.opening(), now);
            case Request.Sit sit -> named(table, sit.seat(), index);
            default -> CompletableFuture.completedStage(0);
        };
    }

    private static CompletionStage<?> named(String table, Request.NewSeat seat, TableIndex index) {
        return index.named(table, seat.guest(), seat.name());
    }

    /** The names that a request brings, by the key in the journal. */
    static Map<String, String> names(Request request) {
        return switch (request) {
            case Request.Open open -> Map.of(open.seat().guest(), open.seat().name());
            case Request.Sit sit -> Map.of(sit.seat().guest(), sit.seat().name());
            default -> Map.of();
        };
    }

    /** Whether the index says something else after an entry. */
    static boolean changesIndex(Entry entry) {
        return switch (entry) {
            case Entry.Opened _, Entry.Seated _, Entry.Unseated _, Entry.Started _, Entry.Ended _ -> true;
            case Entry.Reclaimed _,
                    Entry.Acted _,
                    Entry.Held _,
                    Entry.Voided _,
                    Entry.Wished _,
                    Entry.Undone _,
                    Entry.Conceded _,
                    Entry.Left _,
                    Entry.Returned _,
                    Entry.Paused _,
                    Entry.Resumed _,
                    Entry.Rematched _ -> false;
        };
    }
}
