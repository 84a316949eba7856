package tidetable.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.ToDoubleFunction;
import tidetable.bots.Bots;
import tidetable.bots.Deadline;
import tidetable.bots.greedy.Evaluation;
import tidetable.bots.search.Plan;
import tidetable.bots.search.SearchBot;
import tidetable.engine.Deal;
import tidetable.engine.Game;
import tidetable.engine.Knowledge;
import tidetable.engine.Playout;
import tidetable.engine.State;
import tidetable.engine.chance.Rng;
import tidetable.engine.chance.Seed;

/**
 * Measures how fast searching bots think about one game, on the calling thread, at positions along a random game: whole
 * decisions, and the evaluation alone.
 */
public final class SearchBench<S extends State<S>> {
    private static final Seed SEED = new Seed(0x7469646574L, 0x73656172636865L);
    private static final int POSITIONS = 16;
    private static final int REPEATS = 64;
    private final Evaluation evaluation;
    private final List<Knowledge<S>> questions = new ArrayList<>();
    private final List<S> positions = new ArrayList<>();
    private final Rng rng = Rng.fast(SEED, "think");
    private int next;
    private double sum;

    private SearchBench(Game<S, ?> game, int seats) {
        evaluation = Bots.evaluation(game);
        List<S> all = choices(game, seats);
        for (int i = 0; i < POSITIONS; i++) {
            S position = all.get(i * all.size() / POSITIONS);
            positions.add(position);
            questions.add(new Knowledge<>(game, position));
        }
    }

    /** The positions of a random game in which there is a choice. */
    private static <S extends State<S>> List<S> choices(Game<S, ?> game, int seats) {
        S state = game.deal(Deal.fast(seats, SEED));
        Rng rng = Rng.fast(SEED, "game");
        Playout playout = new Playout();
        List<S> choices = new ArrayList<>();
        while (state.actor() != State.OVER) {
            S before = state.copy();
            long choicesBefore = playout.choices();
            playout.run(state, rng, 1);
            if (playout.choices() > choicesBefore) {
                choices.add(before);
            }
        }
        return choices;
    }

    /**
     * Measures a game.
     *
     * @param runs counted runs, after one that is not
     * @param seconds length of each run of each piece of work
     * @param rules how fast the rules are, measured in the same minutes
     * @param progress hears what is done at the moment
     */
    public static <S extends State<S>> SearchResult run(
            Game<S, ?> game, int runs, double seconds, BenchResult rules, Consumer<String> progress) {
        SearchBench<S> bench = new SearchBench<>(game, rules.seats());
        progress.accept("search");
        Plan level = Plan.HARD;
        Plan full = new Plan(level.iterations(), Plan.Playout.ANY, false);
        SearchResult.Thought thought = bench.thought(Bots.search(game, level), runs, seconds, rules);
        SearchResult.Thought toTheEnd = bench.thought(Bots.search(game, full), runs, seconds, rules);
        progress.accept("search on two threads");
        return new SearchResult(thought, toTheEnd, bench.together(game, level, runs, seconds / 2));
    }

    private SearchResult.Together together(Game<S, ?> game, Plan level, int runs, double seconds) {
        SearchBot alone = Bots.search(game, level, 2, Runnable::run);
        try (Helper helper = new Helper()) {
            SearchBot both = Bots.search(game, level, 2, helper);
            double[] processor = new double[runs];
            double[] passed = new double[runs];
            for (int i = -1; i < runs; i++) {
                Spent one = spent(alone, helper, seconds);
                Spent two = spent(both, helper, seconds);
                if (i >= 0) {
                    processor[i] = two.processor() / one.processor();
                    passed[i] = two.passed() / one.passed();
                }
            }
            return new SearchResult.Together(Figure.of(processor), Figure.of(passed));
        }
    }

    /** Nanoseconds of an iteration. */
    private record Spent(double processor, double passed) {}

    private Spent spent(SearchBot bot, Helper helper, double seconds) {
        long began = System.nanoTime();
        long own = Clock.processorTime();
        long other = helper.processorTime();
        long iterations = 0;
        while (System.nanoTime() - began < seconds * 1e9) {
            iterations += think(bot);
        }
        double processor = (double) Clock.processorTime() - own + helper.processorTime() - other;
        return new Spent(processor / iterations, (double) (System.nanoTime() - began) / iterations);
    }

    private SearchResult.Thought thought(SearchBot bot, int runs, double seconds, BenchResult rules) {
        Run[] counted = new Run[runs];
        measure(bot, seconds * 2, rules);
        for (int i = 0; i < runs; i++) {
            counted[i] = measure(bot, seconds, rules);
        }
        Run last = counted[runs - 1];
        return new SearchResult.Thought(
                figure(counted, run -> 1e9 / run.cost().ns()),
                figure(counted, run -> run.cost().ns()),
                figure(counted, run -> run.evaluation() * rules.seats()),
                figure(counted, run -> run.cost().ns() / run.allowed()),
                last.cost().bytes(),
                last.choices(),
                last.forced(),
                last.trials());
    }

    /**
     * One run.
     *
     * @param cost of an iteration
     * @param evaluation nanoseconds of one position for one seat
     * @param allowed nanoseconds that an iteration may take
     */
    private record Run(
            Clock.Cost cost, double evaluation, double choices, double forced, double trials, double allowed) {}

    private Run measure(SearchBot bot, double seconds, BenchResult rules) {
        double evaluation = Clock.measure(this::evaluate, seconds / 4).ns();
        SearchBot.Work before = bot.work();
        Clock.Cost cost = Clock.measureOnce(() -> think(bot), seconds);
        SearchBot.Work after = bot.work();
        double iterations = after.iterations() - before.iterations();
        double choices = (after.choices() - before.choices()) / iterations;
        double forced = (after.forced() - before.forced()) / iterations;
        double trials = (after.trials() - before.trials()) / iterations;
        double allowed = SearchResult.allowed(rules, evaluation, choices, forced, trials);
        return new Run(cost, evaluation, choices, forced, trials, allowed);
    }

    /** Decides once; a step is an iteration. */
    private int think(SearchBot bot) {
        long before = bot.work().iterations();
        bot.choose(questions.get(next++ % POSITIONS), Deadline.NEVER, rng);
        return (int) (bot.work().iterations() - before);
    }

    /** Evaluates positions for the seat that decides; a step is an evaluation. */
    private int evaluate() {
        for (int i = 0; i < REPEATS; i++) {
            S position = positions.get(i % POSITIONS);
            sum += evaluation.value(position, position.actor());
        }
        return REPEATS;
    }

    /** All values added up: no evaluation can be left out. */
    double sum() {
        return sum;
    }

    private static Figure figure(Run[] runs, ToDoubleFunction<Run> what) {
        double[] values = new double[runs.length];
        for (int i = 0; i < runs.length; i++) {
            values[i] = what.applyAsDouble(runs[i]);
        }
        return Figure.of(values);
    }
}
