package tidetable.cli.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tidetable.games.fintasticsea.FintasticView;

/** Puts the offered actions of Fintastic Sea into an order: what the question is about first, free actions after it. */
final class FintasticMenu {
    private static final Pattern PLAY = Pattern.compile("play (\\S+) at (\\S+)");
    private static final Pattern CATCH = Pattern.compile("catch (\\S+) into (\\S+)");

    private final FintasticWords words;
    private final Map<String, String> fishAt = new LinkedHashMap<>();
    private final List<Entry> main = new ArrayList<>();
    private final List<Entry> free = new ArrayList<>();
    private final List<Entry> last = new ArrayList<>();

    FintasticMenu(FintasticWords words, FintasticView view) {
        this.words = words;
        view.ocean().forEach(fish -> fishAt.put(fish.cell(), fish.fish()));
    }

    List<Entry> of(List<String> offered) {
        plays(offered);
        catches(offered);
        offered.forEach(this::single);
        List<Entry> all = new ArrayList<>(main);
        all.addAll(free);
        all.addAll(last);
        return all;
    }

    private void plays(List<String> offered) {
        groups(offered, PLAY, matcher -> matcher.group(1)).forEach((kind, actions) -> {
            List<Entry> cells = new ArrayList<>();
            for (String action : actions) {
                String cell = part(PLAY, action, 2);
                cells.add(new Entry.Act(cell, "", cell, action));
            }
            String label = words.say("menu.play", words.coloured(kind, words.fish(kind)));
            main.add(group(label, words.text(kind), "", words.say("menu.where", words.name(kind)), cells));
        });
    }

    private void catches(List<String> offered) {
        groups(offered, CATCH, matcher -> matcher.group(1)).forEach((cell, actions) -> {
            String fish = fish(cell);
            List<Entry> zones = new ArrayList<>();
            for (String action : actions) {
                String zone = part(CATCH, action, 2);
                zones.add(new Entry.Act(words.game.get("word." + zone), "", "", action));
            }
            if (zones.size() == 1) {
                String label =
                        words.say("menu.catchInto", fish, cell, zones.getFirst().label());
                main.add(new Entry.Act(label, "", cell, actions.getFirst()));
            } else {
                String label = words.say("menu.catch", fish, cell);
                main.add(new Entry.Open(label, "", cell, words.say("menu.into", fish), zones));
            }
        });
    }

    /** A choice of a cell needs no question when there is only one. */
    private static Entry group(String label, String note, String cell, String question, List<Entry> under) {
        if (under.size() == 1 && under.getFirst() instanceof Entry.Act act) {
            return new Entry.Act(label + " " + act.cell(), note, act.cell(), act.action());
        }
        return new Entry.Open(label, note, cell, question, under);
    }

    private void single(String action) {
        String verb = action.replaceAll(" .*", "");
        String object = action.replaceAll(".* ", "");
        switch (verb) {
            case "play", "catch" -> {}
            case "gain" -> main.add(new Entry.Act(words.say("menu.gain", fish(object), object), "", object, action));
            case "push" -> main.add(new Entry.Act(words.say("menu.push", fish(object), object), "", object, action));
            case "use" -> main.add(new Entry.Act(words.say("menu.use"), "", "", action));
            case "discard" -> main.add(new Entry.Act(words.say("menu.discard", words.fish(object)), "", "", action));
            case "keep" ->
                main.add(new Entry.Act(words.say("menu.keep", words.name(object)), words.text(object), "", action));
            case "pay" ->
                free.add(new Entry.Act(words.say("menu.pay", words.fish(object)), words.text(object), "", action));
            case "enhance" ->
                free.add(new Entry.Act(words.say("menu.enhance", words.name(object)), words.text(object), "", action));
            case "close" -> free.add(new Entry.Act(words.say("menu.close"), "", "", action));
            case "skip", "pass", "end" -> last.add(new Entry.Act(words.say("menu." + verb), "", "", action));
            default -> last.add(new Entry.Act(action, "", "", action));
        }
    }

    private String fish(String cell) {
        String kind = fishAt.getOrDefault(cell, "");
        return kind.isEmpty() ? cell : words.coloured(kind, words.fish(kind));
    }

    private static Map<String, List<String>> groups(
            List<String> offered, Pattern pattern, Function<Matcher, String> key) {
        Map<String, List<String>> groups = new LinkedHashMap<>();
        for (String action : offered) {
            Matcher matcher = pattern.matcher(action);
            if (matcher.matches()) {
                groups.computeIfAbsent(key.apply(matcher), _ -> new ArrayList<>())
                        .add(action);
            }
        }
        return groups;
    }

    private static String part(Pattern pattern, String action, int group) {
        Matcher matcher = pattern.matcher(action);
        return matcher.matches() ? matcher.group(group) : action;
    }
}
