package tidetable.lab.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.IntStream;
import tidetable.engine.Game;
import tidetable.engine.State;
import tidetable.lab.InOrder;
import tidetable.lab.Interval;
import tidetable.lab.Match;
import tidetable.lab.watch.CardIndex;
import tidetable.lab.watch.Watcher;

/**
 * Many games of a plan, with all that they add up to. What they come to depends on the plan alone: any number of threads,
 * and any number of interruptions, gives the same.
 */
public final class LabRun {
    /** How many games may wait for each thread, so that one long game does not stop the others. */
    private static final int WAITING_PER_THREAD = 32;
    /** After so many games it is looked whether the intervals are narrow enough: a sum does not depend on threads. */
    private static final int LOOKED_AT = 100;

    private final Plan plan;
    private final List<Side<?>> sides = new ArrayList<>();
    private final Statistics statistics;
    private final boolean decisions;

    /**
     * A run that can begin.
     *
     * @param decisions whether every decision is handed over as a line of JSON
     */
    public LabRun(Plan plan, boolean decisions) {
        this.plan = plan;
        this.decisions = decisions;
        for (int i = 0; i < plan.variants().size(); i++) {
            Variant variant = plan.variants().get(i);
            sides.add(Side.of(plan, i, variant.open(plan.game()), decisions));
        }
        statistics = new Statistics(plan, sides.stream().map(Side::cards).toList());
    }

    /** What is played. */
    public Plan plan() {
        return plan;
    }

    /** What the games so far add up to. Look at it on the thread that runs only, or when nothing runs. */
    public Statistics statistics() {
        return statistics;
    }

    /** Whether every decision is handed over. */
    boolean decisions() {
        return decisions;
    }

    /** Whether the budget is used up. */
    public boolean finished() {
        return statistics.games() >= plan.budget().games() || narrow();
    }

    /** Takes what was played. */
    public interface Taker {
        /** The next game of every variant; {@link #statistics()} hold it already. */
        void take(List<Played> round);
    }

    /**
     * Plays on until the budget is used up, and stops all threads before it returns or fails.
     *
     * @param threads how many games are played at the same time, 1 or more
     * @param taker takes the games in order, on the calling thread
     * @throws InterruptedException when the calling thread is interrupted; then the run can go on later
     */
    public void run(int threads, Taker taker) throws InterruptedException {
        if (finished()) {
            return;
        }
        int ahead = threads * WAITING_PER_THREAD;
        try {
            InOrder.run(statistics.games(), plan.budget().games(), threads, ahead, this::round, round -> {
                statistics.add(round);
                taker.take(round);
                return !narrow();
            });
        } finally {
            sides.forEach(Side::leave);
        }
    }

    private List<Played> round(long number) {
        int[] lineup = plan.lineup(number);
        List<Played> round = new ArrayList<>();
        sides.forEach(side -> round.add(side.play(number, lineup)));
        return round;
    }

    private boolean narrow() {
        double width = plan.budget().width();
        return width > 0
                && statistics.games() > 0
                && statistics.games() % LOOKED_AT == 0
                && IntStream.range(0, plan.variants().size())
                        .allMatch(variant ->
                                IntStream.range(0, plan.seats()).allMatch(seat -> widest(variant, seat) <= width));
    }

    private double widest(int variant, int seat) {
        Moments wins = statistics.variant(variant).winsOfSeat(seat);
        Interval interval = Interval.wilson(wins.sum(), wins.n());
        double own = interval.high() - interval.low();
        if (variant == 0) {
            return own;
        }
        int measure = statistics.measures().size() - plan.seats() + seat;
        Difference difference = statistics.difference(variant, measure);
        return Math.max(own, difference.high() - difference.low());
    }

    /** One variant and the tables at which it is played. */
    private record Side<S extends State<S>>(
            Plan plan, int variant, Game<S, ?> game, CardIndex cards, boolean decisions, Queue<Table<S>> tables) {
        static <S extends State<S>> Side<S> of(Plan plan, int variant, Game<S, ?> game, boolean decisions) {
            return new Side<>(plan, variant, game, new CardIndex(game), decisions, new ConcurrentLinkedQueue<>());
        }

        Played play(long number, int[] lineup) {
            List<String> bots = IntStream.of(lineup).mapToObj(plan.kinds()::get).toList();
            Table<S> table = table(bots);
            Optional<Watcher.Asked> asked = decisions
                    ? Optional.of(new Watcher.Asked(plan.variants().get(variant).name(), number, bots))
                    : Optional.empty();
            Watcher watcher = new Watcher(game, cards, lineup.length, asked);
            try {
                return new Played(
                        table.match().play(number, plan.seed(variant, number), watcher), watcher.notes(), lineup);
            } finally {
                tables.add(table);
            }
        }

        /** A free table of these bots; one of others is given up. */
        private Table<S> table(List<String> bots) {
            Optional<Table<S>> free = Optional.ofNullable(tables.poll());
            if (free.isPresent() && free.get().bots().equals(bots)) {
                return free.get();
            }
            free.ifPresent(other -> other.match().close());
            return new Table<>(bots, new Match<>(game, bots, plan.options()));
        }

        /** Nobody plays any more. */
        void leave() {
            tables.forEach(table -> table.match().close());
            tables.clear();
        }
    }

    private record Table<S extends State<S>>(List<String> bots, Match<S> match) {}
}
