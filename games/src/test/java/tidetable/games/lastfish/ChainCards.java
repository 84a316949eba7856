package tidetable.games.lastfish;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** The cards that {@link ChainModel} knows, and the deck that is made of them: dense with answers and with damage. */
final class ChainCards {
    private static final Map<String, Integer> INSTANTS = Map.of(
            "riptide-denial", 12,
            "kelp-snare", 10,
            "second-breath", 3,
            "quick-fins", 3,
            "needle-spray", 14,
            "borrowed-shell", 5);
    private static final Map<String, Integer> SPELLS = Map.of(
            "duplication", 8,
            "bubble-bolt", 4,
            "boiling-burst", 2,
            "rust-tide", 4,
            "healing-spring", 3,
            "tidal-insight", 3);
    private static final Map<String, Integer> CURSES =
            Map.of("drowned-pact", 2, "hex-of-rot", 2, "blood-tide", 3, "abyssal-spike", 3);
    private static final Map<String, Integer> ATTACKS = Map.of(
            "frozen-spear", 6,
            "hook-blade", 2,
            "reef-hammer", 2,
            "coral-cleaver", 2,
            "piercing-harpoon", 2,
            "tail-sweep", 2,
            "twin-fangs", 3,
            "leviathan-bite", 1,
            "tide-drinker", 2);
    private static final Map<String, Integer> ITEMS = Map.of(
            "shell-buckler", 5,
            "pearl-charm", 3,
            "urchin-mail", 5,
            "battle-harness", 3,
            "spring-locket", 3,
            "barbed-ring", 2);

    private static final List<String> ITEM_ORDER =
            List.of("shell-buckler", "pearl-charm", "urchin-mail", "battle-harness", "spring-locket", "barbed-ring");
    /** The only ENCOUNTER: DRAW 1. */
    private static final Map<String, Integer> ENCOUNTERS = Map.of("quiet-reeds", 31);

    private ChainCards() {}

    /** How many there are of each card of both decks; none of those that are not named. */
    static Map<String, Integer> counts() {
        Map<String, Integer> counts = new TreeMap<>(ENCOUNTERS);
        List.of(INSTANTS, SPELLS, CURSES, ATTACKS, ITEMS).forEach(counts::putAll);
        return counts;
    }

    /** All cards of the Draw Deck, in a fixed order. */
    static List<String> drawDeck() {
        List<String> cards = new ArrayList<>();
        counts().forEach((card, count) -> {
            for (int i = 0; i < count && !ENCOUNTERS.containsKey(card); i++) {
                cards.add(card);
            }
        });
        return cards;
    }

    static boolean isItem(String card) {
        return ITEMS.containsKey(card);
    }

    /** Its place among the ITEMs of the card list. */
    static int itemOrder(String card) {
        return ITEM_ORDER.indexOf(card);
    }

    static boolean isAttack(String card) {
        return ATTACKS.containsKey(card);
    }

    static boolean atAnyPlayer(String card) {
        return Set.of("bubble-bolt", "rust-tide", "needle-spray").contains(card);
    }

    /** Whether it does nothing to somebody without an ITEM. */
    static boolean needsItem(String card) {
        return Set.of("rust-tide", "hex-of-rot").contains(card);
    }
}
