package tidetable.lab.watch;

/** Counts that a test names. */
public final class CardCountsOf {
    private CardCountsOf() {}

    /** One card that came to two seats so often, and was never played. */
    public static CardCounts one(int first, int second) {
        return new CardCounts(1, new int[] {first, second}, new int[] {0, 0});
    }
}
