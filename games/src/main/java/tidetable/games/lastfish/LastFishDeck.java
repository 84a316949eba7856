package tidetable.games.lastfish;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Function;
import tidetable.engine.CardFace;

/**
 * The cards and constants of a match, compiled from {@code cards.json} or a custom deck. Kinds are numbered in the
 * file's order, for cards of the Draw Deck, ENCOUNTERs and Champions apart.
 *
 * @param name the deck's name
 * @param hash a hash of the content, 16 hex digits
 * @param faces all cards as they are printed, in the file's order
 * @param cards the kinds of cards of the Draw Deck
 * @param encounters the kinds of ENCOUNTERs
 * @param champions the Champions
 * @param constants the numbers that are not on cards
 * @param ownTexts names and texts of cards that the message files do not know, by message key
 */
record LastFishDeck(
        String name,
        String hash,
        List<CardFace> faces,
        List<Card> cards,
        List<Encounter> encounters,
        List<Champion> champions,
        Constants constants,
        Map<String, String> ownTexts) {

    /**
     * A kind of card of the Draw Deck.
     *
     * @param onChain of an INSTANT: whether it may be announced onto a chain only (5.1b)
     * @param modes what it does when it is announced: two for a CURSE, none for an ITEM, else one
     * @param statics what an ITEM does while it is equipped
     * @param triggers what an ITEM does when it is destroyed
     */
    record Card(
            String id,
            int count,
            Type type,
            boolean onChain,
            List<Mode> modes,
            Statics statics,
            List<Trigger> triggers) {}

    /** One way to announce a card: at whom, for how many HP (7.7), and what it does. */
    record Mode(Aim aim, int sacrifice, List<Effect> effects) {}

    /**
     * What an ITEM does while it is equipped.
     *
     * @param draws more cards in the own DRAW (4.0b)
     * @param harness whether an ITEM and an ATTACK go together in a turn (5.3c)
     * @param damage more damage of the own ATTACKs (7.5)
     */
    record Statics(int draws, boolean harness, int damage) {
        static final Statics NONE = new Statics(0, false, 0);
    }

    /** What an ITEM does when it is destroyed, or only when it blocked damage of an opponent (10.5). */
    record Trigger(boolean byOpponent, List<Effect> effects) {}

    /** A kind of ENCOUNTER. */
    record Encounter(String id, int count, List<Effect> effects) {}

    /** A Champion. */
    record Champion(String id, Signature signature) {}

    /** How a Signature changes its card. */
    enum Change {
        ADD_EFFECTS,
        REPLACE_EFFECTS,
        ADD_TRIGGER,
        SECONDARY_FREE
    }

    /**
     * What a Champion changes (11.1).
     *
     * @param card the id of a card of the Draw Deck or of an ENCOUNTER
     * @param anyPlayer of an ENCOUNTER: whether it works whoever reveals it
     * @param effects of the first two ways
     * @param triggers of the third
     */
    record Signature(String card, Change change, boolean anyPlayer, List<Effect> effects, List<Trigger> triggers) {}

    /**
     * The numbers that are not on cards.
     *
     * @param startHp HP of a player at the start (3.2a)
     * @param maxHp HP that a player never exceeds (8.8)
     * @param startHand cards dealt to each player (3.2b)
     * @param restHand how many cards a rest fills the hand to (4.2c)
     * @param curses CURSEs of a turn (5.1c)
     * @param plays cards that a player announces in a turn at most (5.6)
     * @param turnLimit turns after which a match stops (9.5)
     */
    record Constants(int startHp, int maxHp, int startHand, int restHand, int curses, int plays, int turnLimit) {}

    int drawCards() {
        return cards.stream().mapToInt(Card::count).sum();
    }

    int encounterCards() {
        return encounters.stream().mapToInt(Encounter::count).sum();
    }

    OptionalInt card(String id) {
        return index(cards, Card::id, id);
    }

    OptionalInt encounter(String id) {
        return index(encounters, Encounter::id, id);
    }

    OptionalInt champion(String id) {
        return index(champions, Champion::id, id);
    }

    private static <T> OptionalInt index(List<T> cards, Function<T, String> name, String id) {
        int index = cards.stream().map(name).toList().indexOf(id);
        return index < 0 ? OptionalInt.empty() : OptionalInt.of(index);
    }
}
