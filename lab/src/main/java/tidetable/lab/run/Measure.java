package tidetable.lab.run;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * A number that every game has, so that variants can be compared by it.
 *
 * @param id its name in files
 * @param of the number; NaN for a game that has none
 */
public record Measure(String id, ToDoubleFunction<Played> of) {
    private static final List<Measure> COMMON = List.of(
            new Measure("turns", game -> game.notes().turns()),
            new Measure("decisions", game -> game.row().decisions()),
            new Measure("choices", game -> game.row().choices()),
            new Measure("score", Played::meanScore),
            new Measure("margin", game -> {
                var margin = game.margin();
                return margin.isPresent() ? margin.getAsInt() : Double.NaN;
            }),
            new Measure("leadChanges", game -> game.notes().leadChanges()),
            new Measure("ledFrom", game -> game.notes().ledFrom().orElse(Double.NaN)),
            new Measure("shared", game -> game.shared() ? 1 : 0));

    /** All measures of games with so many seats. */
    public static List<Measure> all(int seats) {
        List<Measure> all = new ArrayList<>(COMMON);
        for (int seat = 0; seat < seats; seat++) {
            int own = seat;
            all.add(new Measure(win(seat), game -> game.win(own)));
        }
        return List.copyOf(all);
    }

    /** The id of the measure of a seat's wins. */
    public static String win(int seat) {
        return "win" + (seat + 1);
    }

    /** All measures of a game, in order. */
    static double[] of(List<Measure> measures, Played game) {
        double[] values = new double[measures.size()];
        Arrays.setAll(values, i -> measures.get(i).of().applyAsDouble(game));
        return values;
    }
}
