package tidetable.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import tidetable.bots.Bots;
import tidetable.engine.Deal;
import tidetable.engine.Game;
import tidetable.engine.GameInfo;
import tidetable.engine.State;
import tidetable.engine.chance.Seed;
import tidetable.engine.file.Commitment;

/** Decides who sits where, from setting the table up to the start of the match, and at the table after it. */
final class Seating {
    private final Table table;
    private final Supplier<Seed> seeds;

    /**
     * The seating of a table.
     *
     * @param seeds gives secret seeds from a secure source
     */
    Seating(Table table, Supplier<Seed> seeds) {
        this.table = table;
        this.seeds = seeds;
    }

    private static Verdict reclaimed(int seat, String token, String recovery, long now) {
        return new Verdict.Store(List.of(new Entry.Reclaimed(now, seat, token, recovery)), seat);
    }

    Verdict open(Request.Open open, long now) {
        List<Entry> entries = new ArrayList<>();
        entries.add(
                new Entry.Opened(now, open.command(), open.opening(), open.invite(), open.reserved(), open.after()));
        if (open.person() >= 0) {
            entries.add(seatedAt(open.person(), open.command(), open.seat(), now));
        }
        long free = open.opening().seats().stream().filter(String::isEmpty).count() - (open.person() >= 0 ? 1 : 0);
        if (free == 0) {
            entries.addAll(started(
                    "",
                    open.opening(),
                    open.opening().seats().stream().map(_ -> "").toList(),
                    now));
        }
        return new Verdict.Store(entries, open.person());
    }

    /** The same request once more is answered as before; the rematch that two people ask for is one. */
    Verdict reopen(Request.Open open, long now) {
        if (table.seatedBy(open.command())) {
            return reclaim(table.seatOfSitter(open.command()), open.seat(), now);
        }
        boolean same = !open.after().isEmpty() && open.after().equals(table.after());
        return same || table.openedBy(open.command())
                ? new Verdict.Done(table.position(), -1)
                : Verdict.refused(Code.SEAT_TAKEN);
    }

    private static Entry seatedAt(int seat, String command, Request.NewSeat person, long now) {
        return new Entry.Seated(now, command, seat, person.guest(), person.token(), person.recovery());
    }

    private static Verdict reclaim(OptionalInt found, Request.NewSeat person, long now) {
        if (found.isEmpty()) {
            return Verdict.refused(Code.GONE);
        }
        int seat = found.getAsInt();
        return reclaimed(seat, person.token(), person.recovery(), now);
    }

    /** The beginning of the match, and its end when a deck leaves nothing to decide; {@code fill} as in {@link Entry.Started}. */
    private List<Entry> started(String command, Entry.Opening opening, List<String> fill, long now) {
        int seats = (int) fill.stream().filter(f -> !f.equals("-")).count();
        Seed seed = seeds.get();
        Game<?, ?> game =
                opening.equals(table.opening()) ? table.game() : table.library().open(opening);
        Deal deal = Table.deal(opening, seats, seed.hex());
        Entry begun = new Entry.Started(now, command, seed.hex(), Commitment.of(game.info(), deal), fill);
        return game.deal(deal).actor() == State.OVER
                ? List.of(begun, new Entry.Ended(now, "", Entry.End.PLAYED))
                : List.of(begun);
    }

