package tidetable.bots;

import java.time.Duration;
import java.util.List;
import java.util.ServiceLoader;
import java.util.concurrent.Executor;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tidetable.bots.greedy.Evaluation;
import tidetable.bots.greedy.FinspanEvaluation;
import tidetable.bots.greedy.FintasticEvaluation;
import tidetable.bots.greedy.FullSealEvaluation;
import tidetable.bots.greedy.GreedyBot;
import tidetable.bots.greedy.LastFishEvaluation;
import tidetable.bots.search.Plan;
import tidetable.bots.search.SearchBot;
import tidetable.engine.Game;
import tidetable.engine.file.BadInput;
import tidetable.games.finspan.Finspan;
import tidetable.games.fintasticsea.FintasticSea;
import tidetable.games.fullseal.FullSeal;
import tidetable.games.lastfish.LastFish;

/** The bots there are. A new bot is one line in {@link #ALL}. */
public final class Bots {
    /** How long a bot may think about a decision of a match with people. */
    public static final Duration THINKING_TIME = Duration.ofSeconds(2);

    private static final String USUAL = "medium";

    private static final List<Entry> ALL = List.of(
            new Entry("random", false, _ -> new RandomBot()),
            new Entry("easy", true, game -> search(game, Plan.EASY)),
            new Entry("greedy", true, game -> new GreedyBot(evaluation(game))),
            new Entry("medium", true, game -> search(game, Plan.MEDIUM)),
            new Entry("hard", true, game -> search(game, Plan.HARD)),
            new Entry("expert", true, game -> search(game, Plan.EXPERT)));

    private Bots() {}

    /** The names of all bots, the weakest first. */
    public static List<String> names() {
        return ALL.stream().map(Entry::name).toList();
    }

    /** The names of the bots that play a game, the weakest first. */
    public static List<String> names(Game<?, ?> game) {
        boolean judged = isJudged(game);
        return ALL.stream()
                .filter(entry -> judged || !entry.judges())
                .map(Entry::name)
                .toList();
    }

    /** Whether somebody has said what a good position of a game is, so that bots can think about it. */
    public static boolean isJudged(Game<?, ?> game) {
        try {
            evaluation(game);
            return true;
        } catch (BadInput _) {
            return false;
        }
    }

    /** The bot that plays when nobody says which: a fair opponent, or else the best that plays the game. */
    public static String usual(Game<?, ?> game) {
        List<String> names = names(game);
        return names.contains(USUAL) ? USUAL : names.getLast();
    }

    /**
     * A new bot that plays a game: one of those there are, or one of a {@link BotSource} that this process has.
     *
     * @throws BadInput when there is no bot of that name
     */
    public static Bot open(String name, Game<?, ?> game) {
        return ALL.stream()
                .filter(entry -> entry.name().equals(name))
                .findFirst()
                .map(entry -> entry.make().apply(game))
                .or(() -> sources()
                        .flatMap(source -> source.open(name, game).stream())
                        .findFirst())
                .orElseThrow(() -> new BadInput("there is no bot '" + name + "'; there are: "
                        + Stream.concat(names().stream(), sources().map(BotSource::spelling))
                                .collect(Collectors.joining(", "))));
    }

    private static Stream<BotSource> sources() {
        return ServiceLoader.load(BotSource.class).stream().map(ServiceLoader.Provider::get);
    }

    /**
     * A bot that searches as planned.
     *
     * @throws BadInput when nobody has said yet what a good position of the game is
     */
    public static SearchBot search(Game<?, ?> game, Plan plan) {
        return new SearchBot(game, evaluation(game), plan);
    }

    /**
     * A bot that searches as planned with several trees at once.
     *
     * @param trees how many, 1 or more
     * @param others where all trees but the first grow
     * @throws BadInput when nobody has said yet what a good position of the game is
     */
    public static SearchBot search(Game<?, ?> game, Plan plan, int trees, Executor others) {
        List<Evaluation> evaluations =
                Stream.generate(() -> evaluation(game)).limit(trees).toList();
        return new SearchBot(game, evaluations, plan, others);
    }

    /**
     * How good a position of a game looks.
     *
     * @throws BadInput when nobody has said it yet
     */
    public static Evaluation evaluation(Game<?, ?> game) {
        return switch (game) {
            case FintasticSea _ -> new FintasticEvaluation();
            case Finspan _ -> new FinspanEvaluation();
            case FullSeal seal -> new FullSealEvaluation(seal);
            case LastFish fish -> new LastFishEvaluation(fish);
            default ->
                throw new BadInput("there is no greedy bot for " + game.info().title());
        };
    }

    /** A bot; one that judges positions needs an evaluation. */
    private record Entry(String name, boolean judges, Function<Game<?, ?>, Bot> make) {}
}
