package tidetable.lab.tournament;

import java.util.List;

/**
 * What one deal came to, which was played once for each seating of a table.
 *
 * @param table the number of the table, from 0
 * @param deal the number of the deal, from 0
 * @param places for each seating the place of each seat, 0 for those who won
 */
record Played(int table, int deal, List<List<Integer>> places) {
    Played {
        places = places.stream().map(List::copyOf).toList();
    }

    /** The part of a win that fell to a seat. */
    double share(int seating, int seat) {
        List<Integer> of = places.get(seating);
        return of.get(seat) == 0 ? 1.0 / of.stream().filter(place -> place == 0).count() : 0;
    }
}
