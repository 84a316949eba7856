package tidetable.cli.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tidetable.games.lastfish.LastFishView;

/** Puts the offered actions of Last Fish! into an order; cards with several choices open a list of them. */
final class LastFishMenu {
    private static final Pattern CARD =
            Pattern.compile("(play|give) (\\S+)( secondary)?(?: (?:at|to) seat (\\d))?(?: on (\\d+))?");
    private static final Pattern SEAT = Pattern.compile("(copy at|choose) seat (\\d)");

    private final LastFishWords words;
    private final LastFishView view;

    LastFishMenu(LastFishWords words, LastFishView view) {
        this.words = words;
        this.view = view;
    }

    List<Entry> of(List<String> offered) {
        Map<String, List<String>> cards = new LinkedHashMap<>();
        List<Entry> others = new ArrayList<>();
        for (String action : offered) {
            Matcher card = CARD.matcher(action);
            if (card.matches()) {
                cards.computeIfAbsent(card.group(1) + " " + card.group(2), _ -> new ArrayList<>())
                        .add(action);
            } else {
                others.add(other(action));
            }
        }
        List<Entry> all = new ArrayList<>();
        cards.values().forEach(actions -> all.add(card(actions)));
        all.addAll(others);
        return all;
    }

    private Entry card(List<String> actions) {
        String first = actions.getFirst();
        String card = first.split(" ", -1)[1];
        String label = words.say(first.startsWith("give ") ? "menu.give" : "menu.play", words.name(card));
        if (actions.size() == 1) {
            String choice = choice(first);
            return new Entry.Act(choice.isEmpty() ? label : label + ": " + choice, words.text(card), "", first);
        }
        List<Entry> choices = new ArrayList<>();
        actions.forEach(action -> choices.add(new Entry.Act(choice(action), "", "", action)));
        return new Entry.Open(label, words.text(card), "", words.say("menu.choose", words.name(card)), choices);
    }

    /** What is chosen with a card, in words; empty when nothing is. */
    private String choice(String action) {
        Matcher card = CARD.matcher(action);
        List<String> parts = new ArrayList<>();
        if (card.matches()
                && words.group(card.group(2)).equals("curse")
                && card.group(1).equals("play")) {
            parts.add(words.say(card.group(3) == null ? "menu.initial" : "menu.secondary"));
        }
        if (card.matches() && card.group(4) != null) {
            String seat = words.seat(Integer.parseInt(card.group(4)));
            parts.add(words.say(card.group(1).equals("give") ? "menu.to" : "menu.against", seat));
        }
        if (card.matches() && card.group(5) != null) {
            int entry = Integer.parseInt(card.group(5));
            LastFishView.Entry named = view.chain().get(entry - 1);
            parts.add(words.say("menu.on", entry, words.name(named.card()), words.seat(named.seat())));
        }
        return String.join(", ", parts);
    }

    private Entry other(String action) {
        Matcher seat = SEAT.matcher(action);
        if (seat.matches()) {
            String key = action.startsWith("copy") ? "menu.copy" : "menu.seat";
            return new Entry.Act(words.say(key, words.seat(Integer.parseInt(seat.group(2)))), "", "", action);
        }
        String card = action.replaceAll(".* ", "");
        return switch (action.replaceAll(" .*", "")) {
            case "rest" -> plain("menu.rest", action);
            case "end" -> plain("menu.end", action);
            case "accept" -> plain("menu.accept", action);
            case "decline" -> plain("menu.decline", action);
            case "block", "destroy", "discard", "pass", "equip", "recover", "pick" -> {
                String key = "menu." + action.replaceAll(" .*", "");
                yield new Entry.Act(words.say(key, words.name(card)), words.text(card), "", action);
            }
            default -> new Entry.Act(action, "", "", action);
        };
    }

    private Entry plain(String key, String action) {
        return new Entry.Act(words.say(key), "", "", action);
    }
}
