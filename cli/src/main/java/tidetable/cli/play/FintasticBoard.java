package tidetable.cli.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tidetable.games.fintasticsea.FintasticView;
import tidetable.games.fintasticsea.FintasticView.OceanFish;

/** Draws the Ocean: two lines of text for a row of cells. */
final class FintasticBoard {
    private static final int WIDTH = 9;
    private static final Pattern CELL = Pattern.compile("\\((-?\\d+),(-?\\d+)\\)");

    private final FintasticWords words;
    private final FintasticView view;
    private final Map<String, Integer> marks;
    private final Map<String, OceanFish> fish = new HashMap<>();
    private final List<int[]> corals = new ArrayList<>();

    FintasticBoard(FintasticWords words, FintasticView view, Map<String, Integer> marks) {
        this.words = words;
        this.view = view;
        this.marks = marks;
        view.ocean().forEach(f -> fish.put(f.cell(), f));
        for (String coral : view.corals()) {
            Matcher cell = CELL.matcher(coral);
            if (cell.matches()) {
                corals.add(new int[] {Integer.parseInt(cell.group(1)), Integer.parseInt(cell.group(2))});
            }
        }
    }

    List<String> lines() {
        int left = corals.stream().mapToInt(c -> c[0]).min().orElse(0) - view.limit();
        int right = corals.stream().mapToInt(c -> c[0]).max().orElse(0) + view.limit();
        int top = corals.stream().mapToInt(c -> c[1]).min().orElse(0) - view.limit();
        int bottom = corals.stream().mapToInt(c -> c[1]).max().orElse(0) + view.limit();
        List<String> lines = new ArrayList<>();
        StringBuilder heading = new StringBuilder("x =  ");
        for (int x = left; x <= right; x++) {
            heading.append(centred(Integer.toString(x)));
        }
        lines.add(words.style.faint(heading.toString().stripTrailing()));
        for (int y = top; y <= bottom; y++) {
            StringBuilder upper = new StringBuilder(words.style.faint("%3d  ".formatted(y)));
            StringBuilder lower = new StringBuilder("     ");
            for (int x = left; x <= right; x++) {
                String[] cell = cell(x, y);
                upper.append(cell[0]);
                lower.append(cell[1]);
            }
            lines.add(upper.toString().stripTrailing());
            lines.add(lower.toString().stripTrailing());
        }
        lines.add(words.style.faint(words.say("legend")));
        return lines;
    }

    /** The two lines of a cell. */
    private String[] cell(int x, int y) {
        String name = "(" + x + "," + y + ")";
        OceanFish here = fish.get(name);
        if (view.corals().contains(name)) {
            return new String[] {
                words.style.paint("bold,fg(magenta)", centred(words.say("coral"))),
                words.style.paint("fg(magenta)", centred("#####"))
            };
        }
        if (here == null) {
            String spot = distance(x, y) >= view.limit() ? "~" : ".";
            return new String[] {words.style.paint("fg(blue)", centred(spot)), mark(name, "")};
        }
        boolean played = name.equals(view.played());
        String boost = played && view.boost() > 0 ? "+" + view.boost() : "";
        return new String[] {
            words.coloured(here.fish(), centred(words.shortName(here.fish()))),
            mark(name, (played ? "*" : "") + here.strength() + boost)
        };
    }

    private String mark(String cell, String strength) {
        Integer number = marks.get(cell);
        if (number == null) {
            return centred(strength);
        }
        String mark = "[" + number + "]";
        String text = strength.isEmpty() ? mark : strength + " " + mark;
        return centred(text).replace(mark, words.style.paint("bold,fg(cyan)", mark));
    }

    private int distance(int x, int y) {
        return corals.stream()
                .mapToInt(c -> Math.max(Math.abs(c[0] - x), Math.abs(c[1] - y)))
                .min()
                .orElse(0);
    }

    private static String centred(String text) {
        int before = (WIDTH - text.length()) / 2;
        return " ".repeat(Math.max(0, before)) + text + " ".repeat(Math.max(0, WIDTH - before - text.length()));
    }
}
