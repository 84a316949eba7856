package tidetable.bots.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import tidetable.bots.Deadline;
import tidetable.engine.Knowledge;
import tidetable.engine.State;
import tidetable.engine.chance.Rng;

/**
 * Searches of one decision, each with a tree and a chance of its own; what they find is added up (root parallelization:
 * Chaslot, Winands and van den Herik, "Parallel Monte-Carlo Tree Search", 2008). So the answer depends on how many trees
 * there are, and not on how many threads they grow on.
 */
final class Grove<S extends State<S>> {
    private final List<Search<S>> searches = new ArrayList<>();
    private final Executor others;

    /**
     * A tree at each desk, which share the iterations of a plan.
     *
     * @param others where all trees but the first grow, at the same time or one after the other; not the threads that wait for it
     */
    Grove(Knowledge<S> knowledge, Plan plan, List<Desk> desks, Executor others, Rng chance) {
        this.others = others;
        Plan share = plan.share(desks.size());
        for (Desk desk : desks) {
            desk.rng.forkFrom(chance);
            searches.add(new Search<>(knowledge, share, desk.evaluation, desk.tree, desk.history, desk.rng));
        }
    }

    /** Lets every tree grow as far as planned, or as far as there is time for. */
    void run(Deadline deadline) {
        each(search -> search.run(deadline));
    }

    /** Sees that an action was tried as often as one in so many of all lines, if there is time. */
    void assure(int action, int lines, Deadline deadline) {
        each(search -> search.assure(action, Math.toIntExact(search.work().iterations() / lines), deadline));
    }

    private void each(Consumer<Search<S>> work) {
        List<CompletableFuture<Void>> growing = new ArrayList<>();
        try {
            for (Search<S> search : searches.subList(1, searches.size())) {
                growing.add(CompletableFuture.runAsync(() -> work.accept(search), others));
            }
            work.accept(searches.getFirst());
        } finally {
            // whatever fails: a desk is used again, so no tree may go on growing at it
            growing.forEach(each -> each.handle((_, _) -> true).join());
        }
        growing.forEach(CompletableFuture::join);
    }

    /** What is known of the actions: the one tried most first, among those the one with the best mean. */
    List<Analysis.Option> options() {
        Map<Integer, Analysis.Option> sums = new HashMap<>();
        searches.forEach(search ->
                search.options().forEach(option -> sums.merge(option.action(), option, Analysis.Option::and)));
        return sums.values().stream()
                .sorted(Comparator.comparingInt(Analysis.Option::visits)
                        .thenComparing(Analysis.Option::chance)
                        .reversed()
                        .thenComparing(Analysis.Option::action))
                .toList();
    }

    /** What each seat got on average. */
    List<Float> chances() {
        double lines = work().iterations();
        int seats = searches.getFirst().chances().size();
        return IntStream.range(0, seats)
                .mapToObj(seat -> (float) searches.stream()
                        .mapToDouble(search ->
                                search.chances().get(seat) * search.work().iterations() / lines)
                        .sum())
                .toList();
    }

    /** Any action that was tried, as likely as it was tried often. */
    int oftenTried(Rng rng) {
        List<Analysis.Option> options = options();
        int left = rng.below(options.stream().mapToInt(Analysis.Option::visits).sum());
        int at = 0;
        while (left >= options.get(at).visits()) {
            left -= options.get(at++).visits();
        }
        return options.get(at).action();
    }

    /** What was done. */
    SearchBot.Work work() {
        return searches.stream().map(Search::work).reduce(SearchBot.Work.NONE, SearchBot.Work::and);
    }
}
