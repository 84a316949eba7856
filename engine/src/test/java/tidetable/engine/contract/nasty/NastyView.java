package tidetable.engine.contract.nasty;

import java.util.List;

/**
 * What a viewer of the nasty game sees.
 *
 * @param active the seat whose turn it is, -1 after the end
 * @param asked the seat that decides, -1 when that is not for this viewer to know
 * @param card the card that a window is about, else empty
 * @param target its target, else 0
 * @param dived the viewer's own depth while the others dive, else -1
 * @param deck how many cards the deck has
 * @param deckTop the cards on top in a decided order, as far as known; {@code "?"} else
 * @param deckUnder the same for those underneath
 * @param clue nothing, unless a fault is built in
 */
public record NastyView(
        String step,
        int active,
        int asked,
        String card,
        int target,
        int dived,
        int deck,
        List<String> deckTop,
        List<String> deckUnder,
        List<String> discard,
        List<Player> players,
        String clue) {
    /**
     * A seat.
     *
     * @param cards how many cards in hand
     * @param hand those that the viewer knows
     */
    public record Player(int lives, int pearls, int cards, List<String> hand) {}
}
