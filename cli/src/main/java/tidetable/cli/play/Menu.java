package tidetable.cli.play;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tidetable.cli.shell.Style;

/** What can be picked now: the offered actions, or, one level deeper, the ways to carry one of them out. */
final class Menu {
    private static final int CELLS_IN_A_LINE = 6;
    private static final int SHORTEST_WORD = 3;

    private final List<Entry> top;
    private final Deque<Entry.Open> opened = new ArrayDeque<>();

    Menu(List<Entry> top) {
        this.top = top;
    }

    /** The entries of the level shown. */
    List<Entry> entries() {
        return opened.isEmpty() ? top : opened.getLast().under();
    }

    /** Whether the level shown is below another. */
    boolean deep() {
        return !opened.isEmpty();
    }

    /** The question of a level below another. */
    String question() {
        return opened.getLast().question();
    }

    void open(Entry.Open entry) {
        opened.add(entry);
    }

    void back() {
        opened.pollLast();
    }

    /** The numbers of the entries that are about a cell, by cell. */
    Map<String, Integer> marks() {
        Map<String, Integer> marks = new HashMap<>();
        for (int i = 0; i < entries().size(); i++) {
            if (!entries().get(i).cell().isEmpty()) {
                marks.put(entries().get(i).cell(), i + 1);
            }
        }
        return marks;
    }

    /** The entries that a text can mean: one by its number, or all whose words have the text among them. */
    List<Entry> meant(String text) {
        if (text.matches("\\d{1,9}")) {
            int number = Integer.parseInt(text);
            return number >= 1 && number <= entries().size() ? List.of(entries().get(number - 1)) : List.of();
        }
        String cell = text.replaceAll("[() ]", "");
        List<Entry> byCell = entries().stream()
                .filter(entry -> !cell.isEmpty() && entry.cell().equals("(" + cell + ")"))
                .toList();
        if (!byCell.isEmpty() || text.length() < SHORTEST_WORD) {
            return byCell;
        }
        String wanted = " " + text.toLowerCase(Locale.ROOT) + " ";
        return entries().stream()
                .filter(entry -> (" " + Style.plain(entry.label()).toLowerCase(Locale.ROOT) + " ").contains(wanted))
                .toList();
    }

    /** The entries as lines: bare cells side by side, anything else below each other with its note beside it. */
    List<String> lines(Style style) {
        boolean cells = entries().stream().allMatch(entry -> entry.label().equals(entry.cell()));
        return cells && !entries().isEmpty() ? cellLines(style) : entryLines(style);
    }

    private List<String> cellLines(Style style) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < entries().size(); i++) {
            if (i > 0 && i % CELLS_IN_A_LINE == 0) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(number(i, style))
                    .append(' ')
                    .append("%-9s".formatted(entries().get(i).label()));
        }
        lines.add(line.toString().stripTrailing());
        return lines;
    }

    private List<String> entryLines(Style style) {
        int width = entries().stream()
                .filter(entry -> !entry.note().isEmpty())
                .mapToInt(entry -> Style.plain(entry.label()).length())
                .max()
                .orElse(0);
        String indent = " ".repeat(width + 7);
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < entries().size(); i++) {
            Entry entry = entries().get(i);
            int missing = width - Style.plain(entry.label()).length();
            String label = number(i, style) + "  " + entry.label();
            if (entry.note().isEmpty()) {
                lines.add(label);
                continue;
            }
            List<String> note = style.paragraph(entry.note(), indent);
            lines.add(label
                    + " ".repeat(Math.max(0, missing) + 2)
                    + style.faint(note.getFirst().strip()));
            note.stream().skip(1).map(style::faint).forEach(lines::add);
        }
        return lines;
    }

    private static String number(int index, Style style) {
        return style.paint("bold,fg(cyan)", "%3d".formatted(index + 1));
    }
}
