package tidetable.games.lastfish;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import tidetable.engine.file.Json;

/**
 * What one viewer may know of a position, with cards by id. Who of several seats is asked does not show in it. A seat that
 * is out is shown what the audience is shown (13.4).
 *
 * @param turn from 1; 0 while Champions are taken
 * @param active the seat whose turn it is; -1 when the match is over
 * @param step the kind of the open question, or {@code "over"}
 * @param drawDeck how many cards the Draw Deck holds
 * @param encounterDeck how many cards the Encounter Deck holds
 * @param discard the Discard Pile, the last card on top
 * @param encounterDiscard the discard pile of ENCOUNTERs, the last card on top
 * @param champions the Champions that can still be taken, while they are taken
 * @param encounter the ENCOUNTER that is being carried out, or an empty text
 * @param chain the entries of the chain, the first announced first
 * @param resolving whether the last entry of the chain takes effect now
 * @param laid Duplications that accompany the chain
 * @param effect the effect that goes on with questions
 * @param plays what was announced in this turn
 * @param winner the last in the game, or -1
 * @param players by seat
 */
public record LastFishView(
        int seats,
        int turn,
        int active,
        String step,
        int drawDeck,
        int encounterDeck,
        List<String> discard,
        List<String> encounterDiscard,
        List<String> champions,
        String encounter,
        List<Entry> chain,
        boolean resolving,
        List<String> laid,
        Open effect,
        Plays plays,
        int winner,
        List<Player> players) {

    /**
     * An entry of the chain.
     *
     * @param mode of a CURSE {@code "initial"} or {@code "secondary"}, else an empty text
     * @param target the player at whom it is aimed, or -1
     * @param names the entry that a NEGATE names, from 1; 0 for none
     * @param copy whether it is a copy made by Duplication
     */
    public record Entry(int seat, String card, String mode, int target, int names, boolean copy, boolean negated) {}

    /**
     * An effect that goes on with questions.
     *
     * @param card whose effect it is; an empty text when there is none
     * @param seat the player that the open part of it reaches, or -1
     * @param by whose card it is; -1 for an ENCOUNTER
     * @param left how many points, cards or ITEMs are left
     */
    public record Open(String card, int seat, int by, int left) {}

    /**
     * What was announced in this turn, and the additional permissions gained (5.3).
     *
     * @param acted whether a card other than an INSTANT was announced
     */
    public record Plays(int attacks, int items, int curses, int extraAttacks, int extraItems, boolean acted) {}

    /**
     * What lies with a seat.
     *
     * @param champion an empty text before the choice
     * @param place 0 in the game; else the place, 1 being the winner's
     * @param known those cards of the hand that the viewer surely knows; all of its own
     * @param field equipped ITEMs
     * @param passing whether it has chosen a card that goes to the left
     * @param started whether its own first turn is over
     */
    public record Player(
            String champion,
            int hp,
            int place,
            Cards hand,
            List<String> known,
            List<String> field,
            boolean passing,
            boolean started) {}

    /** Cards that only their owner may see. */
    public sealed interface Cards {
        /** How many there are. */
        int size();

        /** Seen by the viewer. */
        record Open(int size, List<String> cards) implements Cards {}

        /** Not seen by the viewer. */
        record Hidden(int size) implements Cards {}

        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        private static Cards read(JsonNode written) {
            return written.has("cards")
                    ? Json.read(written, Open.class, "a view")
                    : Json.read(written, Hidden.class, "a view");
        }
    }
}
