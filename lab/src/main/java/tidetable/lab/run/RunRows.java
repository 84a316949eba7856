package tidetable.lab.run;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import tidetable.lab.CsvRows;

/** Writes the games of a run as CSV, one row for each game of each variant. Seats are counted from 1, games from 0. */
final class RunRows {
    private final CsvWriter csv;
    private final Plan plan;

    RunRows(Writer to, Plan plan) {
        this.plan = plan;
        csv = CsvWriter.builder().bufferSize(0).lineDelimiter(LineDelimiter.LF).build(to);
    }

    void heading() {
        List<String> heading = new ArrayList<>(List.of(
                "variant",
                "game",
                "seed",
                "seats",
                "turns",
                "decisions",
                "choices",
                "lead_changes",
                "led_from",
                "margin",
                "ending",
                "winners"));
        heading.addAll(CsvRows.seatHeading(plan.seats()));
        csv.writeRecord(heading);
    }

    void accept(int variant, Played game) {
        List<String> bots =
                IntStream.of(game.lineup()).mapToObj(plan.kinds()::get).toList();
        List<String> fields = new ArrayList<>(List.of(
                plan.variants().get(variant).name(),
                Long.toString(game.row().game()),
                game.row().seed().hex(),
                Integer.toString(plan.seats()),
                Integer.toString(game.notes().turns()),
                Integer.toString(game.row().decisions()),
                Integer.toString(game.row().choices()),
                Integer.toString(game.notes().leadChanges()),
                game.notes().ledFrom().isPresent()
                        ? String.format(
                                Locale.ROOT, "%.4f", game.notes().ledFrom().getAsDouble())
                        : "",
                game.margin().isPresent() ? Integer.toString(game.margin().getAsInt()) : "",
                game.notes().ending(),
                CsvRows.winners(game.row())));
        fields.addAll(CsvRows.seats(game.row(), bots));
        csv.writeRecord(fields);
    }
}
