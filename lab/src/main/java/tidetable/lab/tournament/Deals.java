package tidetable.lab.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import tidetable.engine.Game;
import tidetable.engine.Standing;
import tidetable.engine.State;
import tidetable.engine.chance.Seed;
import tidetable.lab.GameRow;
import tidetable.lab.InOrder;
import tidetable.lab.Match;

/** Plays deals at tables: every deal once for each seating, in order, and only what the ledger does not hold yet. */
final class Deals<S extends State<S>> {
    private static final int AHEAD_PER_THREAD = 8;

    private final Game<S, ?> game;
    private final Seed root;
    private final int threads;
    private final Ledger ledger;

    /**
     * Deals of a tournament.
     *
     * @param root decides the cards: the same deal has the same cards at all tables
     * @param threads how many games are played at the same time, 1 or more
     */
    Deals(Game<S, ?> game, Seed root, int threads, Ledger ledger) {
        this.game = game;
        this.root = root;
        this.threads = threads;
        this.ledger = ledger;
    }

    /**
     * Plays at one table.
     *
     * @param table its number; tables are played in order
     * @param seatings for each deal the name of the bot in each seat, for each of its games; every deal has as many games
     * @param deals how many at most
     * @param progress is told of every game
     * @param more takes what the deals came to, in order, and says whether more are wanted
     * @throws InterruptedException when the calling thread is interrupted
     */
    void play(int table, IntFunction<List<List<String>>> seatings, int deals, Runnable progress, Predicate<Played> more)
            throws InterruptedException {
        int games = seatings.apply(0).size();
        int seats = seatings.apply(0).getFirst().size();
        int first = 0;
        while (first < deals) {
            Optional<Played> kept = ledger.kept(table, first, games, seats);
            if (kept.isEmpty()) {
                break;
            }
            IntStream.range(0, games).forEach(_ -> progress.run());
            if (!more.test(kept.get())) {
                return;
            }
            first++;
        }
        List<List<Integer>> places = new ArrayList<>();
        InOrder.run(
                (long) first * games,
                (long) deals * games,
                threads,
                threads * AHEAD_PER_THREAD,
                number -> game(seatings.apply((int) (number / games)), number),
                row -> {
                    progress.run();
                    places.add(places(row.standing()));
                    if (places.size() < games) {
                        return true;
                    }
                    Played played = new Played(table, (int) (row.game() / games), places);
                    places.clear();
                    ledger.add(played);
                    return more.test(played);
                });
    }

    private GameRow game(List<List<String>> seatings, long number) {
        List<String> seating = seatings.get((int) (number % seatings.size()));
        try (Match<S> match = new Match<>(game, seating)) {
            return match.play(number, root.fork(number / seatings.size()));
        }
    }

    private static List<Integer> places(Standing standing) {
        return IntStream.range(0, standing.scores().size())
                .mapToObj(standing::place)
                .toList();
    }
}
