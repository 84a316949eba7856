package tidetable.lab.tournament;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Orders of arrival as Plackett and Luce see them: of all who are left the best is taken, then the best of the others, and
 * so on. Those who tie are taken in every order, each counting for its part. Counts how often who was taken from whom.
 */
final class Choices {
    private final int players;
    private final Map<List<Integer>, double[]> taken = new LinkedHashMap<>();

    /** No choices yet, of players that are numbered from 0. */
    Choices(int players) {
        this.players = players;
    }

    /** Who was taken how often, by those who were left, who are in ascending order. */
    Map<List<Integer>, double[]> taken() {
        return Collections.unmodifiableMap(taken);
    }

    /** Counts one choice. */
    void add(List<Integer> left, int player, double weight) {
        taken.computeIfAbsent(List.copyOf(left), _ -> new double[players])[player] += weight;
    }

    /**
     * Counts an order of arrival.
     *
     * @param seated the player in each seat; a player may have several
     * @param places the place of each seat, 0 for the best
     */
    void add(List<Integer> seated, List<Integer> places) {
        List<List<Integer>> groups = new ArrayList<>();
        for (int place = 0; place < places.size(); place++) {
            List<Integer> group = new ArrayList<>();
            for (int seat = 0; seat < places.size(); seat++) {
                if (places.get(seat) == place) {
                    group.add(seated.get(seat));
                }
            }
            groups.add(group);
        }
        List<Integer> left = new ArrayList<>(seated);
        Collections.sort(left);
        for (List<Integer> group : groups) {
            take(left, group, 1);
            group.forEach(left::remove);
        }
    }

    private void take(List<Integer> left, List<Integer> tied, double weight) {
        if (left.size() < 2) {
            return;
        }
        for (Integer player : tied) {
            double part = weight / tied.size();
            add(left, player, part);
            if (tied.size() > 1) {
                take(without(left, player), without(tied, player), part);
            }
        }
    }

    private static List<Integer> without(List<Integer> all, Integer one) {
        List<Integer> rest = new ArrayList<>(all);
        rest.remove(one);
        return rest;
    }
}
