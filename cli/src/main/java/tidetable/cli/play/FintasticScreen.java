package tidetable.cli.play;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import tidetable.cli.shell.Style;
import tidetable.engine.Event;
import tidetable.engine.file.Json;
import tidetable.engine.text.Texts;
import tidetable.games.fintasticsea.FintasticSea;
import tidetable.games.fintasticsea.FintasticView;
import tidetable.games.fintasticsea.FintasticView.Cards;
import tidetable.games.fintasticsea.FintasticView.Closed;
import tidetable.games.fintasticsea.FintasticView.Ecosystem;
import tidetable.games.fintasticsea.FintasticView.OceanFish;
import tidetable.games.fintasticsea.FintasticView.Player;

/** Fintastic Sea in a terminal. */
final class FintasticScreen implements Screen<FintasticView> {
    /** The fish in the order in which 9.2 and 9.3 speak of them, as a, b, c ... */
    private static final List<String> ABILITY_ORDER = List.of(
            "shrimp",
            "sardines",
            "fire-goby",
            "butterflyfish",
            "blowfish",
            "blue-tang",
            "lionfish",
            "anglerfish",
            "swordfish");

    private final FintasticWords words;

    FintasticScreen(FintasticSea sea, Texts words, Style style) {
        this.words = new FintasticWords(sea, words, style);
    }

    @Override
    public FintasticView read(JsonNode view) {
        return Json.read(view, FintasticView.class, "the view");
    }

    @Override
    public List<String> board(FintasticView view, Map<String, Integer> marks) {
        return new FintasticBoard(words, view, marks).lines();
    }

    @Override
    public List<Entry> menu(FintasticView view, List<String> offered) {
        return new FintasticMenu(words, view).of(offered);
    }

    @Override
    public List<String> tell(List<? extends Event> events, Roster roster) {
        return new FintasticTale(words, roster).of(events);
    }

    @Override
    public List<String> status(FintasticView view) {
        List<String> lines = new ArrayList<>(words.style.paragraph(where(view), ""));
        for (String special : view.specials()) {
            lines.add(words.say("special", words.style.bold(words.name(special)), words.text(special)));
        }
        return lines;
    }

    private String where(FintasticView view) {
        String direction = view.direction().equals("none")
                ? words.say("noWave")
                : words.say("wave", words.game.get("word." + view.direction()));
        String discard = view.discard().isEmpty()
                ? words.say("discard", 0)
                : words.say(
                        "discardTop",
                        view.discard().size(),
                        words.fish(view.discard().getLast()));
        List<String> parts = new ArrayList<>(List.of(
                "**" + words.say("round", view.round(), view.rounds()) + "**",
                direction,
                words.say("deck", view.fishDeck()),
                discard,
                words.say("secretDeck", view.secretDeck())));
        if (!view.spent().isEmpty()) {
            parts.add(words.say("spent", words.cardList(view.spent())));
        }
        return String.join(" | ", parts);
    }

    @Override
    public List<String> seat(FintasticView view, int seat, Roster roster) {
        Player player = view.players().get(seat);
        List<String> parts = new ArrayList<>();
        parts.add(cards(player.hand(), "hand", true));
        parts.add(cards(player.secrets(), "secrets", false));
        if (player.looking().size() > 0) {
            parts.add(cards(player.looking(), "looking", false));
        }
        parts.add(words.say("reserve", words.fishList(player.reserve())));
        parts.add(ecosystem(player.ecosystem()));
        if (player.closed().size() > 0) {
            parts.add(closed(player.closed()));
        }
        String active = view.active() == seat ? " " + words.say("active") : "";
        List<String> lines = new ArrayList<>();
        lines.add(words.style.bold(roster.name(seat)) + active);
        lines.addAll(words.style.paragraph(String.join(" | ", parts), "  "));
        return lines;
    }

    private String cards(Cards cards, String key, boolean fish) {
        return switch (cards) {
            case Cards.Open open -> words.say(key, fish ? words.fishList(open.cards()) : words.cardList(open.cards()));
            case Cards.Hidden(int size) -> words.say(key, size);
        };
    }

