package tidetable.lab.tournament;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import tidetable.bots.Bots;
import tidetable.engine.Deal;
import tidetable.engine.Game;
import tidetable.engine.State;
import tidetable.engine.chance.Rng;
import tidetable.engine.chance.Seed;
import tidetable.engine.file.BadInput;
import tidetable.engine.file.Json;

/**
 * Every bot plays with every other, all with the same deals and each in every seat of them. What comes out depends on the
 * game, the plan and the seed alone: neither on the number of threads nor on how often it was stopped.
 */
public final class RoundRobin<S extends State<S>> {
    private final Game<S, ?> game;
    private final Plan plan;
    private final List<List<String>> tables;

    /**
     * Who plays.
     *
     * @param bots the names of the bots
     * @param seats how many seats, 2 or more
     * @param games how many games are played at a table, which is a choice of bots that fills the seats
     * @param seed decides all chance
     */
    public record Plan(List<String> bots, int seats, int games, Seed seed) {
        public Plan {
            bots = List.copyOf(bots);
        }

        /** How many deals a table has. */
        int deals() {
            return games / seats;
        }
    }

    private RoundRobin(Game<S, ?> game, Plan plan) {
        this.game = game;
        this.plan = plan;
        this.tables = Lineups.tables(plan.bots(), plan.seats());
    }

    /**
     * A round robin that can begin.
     *
     * @throws BadInput when the game is not played with so many seats, there is no bot of a name, a bot is named twice, there
     *     are fewer than two, or there are fewer games than seats
     */
    public static <S extends State<S>> RoundRobin<S> of(Game<S, ?> game, Plan plan) {
        game.info().check(Deal.fast(plan.seats(), plan.seed()));
        plan.bots().forEach(bot -> Bots.open(bot, game));
        if (plan.bots().size() < 2
                || Set.copyOf(plan.bots()).size() < plan.bots().size()) {
            throw new BadInput(
                    "a tournament needs two bots or more, each named once, not " + String.join(", ", plan.bots()));
        }
        if (plan.deals() == 0) {
            throw new BadInput("%d games are too few: with %d seats a deal takes %d"
                    .formatted(plan.games(), plan.seats(), plan.seats()));
        }
        return new RoundRobin<>(game, plan);
    }

    /** How many choices of bots fill the seats. */
    public int tables() {
        return tables.size();
    }

    /** How many games are played in all. */
    public long games() {
        return (long) tables.size() * plan.deals() * plan.seats();
    }

    /**
     * Plays all games.
     *
     * @param threads how many games are played at the same time, 1 or more
     * @param ledger keeps finished deals
     * @param progress is told of every game
     * @throws BadInput when the ledger belongs to another plan
     * @throws InterruptedException when the calling thread is interrupted
     */
    public Ranking run(int threads, Ledger ledger, Runnable progress) throws InterruptedException {
        ledger.begin(json());
        Deals<S> deals = new Deals<>(game, plan.seed(), threads, ledger);
        Score score = new Score(plan.bots());
        for (int number = 0; number < tables.size(); number++) {
            List<String> table = tables.get(number);
            deals.play(number, deal -> Lineups.seatings(table, deal), plan.deals(), progress, played -> {
                add(score, Lineups.seatings(table, played.deal()), played);
                return true;
            });
        }
        ledger.end();
        return score.ranking(Rng.fast(plan.seed(), "weights"));
    }

    private static void add(Score score, List<List<String>> seatings, Played played) {
        IntStream.range(0, seatings.size())
                .forEach(game -> score.add(
                        played.deal(), seatings.get(game), played.places().get(game)));
    }

    private ObjectNode json() {
        ObjectNode node = Ledger.plan("roundRobin", game.info());
        node.put("seats", plan.seats())
                .put("games", plan.games())
                .put("seed", plan.seed().hex());
        node.set("bots", Json.tree(plan.bots()));
        return node;
    }
}
