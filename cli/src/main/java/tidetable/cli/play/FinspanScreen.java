package tidetable.cli.play;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tidetable.cli.shell.Style;
import tidetable.engine.Event;
import tidetable.engine.file.Json;
import tidetable.engine.text.Texts;
import tidetable.games.finspan.Finspan;
import tidetable.games.finspan.FinspanEvent;
import tidetable.games.finspan.FinspanView;
import tidetable.games.finspan.FinspanView.Player;
import tidetable.games.finspan.FinspanView.Slot;

/** Finspan in a terminal. */
final class FinspanScreen implements Screen<FinspanView> {
    private static final int ROWS = 6;
    private static final int SITES = 3;
    private static final int COLUMN = 24;

    private final FinspanWords words;

    FinspanScreen(Finspan finspan, Texts words, Style style) {
        this.words = new FinspanWords(finspan, words, style);
    }

    @Override
    public FinspanView read(JsonNode view) {
        return Json.read(view, FinspanView.class, "the view");
    }

    /** What goes on: the dive, the card that is played, the abilities with benefits to take. Oceans belong to seats. */
    @Override
    public List<String> board(FinspanView view, Map<String, Integer> marks) {
        List<String> lines = new ArrayList<>();
        if (view.dive().seat() >= 0) {
            lines.add(words.say(
                    "dive", view.dive().seat() + 1, words.site(view.dive().site())));
        }
        if (view.playing().seat() >= 0) {
            lines.add(words.say(
                    "playing",
                    view.playing().seat() + 1,
                    words.name(view.playing().card())));
        }
        for (FinspanView.Open open : view.abilities()) {
            String source = open.fish().isEmpty()
                    ? words.site(open.site()) + ", " + words.game.get("bonus." + open.bonus())
                    : words.name(open.fish());
            lines.add(words.say("open", open.seat() + 1, source));
        }
        return lines.stream()
                .flatMap(line -> words.style.paragraph(line, "  ").stream())
                .toList();
    }

    @Override
    public List<String> status(FinspanView view) {
        List<String> parts = new ArrayList<>(
                List.of("**" + words.say("week", view.week(), view.weeks()) + "**", words.say("deck", view.deck())));
        for (int week = view.week(); week <= view.goals().size(); week++) {
            parts.add(words.name(view.goals().get(week - 1)));
        }
        parts.add(words.say("legend"));
        return words.style.paragraph(String.join(" | ", parts), "");
    }

    @Override
    public List<String> seat(FinspanView view, int seat, Roster roster) {
        Player player = view.players().get(seat);
        List<String> lines = new ArrayList<>();
        String active = view.active() == seat ? " " + words.say("active") : "";
        String points = words.say("points", player.points().total(), player.turnsLeft());
        lines.add(words.say("seat", seat + 1) + ": " + words.style.bold(roster.name(seat)) + active + " " + points);
        for (int row = 0; row < ROWS; row++) {
            StringBuilder line = new StringBuilder("  " + (row + 1));
            for (int site = 0; site < SITES; site++) {
                line.append(" | ").append(cell(player.ocean().get(site * ROWS + row)));
            }
            lines.add(line.toString().stripTrailing());
        }
        lines.addAll(words.style.paragraph(words.say("hand", words.list(player.hand())), "  "));
        if (!player.discard().isEmpty()) {
            lines.addAll(words.style.paragraph(words.say("discard", words.list(player.discard())), "  "));
        }
        return lines;
    }

    /** A fish, as far as there is room for its name, and the tokens of its slot. */
    private String cell(Slot slot) {
        String tokens = words.tokens(slot);
        String fish = slot.fish().isEmpty() ? "." : words.name(slot.fish());
        int room = COLUMN - tokens.length() - 1;
        String cut = fish.length() > room ? fish.substring(0, room) : fish;
        return cut + " ".repeat(Math.max(0, room - cut.length())) + " " + tokens;
    }

    @Override
    public List<Entry> menu(FinspanView view, List<String> offered) {
        return new FinspanMenu(words).of(offered);
    }

    @Override
    public List<String> clauses(FinspanView view, String action) {
        return switch (action.replaceAll(" .*", "")) {
            case "play" -> List.of(view.step().equals("turn") ? "4.1" : "7.9", "4.1b");
            case "dive" -> List.of("5.1", "5.5");
            case "at" -> List.of("4.3", "4.5");
            case "pay" -> List.of("4.2", "4.2h");
            case "draw" -> List.of("7.1");
            case "recover" -> List.of(action.equals("recover from deck") ? "7.2a" : "7.2");
            case "egg" -> List.of(view.step().equals("eggs") ? "7.4e" : "7.3", "8.1");
            case "eggs" -> List.of("7.4", "7.4e");
            case "hatch" -> List.of("7.5", "8.3");
            case "young" -> List.of("7.6", "8.3");
            case "move" -> List.of("7.7", action.startsWith("move young") ? "8.6" : "8.7");
            case "eat" -> List.of("7.8", "7.8a");
            case "use" -> List.of("11.1");
            default -> List.of(view.step().equals("finale") ? "11.1b" : "6.2b");
        };
    }

    /** Each turn is a paragraph. */
    @Override
    public List<String> tell(List<? extends Event> events, Roster roster) {
        List<String> paragraphs = new ArrayList<>();
        StringBuilder paragraph = new StringBuilder();
        for (Event event : events) {
            if (event instanceof FinspanEvent.TurnBegan && !paragraph.isEmpty()) {
                paragraphs.add(paragraph.toString());
                paragraph.setLength(0);
            }
            if (event instanceof FinspanEvent told && !(told instanceof FinspanEvent.PlayBegan)) {
                paragraph.append(paragraph.isEmpty() ? "" : " ").append(words.game.say(told.message(), roster::name));
            }
        }
        if (!paragraph.isEmpty()) {
            paragraphs.add(paragraph.toString());
        }
        return paragraphs;
    }

    @Override
    public List<String> scoreSheet(FinspanView view, Roster roster) {
        List<String> lines = new ArrayList<>();
        for (int seat = 0; seat < view.players().size(); seat++) {
            FinspanView.Points points = view.players().get(seat).points();
            lines.add(words.style.bold(words.say("sheet.seat", roster.name(seat), points.total())));
            int goals = points.goals().stream().mapToInt(Integer::intValue).sum();
            lines.addAll(words.style.paragraph(
                    words.say(
                            "sheet.parts",
                            points.printed(),
                            points.abilities(),
                            points.consumed(),
                            points.eggs(),
                            points.young(),
                            points.schools(),
                            goals),
                    "  "));
        }
        return lines;
    }
}
