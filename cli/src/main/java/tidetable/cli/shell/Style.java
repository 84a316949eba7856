package tidetable.cli.shell;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import picocli.CommandLine.Help.Ansi;

/** Text for a terminal: colour where it is wanted, and lines of a bearable length. */
public final class Style {
    private static final int WIDTH = 80;
    /** What takes no room on the screen: marks of strong text and colours. */
    private static final Pattern MARKS = Pattern.compile("\\*\\*|\u001B\\[[0-9;]*m");

    private final Ansi ansi;

    /** With colour or without. */
    public Style(boolean colour) {
        this.ansi = colour ? Ansi.ON : Ansi.OFF;
    }

    /** Whether colours are shown. */
    public boolean colour() {
        return ansi.enabled();
    }

    /** How colours are made. */
    public Ansi ansi() {
        return ansi;
    }

    /** Strong text. */
    public String bold(String text) {
        return paint("bold", text);
    }

    /** Text that stands back. */
    public String faint(String text) {
        return paint("faint", text);
    }

    /**
     * Text in a style.
     *
     * @param styles names that picocli knows, separated by commas, such as {@code "bold,fg(cyan)"}
     */
    public String paint(String styles, String text) {
        if (!ansi.enabled() || text.isEmpty()) {
            return text;
        }
        return Ansi.Style.on(Ansi.Style.parse(styles)) + text + Ansi.Style.reset.on();
    }

    /** The letters of a text alone, without colours. */
    public static String plain(String text) {
        return MARKS.matcher(text).replaceAll("");
    }

    /** Text with {@code **strong**} parts shown as strong, broken into lines after words. */
    public List<String> paragraph(String text, String indent) {
        List<String> lines = new ArrayList<>();
        for (String given : text.split("\n", -1)) {
            StringBuilder line = new StringBuilder(indent);
            int used = indent.length();
            for (String word : given.strip().split(" +")) {
                int length = plain(word).length();
                if (used > indent.length() && used + 1 + length > WIDTH) {
                    lines.add(line.toString());
                    line = new StringBuilder(indent);
                    used = indent.length();
                }
                boolean first = used == indent.length();
                line.append(first ? "" : " ").append(word);
                used += (first ? 0 : 1) + length;
            }
            lines.add(line.toString());
        }
        return strong(lines);
    }

    /** Shows the marks of strong text, which may begin on one line and end on a later one. */
    private List<String> strong(List<String> lines) {
        List<String> shown = new ArrayList<>();
        boolean on = false;
        for (String line : lines) {
            StringBuilder out = new StringBuilder();
            String[] parts = line.split("\\*\\*", -1);
            for (int i = 0; i < parts.length; i++) {
                on = i > 0 ? !on : on;
                out.append(on ? bold(parts[i]) : parts[i]);
            }
            shown.add(out.toString());
        }
        return shown;
    }
}
