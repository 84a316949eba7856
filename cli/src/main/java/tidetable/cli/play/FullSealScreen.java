package tidetable.cli.play;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tidetable.cli.shell.Style;
import tidetable.engine.Event;
import tidetable.engine.file.Json;
import tidetable.engine.text.Texts;
import tidetable.games.fullseal.FullSeal;
import tidetable.games.fullseal.FullSealEvent;
import tidetable.games.fullseal.FullSealView;
import tidetable.games.fullseal.FullSealView.Cards;
import tidetable.games.fullseal.FullSealView.Player;
import tidetable.games.fullseal.PublicEvent;
import tidetable.games.fullseal.SecretEvent;

/** Full Seal in a terminal. */
final class FullSealScreen implements Screen<FullSealView> {
    private final FullSealWords words;

    FullSealScreen(FullSeal seal, Texts words, Style style) {
        this.words = new FullSealWords(seal, words, style);
    }

    @Override
    public FullSealView read(JsonNode view) {
        return Json.read(view, FullSealView.class, "the view");
    }

    /** The fishing, the announced cards, the attack and the looked-at cards that go on. */
    @Override
    public List<String> board(FullSealView view, Map<String, Integer> marks) {
        List<String> lines = new ArrayList<>();
        FullSealView.Fishing fishing = view.fishing();
        if (fishing.seat() >= 0) {
            String line =
                    String.join(" + ", fishing.line().stream().map(words::fish).toList());
            String limit = fishing.limit() > 0 ? words.say("limit", fishing.limit()) : "";
            lines.add(words.say("fishing", fishing.seat() + 1, line.isEmpty() ? "0" : line, fishing.caught(), limit));
        }
        for (FullSealView.Card card : view.announced()) {
            String against = card.target() >= 0 ? words.say("against", card.target() + 1) : "";
            lines.add(words.say("announced", card.seat() + 1, words.name(card.card()), against));
        }
        FullSealView.Attack attack = view.attack();
        if (attack.seat() >= 0) {
            lines.add(words.say("attack", attack.seat() + 1, attack.target() + 1, words.name(attack.seal())));
            if (!attack.attacker().isEmpty()) {
                lines.add(words.say("shown", words.name(attack.attacker()), words.name(attack.defender())));
            }
        }
        if (!view.looking().cards().isEmpty()) {
            lines.add(words.say("looking", words.list(view.looking().cards())));
        }
        return lines.stream()
                .flatMap(line -> words.style.paragraph(line, "  ").stream())
                .toList();
    }

    @Override
    public List<String> status(FullSealView view) {
        List<String> parts = new ArrayList<>(List.of(
                "**" + words.say("turn", view.turn()) + "**",
                words.say("plays", view.plays().used(), view.plays().allowed()),
                words.say("fishDeck", view.fishDeck().size(), view.empties(), view.emptyLimit()),
                words.say("actionDeck", view.actionDeck(), view.discard().size()),
                words.say("predatorPile", view.predatorPile().size()),
                words.say("sealPile", view.sealPile().size(), view.prices().seal())));
        known("knownFish", view.fishDeck().top(), parts, true);
        known("knownSeals", view.sealPile().top(), parts, false);
        known("knownUnder", view.sealPile().under(), parts, false);
        return words.style.paragraph(String.join(" | ", parts), "");
    }

    private void known(String key, List<String> cards, List<String> parts, boolean fish) {
        if (cards.stream().anyMatch(card -> !card.isEmpty())) {
            List<String> names =
                    cards.stream().map(fish ? words::fish : words::name).toList();
            parts.add(words.say(key, String.join(", ", names)));
        }
    }

    @Override
    public List<String> seat(FullSealView view, int seat, Roster roster) {
        Player player = view.players().get(seat);
        List<String> parts = new ArrayList<>();
        parts.add(words.say("fish", player.fish()));
        parts.add(words.say("seals", words.list(player.seals())));
        parts.add(
                switch (player.hand()) {
                    case Cards.Open open -> words.say("hand", words.list(open.cards()));
                    case Cards.Hidden(int size) -> words.say("hand", size);
                });
        parts.add(
                player.known().isEmpty()
                        ? words.say("predators", player.predators())
                        : words.say("knownPredators", player.predators(), words.list(player.known())));
        if (player.limit() > 0) {
            parts.add(words.say("nextLimit", player.limit()));
        }
        String active = view.active() == seat ? " " + words.say("active") : "";
        List<String> lines = new ArrayList<>();
        lines.add(words.say("seat", seat + 1) + ": " + words.style.bold(roster.name(seat)) + active);
        lines.addAll(words.style.paragraph(String.join(" | ", parts), "  "));
        return lines;
    }

