package tidetable.lab.watch;

import java.util.List;

/** Counts what one game shows, card by card and seat by seat. */
final class GameLog {
    private final CardIndex cards;
    private final int[] had;
    private final int[] played;
    private int turnsOver;
    private String ending = "";

    GameLog(CardIndex cards, int seats) {
        this.cards = cards;
        had = new int[seats * cards.size()];
        played = new int[seats * cards.size()];
    }

    /** A card came to a seat: into its hand, or to what lies before it. */
    void had(int seat, String card) {
        cards.number(card).ifPresent(number -> had[seat * cards.size() + number]++);
    }

    void had(int seat, List<String> all) {
        all.forEach(card -> had(seat, card));
    }

    /** A seat put a card to use. */
    void played(int seat, String card) {
        cards.number(card).ifPresent(number -> played[seat * cards.size() + number]++);
    }

    /** A turn is over. */
    void turn() {
        turnsOver++;
    }

    /** The match is over; the first reason that is told counts. */
    void ended(String how) {
        ending = ending.isEmpty() ? how : ending;
    }

    int turnsOver() {
        return turnsOver;
    }

    String ending() {
        return ending;
    }

    int[] had() {
        return had;
    }

    int[] played() {
        return played;
    }
}
