package tidetable.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The result of a match.
 *
 * @param groups seats, best group first; seats of one group are tied; ascending inside a group
 * @param scores points per seat, by seat
 */
public record Standing(List<List<Integer>> groups, List<Integer> scores) {
    public Standing {
        groups = groups.stream().map(List::copyOf).toList();
        scores = List.copyOf(scores);
    }

    /**
     * Ranks seats by score, then by tie-break, more is better in both.
     *
     * @param scores points per seat
     * @param tieBreaks what decides between equal scores, per seat; seats equal in both share a group
     */
    public static Standing ranked(int[] scores, int[] tieBreaks) {
        List<Integer> order =
                new ArrayList<>(IntStream.range(0, scores.length).boxed().toList());
        order.sort((a, b) -> scores[a] != scores[b]
                ? Integer.compare(scores[b], scores[a])
                : Integer.compare(tieBreaks[b], tieBreaks[a]));
        List<List<Integer>> groups = new ArrayList<>();
        for (int i = 0; i < order.size(); i++) {
            int seat = order.get(i);
            int before = i == 0 ? seat : order.get(i - 1);
            if (i > 0 && scores[seat] == scores[before] && tieBreaks[seat] == tieBreaks[before]) {
                groups.getLast().add(seat);
            } else {
                groups.add(new ArrayList<>(List.of(seat)));
            }
        }
        return new Standing(groups, IntStream.of(scores).boxed().toList());
    }

    /**
     * The same with the seats that gave up behind all others, each in a group of its own: who gave up first is last of
     * all. Scores stay as they are.
     *
     * @param seats the seats that gave up, each once, in the order in which they did
     */
    public Standing withConceded(List<Integer> seats) {
        List<List<Integer>> order = new ArrayList<>();
        for (List<Integer> group : groups) {
            List<Integer> staying =
                    group.stream().filter(seat -> !seats.contains(seat)).toList();
            if (!staying.isEmpty()) {
                order.add(staying);
            }
        }
        seats.reversed().forEach(seat -> order.add(List.of(seat)));
        return new Standing(order, scores);
    }

    /** The seats that won, more than one when the win is shared. */
    public List<Integer> winners() {
        return groups.getFirst();
    }

    /** The place of a seat: 0 for the best group. */
    public int place(int seat) {
        return IntStream.range(0, groups.size())
                .filter(i -> groups.get(i).contains(seat))
                .findFirst()
                .orElseThrow();
    }
}
