package tidetable.games.finspan;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import tidetable.engine.CardFace;

/**
 * The cards, the board and the goals of a match, compiled from {@code cards.json} or a custom deck. Fish have one row of
 * numbers: first the cards in the file's order, then the forage fish.
 *
 * @param json the file's content
 * @param name the deck's name
 * @param hash a hash of the content, 16 hex digits
 * @param faces all cards, forage fish and goals as they are printed
 * @param cards the fish cards, each there once
 * @param board what is printed on the oceans
 * @param goals the goals of both sides, side A first
 * @param mostBonus what the most goal points of a week give more, on side A and on side B (10.1a)
 * @param constants the other numbers
 * @param ownTexts names of cards that the message files do not know, by message key
 */
record FinspanDeck(
        JsonNode json,
        String name,
        String hash,
        List<CardFace> faces,
        List<Card> cards,
        Board board,
        List<Goal> goals,
        List<Integer> mostBonus,
        Constants constants,
        Map<String, String> ownTexts) {

    /**
     * A fish card.
     *
     * @param starter whether it belongs to the starter deck
     * @param points printed points
     * @param slots where it may be played (4.3), as bits
     * @param tags icons, by {@link Tag}
     */
    record Card(
            String id,
            boolean starter,
            int lengthCm,
            int points,
            int slots,
            Cost cost,
            List<Integer> tags,
            Ability ability) {}

    /** What playing a card costs (4.2): so many pieces by {@link Token}, and whether it must consume. */
    record Cost(int cards, int eggs, int young, int schools, boolean consume) {
        int of(Token token) {
            return switch (token) {
                case CARD -> cards;
                case EGG -> eggs;
                case YOUNG -> young;
                case SCHOOL -> schools;
            };
        }
    }

    /** What a fish does (6.1), for its owner or for all players (6.4). */
    record Ability(Timing timing, boolean allPlayers, List<Effect> effects) {}

    /**
     * What is printed on every ocean.
     *
     * @param bonuses by site, four each: those of the zones from the top, then the depth bonus
     * @param midnightAlternatives by site, what the variant of 16.2 has instead of the Midnight bonus
     * @param forage the forage fish
     * @param young where the first young lies (2.2)
     * @param youngAlternative where it lies in the variant of 16.3
     */
    record Board(
            List<List<List<Effect>>> bonuses,
            List<List<Effect>> midnightAlternatives,
            List<Forage> forage,
            int young,
            int youngAlternative) {}

    /** A fish printed on every ocean (1.7). */
    record Forage(String id, int lengthCm, int slot, boolean egg) {}

    /** A goal of a week (10.1): points for each thing counted. */
    record Goal(String id, boolean sideB, int week, int pointsPer, Count count) {}

    /**
     * Numbers that are not on cards.
     *
     * @param startStarters starter cards dealt to each player (2.1)
     * @param startCards other cards dealt to each player (2.1)
     * @param turnsPerWeek turns of each player in a week (3.1a)
     * @param consumedPoints points for each consumed fish (12.0c)
     * @param eggPoints points for each egg (12.0d)
     * @param youngPoints points for each young (12.0e)
     * @param schoolPoints points for each school (12.0f)
     * @param mediumFrom the shortest medium fish in cm (1.9)
     * @param largeFrom the shortest large fish in cm (1.9)
     */
    record Constants(
            int startStarters,
            int startCards,
            int turnsPerWeek,
            int consumedPoints,
            int eggPoints,
            int youngPoints,
            int schoolPoints,
            int mediumFrom,
            int largeFrom) {
        Size size(int lengthCm) {
            return lengthCm < mediumFrom ? Size.SMALL : lengthCm < largeFrom ? Size.MEDIUM : Size.LARGE;
        }
    }

    static final int WEEKS = 4;
    static final int GOAL_WEEKS = 3;
    static final int FORAGE = 3;

    /** The number of the fish of an id, a card or a forage fish. */
    OptionalInt fish(String id) {
        OptionalInt card = card(id);
        return card.isPresent()
                ? card
                : IntStream.range(0, board.forage().size())
                        .filter(i -> board.forage().get(i).id().equals(id))
                        .map(i -> i + cards.size())
                        .findFirst();
    }

    /** The number of the card of an id. */
    OptionalInt card(String id) {
        return IntStream.range(0, cards.size())
                .filter(i -> cards.get(i).id().equals(id))
                .findFirst();
    }

    /** The id of a fish. */
    String id(int fish) {
        return fish < cards.size()
                ? cards.get(fish).id()
                : board.forage().get(fish - cards.size()).id();
    }
}
