package tidetable.games.fintasticsea;

/** What an ability of a fish does, compiled from {@code cards.json} (9.2, 9.3). */
sealed interface Effect {
    /** Zones a taken fish may go to, as bits. */
    int HAND = 1;

    int RESERVE = 2;
    int ECOSYSTEM = 4;

    /** Nothing: there is no such ability. */
    Effect NONE = new None();

    /** There is no such ability. */
    record None() implements Effect {}

    /**
     * Take fish from the Ocean.
     *
     * @param n how many
     * @param to the zones to choose from, as bits
     * @param near where targets lie
     * @param strengthBelow targets are weaker than this; 0 when any strength will do
     * @param excluded kinds that are no targets, as bits
     */
    record Take(int n, int to, Near near, int strengthBelow, int excluded) implements Effect {}

    /** Where the targets of an ability lie. */
    enum Near {
        ANYWHERE,
        /** Next to the fish whose ability it is. */
        SELF,
        CORAL
    }

    /**
     * Draw fish cards.
     *
     * @param n how many
     * @param discardFirst whether they come from the discard pile as long as it has any
     * @param toHand whether they go to the hand, else to the Reserve
     */
    record Draw(int n, boolean discardFirst, boolean toHand) implements Effect {}

    /**
     * Push the fish around a centre away (9.5).
     *
     * @param chosen whether the centre is any fish of the player's choice, else the fish itself
     * @param to the zones for a fish pushed onto a Coral, as bits
     */
    record Push(boolean chosen, int to) implements Effect {}

    /** Strengthen the fish played this turn for the Food Chain (9.6). */
    record Boost(int points) implements Effect {}

    /** Look at Secret Fish, keep one and put the others under the deck. */
    record Look(int draw) implements Effect {}
}
