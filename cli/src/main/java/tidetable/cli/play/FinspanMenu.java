package tidetable.cli.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Puts the offered actions of Finspan into words; moves from one slot open a list of where to. */
final class FinspanMenu {
    private static final Pattern MOVE = Pattern.compile("move (young|school) from (\\S+ \\d) to (\\S+ \\d)");
    private static final Pattern AT = Pattern.compile("(.*)at (\\S+ \\d)");

    private final FinspanWords words;

    FinspanMenu(FinspanWords words) {
        this.words = words;
    }

    List<Entry> of(List<String> offered) {
        Map<String, List<Entry>> moves = new LinkedHashMap<>();
        List<Entry> all = new ArrayList<>();
        for (String action : offered) {
            Matcher move = MOVE.matcher(action);
            if (move.matches()) {
                String label = words.say("menu.move." + move.group(1), words.slot(move.group(2)));
                moves.computeIfAbsent(label, _ -> new ArrayList<>())
                        .add(new Entry.Act(words.say("menu.to", words.slot(move.group(3))), "", "", action));
            } else {
                all.add(entry(action));
            }
        }
        List<Entry> entries = new ArrayList<>();
        moves.forEach((label, targets) -> entries.add(move(label, targets)));
        entries.addAll(0, all.stream().filter(entry -> !isEnd(entry)).toList());
        entries.addAll(all.stream().filter(FinspanMenu::isEnd).toList());
        return entries;
    }

    private static boolean isEnd(Entry entry) {
        return entry instanceof Entry.Act act && act.action().equals("end");
    }

    private Entry move(String label, List<Entry> targets) {
        return targets.size() == 1 && targets.getFirst() instanceof Entry.Act act
                ? new Entry.Act(label + " " + act.label(), "", "", act.action())
                : new Entry.Open(label, "", "", words.say("menu.where"), targets);
    }

    private Entry entry(String action) {
        Matcher at = AT.matcher(action);
        if (at.matches()) {
            String key = at.group(1).isEmpty() ? "at" : at.group(1).strip().replace(' ', '.');
            return new Entry.Act(words.say("menu." + key, words.slot(at.group(2))), "", "", action);
        }
        String object = action.replaceAll("^\\S+ ?", "");
        return switch (action.replaceAll(" .*", "")) {
            case "play", "pay", "eat" -> card(action, object);
            case "recover" -> object.equals("from deck") ? plain("recoverDraw", action) : card(action, object);
            case "dive" -> new Entry.Act(words.say("menu.dive", words.site(object)), "", "", action);
            case "use" -> new Entry.Act(words.say("menu.use", words.slot(object)), "", "", action);
            case "eggs" -> plain(object.equals("on all") ? "eggsAll" : "eggsSome", action);
            case "draw", "end" -> plain(action, action);
            default -> new Entry.Act(action, "", "", action);
        };
    }

    private Entry card(String action, String card) {
        String label = words.say("menu." + action.replaceAll(" .*", "") + ".card", words.name(card));
        return new Entry.Act(label, words.text(card), "", action);
    }

    private Entry plain(String key, String action) {
        return new Entry.Act(words.say("menu." + key), "", "", action);
    }
}
