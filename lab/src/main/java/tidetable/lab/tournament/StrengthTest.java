package tidetable.lab.tournament;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import tidetable.bots.Bots;
import tidetable.engine.Deal;
import tidetable.engine.Game;
import tidetable.engine.State;
import tidetable.engine.chance.Seed;
import tidetable.engine.file.BadInput;
import tidetable.engine.file.Json;
import tidetable.lab.Interval;

/**
 * Asks of pairs of bots whether the first is stronger, with as few games as it takes. A deal is played once for each seat
 * that the bot may have, with the same cards, and counts as one. What comes out depends on the game, the plan and the
 * seed alone: neither on the number of threads nor on how often it was stopped.
 */
public final class StrengthTest<S extends State<S>> {
    private final Game<S, ?> game;
    private final Plan plan;

    /**
     * What is asked.
     *
     * @param pairings who is compared with whom, in this order
     * @param advantage what "stronger" means, and the number of seats
     * @param games how many games a pairing has at most
     * @param seed decides all chance
     */
    public record Plan(List<Pairing> pairings, Advantage advantage, int games, Seed seed) {
        public Plan {
            pairings = List.copyOf(pairings);
        }

        /** How many deals a pairing has at most. */
        int deals() {
            return games / advantage.seats();
        }
    }

    /** What was found out about a pairing. */
    public enum Verdict {
        /** The first is stronger. */
        STRONGER,
        /** The first is not stronger by the margin. */
        NOT_STRONGER,
        /** Neither is clear after the largest number of games. */
        OPEN
    }

    /**
     * What came out for a pairing.
     *
     * @param wins the rate of wins of the first bot, shared wins counted in parts, with a 90 % interval, 5 % on either
     *     side, that holds at whatever game the test stopped
     * @param games how many games it took
     */
    public record Outcome(Pairing pairing, Verdict verdict, Interval wins, int games) {}

    /** Is told how it goes on, in order. */
    public interface Progress {
        /** A pairing begins. */
        void begins(Pairing pairing);

        /** A game of this pairing is over. */
        void game();

        /** A pairing is decided. */
        void decided(Outcome outcome);
    }

    private StrengthTest(Game<S, ?> game, Plan plan) {
        this.game = game;
        this.plan = plan;
    }

    /**
     * A test that can begin.
     *
     * @throws BadInput when the game is not played with so many seats, there is no bot of a name, or there are fewer games
     *     than seats
     */
    public static <S extends State<S>> StrengthTest<S> of(Game<S, ?> game, Plan plan) {
        int seats = plan.advantage().seats();
        game.info().check(Deal.fast(seats, plan.seed()));
        plan.pairings().forEach(pairing -> {
            Bots.open(pairing.bot(), game);
            Bots.open(pairing.against(), game);
        });
        if (plan.deals() == 0) {
            throw new BadInput(
                    "%d games are too few: with %d seats a deal takes %d".formatted(plan.games(), seats, seats));
        }
        return new StrengthTest<>(game, plan);
    }

    /**
     * Plays until all is decided.
     *
     * @param threads how many games are played at the same time, 1 or more
     * @param ledger keeps finished deals
     * @throws BadInput when the ledger belongs to another plan
     * @throws InterruptedException when the calling thread is interrupted
     */
    public List<Outcome> run(int threads, Ledger ledger, Progress progress) throws InterruptedException {
        ledger.begin(json());
        Deals<S> deals = new Deals<>(game, plan.seed(), threads, ledger);
        List<Outcome> outcomes = new ArrayList<>();
        for (int table = 0; table < plan.pairings().size(); table++) {
            Pairing pairing = plan.pairings().get(table);
            progress.begins(pairing);
            Outcome outcome = decide(deals, table, pairing, progress);
            outcomes.add(outcome);
            progress.decided(outcome);
        }
        ledger.end();
        return outcomes;
    }

    private Outcome decide(Deals<S> deals, int table, Pairing pairing, Progress progress) throws InterruptedException {
        int seats = plan.advantage().seats();
        SequentialTest test = new SequentialTest(plan.advantage(), plan.deals());
        List<List<String>> seatings = pairing.seatings(seats);
        deals.play(table, _ -> seatings, plan.deals(), progress::game, played -> {
            test.add(IntStream.range(0, seats)
                            .mapToDouble(seat -> played.share(seat, seat))
                            .sum()
                    / seats);
            return test.verdict() == Verdict.OPEN;
        });
        return new Outcome(pairing, test.verdict(), test.rate(), test.deals() * seats);
    }

    private ObjectNode json() {
        ObjectNode node = Ledger.plan("test", game.info());
        node.put("seats", plan.advantage().seats())
                .put("margin", plan.advantage().margin());
        node.put("games", plan.games()).put("seed", plan.seed().hex());
        node.set("pairings", Json.tree(plan.pairings()));
        return node;
    }
}
