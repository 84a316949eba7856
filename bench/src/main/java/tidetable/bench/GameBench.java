package tidetable.bench;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import tidetable.engine.Game;
import tidetable.engine.State;
import tidetable.engine.file.BadInput;

/**
 * Measures one game on the calling thread, in processor time of that thread. One process for one game: what the virtual
 * machine has learnt from another game makes the second slower.
 *
 * <p>A clock around single decisions would cost as much as they do, so whole random games are timed, dealt beforehand.
 * How the time divides between choices and forced decisions follows from many games, of which some have more forced
 * decisions than others ({@link Split}). So {@code choices * nsPerDecision + forced * nsPerForcedDecision} is the time
 * that was measured, in every run. Other ways to divide it move the first by less than 5 percent, the second by half.
 */
public final class GameBench<S extends State<S>> {
    private final GameUnits<S> units;
    private final Plan plan;
    private final Optional<Yardstick> yardstick;

    private GameBench(GameUnits<S> units, Plan plan) {
        this.units = units;
        this.plan = plan;
        this.yardstick = plan.yardstick() ? Optional.of(new Yardstick()) : Optional.empty();
    }

    /**
     * How to measure.
     *
     * @param seats the number of seats
     * @param runs counted runs
     * @param seconds length of each run of each piece of work
     * @param warmUp seconds of each piece of work before anything counts
     * @param yardstick whether the yardstick runs in turn with the game
     */
    public record Plan(int seats, int runs, double seconds, double warmUp, boolean yardstick) {}

    /**
     * Measures a game.
     *
     * @param progress hears what is done at the moment
     * @throws BadInput when the game is not played with so many seats
     */
    public static <S extends State<S>> BenchResult run(Game<S, ?> game, Plan plan, Consumer<String> progress) {
        GameBench<S> bench = new GameBench<>(new GameUnits<>(game, plan.seats()), plan);
        return bench.run(game.info().id(), progress);
    }

    private BenchResult run(String id, Consumer<String> progress) {
        progress.accept("warming up");
        run(plan.warmUp());
        Run[] runs = new Run[plan.runs()];
        for (int i = 0; i < runs.length; i++) {
            progress.accept("run " + (i + 1) + " of " + runs.length);
            runs[i] = run(plan.seconds());
        }
        Run last = runs[runs.length - 1];
        return new BenchResult(
                id,
                plan.seats(),
                figure(runs, Run::choice),
                figure(runs, Run::forced),
                last.options(),
                figure(runs, run -> run.copy().ns()),
                figure(runs, run -> run.resample().ns()),
                last.playout().bytes(),
                last.copy().bytes(),
                last.resample().bytes(),
                last.decisions(),
                last.decisions() * last.forcedShare(),
                figure(runs, run -> 1e9 / run.game().ns()),
                yardstick.map(_ -> new BenchResult.Ratios(
                        ratio(runs, Run::choice, run -> run.tableau().ns()),
                        ratio(
                                runs,
                                run -> run.copy().ns(),
                                run -> run.tableauCopy().ns()),
                        ratio(
                                runs,
                                run -> run.resample().ns(),
                                run -> run.determinize().ns()))));
    }

    private static Figure figure(Run[] runs, ToDoubleFunction<Run> what) {
        double[] values = new double[runs.length];
        for (int i = 0; i < runs.length; i++) {
            values[i] = what.applyAsDouble(runs[i]);
        }
        return Figure.of(values);
    }

    private static BenchResult.Ratio ratio(Run[] runs, ToDoubleFunction<Run> game, ToDoubleFunction<Run> yardstick) {
        return new BenchResult.Ratio(
                figure(runs, yardstick), figure(runs, run -> game.applyAsDouble(run) / yardstick.applyAsDouble(run)));
    }

    /** What one run gave; the yardstick's costs are 0 when it is not measured. */
    private record Run(
            Clock.Cost playout,
            Clock.Cost tableau,
            Clock.Cost copy,
            Clock.Cost tableauCopy,
            Clock.Cost resample,
            Clock.Cost determinize,
            Clock.Cost game,
            double forcedShare,
            double forcedOverMean,
            double options,
            double decisions) {

        double forced() {
            return playout.ns() * forcedOverMean;
        }

        double choice() {
            return (playout.ns() - forcedShare * forced()) / (1 - forcedShare);
        }
    }

    private Run run(double seconds) {
        long decisions = units.counts().decisions();
        long choices = units.counts().choices();
        long options = units.counts().options();
        long games = units.games();
        units.split().clear();
        Clock.Cost playout = Clock.measure(units::playout, seconds);
        double decided = units.counts().decisions() - decisions;
        double chosen = units.counts().choices() - choices;
        double offered = units.counts().options() - options;
        return new Run(
                playout,
                beside(Yardstick::tableau, seconds),
                Clock.measure(units::copy, seconds / 2),
                beside(Yardstick::copy, seconds / 2),
                Clock.measure(units::copyAndResample, seconds / 2),
                beside(Yardstick::determinize, seconds / 2),
                Clock.measure(units::dealAndPlay, seconds),
                1 - chosen / decided,
                units.split().forcedOverMean(),
                offered / chosen,
                decided / (units.games() - games));
    }

    private Clock.Cost beside(ToIntFunction<Yardstick> what, double seconds) {
        return yardstick
                .map(y -> Clock.measure(() -> what.applyAsInt(y), seconds))
                .orElseGet(() -> Clock.Cost.NONE);
    }
}
