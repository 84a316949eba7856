package tidetable.lab.watch;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tidetable.engine.CardFace;
import tidetable.engine.Game;

/** The cards of a deck, numbered in its order for counting. */
public final class CardIndex {
    private final List<CardFace> faces;
    private final Map<String, Integer> numbers = new HashMap<>();

    /** The cards of a game's deck. */
    public CardIndex(Game<?, ?> game) {
        faces = List.copyOf(game.cards());
        for (int i = 0; i < faces.size(); i++) {
            numbers.put(faces.get(i).id(), i);
        }
    }

    /** All cards, by number. */
    public List<CardFace> faces() {
        return faces;
    }

    /** How many kinds of card there are. */
    public int size() {
        return faces.size();
    }

    /** The number of a card, if the deck has it. */
    public Optional<Integer> number(String id) {
        return Optional.ofNullable(numbers.get(id));
    }
}
