package tidetable.server.table;

import java.util.Optional;

/**
 * Something that happened at a table rather than in its game.
 *
 * @param at the table's position after it
 * @param type its name in the API and in the message files
 * @param seat whom it is about; -1 when it is nobody
 */
record Notice(int at, String type, int seat) {
    /** Makes the notice of an entry; nobody needs one of an action, which the game tells itself. */
    static Optional<Notice> of(Entry entry, int at) {
        return switch (entry) {
            case Entry.Seated e -> notice(at, "seated", e.seat());
            case Entry.Unseated e -> notice(at, "unseated", e.seat());
            case Entry.Started _ -> notice(at, "started", -1);
            case Entry.Undone e -> notice(at, "undone", e.seat());
            case Entry.Conceded e -> notice(at, "conceded", e.seat());
            case Entry.Left e -> notice(at, "left", e.seat());
            case Entry.Returned e -> notice(at, "returned", e.seat());
            case Entry.Paused _ -> notice(at, "paused", -1);
            case Entry.Resumed _ -> notice(at, "resumed", -1);
            case Entry.Rematched _ -> notice(at, "rematched", -1);
            case Entry.Ended e ->
                notice(
                        at,
                        switch (e.how()) {
                            case PLAYED, CONCEDED -> "ended";
                            case EXPIRED, CLOSED -> "closed";
                        },
                        -1);
            case Entry.Opened _, Entry.Reclaimed _, Entry.Acted _, Entry.Held _, Entry.Voided _, Entry.Wished _ ->
                Optional.empty();
        };
    }

    private static Optional<Notice> notice(int at, String type, int seat) {
        return Optional.of(new Notice(at, type, seat));
    }
}
