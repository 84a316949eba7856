package tidetable.lab.watch;

/** How often each card came to each seat in a game, and how often each seat played it. */
public final class CardCounts {
    private final int cards;
    private final int[] had;
    private final int[] played;

    CardCounts(int cards, int[] had, int[] played) {
        this.cards = cards;
        this.had = had;
        this.played = played;
    }

    /** How often a card came to a seat. */
    public int had(int seat, int card) {
        return had[seat * cards + card];
    }

    /** How often a seat played a card. */
    public int played(int seat, int card) {
        return played[seat * cards + card];
    }
}
