package tidetable.bots.search;

import tidetable.bots.greedy.Evaluation;
import tidetable.bots.greedy.Foresight;
import tidetable.engine.ActionList;
import tidetable.engine.Knowledge;
import tidetable.engine.State;
import tidetable.engine.chance.Rng;

/**
 * What a greedy bot thinks of the options of a decision, before a search: a bias that wears off, as in progressive bias
 * (Chaslot, Winands, van den Herik, Uiterwijk and Bouzy 2008).
 */
final class FirstSight {
    private static final int DEALS = 3;
    /** No option looks worse than by this much, a part of 1: chance may favour it. */
    private static final double MOST = -0.5;

    private FirstSight() {}

    /** How much of the chance to win each option of the open decision costs beside the one that looks best, 0 or less. */
    static <S extends State<S>> float[] of(Knowledge<S> knowledge, Evaluation evaluation, Rng rng) {
        ActionList options = new ActionList();
        knowledge.legalActions(options);
        double[] worths = new double[options.size()];
        S start = knowledge.sample(rng);
        Foresight<S> foresight = new Foresight<>(evaluation, start);
        for (int deal = 0; deal < DEALS; deal++) {
            knowledge.sample(start, rng);
            for (int i = 0; i < worths.length; i++) {
                worths[i] += foresight.worth(start, options.get(i), knowledge.seat()) / DEALS;
            }
        }
        return leans(worths, steepness(start.seats()) / evaluation.spread(start));
    }

    /** The slope of the curve from leads to chances where all are level. */
    private static double steepness(int seats) {
        double share = 1.0 / Math.max(2, seats);
        return share * (1 - share);
    }

    private static float[] leans(double[] worths, double slope) {
        double best = Double.NEGATIVE_INFINITY;
        for (double worth : worths) {
            best = Math.max(best, worth);
        }
        float[] leans = new float[worths.length];
        for (int i = 0; i < leans.length; i++) {
            leans[i] = (float) Math.max(MOST, (worths[i] - best) * slope);
        }
        return leans;
    }
}