    @Override
    public List<Entry> menu(FullSealView view, List<String> offered) {
        return new FullSealMenu(words, view).of(offered);
    }

    /** Who is asked in a window and can only decline need not be bothered, where nobody else could tell. */
    @Override
    public boolean answersItself(FullSealView view, List<String> offered) {
        return offered.equals(List.of("decline"));
    }

    @Override
    public List<String> clauses(FullSealView view, String action) {
        return switch (action.replaceAll(" .*", "")) {
            case "flip", "stop" -> List.of("6.2b", "6.5");
            case "decline" -> List.of(view.step().equals("whistle") ? "10.3b" : "5.1b");
            case "play" -> List.of(card(action.split(" ", -1)[1]), "5.3");
            case "buy" -> List.of(view.step().equals("whistle") ? "10.3b" : "8.1", "8.1d");
            case "trade" -> List.of("8.5");
            case "attack" -> List.of("9.1a", "9.1j");
            case "choose" -> List.of(view.step().equals("change") ? "9.1g" : "9.1c", "9.1e");
            case "put" -> List.of("10.3c");
            default -> List.of("7.1");
        };
    }

    private static String card(String card) {
        return switch (card) {
            case "full-creel" -> "10.1a";
            case "deep-cast" -> "10.1b";
            case "market-day" -> "10.1c";
            case "tide-toll" -> "10.1d";
            case "seal-whistle" -> "10.1e";
            case "moulting-season" -> "10.1f";
            case "pack-leader" -> "10.1g";
            case "scatter-the-pack" -> "10.1h";
            case "frozen-line" -> "10.1i";
            case "feeding-frenzy" -> "10.1j";
            case "spyglass" -> "10.1k";
            case "ice-barter" -> "10.1l";
            case "flotsam" -> "10.1m";
            case "net-mender" -> "6.4";
            case "sonar-ping" -> "10.2b";
            case "gull-thief" -> "10.2c";
            case "lucky-float" -> "10.2d";
            case "undertow" -> "6.5b";
            case "snow-den" -> "9.1b";
            case "change-of-pack" -> "9.1g";
            default -> "5.3";
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
            if (event instanceof FullSealEvent seal) {
                paragraph.append(paragraph.isEmpty() ? "" : " ").append(sentence(seal, roster));
            }
        }
        if (!paragraph.isEmpty()) {
            paragraphs.add(paragraph.toString());
        }
        return paragraphs;
    }

    /** What was seen by the person alone is told with its cards. */
    private String sentence(FullSealEvent event, Roster roster) {
        String said = words.game.say(event.message(), roster::name);
        return switch (event) {
            case SecretEvent.Peeked peeked -> {
                List<String> fish = peeked.cards().stream().map(words::fish).toList();
                yield said + " " + words.say("seen", String.join(", ", fish));
            }
            case SecretEvent.LookedAtSeals looked -> said + " " + words.say("seen", words.list(looked.seals()));
            case SecretEvent.Spied spied -> said + " " + words.say("seen", words.list(spied.predators()));
            case PublicEvent _, SecretEvent _ -> said;
        };
    }

    @Override
    public boolean scored() {
        return false;
    }

    @Override
    public List<String> scoreSheet(FullSealView view, Roster roster) {
        List<String> lines = new ArrayList<>();
        for (int seat = 0; seat < view.players().size(); seat++) {
            Player player = view.players().get(seat);
            int parts = (int) player.seals().stream().distinct().count();
            lines.add(words.style.bold(words.say("sheet.seat", roster.name(seat), parts)));
            lines.add("  " + words.list(player.seals()) + " | " + words.say("fish", player.fish()));
        }
        return lines;
    }
}
