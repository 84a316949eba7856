package tidetable.cli.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tidetable.games.fullseal.FullSealView;

/** Puts the offered actions of Full Seal into an order; cards with several choices open a list of them. */
final class FullSealMenu {
    private static final Pattern PLAY = Pattern.compile("play (\\S+)(?: (.*))?");
    private static final Pattern BARTER = Pattern.compile("with (\\S+) for (\\S+) of seat (\\d)");
    private static final Pattern ATTACK = Pattern.compile("attack seat (\\d) for (\\S+)");

    private final FullSealWords words;
    private final FullSealView view;

    FullSealMenu(FullSealWords words, FullSealView view) {
        this.words = words;
        this.view = view;
    }

    List<Entry> of(List<String> offered) {
        Map<String, List<String>> plays = new LinkedHashMap<>();
        List<Entry> others = new ArrayList<>();
        for (String action : offered) {
            Matcher play = PLAY.matcher(action);
            if (play.matches()) {
                plays.computeIfAbsent(play.group(1), _ -> new ArrayList<>()).add(action);
            } else {
                others.add(new Entry.Act(label(action), "", "", action));
            }
        }
        List<Entry> all = new ArrayList<>();
        plays.forEach((card, actions) -> all.add(card(card, actions)));
        all.addAll(others);
        return all;
    }

    private Entry card(String card, List<String> actions) {
        String label = words.say("menu.play", words.name(card));
        if (actions.size() == 1) {
            String choice = choice(actions.getFirst());
            String whole = choice.isEmpty() ? label : label + ": " + choice;
            return new Entry.Act(whole, words.text(card), "", actions.getFirst());
        }
        List<Entry> choices = new ArrayList<>();
        actions.forEach(action -> choices.add(new Entry.Act(choice(action), "", "", action)));
        return new Entry.Open(label, words.text(card), "", words.say("menu.choose", words.name(card)), choices);
    }

    /** What is chosen with a card, in words; empty when nothing is. */
    private String choice(String action) {
        Matcher play = PLAY.matcher(action);
        String choice = play.matches() && play.group(2) != null ? play.group(2) : "";
        Matcher barter = BARTER.matcher(choice);
        if (barter.matches()) {
            return words.say(
                    "menu.barter", words.part(barter.group(1)), words.part(barter.group(2)), seat(barter.group(3)));
        }
        String last = choice.replaceAll(".* ", "");
        return choice.startsWith("at seat ") ? words.say("menu.against", seat(last)) : last.isEmpty() ? "" : words.part(last);
    }

    private String label(String action) {
        String object = action.replaceAll("^\\S+ ", "");
        Matcher attack = ATTACK.matcher(action);
        if (attack.matches()) {
            return words.say("menu.attack", seat(attack.group(1)), words.part(attack.group(2)));
        }
        return switch (action.replaceAll(" .*", "")) {
            case "flip" -> words.say("menu.flip");
            case "stop" -> words.say("menu.stop", view.fishing().caught());
            case "decline" -> words.say("menu.decline");
            case "end" -> words.say("menu.end");
            case "trade" -> words.say("menu.trade", words.part(object));
            case "choose" -> words.say("menu.predator", words.name(object));
            case "put" -> words.say("menu.under", words.part(object.replace(" under", "")));
            case "buy" ->
                switch (object) {
                    case "action" ->
                        words.say("menu.buyAction", view.prices().action());
                    case "predator" ->
                        words.say("menu.buyPredator", view.prices().predator());
                    case "seal" -> words.say("menu.buySeal", view.prices().seal());
                    default ->
                        words.say(
                                "menu.buyPart",
                                words.part(object),
                                view.prices().seal());
                };
            default -> action;
        };
    }

    /** A seat as a person counts them. */
    private String seat(String number) {
        return words.say("seat", Integer.parseInt(number) + 1);
    }
}
