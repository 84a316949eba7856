package tidetable.games.finspan;

import java.util.List;
import java.util.Map;

/**
 * What everybody may know of a position (15.1): all but the order of the deck, with cards by id and slots by notation.
 *
 * @param week from 1
 * @param weeks how many weeks the match has
 * @param turnsPerWeek turns of each seat in a week
 * @param first the holder of the first-player token
 * @param active the seat whose turn it is, or who is to use gameEnd abilities; -1 when the match is over
 * @param step the kind of the open question, or {@code "over"}
 * @param options what was chosen at table creation, by name
 * @param goals the goals of weeks 1 to 3
 * @param bonuses what is printed on every ocean (5.6), site by site and each from the top
 * @param deck how many cards the deck holds
 * @param dive the dive that is going on
 * @param playing the card that is being played
 * @param abilities abilities and bonuses whose benefits are not all taken, the one that is asked about first
 * @param players by seat
 */
public record FinspanView(
        int seats,
        int week,
        int weeks,
        int turnsPerWeek,
        int first,
        int active,
        String step,
        Map<String, String> options,
        List<String> goals,
        List<Bonus> bonuses,
        int deck,
        Dive dive,
        Playing playing,
        List<Open> abilities,
        List<Player> players) {

    /** What a dive gives at a site: in a zone, or at the {@code "depth"}. */
    public record Bonus(String site, String bonus, List<Benefit> benefits) {}

    /**
     * A dive.
     *
     * @param seat -1 when there is none
     * @param next what the diver comes to next: a zone's bonus by its zone, a row such as {@code "row 1"}, {@code
     *     "depth"} or {@code "end"}
     */
    public record Dive(int seat, String site, String next) {}

    /**
     * A card that is being played.
     *
     * @param seat -1 when there is none
     * @param slot empty as long as it is not chosen
     * @param cards other cards still to be paid; the same for the other pieces
     */
    public record Playing(int seat, String card, String slot, int cards, int eggs, int young, int schools) {}

    /**
     * An ability or a bonus with benefits to take.
     *
     * @param fish whose ability it is; empty for a bonus
     * @param slot where that fish lies or lay
     * @param site the site of the bonus; empty for an ability
     * @param bonus the zone of the bonus, or {@code "depth"}
     */
    public record Open(int seat, String fish, String slot, String site, String bonus, List<Benefit> benefits) {}

    /** What is left of one effect, such as {@code "draw"}; {@code where} as on the card, or empty. */
    public record Benefit(String op, String where, int left) {}

    /**
     * All of one seat.
     *
     * @param discard the discard pile, in the order of the deck file
     * @param ocean all 18 slots, site by site and each from the top
     * @param turnsLeft turns that the seat still has in the match
     * @param used slots whose gameEnd ability was used
     * @param finished whether the seat has finished section 11
     */
    public record Player(
            List<String> hand,
            List<String> discard,
            List<Slot> ocean,
            Divers divers,
            int turnsLeft,
            List<String> used,
            boolean finished,
            Points points) {}

    /** A slot: its visible fish or an empty text, the consumed fish under it, and its tokens. */
    public record Slot(String slot, String fish, List<String> under, boolean egg, int young, boolean school) {}

    /** Divers used this week, for plays and at each site. */
    public record Divers(int play, int blue, int purple, int green) {}

    /** The points if the match ended now, by category (section 12), with those of the weeks that are over. */
    public record Points(
            int total,
            int abilities,
            int printed,
            int consumed,
            int eggs,
            int young,
            int schools,
            List<Integer> goals) {}
}
