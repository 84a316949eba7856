package tidetable.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import tidetable.engine.ActionList;
import tidetable.engine.Deal;
import tidetable.engine.Playout;
import tidetable.engine.Story;
import tidetable.engine.Viewer;
import tidetable.engine.chance.Rng;
import tidetable.engine.chance.Seed;
import tidetable.games.fintasticsea.FintasticSea;
import tidetable.games.fintasticsea.FintasticState;

/** The parts of Fintastic Sea, each alone, on one position from the middle of a random game. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(
        value = 1,
        jvmArgsAppend = {
            "-XX:+UseSerialGC",
            "-Xms512m",
            "-Xmx512m",
            "-Xmn64m",
            "-XX:+AlwaysPreTouch",
            "-XX:+UseTransparentHugePages"
        })
public class FintasticBenchmark {
    private static final Seed SEED = new Seed(7, 9);
    private static final int MIDDLE = 90;

    /** The number of seats. */
    @Param({"2", "4"})
    public int seats;

    private final FintasticSea game = FintasticSea.standard();
    private final ActionList actions = new ActionList();
    private final Playout playout = new Playout();
    private final Rng rng = Rng.fast(SEED, "benchmark");
    private FintasticState dealt = game.deal(Deal.fast(2, SEED));
    private FintasticState middle = dealt;
    private FintasticState scratch = dealt;
    private int action;

    /** Makes the positions. */
    @Setup(Level.Trial)
    public void setUp() {
        dealt = game.deal(Deal.fast(seats, SEED));
        middle = dealt.copy();
        playout.run(middle, rng, MIDDLE);
        middle.legalActions(actions);
        action = actions.get(0);
        scratch = middle.copy();
    }

    /** A whole random game from the deal on. */
    @Benchmark
    public long playout() {
        scratch.copyFrom(dealt);
        scratch.resample(FintasticState.AUDIENCE, rng);
        playout.run(scratch, rng);
        return playout.decisions();
    }

    /** The legal actions of one position. */
    @Benchmark
    public int legalActions() {
        middle.legalActions(actions);
        return actions.size();
    }

    /** A copy, and one action carried out on it. */
    @Benchmark
    public int copyAndApply() {
        scratch.copyFrom(middle);
        scratch.apply(action, Story.NONE);
        return scratch.actor();
    }

    /** A copy. */
    @Benchmark
    public FintasticState copyFrom() {
        scratch.copyFrom(middle);
        return scratch;
    }

    /** A copy with all hidden cards dealt anew. */
    @Benchmark
    public FintasticState copyAndResample() {
        scratch.copyFrom(middle);
        scratch.resample(middle.actor(), rng);
        return scratch;
    }

    /** The refusals of the whole action space. */
    @Benchmark
    public int refusals() {
        int refused = 0;
        for (int i = 0; i < game.actions().size(); i++) {
            refused += middle.refusal(i).isPresent() ? 1 : 0;
        }
        return refused;
    }

    /** What a seat is shown. */
    @Benchmark
    public Record view() {
        return game.view(middle, Viewer.at(0));
    }

    /** A position written and read. */
    @Benchmark
    public FintasticState writeAndRead() {
        return game.positions().read(game.positions().write(middle), "benchmark");
    }
}
