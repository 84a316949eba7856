package tidetable.lab;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** Writes rows as CSV, with a heading. Seats are counted from 1, as people count; games from 0. */
public final class CsvRows implements Consumer<GameRow> {
    private final CsvWriter csv;
    private final List<String> bots;

    /**
     * Writes the heading.
     *
     * @param to where to, with a buffer of its own; a failure to write is thrown as {@link java.io.UncheckedIOException}
     * @param bots the name of the bot in each seat
     */
    public CsvRows(Writer to, List<String> bots) {
        this.csv = CsvWriter.builder()
                .bufferSize(0)
                .lineDelimiter(LineDelimiter.LF)
                .build(to);
        this.bots = List.copyOf(bots);
        List<String> heading = new ArrayList<>(List.of("game", "seed", "seats", "decisions", "choices", "winners"));
        heading.addAll(seatHeading(bots.size()));
        csv.writeRecord(heading);
    }

    /** The names of the columns about seats: bot, place and score of each. */
    public static List<String> seatHeading(int seats) {
        List<String> heading = new ArrayList<>();
        for (int seat = 1; seat <= seats; seat++) {
            heading.addAll(List.of("bot" + seat, "place" + seat, "score" + seat));
        }
        return heading;
    }

    /** The columns about seats: bot, place and score of each. */
    public static List<String> seats(GameRow row, List<String> bots) {
        List<String> fields = new ArrayList<>();
        for (int seat = 0; seat < bots.size(); seat++) {
            fields.add(bots.get(seat));
            fields.add(Integer.toString(row.standing().place(seat) + 1));
            fields.add(Integer.toString(row.standing().scores().get(seat)));
        }
        return fields;
    }

    /** The seats that won, such as {@code "1+2"}. */
    public static String winners(GameRow row) {
        return row.standing().winners().stream()
                .map(seat -> Integer.toString(seat + 1))
                .collect(Collectors.joining("+"));
    }

    @Override
    public void accept(GameRow row) {
        List<String> fields = new ArrayList<>(List.of(
                Long.toString(row.game()),
                row.seed().hex(),
                Integer.toString(bots.size()),
                Integer.toString(row.decisions()),
                Integer.toString(row.choices()),
                winners(row)));
        fields.addAll(seats(row, bots));
        csv.writeRecord(fields);
    }
}