    Verdict sit(Request.Sit sit, long now) {
        if (table.seatedBy(sit.command())) {
            return reclaim(table.seatOfSitter(sit.command()), sit.seat(), now);
        }
        List<Seat> seats = table.seats();
        OptionalInt kept = table.reservedFor(sit.token());
        if (kept.isPresent() && seats.get(kept.getAsInt()) instanceof Seat.Person) {
            return reclaim(kept, sit.seat(), now);
        }
        if (table.status() == Status.CLOSED) {
            return Verdict.refused(Code.GONE);
        }
        if (kept.isEmpty() && !table.opening().listed() && !table.invite().equals(sit.invite())) {
            return Verdict.refused(Code.WRONG_CODE);
        }
        if (table.status() != Status.OPEN) {
            return Verdict.refused(Code.TABLE_FULL);
        }
        if (sit.wanted() >= seats.size()) {
            return Verdict.refused(Code.BAD_CHOICE, "seat " + sit.wanted());
        }
        OptionalInt free = kept.isPresent()
                ? kept
                : IntStream.range(0, seats.size())
                        .filter(seat -> sit.wanted() < 0 || sit.wanted() == seat)
                        .filter(seat -> seats.get(seat).equals(new Seat.Free("")))
                        .findFirst();
        if (free.isEmpty()) {
            boolean full = seats.stream().noneMatch(new Seat.Free("")::equals);
            return Verdict.refused(full ? Code.TABLE_FULL : Code.SEAT_TAKEN);
        }
        int seat = free.getAsInt();
        List<Entry> entries = new ArrayList<>();
        entries.add(seatedAt(seat, sit.command(), sit.seat(), now));
        if (seats.stream().filter(s -> s instanceof Seat.Free).count() == 1) {
            entries.addAll(
                    started("", table.opening(), seats.stream().map(_ -> "").toList(), now));
        }
        return new Verdict.Store(entries, seat);
    }

    Verdict recover(Request.Recover recover, long now) {
        return IntStream.range(0, table.seats().size())
                .filter(seat -> table.seats().get(seat) instanceof Seat.Person person
                        && person.recovery().equals(recover.code()))
                .mapToObj(seat -> reclaimed(seat, recover.newToken(), recover.code(), now))
                .findFirst()
                .orElseGet(() -> Verdict.refused(Code.WRONG_CODE));
    }

    Verdict start(Request.Start start, int seat, long now) {
        if (table.status() != Status.OPEN) {
            return table.startedBy(start.command())
                    ? new Verdict.Done(table.position(), seat)
                    : Verdict.refused(Code.ALREADY_STARTED);
        }
        GameInfo info = table.game().info();
        int free =
                (int) table.seats().stream().filter(s -> s instanceof Seat.Free).count();
        if (start.fill().size() > 1 && start.fill().size() != free) {
            return Verdict.refused(Code.BAD_CHOICE, start.fill().size() + " bots");
        }
        List<String> fill = fill(start.fill());
        long left = fill.stream().filter(f -> !f.equals("-")).count();
        if (left < info.minSeats()) {
            return Verdict.refused(Code.BAD_CHOICE, left + " seats");
        }
        List<String> known = Bots.names(table.game());
        Optional<String> unknown =
                start.fill().stream().filter(bot -> !known.contains(bot)).findFirst();
        if (unknown.isPresent()) {
            return Verdict.refused(Code.BAD_CHOICE, unknown.get());
        }
        return new Verdict.Store(started(start.command(), table.opening(), fill, now), seat);
    }

    /** By seat, as in {@link Entry.Started}. */
    private List<String> fill(List<String> bots) {
        List<String> fill = new ArrayList<>();
        int next = 0;
        for (Seat seat : table.seats()) {
            if (!(seat instanceof Seat.Free)) {
                fill.add("");
            } else if (bots.isEmpty()) {
                fill.add("-");
            } else {
                fill.add(bots.get(Math.min(next, bots.size() - 1)));
                next++;
            }
        }
        return fill;
    }

    /** The bot that plays on for a seat. */
    String standIn() {
        return Bots.usual(table.game());
    }

    /** The opening of a table at which the same people play again. */
    Request.Open again(String command, String inviteCode) {
        List<Entry.Reserved> reserved = new ArrayList<>();
        List<String> bots = new ArrayList<>();
        for (int seat = 0; seat < table.seats().size(); seat++) {
            switch (table.seats().get(seat)) {
                case Seat.Person person -> {
                    reserved.add(new Entry.Reserved(seat, person.token()));
                    bots.add("");
                }
                case Seat.Bot(String bot) -> bots.add(bot);
                case Seat.Free _ -> bots.add("");
            }
        }
        Entry.Opening old = table.opening();
        Entry.Opening opening = new Entry.Opening(
                old.game(),
                table.game().info().rulesVersion(),
                table.game().info().deckHash(),
                old.deck(),
                old.options(),
                bots,
                false,
                old.audience(),
                old.away(),
                old.hints());
        return new Request.Open(command, opening, inviteCode, reserved, table.id(), -1, Request.NewSeat.NOBODY);
    }
}
