package tidetable.bots.search;

import java.util.Arrays;
import tidetable.engine.chance.Rng;

/**
 * What each action brought its seat on average, wherever it was chosen in a search: what an action is expected to bring
 * where it was not tried yet (as in the progressive history of Nijssen and Winands 2011).
 */
final class History {
    /** Equal guesses are told apart by chance. */
    private static final float NOISE = 1e-3f / (1 << 24);

    private final int actions;
    private final Rng chance;
    private int[] counts = new int[0];
    private float[] means = new float[0];
    private float[] seatMeans = new float[0];
    private int seats;
    private int lines;

    /**
     * Nothing is known.
     *
     * @param actions the size of the action space
     */
    History(int actions, Rng chance) {
        this.actions = actions;
        this.chance = chance;
    }

    /** Forgets everything. */
    void clear(int seats) {
        this.seats = seats;
        if (seatMeans.length < seats) {
            counts = new int[seats * actions];
            means = new float[seats * actions];
            seatMeans = new float[seats];
        }
        Arrays.fill(counts, 0);
        Arrays.fill(seatMeans, 1f / seats);
        lines = 1;
    }

    /** What an action is expected to bring a seat: as much as elsewhere, or else as much as any. */
    float guess(int seat, int action) {
        int at = seat * actions + action;
        float guess = counts[at] == 0 ? seatMeans[seat] : means[at];
        return guess + (chance.next() >>> 40) * NOISE;
    }

    /** Counts what a seat got after an action. */
    void add(int seat, int action, float reward) {
        int at = seat * actions + action;
        int times = ++counts[at];
        means[at] = times == 1 ? reward : means[at] + (reward - means[at]) / times;
    }

    /** Counts what the seats got from a line of play. */
    void add(float[] rewards) {
        lines++;
        for (int seat = 0; seat < rewards.length; seat++) {
            seatMeans[seat] += (rewards[seat] - seatMeans[seat]) / lines;
        }
    }

    /** What a seat got from lines of play on average; as much as any other before the first. */
    float mean(int seat) {
        // the first line that is counted is none
        return lines == 1 ? seatMeans[seat] : (seatMeans[seat] * lines - 1f / seats) / (lines - 1);
    }
}
