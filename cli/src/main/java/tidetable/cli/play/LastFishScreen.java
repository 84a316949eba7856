package tidetable.cli.play;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tidetable.cli.shell.Style;
import tidetable.engine.Event;
import tidetable.engine.file.Json;
import tidetable.engine.text.Texts;
import tidetable.games.lastfish.LastFish;
import tidetable.games.lastfish.LastFishEvent;
import tidetable.games.lastfish.LastFishView;
import tidetable.games.lastfish.LastFishView.Cards;
import tidetable.games.lastfish.LastFishView.Player;
import tidetable.games.lastfish.PublicEvent;

/** Last Fish! in a terminal. */
final class LastFishScreen implements Screen<LastFishView> {
    private final LastFishWords words;

    LastFishScreen(LastFish fish, Texts words, Style style) {
        this.words = new LastFishWords(fish, words, style);
    }

    @Override
    public LastFishView read(JsonNode view) {
        return Json.read(view, LastFishView.class, "the view");
    }

    /** The ENCOUNTER, the chain and the effect that go on. */
    @Override
    public List<String> board(LastFishView view, Map<String, Integer> marks) {
        List<String> lines = new ArrayList<>();
        if (!view.encounter().isEmpty()) {
            lines.add(words.say("encounter", words.name(view.encounter()), words.text(view.encounter())));
        }
        for (int at = 0; at < view.chain().size(); at++) {
            lines.add(entry(view, at));
        }
        if (!view.laid().isEmpty()) {
            lines.add(words.say("laid", words.list(view.laid())));
        }
        LastFishView.Open effect = view.effect();
        if (!effect.card().isEmpty()) {
            lines.add(words.say("effect", words.name(effect.card()), words.seat(effect.seat()), effect.left()));
        }
        return lines.stream()
                .flatMap(line -> words.style.paragraph(line, "  ").stream())
                .toList();
    }

    private String entry(LastFishView view, int at) {
        LastFishView.Entry entry = view.chain().get(at);
        List<String> notes = new ArrayList<>();
        if (entry.mode().equals("secondary")) {
            notes.add(words.say("secondary"));
        }
        if (entry.target() >= 0) {
            notes.add(words.say("against", words.seat(entry.target())));
        }
        if (entry.names() > 0) {
            notes.add(words.say("names", entry.names()));
        }
        if (entry.copy()) {
            notes.add(words.say("copy"));
        }
        if (entry.negated()) {
            notes.add(words.say("negated"));
        }
        String line = words.say("entry", at + 1, words.seat(entry.seat()), words.name(entry.card()));
        boolean now = view.resolving() && at == view.chain().size() - 1;
        return (now ? "> " : "") + line + (notes.isEmpty() ? "" : " (" + String.join(", ", notes) + ")");
    }

    @Override
    public List<String> status(LastFishView view) {
        LastFishView.Plays plays = view.plays();
        List<String> parts = new ArrayList<>(List.of(
                "**" + words.say("turn", view.turn()) + "**",
                words.say("drawDeck", view.drawDeck(), view.discard().size()),
                words.say("encounterDeck", view.encounterDeck()),
                words.say("plays", plays.attacks(), plays.items(), plays.curses())));
        if (plays.extraAttacks() + plays.extraItems() > 0) {
            parts.add(words.say("extra", plays.extraAttacks(), plays.extraItems()));
        }
        return words.style.paragraph(String.join(" | ", parts), "");
    }

    @Override
    public List<String> seat(LastFishView view, int seat, Roster roster) {
        Player player = view.players().get(seat);
        List<String> parts = new ArrayList<>();
        if (!player.champion().isEmpty()) {
            parts.add(words.name(player.champion()));
        }
        if (player.place() > 0) {
            parts.add(words.say("out", player.place()));
        } else {
            parts.add(words.say("hp", player.hp()));
            parts.add(words.say("field", words.list(player.field())));
            parts.add(hand(player));
        }
        String active = view.active() == seat ? " " + words.say("active") : "";
        List<String> lines = new ArrayList<>();
        lines.add(words.seat(seat) + ": " + words.style.bold(roster.name(seat)) + active);
        lines.addAll(words.style.paragraph(String.join(" | ", parts), "  "));
        return lines;
    }

    private String hand(Player player) {
        return switch (player.hand()) {
            case Cards.Open open -> words.say("hand", words.list(open.cards()));
            case Cards.Hidden(int size) ->
                player.known().isEmpty()
                        ? words.say("hand", size)
                        : words.say("knownHand", size, words.list(player.known()));
        };
    }

    @Override
    public List<Entry> menu(LastFishView view, List<String> offered) {
        return new LastFishMenu(words, view).of(offered);
    }

    /** Who is asked in a window and can only decline need not be bothered, where nobody else could tell. */
    @Override
    public boolean answersItself(LastFishView view, List<String> offered) {
        return offered.equals(List.of("decline"));
    }

    @Override
    public List<String> clauses(LastFishView view, String action) {
        return switch (action.replaceAll(" .*", "")) {
            case "pick" -> List.of("3.2");
            case "play" -> List.of(announcing(action.split(" ", -1)[1]), "6.1");
            case "copy" -> List.of("6.6c");
            case "decline" ->
                switch (view.step()) {
                    case "response" -> List.of("6.2b");
                    case "open" -> List.of("6.3a");
                    case "equip" -> List.of("8.6b");
                    default -> List.of("8.11");
                };
            case "accept" -> List.of("8.11", "8.11a");
            case "rest" -> List.of("4.2b", "4.2c", "4.2d");
            case "end" -> List.of("4.2a");
            case "block" -> List.of("7.1", "7.2");
            case "destroy" -> List.of("8.3", "8.3b");
            case "discard" -> List.of("8.4");
            case "give" -> List.of("8.7");
            case "pass" -> List.of("8.1d");
            case "equip" -> List.of("8.6");
            case "recover" -> List.of("8.10");
            case "choose" -> List.of("8.12");
            default -> List.of("4.2");
        };
    }

    private String announcing(String card) {
        if (card.equals("duplication")) {
            return "6.6";
        }
        return switch (words.group(card)) {
            case "instant" -> "6.2b";
            case "curse" -> "5.1c";
            case "attack", "item" -> "5.3";
            default -> "5.1";
        };
    }

    /** Each turn is a paragraph. */
    @Override
    public List<String> tell(List<? extends Event> events, Roster roster) {
        List<String> paragraphs = new ArrayList<>();
        StringBuilder paragraph = new StringBuilder();
        for (Event event : events) {
            if (event instanceof PublicEvent.TurnBegan && !paragraph.isEmpty()) {
                paragraphs.add(paragraph.toString());
                paragraph.setLength(0);
            }
            if (event instanceof LastFishEvent fish) {
                paragraph.append(paragraph.isEmpty() ? "" : " ").append(words.game.say(fish.message(), roster::name));
            }
        }
        if (!paragraph.isEmpty()) {
            paragraphs.add(paragraph.toString());
        }
        return paragraphs;
    }

    @Override
    public boolean scored() {
        return false;
    }

    @Override
    public List<String> scoreSheet(LastFishView view, Roster roster) {
        List<String> lines = new ArrayList<>();
        for (int seat = 0; seat < view.players().size(); seat++) {
            Player player = view.players().get(seat);
            String end = player.place() > 1 ? words.say("out", player.place()) : words.say("hp", player.hp());
            lines.add(words.style.bold(words.say("sheet.seat", roster.name(seat), words.name(player.champion()))));
            lines.add("  " + end);
        }
        return lines;
    }
}
