package tidetable.games.fullseal;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import tidetable.engine.file.Json;

/**
 * What one viewer may know of a position, with cards by id. A card that the viewer does not know is an empty text. Who of
 * several seats is asked does not show in it (5.1f).
 *
 * @param turn from 1
 * @param active the seat whose turn it is; -1 when the match is over
 * @param step the kind of the open question, or {@code "over"}
 * @param fishDeck the Fish deck
 * @param flipped Fish cards flipped since the last shuffle, Empty cards too
 * @param empties how many of them are Empty
 * @param emptyLimit with how many the deck is shuffled (6.3a)
 * @param actionDeck how many cards the Action draw pile holds
 * @param discard the Action discard pile, the last card on top
 * @param predatorPile the Predator pile
 * @param sealPile the Seal pile
 * @param prices what cards cost now
 * @param plays the plays of this turn
 * @param fishing the fishing that goes on
 * @param announced announced Action cards whose effect is not finished, in order
 * @param attack the attack that goes on
 * @param looking Seal cards that a seat looks at (10.3)
 * @param winner the seat with a full seal, or -1
 * @param players by seat
 */
public record FullSealView(
        int seats,
        int turn,
        int active,
        String step,
        Deck fishDeck,
        List<String> flipped,
        int empties,
        int emptyLimit,
        int actionDeck,
        List<String> discard,
        Deck predatorPile,
        Deck sealPile,
        Prices prices,
        Plays plays,
        Fishing fishing,
        List<Card> announced,
        Attack attack,
        Looking looking,
        int winner,
        List<Player> players) {

    /**
     * A face-down pile.
     *
     * @param size how many cards it holds
     * @param top the cards on top whose order is decided, the next one first
     * @param under the cards underneath whose order is decided, the deepest last
     */
    public record Deck(int size, List<String> top, List<String> under) {}

    /** What an Action card, a Predator and a Seal cost now, discounts included. */
    public record Prices(int action, int predator, int seal, int discount) {}

    /** Plays made this turn, and how many it has. */
    public record Plays(int used, int allowed) {}

    /**
     * A fishing.
     *
     * @param seat who fishes; -1 when nobody does, and then all else is empty
     * @param line the number cards flipped, in order
     * @param caught what they are worth together
     * @param limit how many cards may be flipped, 0 for any number
     * @param extra whether it is that of Deep Cast
     */
    public record Fishing(int seat, List<String> line, int caught, int limit, boolean extra) {}

    /**
     * An announced Action card.
     *
     * @param target the opponent chosen, or -1
     * @param seal the Seal card of its player's own that was chosen, or an empty text
     * @param other the opponent's Seal card that was chosen, or an empty text
     */
    public record Card(int seat, String card, int target, String seal, String other) {}

    /**
     * An attack.
     *
     * @param seat the attacker; -1 when there is no attack, and then all else is empty
     * @param target the defender, or -1
     * @param seal the Seal card it is about
     * @param chosen the Predator that the viewer has chosen as the attacker, until it is revealed
     * @param attacker the attacker's revealed Predator
     * @param defender the defender's revealed Predator
     */
    public record Attack(int seat, int target, String seal, String chosen, String attacker, String defender) {}

    /**
     * Looked-at Seal cards.
     *
     * @param seat who looks; -1 when nobody does
     * @param size how many there are
     * @param cards the cards, for who looks and the archive; else empty
     */
    public record Looking(int seat, int size, List<String> cards) {}

    /**
     * What lies with a seat.
     *
     * @param predators how many Predators
     * @param known those of them that the viewer knows; all of its own
     * @param fish fish tokens
     * @param limit how many cards it may flip in its next regular fishing, 0 for any number (10.4)
     */
    public record Player(Cards hand, int predators, List<String> known, List<String> seals, int fish, int limit) {}

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
