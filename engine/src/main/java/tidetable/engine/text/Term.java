package tidetable.engine.text;

/** Something a message speaks of, by its name in the rules, so that every reader can show it in its own way. */
public sealed interface Term {
    /** A card, by id. */
    record Card(String id) implements Term {}

    /** A seat, counted from 0. */
    record Seat(int seat) implements Term {}

    /** A number. */
    record Number(int value) implements Term {}

    /** A place in a notation that is the same in all languages, such as {@code (1,0)}. */
    record Place(String notation) implements Term {}

    /** A word of the game, by its message key. */
    record Word(String key) implements Term {}
}