    private String ecosystem(Ecosystem ecosystem) {
        List<String> cards = new ArrayList<>();
        if (!ecosystem.fish().isEmpty() || ecosystem.secrets().isEmpty()) {
            cards.add(words.fishList(ecosystem.fish()));
        }
        if (!ecosystem.secrets().isEmpty()) {
            cards.add(words.cardList(ecosystem.secrets()));
        }
        return words.say("ecosystem", ecosystem.fish().size(), ecosystem.points(), String.join(" + ", cards));
    }

    private String closed(Closed closed) {
        return switch (closed) {
            case Closed.Open(int size, List<Ecosystem> ecosystems) ->
                words.say(
                        "closedOpen",
                        size,
                        ecosystems.stream()
                                .map(e -> Integer.toString(e.points()))
                                .collect(Collectors.joining(" + ")));
            case Closed.Hidden(int size) -> words.say("closed", size);
        };
    }

    @Override
    public List<String> clauses(FintasticView view, String action) {
        String object = action.replaceAll(".* ", "");
        return switch (action.replaceAll(" .*", "")) {
            case "play" -> List.of("7.1", ability("9.2", action.split(" ", -1)[1]));
            case "discard" -> List.of("7.3", "7.3a");
            case "pass" -> List.of("6.0b", "5.2");
            case "catch" -> List.of(view.step().equals("chain") ? "8.3" : ofPlayed(view, "8.5"), "8.5");
            case "gain" -> List.of(ofPlayed(view, "8.6"), "8.6");
            case "use" -> List.of(ofPlayed(view, "9.1"), "9.1");
            case "skip" -> List.of(view.step().equals("chain") ? "8.3" : "9.1");
            case "push" -> List.of("9.3e", "9.5");
            case "pay" -> List.of(ability("9.3", object), "9.4");
            case "enhance" -> List.of("10.5");
            case "close" -> List.of("10.3", "10.3c");
            case "keep" -> List.of("10.3c");
            case "end" -> List.of("6.5", "6.5b");
            default -> List.of();
        };
    }

    private static String ofPlayed(FintasticView view, String otherwise) {
        return !view.step().equals("ocean")
                ? otherwise
                : view.ocean().stream()
                        .filter(fish -> fish.cell().equals(view.played()))
                        .map(OceanFish::fish)
                        .map(fish -> ability("9.2", fish))
                        .findFirst()
                        .orElse(otherwise);
    }

    private static String ability(String clause, String fish) {
        int index = ABILITY_ORDER.indexOf(fish);
        return index < 0 ? clause : clause + (char) ('a' + index);
    }

    @Override
    public List<String> scoreSheet(FintasticView view, Roster roster) {
        List<String> lines = new ArrayList<>();
        for (int seat = 0; seat < view.players().size(); seat++) {
            Player player = view.players().get(seat);
            List<Ecosystem> all = new ArrayList<>();
            if (player.closed() instanceof Closed.Open open) {
                all.addAll(open.ecosystems());
            }
            all.add(player.ecosystem());
            int points = all.stream().mapToInt(Ecosystem::points).sum();
            lines.add(words.style.bold(words.say("sheet.seat", roster.name(seat), points)));
            for (int i = 0; i < all.size(); i++) {
                lines.addAll(words.style.paragraph(
                        words.say(
                                "sheet.ecosystem",
                                i + 1,
                                words.fishList(all.get(i).fish())),
                        "  "));
                lines.addAll(words.style.paragraph(parts(view, all.get(i)), "     "));
            }
            lines.add("  " + words.say("sheet.reserve", player.reserve().size()));
        }
        return lines;
    }

    private String parts(FintasticView view, Ecosystem ecosystem) {
        List<String> names = new ArrayList<>(view.specials());
        names.addAll(ecosystem.secrets());
        List<String> parts = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            parts.add(words.name(names.get(i)) + " " + ecosystem.parts().get(i));
        }
        return String.join(" + ", parts) + " = " + ecosystem.points();
    }
}
