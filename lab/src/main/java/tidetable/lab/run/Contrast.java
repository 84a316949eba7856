package tidetable.lab.run;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import java.util.Arrays;

/** How the games of a variant differ from the same games of the first one, in constant memory. */
@JsonAutoDetect(fieldVisibility = Visibility.ANY, getterVisibility = Visibility.NONE)
public final class Contrast {
    private Moments[] measures = {};
    private Moments[] had = {};
    private Moments[] played = {};

    private Contrast() {}

    static Contrast empty(int measures, int cards) {
        Contrast empty = new Contrast();
        empty.measures = new Moments[measures];
        empty.had = new Moments[cards];
        empty.played = new Moments[cards];
        Arrays.fill(empty.measures, Moments.NONE);
        Arrays.fill(empty.had, Moments.NONE);
        Arrays.fill(empty.played, Moments.NONE);
        return empty;
    }

    /**
     * Counts a pair of games.
     *
     * @param same the number of each card of the first variant in this one's deck, or -1
     */
    void add(Played first, double[] firstValues, Played other, double[] values, int[] same) {
        for (int i = 0; i < measures.length; i++) {
            measures[i] = measures[i].plus(values[i] - firstValues[i]);
        }
        for (int card = 0; card < same.length; card++) {
            if (same[card] >= 0) {
                int before = card;
                int after = same[card];
                int hadMore = 0;
                int playedMore = 0;
                for (int seat = 0; seat < first.lineup().length; seat++) {
                    hadMore += other.notes().counts().had(seat, after)
                            - first.notes().counts().had(seat, before);
                    playedMore += other.notes().counts().played(seat, after)
                            - first.notes().counts().played(seat, before);
                }
                had[card] = had[card].plus(hadMore);
                played[card] = played[card].plus(playedMore);
            }
        }
    }

    /** The difference of a measure, by its place in {@link Measure#all}. */
    public Moments measure(int number) {
        return measures[number];
    }

    /** How much more often a card of the first variant came to any seat, a game. */
    public Moments had(int card) {
        return had[card];
    }

    /** How much more often a card of the first variant was played, a game. */
    public Moments played(int card) {
        return played[card];
    }
}
