package tidetable.games.fullseal;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Function;
import tidetable.engine.CardFace;

/**
 * The cards and constants of a match, compiled from {@code cards.json} or a custom deck. Kinds are numbered in the
 * file's order, for Fish cards, Action cards and Predators apart; Seal cards are numbered by their {@link Part}.
 *
 * @param name the deck's name
 * @param hash a hash of the content, 16 hex digits
 * @param faces all cards as they are printed, in the file's order
 * @param fish the kinds of Fish cards
 * @param actions the kinds of Action cards
 * @param predators the kinds of Predators
 * @param seals the Seal cards, by part
 * @param constants the numbers that are not on cards
 * @param ownTexts names and texts of cards that the message files do not know, by message key
 */
record FullSealDeck(
        String name,
        String hash,
        List<CardFace> faces,
        List<Fish> fish,
        List<Action> actions,
        List<Predator> predators,
        List<Seal> seals,
        Constants constants,
        Map<String, String> ownTexts) {

    /** A kind of Fish card; an Empty card has the value 0. */
    record Fish(String id, int count, int value) {}

    /** A kind of Action card. */
    record Action(String id, int count, Window window, List<Effect> effects) {
        Effect.Choice choice() {
            return effects.stream()
                    .map(Effect::choice)
                    .filter(choice -> choice != Effect.Choice.NOTHING)
                    .findFirst()
                    .orElse(Effect.Choice.NOTHING);
        }
    }

    /** A kind of Predator and the kind that it beats (2.3a). */
    record Predator(String id, int count, int beats) {}

    /** The Seal card of a part. */
    record Seal(String id, int count) {}

    /**
     * The numbers that are not on cards.
     *
     * @param startActions Action cards dealt to each player (3.2)
     * @param startPredators Predators dealt to each player (3.2a)
     * @param drawPerTurn Action cards drawn each turn (4.0b)
     * @param playsPerTurn plays of a turn (7.1)
     * @param maxPlays plays that a turn never exceeds (7.3)
     * @param turnLimit turns after which a match stops (11.4)
     * @param actionPrice fish for an Action card (8.1a)
     * @param predatorPrice fish for a Predator (8.1b)
     * @param sealPrice fish for a Seal (8.1c)
     */
    record Constants(
            int startActions,
            int startPredators,
            int drawPerTurn,
            int playsPerTurn,
            int maxPlays,
            int turnLimit,
            int actionPrice,
            int predatorPrice,
            int sealPrice) {}

    int fishCards() {
        return fish.stream().mapToInt(Fish::count).sum();
    }

    int actionCards() {
        return actions.stream().mapToInt(Action::count).sum();
    }

    int predatorCards() {
        return predators.stream().mapToInt(Predator::count).sum();
    }

    int sealCards() {
        return seals.stream().mapToInt(Seal::count).sum();
    }

    OptionalInt fishKind(String id) {
        return index(fish, Fish::id, id);
    }

    OptionalInt actionKind(String id) {
        return index(actions, Action::id, id);
    }

    OptionalInt predatorKind(String id) {
        return index(predators, Predator::id, id);
    }

    OptionalInt sealKind(String id) {
        return index(seals, Seal::id, id);
    }

    private static <T> OptionalInt index(List<T> cards, Function<T, String> name, String id) {
        int index = cards.stream().map(name).toList().indexOf(id);
        return index < 0 ? OptionalInt.empty() : OptionalInt.of(index);
    }
}
