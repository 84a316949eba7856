package tidetable.lab.run;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Arrays;

/** How often whole numbers came, in a fixed number of bins that grow wider as they must. */
public final class Histogram {
    private static final int BINS = 512;

    @JsonProperty
    private int low;

    @JsonProperty
    private int width;

    @JsonProperty
    private final long[] counts;

    /** Of no numbers. */
    public Histogram() {
        this(0, 0, new long[BINS]);
    }

    @JsonCreator
    private Histogram(
            @JsonProperty("low") int low, @JsonProperty("width") int width, @JsonProperty("counts") long[] counts) {
        this.low = low;
        this.width = width;
        this.counts = Arrays.copyOf(counts, BINS);
    }

    /** Counts a number. */
    public void add(int value) {
        if (width == 0) {
            width = 1;
            low = value - BINS / 4;
        }
        while (value < low || value >= low + (long) width * BINS) {
            widen();
        }
        counts[(value - low) / width]++;
    }

    /** Bins of twice the width, with room on both sides. */
    private void widen() {
        long[] wider = new long[BINS];
        for (int i = 0; i < BINS; i++) {
            wider[BINS / 4 + i / 2] += counts[i];
        }
        System.arraycopy(wider, 0, counts, 0, BINS);
        low -= width * BINS / 2;
        width *= 2;
    }

    /** How many numbers there are. */
    public long total() {
        return Arrays.stream(counts).sum();
    }

    /** The number of values in a bin; 0 when nothing was counted. */
    public int width() {
        return width;
    }

    /** The smallest value of a bin. */
    public int from(int bin) {
        return low + bin * width;
    }

    /** How many numbers are in a bin. */
    public long count(int bin) {
        return counts[bin];
    }

    /** The number of bins. */
    public int bins() {
        return BINS;
    }

    /**
     * The bin in which a part of all numbers ends, as its smallest value.
     *
     * @param part from 0 to 1
     */
    public int quantile(double part) {
        long wanted = (long) Math.ceil(part * total());
        long seen = 0;
        for (int bin = 0; bin < BINS; bin++) {
            seen += counts[bin];
            if (seen >= wanted && seen > 0) {
                return from(bin);
            }
        }
        return low;
    }
}
