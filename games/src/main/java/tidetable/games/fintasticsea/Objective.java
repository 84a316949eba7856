package tidetable.games.fintasticsea;

/** How a Special or Secret Fish scores one Ecosystem, compiled from {@code cards.json} (14.2, 14.5). */
sealed interface Objective {
    /** For each kind with at least so many cards, points a card. */
    record Same(int min, int each) implements Objective {}

    /** Disjoint runs of consecutive values, each at least so long: points a card. */
    record Runs(int min, int each) implements Objective {}

    /** Points for each disjoint small, medium and large fish. */
    record Triples(int points) implements Objective {}

    /** Points for each disjoint group of so many fish of a kind. */
    record Sets(int size, int points) implements Objective {}

    /** Points for each fish of some kinds, given as bits. */
    record Each(int points, int kinds) implements Objective {}

    /** Points for each different kind. */
    record Distinct(int points) implements Objective {}
}
