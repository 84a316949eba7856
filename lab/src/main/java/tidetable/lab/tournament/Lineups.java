package tidetable.lab.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Who plays with whom in a round robin, and who sits where. */
final class Lineups {
    private Lineups() {}

    /**
     * The bots of every table. With as many bots as seats or more: every choice of different bots that fills the seats; else
     * every way to fill the seats in which each bot has one seat at least.
     */
    static List<List<String>> tables(List<String> bots, int seats) {
        return bots.size() >= seats ? chosen(bots, seats) : filled(bots, seats);
    }

    private static List<List<String>> chosen(List<String> bots, int seats) {
        if (seats == 0) {
            return List.of(List.of());
        }
        List<List<String>> all = new ArrayList<>();
        for (int first = 0; first + seats <= bots.size(); first++) {
            for (List<String> rest : chosen(bots.subList(first + 1, bots.size()), seats - 1)) {
                all.add(joined(List.of(bots.get(first)), rest));
            }
        }
        return all;
    }

    private static List<List<String>> filled(List<String> bots, int seats) {
        if (bots.size() == 1) {
            return List.of(
                    IntStream.range(0, seats).mapToObj(_ -> bots.getFirst()).toList());
        }
        List<List<String>> all = new ArrayList<>();
        for (int count = 1; count <= seats - bots.size() + 1; count++) {
            List<String> same =
                    IntStream.range(0, count).mapToObj(_ -> bots.getFirst()).toList();
            for (List<String> rest : filled(bots.subList(1, bots.size()), seats - count)) {
                all.add(joined(same, rest));
            }
        }
        return all;
    }

    private static List<String> joined(List<String> first, List<String> rest) {
        List<String> all = new ArrayList<>(first);
        all.addAll(rest);
        return List.copyOf(all);
    }

    /**
     * Who sits where in the games of a deal: each seat is every bot's once, and who sits after whom changes from deal to
     * deal, so that after (n - 1)! deals with n seats every order of seats has come.
     */
    static List<List<String>> seatings(List<String> table, int deal) {
        int seats = table.size();
        List<String> order = order(table, deal);
        return IntStream.range(0, seats)
                .mapToObj(game -> IntStream.range(0, seats)
                        .mapToObj(seat -> order.get((seat + game) % seats))
                        .toList())
                .toList();
    }

    /** The first stays, the others go through all their orders. */
    private static List<String> order(List<String> table, int deal) {
        List<String> left = new ArrayList<>(table.subList(1, table.size()));
        List<String> order = new ArrayList<>(List.of(table.getFirst()));
        int number = deal;
        while (!left.isEmpty()) {
            order.add(left.remove(number % left.size()));
            number /= left.size() + 1;
        }
        return order;
    }
}
