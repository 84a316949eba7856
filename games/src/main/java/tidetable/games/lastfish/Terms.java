package tidetable.games.lastfish;

import java.util.ArrayList;
import java.util.List;
import tidetable.engine.text.Message;
import tidetable.engine.text.Term;

/** What messages of this game speak of. */
final class Terms {
    /** More cards than these are not named one by one. */
    private static final int MOST_NAMED = 5;

    private Terms() {}

    static Term who(int seat) {
        return new Term.Seat(seat);
    }

    static Term card(String id) {
        return new Term.Card(id);
    }

    static Term number(int value) {
        return new Term.Number(value);
    }

    static Message withCards(String key, int seat, List<String> cards) {
        return withCards(key, List.of(who(seat)), cards);
    }

    static Message withCards(String key, int seat, int target, List<String> cards) {
        return withCards(key, List.of(who(seat), who(target)), cards);
    }

    /** Seats and then the cards, with a text for each number of cards; or how many there are. */
    private static Message withCards(String key, List<Term> seats, List<String> cards) {
        List<Term> terms = new ArrayList<>(seats);
        if (cards.size() > MOST_NAMED) {
            terms.add(number(cards.size()));
            return new Message(key + ".more", terms);
        }
        cards.forEach(card -> terms.add(card(card)));
        return new Message(key + "." + cards.size(), terms);
    }
}
